import ScrollworkTesting
import SwiftUI
import Testing

/// Section 1: sign conventions.
@MainActor struct SignTests {
    struct OriginKey: PreferenceKey {
        static var defaultValue: CGPoint = .zero
        static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
    }

    /// A scroll view that reports the content's origin in its own space.
    struct Observed<Content: View>: View {
        var axes: Axis.Set = .vertical
        let log: Recording<CGPoint>
        @ViewBuilder let content: () -> Content
        var body: some View {
            ScrollView(axes) {
                content().background(
                    GeometryReader { proxy in Color.clear.preference(key: OriginKey.self, value: proxy.frame(in: .named("scroll")).origin) }
                )
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(OriginKey.self) { log.add($0) }
        }
    }

    func host(_ log: Recording<CGPoint>) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) { Observed(log: log) { Color.red.frame(width: 300, height: 2000) } }
    }

    @Test("S-01 without insets offset = −origin on every tick, positive when scrolled") func sign() {
        let log = Recording<CGPoint>()
        let host = host(log)
        for _ in 0..<10 {
            host.wheel(15)
            #expect(host.y == -log.entries.last!.y)
        }
        #expect(host.y == 150)
        #expect(log.entries.last == CGPoint(x: 0, y: -150))
    }

    @Test("S-01 S-13 with a content margin of 20 offset and origin still cancel: −20 and 20 at rest") func margins() {
        let log = Recording<CGPoint>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Observed(log: log) { Color.red.frame(width: 300, height: 2000) }.contentMargins(.top, 20, for: .scrollContent)
        }
        #expect(host.y == -20)
        #expect(log.entries == [CGPoint(x: 0, y: 20)])
        for _ in 0..<5 {
            host.wheel(33)
            #expect(host.y + log.entries.last!.y == 0)
        }
    }

    @Test("S-01 S-12 S-13 under a bar of 50 offset + inset = −origin on every tick; rest −50 and 0") func bars() {
        let log = Recording<CGPoint>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Observed(log: log) { Color.red.frame(width: 300, height: 2000) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 50) }
        }
        #expect(host.y == -50)
        #expect(log.entries == [.zero])
        #expect(host.scrollView.geometry.contentInsets.top == 50)
        for _ in 0..<5 {
            host.wheel(33)
            let reading = host.scrollView
            #expect(reading.offset.y + reading.geometry.contentInsets.top + log.entries.last!.y == 0)
        }
        host.wheel(5000)
        #expect(host.y == 1600)
    }

    @Test("S-02 the negated origin at rest is minus zero: equal to 0, and it prints a minus") func minusZero() {
        let log = Recording<CGPoint>()
        let host = host(log)
        let negated = -log.entries[0].y
        #expect(negated == 0)
        #expect(negated.sign == .minus)
        #expect("\(negated)" == "-0.0")
        #expect(host.y == 0)
    }

    @Test("S-03 right to left: 0 at rest at the right end, growing leftwards to contentWidth − width") func rightToLeft() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 50) }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.scrollView.offset.x == 0)
        host.wheel(at: host.middle, by: CGPoint(x: -120, y: 0))
        #expect(host.scrollView.offset.x == 120)
        host.wheel(at: host.middle, by: CGPoint(x: -5000, y: 0))
        #expect(host.scrollView.offset.x == 700)
        host.settle()
        // A finger that moves right shows what lies further left.
        host.wheel(at: host.middle, by: CGPoint(x: 400, y: 0))
        host.settle()
        let before = host.scrollView.offset.x
        host.touchDown(at: CGPoint(x: 100, y: 200))
        host.step()
        host.touchMove(to: CGPoint(x: 120, y: 200))
        host.step()
        host.touchMove(to: CGPoint(x: 170, y: 200))
        #expect(host.scrollView.offset.x == before + 50)
    }

    @Test("S-03 M-042 right to left: content of 350 in 180 rests with its first cell at the right end") func restAtRight() {
        let host = TestHost(size: CGSize(width: 200, height: 60)) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<6, id: \.self) { Text("\($0)").frame(width: 50, height: 40) } }
            }
            .frame(width: 180, height: 60).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.scrollView.frame == CGRect(x: 10, y: 10, width: 180, height: 40))
        #expect(host.scrollView.geometry.contentSize.width == 350)
        // The digit is 17 wide in the middle of a cell from 140 to 190.
        #expect(host.frame(ofText: "0")?.midX == 165)
        #expect(host.frame(ofText: "1")?.midX == 105)
    }

    @Test("S-03 left to right: the x offset of a horizontal scroll view counts from the left") func leftToRight() {
        let host = TestHost.page(.horizontal) { Color.red.frame(width: 1000, height: 50) }
        host.wheel(at: host.middle, by: CGPoint(x: 120, y: 0))
        #expect(host.scrollView.offset == CGPoint(x: 120, y: 0))
        #expect(host.scrollView.maximumOffset.x == 700)
    }

    @Test("S-04 F-10 a drag of 100 past the top in a viewport of 400 shows −48.35, observers see 48.35") func overscroll() {
        let log = Recording<CGPoint>()
        let host = host(log)
        host.hold(100, 110, 210)
        #expect(near(host.y, -48.35, 0.005))
        #expect(near(log.entries.last!.y, 48.35, 0.005))
        host.lift(at: 210)
        _ = log.take()
        let frames = host.trace()
        // Every frame of the bounce is reported.
        #expect(log.entries.count == frames.count - 1)
        #expect(log.entries.last!.y == 0)
    }

    @Test("S-04 past the end the offset exceeds the maximum") func overscrollAtEnd() {
        let host = TestHost.page { Color.red.frame(width: 300, height: 2000) }
        host.rest(at: 1600)
        host.hold(300, 290, 190)
        #expect(near(host.y, 1648.35, 0.005))
    }

    @Test("S-05 A-23 the first report comes after the first layout, once, with the value at rest") func firstReport() {
        let log = Recording<CGPoint>()
        let host = host(log)
        #expect(log.entries == [.zero])
        host.advance(by: 1)
        #expect(log.entries == [.zero])
    }

    @Test("S-06 ten wheel events in one frame are one report with the frame's value") func oncePerFrame() {
        let log = Recording<CGPoint>()
        let host = host(log)
        _ = log.take()
        for _ in 0..<10 { host.queueWheel(at: host.middle, by: CGPoint(x: 0, y: 5)) }
        host.step()
        #expect(log.entries == [CGPoint(x: 0, y: -50)])
        #expect(host.y == 50)
    }

    @Test("S-07 a jump reports only its end, an animated scroll every frame") func jumpAndAnimation() {
        let log = Recording<CGPoint>()
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                Observed(log: log) { Rows() }
            }
        }
        _ = log.take()
        box.proxy.scrollTo(20, anchor: .top)
        host.settle()
        #expect(log.take() == [CGPoint(x: 0, y: -800)])
        withAnimation(.linear(duration: 0.5)) { box.proxy.scrollTo(0, anchor: .top) }
        host.frame()
        let frames = host.trace()
        #expect((30...31).contains(log.entries.count))
        #expect(log.entries.count <= frames.count)
        #expect(log.entries.last?.y == 0)
    }

    @Test("S-08 growth of content at the end is not reported, growth that moves the content's origin is") func resize() {
        let log = Recording<CGPoint>()
        let model = Model(CGFloat(2000))
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Showing(model: model) { height in Observed(log: log) { Color.red.frame(width: 300, height: height) } }
        }
        host.rest(at: 1600)
        _ = log.take()
        model.value = 3000
        host.settle()
        #expect(log.entries == [])
        model.value = 1500
        host.settle()
        #expect(host.y == 1100)
        #expect(log.entries == [CGPoint(x: 0, y: -1100)])
    }
}
