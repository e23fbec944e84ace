import ScrollworkTesting
import SwiftUI
import Testing

/// Section 10: options, nesting, restoration.
@MainActor struct OptionTests {
    @Test("S-120 an empty axis set does not scroll and is as large as its content") func noAxes() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { ScrollView([]) { Color.red.frame(width: 100, height: 2000) } }
        #expect(host.scrollView.frame.size == CGSize(width: 100, height: 2000))
        host.wheel(100)
        host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        host.settle()
        #expect(host.scrollView.offset == .zero)
        #expect(host.scrollView.phase == .idle)
    }

    @Test("S-120 the default is vertical with indicators; both axes scroll freely") func axes() {
        let vertical = TestHost.page { Color.red.frame(width: 1000, height: 2000) }
        vertical.wheel(at: vertical.middle, by: CGPoint(x: 50, y: 60))
        #expect(vertical.scrollView.offset == CGPoint(x: 0, y: 60))
        let both = TestHost.page([.horizontal, .vertical]) { Color.red.frame(width: 1000, height: 2000) }
        both.wheel(at: both.middle, by: CGPoint(x: 50, y: 60))
        #expect(both.scrollView.offset == CGPoint(x: 50, y: 60))
        #expect(both.scrollView.maximumOffset == CGPoint(x: 700, y: 1600))
    }

    @Test("S-121 scrollDisabled: neither wheel, finger nor key, but scrollTo works") func disabled() {
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView { Rows() }.scrollDisabled(true)
            }
        }
        host.wheel(100)
        host.notch(at: host.middle, by: 1)
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        host.key(.pageDown)
        host.settle()
        #expect(host.y == 0)
        box.proxy.scrollTo(20, anchor: .top)
        host.settle()
        #expect(host.y == 800)
        withAnimation(.linear(duration: 0.2)) { box.proxy.scrollTo(10, anchor: .top) }
        host.settle()
        #expect(host.y == 400)
    }

    @Test("S-121 S-122 M-026 hidden indicators and scrollDisabled change no frame") func frames() {
        let host = TestHost(size: CGSize(width: 160, height: 200)) {
            HStack(spacing: 0) {
                ScrollView(showsIndicators: false) { Color.red.frame(width: 80, height: 600) }
                ScrollView { Color.red.frame(width: 80, height: 600) }.scrollIndicators(.hidden).scrollDisabled(true)
            }
        }
        #expect(host.scrollViews.map(\.frame) == [CGRect(x: 0, y: 0, width: 80, height: 200), CGRect(x: 80, y: 0, width: 80, height: 200)])
    }

    func hasIndicator(_ host: TestHost) -> Bool {
        host.wheel(at: CGPoint(x: host.size.width / 2, y: 50), by: CGPoint(x: 0, y: 10))
        return host.dump(.display).contains("indicator vertical")
    }

    @Test("S-122 indicators: shown by default and when visible, not when hidden, never or switched off; inherited") func indicators() {
        #expect(hasIndicator(TestHost.page { Rows() }))
        #expect(!hasIndicator(TestHost(size: CGSize(width: 300, height: 400)) { ScrollView(showsIndicators: false) { Rows() } }))
        #expect(
            !hasIndicator(TestHost(size: CGSize(width: 300, height: 400)) { VStack { ScrollView { Rows() } }.scrollIndicators(.hidden) }))
        #expect(!hasIndicator(TestHost(size: CGSize(width: 300, height: 400)) { ScrollView { Rows() }.scrollIndicators(.never) }))
        #expect(hasIndicator(TestHost(size: CGSize(width: 300, height: 400)) { ScrollView { Rows() }.scrollIndicators(.visible) }))
        #expect(
            hasIndicator(
                TestHost(size: CGSize(width: 300, height: 400)) { ScrollView { Rows() }.scrollIndicators(.never, axes: .horizontal) }))
    }

    /// A vertical page with a horizontal strip from y 0 to 100 at its top.
    func strip(_ content: CGFloat = 1000) -> TestHost {
        TestHost.page {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Color.blue.frame(width: content, height: 100) }
                Color.red.frame(width: 300, height: 1900)
            }
        }
    }
    var inStrip: CGPoint { CGPoint(x: 150, y: 50) }

    @Test("S-128 a horizontal strip in a vertical page: each takes its axis, from one wheel event too") func nestedWheel() {
        let host = strip()
        host.wheel(at: inStrip, by: CGPoint(x: 30, y: 0))
        #expect(host.scrollViews.map(\.offset) == [.zero, CGPoint(x: 30, y: 0)])
        host.settle()
        host.wheel(at: inStrip, by: CGPoint(x: 0, y: 20))
        #expect(host.scrollViews.map(\.offset) == [CGPoint(x: 0, y: 20), CGPoint(x: 30, y: 0)])
        host.settle()
        host.wheel(at: inStrip, by: CGPoint(x: 5, y: 6))
        #expect(host.scrollViews.map(\.offset) == [CGPoint(x: 0, y: 26), CGPoint(x: 35, y: 0)])
    }

    @Test("S-128 F-32 a finger in the strip: the dominant axis decides who moves") func nestedDrag() {
        let host = strip()
        host.drag(from: inStrip, to: CGPoint(x: 50, y: 60))
        host.settle()
        #expect(host.scrollViews[0].offset == .zero)
        #expect(host.scrollViews[1].offset.x > 80)
        let sideways = host.scrollViews[1].offset
        host.drag(from: CGPoint(x: 150, y: 90), to: CGPoint(x: 160, y: 20))
        host.settle()
        #expect(host.scrollViews[0].offset.y > 50)
        #expect(host.scrollViews[1].offset == sideways)
    }

    /// A vertical scroll view of 200 with content of 300 in a vertical page.
    func latching() -> TestHost {
        TestHost.page {
            VStack(spacing: 0) {
                ScrollView { Color.blue.frame(width: 300, height: 300) }.frame(height: 200)
                Color.red.frame(width: 300, height: 1800)
            }
        }
    }

    @Test("S-129 F-51 a burst of wheel events stays with the inner view at its end, the next burst moves the page") func latch() {
        let host = latching()
        let point = CGPoint(x: 150, y: 100)
        for _ in 0..<10 {
            host.wheel(at: point, by: CGPoint(x: 0, y: 30))
            host.step()
        }
        #expect(host.scrollViews.map(\.offset.y) == [0, 100])
        host.settle()
        host.wheel(at: point, by: CGPoint(x: 0, y: 30))
        #expect(host.scrollViews.map(\.offset.y) == [30, 100])
    }

    @Test("S-129 F-51 notches: those that follow quickly stay with the inner view, later ones move the page") func latchedNotches() {
        let host = latching()
        let point = CGPoint(x: 150, y: 100)
        host.notch(at: point, by: 1)
        host.step()
        host.notch(at: point, by: 1)
        host.settle()
        #expect(host.scrollViews.map(\.offset.y) == [0, 100])
        host.notch(at: point, by: 1)
        host.settle()
        #expect(host.scrollViews.map(\.offset.y) == [120, 100])
    }

    @Test("S-130 a scroll view with nothing to scroll, or a disabled one, leaves wheel and finger to the page") func passThrough() {
        for isDisabled in [false, true] {
            let host = TestHost.page {
                VStack(spacing: 0) {
                    ScrollView { Color.blue.frame(width: 300, height: isDisabled ? 900 : 50) }.frame(height: 200).scrollDisabled(isDisabled)
                    Color.red.frame(width: 300, height: 1800)
                }
            }
            host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 40))
            #expect(host.scrollViews.map(\.offset.y) == [40, 0])
            host.settle()
            host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50))
            host.settle()
            #expect(host.scrollViews[0].offset.y > 120)
            #expect(host.scrollViews[1].offset.y == 0)
        }
    }

    @Test("S-131 a tap during deceleration stops it and presses no button; the next tap does") func tapStops() {
        let log = Recording<Int>()
        let host = TestHost.page {
            VStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { index in
                    Button("\(index)") { log.add(index) }.frame(width: 300, height: 40)
                }
            }
        }
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.advance(by: 0.2)
        #expect(host.scrollView.phase == .decelerating)
        let text = host.texts[4]
        host.tap(at: CGPoint(x: text.frame.midX, y: text.frame.midY))
        let stopped = host.y
        host.settle()
        #expect(host.y == stopped)
        #expect(log.entries == [])
        host.tap(at: CGPoint(x: host.texts[4].frame.midX, y: host.texts[4].frame.midY))
        host.settle()
        #expect(log.entries.count == 1)
    }
}
