import Combine
@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Random sessions with bindings and positions that are written while users, contents and windows do as they like.
@MainActor struct RandomSteeringTests {
    typealias Source = ScrollObservationSource
    typealias Dice = RandomSessionTests.Dice

    struct Bound: View {
        @ObservedObject var offset: Model<CGPoint>
        @ObservedObject var content: Model<CGSize>
        @ObservedObject var inset: Model<CGFloat>
        var body: some View {
            ScrollView([.horizontal, .vertical]) {
                Color.red.frame(width: content.value.width, height: content.value.height).scrollOffsetSource([.horizontal, .vertical])
            }
            .scrollOffset(Binding(get: { offset.value }, set: { offset.value = $0 }))
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: inset.value) }
        }
    }

    @Test(
        "obs.binding.read obs.binding.write obs.binding.range at rest the scroll view is where its binding says, as near as it can",
        arguments: 0..<8, bothSources)
    func binding(_ seed: Int, _ source: Source) {
        var dice = Dice(state: UInt64(seed) &* 7919 &+ 5)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }
        let offset = Model(CGPoint.zero)
        let content = Model(CGSize(width: 800, height: 2000))
        let inset = Model(CGFloat(0))
        let host = TestHost.window(source) { Bound(offset: offset, content: content, inset: inset) }
        var events: [String] = []
        for _ in 0..<50 {
            switch Int.random(in: 0..<9, using: &dice) {
            case 0, 1:
                offset.value = CGPoint(x: number(-200...1000), y: number(-300...3000))
                events.append("write \(offset.value)")
                host.frame()
            case 2:
                let target = CGPoint(x: number(0...500), y: number(0...1600))
                events.append("animate to \(target)")
                withAnimation(.linear(duration: 0.3)) { offset.value = target }
                host.advance(by: Double(number(0...20)) / 60)
            case 3:
                content.value = CGSize(width: number(0...1500), height: number(0...4000))
                events.append("content \(content.value)")
                host.frame()
            case 4:
                inset.value = number(0...90)
                events.append("inset \(inset.value)")
                host.frame()
            case 5:
                let size = CGSize(width: number(200...500), height: number(300...600))
                events.append("size \(size)")
                host.resize(to: size)
            case 6:
                events.append("fling")
                host.fling(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150 + number(-60...60), y: 250 + number(-90...90)))
                host.advance(by: Double(number(0...30)) / 60)
            default:
                let delta = CGPoint(x: number(-200...200), y: number(-500...500))
                events.append("wheel \(delta)")
                host.wheel(at: CGPoint(x: 150, y: 250), by: delta)
            }
            guard Bool.random(using: &dice) else { continue }
            host.settle()
            let end = host.scrollView.maximumOffset
            let insets = host.scrollView.geometry.contentInsets
            let wanted = CGPoint(
                x: min(max(offset.value.x, 0), end.x + insets.leading), y: min(max(offset.value.y, 0), end.y + insets.top))
            #expect(
                near(host.x, wanted.x, 0.001) && near(host.y, wanted.y, 0.001),
                "\(source) \(events.suffix(5)): at \(host.x) \(host.y) for \(offset.value)")
        }
        #expect(host.warnings == [], "\(events)")
    }

    struct Pair: View {
        @ObservedObject var offset: Model<CGPoint>
        @ObservedObject var heights: Model<[CGFloat]>
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<2) { index in
                    ScrollView { Color.red.frame(width: 150, height: heights.value[index]).scrollOffsetSource() }
                        .scrollOffset(Binding(get: { offset.value }, set: { offset.value = $0 }))
                }
            }
        }
    }

    @Test(
        "obs.binding.two two scroll views on one binding: at rest both are where it says, whatever happened", arguments: 0..<5, bothSources)
    func pair(_ seed: Int, _ source: Source) {
        var dice = Dice(state: UInt64(seed) &* 104_729 &+ 3)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }
        let offset = Model(CGPoint.zero)
        let heights = Model([CGFloat(2000), 1400])
        let host = TestHost.window(source) { Pair(offset: offset, heights: heights) }
        var events: [String] = []
        for _ in 0..<40 {
            let x: CGFloat = Bool.random(using: &dice) ? 75 : 225
            switch Int.random(in: 0..<5, using: &dice) {
            case 0:
                offset.value = CGPoint(x: 0, y: number(-100...2500))
                events.append("write \(offset.value.y)")
                host.frame()
            case 1:
                heights.value[x < 100 ? 0 : 1] = number(100...3000)
                events.append("heights \(heights.value)")
                host.frame()
            case 2:
                events.append("fling at \(x)")
                host.fling(from: CGPoint(x: x, y: 200), to: CGPoint(x: x, y: 200 + number(-90...90)))
                host.advance(by: Double(number(0...30)) / 60)
            default:
                let delta = number(-500...500)
                events.append("wheel at \(x) by \(delta)")
                host.wheel(at: CGPoint(x: x, y: 200), by: CGPoint(x: 0, y: delta))
            }
            #expect(host.report.settled, "\(events.suffix(5))")
            guard Bool.random(using: &dice) else { continue }
            #expect(host.settle(), "\(events.suffix(5))")
            for (index, view) in host.scrollViews.enumerated() {
                let wanted = min(max(offset.value.y, 0), max(heights.value[index] - 400, 0))
                #expect(
                    near(view.offset.y, wanted, 0.001),
                    "\(source) \(events.suffix(5)): view \(index) at \(view.offset.y) for \(offset.value.y)")
            }
        }
        #expect(host.warnings == [])
    }

    @Test(
        "obs.restore a position that was sent last and touched by nobody holds through every change of the content", arguments: 0..<5,
        bothSources)
    func restoring(_ seed: Int, _ source: Source) {
        var dice = Dice(state: UInt64(seed) &* 15_485_863 &+ 11)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }
        let height = Model(CGFloat(2000))
        let positions = PassthroughSubject<CGPoint, Never>()
        let log = Recording<CGFloat>()
        let host = TestHost.window(source) {
            PositionTrackingScrollView(position: positions.eraseToAnyPublisher(), onPositionChanged: { log.add($0.y) }) {
                Showing(model: height) { Color.red.frame(width: 300, height: $0) }
            }
        }
        var wanted: CGFloat?
        var events: [String] = []
        for _ in 0..<60 {
            switch Int.random(in: 0..<6, using: &dice) {
            case 0, 1:
                wanted = number(0...2500)
                positions.send(CGPoint(x: 0, y: -wanted!))
                if Bool.random(using: &dice) { height.value = number(0...3000) }
                events.append("send \(wanted!), height \(height.value)")
                host.frame()
            case 2, 3:
                height.value = number(0...3000)
                events.append("height \(height.value)")
                host.frame()
            case 4:
                host.resize(to: CGSize(width: 300, height: number(200...600)))
                events.append("size \(host.size.height)")
            default:
                let before = host.y
                host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: number(-200...200)))
                events.append("wheel from \(before) to \(host.y)")
                // Whoever turns a wheel has taken over, also where there is nowhere to go.
                wanted = nil
            }
            if let wanted {
                let legal = min(wanted, max(height.value - host.size.height, 0))
                #expect(near(host.y, legal, 0.001), "\(source) \(events.suffix(5)): at \(host.y), not \(legal)")
                if !near(host.y, legal, 0.001) { break }
            }
            #expect(near(log.entries.last!, -host.y, 0.001))
        }
        #expect(host.warnings == [])
    }
}
