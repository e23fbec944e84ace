@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Random sessions: both sources tell what the scroll view shows after every event, whatever happens.
@MainActor struct RandomSessionTests {
    typealias Source = ScrollObservationSource

    /// Everything that an app may change around and inside of a scroll view.
    final class Surroundings: ObservableObject {
        @Published var content = CGSize(width: 700, height: 2000)
        @Published var inset: CGFloat = 0
        @Published var padding: CGFloat = 0
        @Published var isRightToLeft = false
        @Published var isDark = false
        @Published var identity = 0
        @Published var isAnimated = false
    }

    struct Scene: View {
        @ObservedObject var surroundings: Surroundings
        let axes: Axis.Set
        let report: (ScrollOffset) -> Void
        var body: some View {
            ScrollView(axes) {
                Color.red
                    .frame(width: axes.contains(.horizontal) ? surroundings.content.width : 300, height: surroundings.content.height)
                    .id(surroundings.identity)
                    .scrollOffsetSource(axes)
            }
            .onScrollOffsetChange(report)
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: surroundings.inset) }
            .padding(.leading, surroundings.padding)
            .environment(\.layoutDirection, surroundings.isRightToLeft ? .rightToLeft : .leftToRight)
            .environment(\.colorScheme, surroundings.isDark ? .dark : .light)
        }
    }

    /// A repeatable source of numbers.
    struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// One event of a session.
    static func act(_ host: TestHost, _ surroundings: Surroundings, _ dice: inout Dice) -> String {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }
        switch Int.random(in: 0..<15, using: &dice) {
        case 0, 1:
            let delta = CGPoint(x: number(-200...200), y: number(-300...400))
            host.wheel(at: CGPoint(x: 150, y: 200), by: delta)
            return "wheel \(delta)"
        case 2:
            host.notch(at: CGPoint(x: 150, y: 200), by: number(-3...3))
            return "notch"
        case 3:
            host.key(ScrollKeyName.allCases.randomElement(using: &dice)!)
            return "key"
        case 4:
            host.fling(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150 + number(-80...80), y: 200 + number(-150...150)))
            return "fling"
        case 5:
            let to = CGPoint(x: 150 + number(-80...80), y: 200 + number(-150...150))
            host.touchDown(at: CGPoint(x: 150, y: 200))
            host.step()
            host.touchMove(to: to)
            host.step()
            surroundings.content.height = max(surroundings.content.height + number(-500...500), 0)
            host.step()
            host.touchUp(at: to)
            return "drag over a change"
        case 6:
            surroundings.content = CGSize(width: number(0...1500), height: number(0...4000))
            host.frame()
            return "content \(surroundings.content)"
        case 7:
            surroundings.inset = number(0...120)
            host.frame()
            return "inset \(surroundings.inset)"
        case 8:
            surroundings.padding = number(0...100)
            host.frame()
            return "padding \(surroundings.padding)"
        case 9:
            surroundings.isRightToLeft.toggle()
            host.frame()
            return "direction"
        case 10:
            surroundings.isDark.toggle()
            host.frame()
            return "dark"
        case 11:
            surroundings.identity += 1
            host.frame()
            return "identity"
        case 12:
            let size =
                Bool.random(using: &dice) ? CGSize(width: 300, height: 400) : CGSize(width: number(100...600), height: number(201...600))
            host.resize(to: size)
            return "resize \(size)"
        case 13:
            host.settle()
            return "settle"
        default:
            host.advance(by: Double(number(1...10)) / 60)
            return "time"
        }
    }

    @Test("U-14 obs.values after every event of a random session both sources tell what the scroll view shows", arguments: 0..<24)
    func session(_ seed: Int) {
        let axes: Axis.Set = [.vertical, [.horizontal, .vertical], .horizontal][seed % 3]
        var traces: [[[ScrollOffset]]] = []
        var events: [String] = []
        for source in bothSources {
            var dice = Dice(state: UInt64(seed) &* 977 &+ 13)
            let surroundings = Surroundings()
            let log = Recording<ScrollOffset>()
            let host = TestHost.window(source) { Scene(surroundings: surroundings, axes: axes) { log.add($0) } }
            var last = log.entries.last
            var trace = [log.take()]
            events = ["start"]
            for _ in 0..<60 {
                events.append(RandomSessionTests.act(host, surroundings, &dice))
                trace.append(log.take())
                last = trace.last!.last ?? last
                let shown = CGPoint(x: axes.contains(.horizontal) ? host.x : 0, y: axes.contains(.vertical) ? host.y : 0)
                let told = last!.point
                #expect(
                    abs(told.x - shown.x) < 0.0001 && abs(told.y - shown.y) < 0.0001,
                    "\(source) after \(events.suffix(4)): \(told) for \(shown)")
                #expect(last!.viewportSize == host.scrollView.geometry.containerSize, "\(source) after \(events.suffix(4))")
                #expect(last!.contentSize == host.scrollView.geometry.contentSize, "\(source) after \(events.suffix(4))")
                #expect(host.report.settled)
            }
            #expect(host.warnings == [])
            #expect(host.settle())
            traces.append(trace)
        }
        for (index, event) in events.enumerated() {
            #expect(traces[0][index] == traces[1][index], "event \(index), \(event)")
            if traces[0][index] != traces[1][index] { break }
        }
    }
}
