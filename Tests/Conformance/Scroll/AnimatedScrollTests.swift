import ScrollworkTesting
import SwiftUI
import Testing

/// Section 3: animated scrollTo.
@MainActor struct AnimatedScrollTests {
    struct Page: View {
        let box: ProxyBox
        let phases: Recording<ScrollPhase>
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView { Rows() }.onScrollPhaseChange { phases.add($1) }
            }
        }
    }

    func page() -> (host: TestHost, box: ProxyBox, phases: Recording<ScrollPhase>) {
        let box = ProxyBox()
        let phases = Recording<ScrollPhase>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Page(box: box, phases: phases) }
        _ = phases.take()
        return (host, box, phases)
    }

    @Test("S-37 S-38 S-95 linear(duration: 1): half way at 0.5 s, phases animating → idle") func linear() {
        let (host, box, phases) = page()
        withAnimation(.linear(duration: 1)) { box.proxy.scrollTo(20, anchor: .top) }
        host.frame()
        #expect(host.y == 0)
        #expect(host.scrollView.phase == .animating)
        #expect(host.scrollView.phase.isScrolling)
        host.advance(by: 0.25)
        #expect(near(host.y, 200, 0.001))
        host.advance(by: 0.25)
        #expect(near(host.y, 400, 0.001))
        #expect(near(host.scrollView.velocity.dy, 800, 0.001))
        host.advance(by: 0.5)
        #expect(host.y == 800)
        host.settle()
        #expect(phases.entries == [.animating, .idle])
    }

    @Test("S-38 easeInOut(duration: 1) is half way at 0.5 s and slow at its ends") func eased() {
        let (host, box, _) = page()
        withAnimation(.easeInOut(duration: 1)) { box.proxy.scrollTo(20, anchor: .top) }
        host.frame()
        host.advance(by: 0.1)
        #expect((1..<30).contains(host.y))
        host.advance(by: 0.4)
        #expect(near(host.y, 400))
        host.settle()
        #expect(host.y == 800)
    }

    @Test("S-38 the default animation is the default spring: 0.7783 of the way at 0.25 s") func defaultAnimation() {
        let (host, box, _) = page()
        withAnimation { box.proxy.scrollTo(20, anchor: .top) }
        host.frame()
        host.advance(by: 0.25)
        #expect(near(host.y, 800 * 0.7783, 0.1))
        host.settle()
        #expect(host.y == 800)
    }

    @Test("S-39 a finger stops the animation where it is; a drag goes on from there") func touched() {
        let (host, box, phases) = page()
        withAnimation(.linear(duration: 1)) { box.proxy.scrollTo(20, anchor: .top) }
        host.frame()
        host.advance(by: 0.5)
        host.touchDown(at: host.middle)
        #expect(near(host.y, 400, 0.001))
        host.advance(by: 1)
        #expect(near(host.y, 400, 0.001))
        host.pull(to: 190)
        host.pull(to: 180)
        #expect(near(host.y, 410, 0.001))
        host.advance(by: 0.2)
        host.lift(at: 180)
        host.settle()
        #expect(near(host.y, 410, 0.001))
        #expect(phases.entries == [.animating, .tracking, .interacting, .idle])
    }

    @Test("S-39 a wheel stops the animation and adds its step") func wheeled() {
        let (host, box, _) = page()
        withAnimation(.linear(duration: 1)) { box.proxy.scrollTo(20, anchor: .top) }
        host.frame()
        host.advance(by: 0.5)
        host.wheel(30)
        host.settle()
        #expect(near(host.y, 430, 0.001))
    }

    @Test("S-40 F-76 a second scrollTo starts from the presented offset") func retargeted() {
        let (host, box, phases) = page()
        withAnimation(.linear(duration: 1)) { box.proxy.scrollTo(20, anchor: .top) }
        host.frame()
        host.advance(by: 0.5)
        withAnimation(.linear(duration: 1)) { box.proxy.scrollTo(0, anchor: .top) }
        host.frame()
        #expect(near(host.y, 400, 0.001))
        host.advance(by: 0.5)
        #expect(near(host.y, 200, 0.001))
        host.settle()
        #expect(host.y == 0)
        #expect(phases.entries == [.animating, .idle])
    }

    @Test("S-40 F-76 a retargeted spring keeps its velocity") func retargetedSpring() {
        let (host, box, _) = page()
        withAnimation(.spring(duration: 1)) { box.proxy.scrollTo(20, anchor: .top) }
        host.frame()
        host.advance(by: 0.2)
        let position = host.y
        let velocity = host.scrollView.velocity.dy
        #expect(velocity > 500)
        withAnimation(.spring(duration: 1)) { box.proxy.scrollTo(0, anchor: .top) }
        host.frame()
        #expect(near(host.y, position, 0.001))
        host.frameInterval = 0.001
        host.step()
        // It still moves on, by almost a millisecond's worth of its velocity.
        #expect(near(host.y - position, velocity * 0.001, 0.05))
        host.frameInterval = 1.0 / 60
        host.settle()
        #expect(host.y == 0)
    }

    @Test("S-39 S-91 an animation during a deceleration starts from it and replaces it") func duringFling() {
        let (host, box, phases) = page()
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.advance(by: 0.2)
        let position = host.y
        withAnimation(.linear(duration: 1)) { box.proxy.scrollTo(0, anchor: .top) }
        host.frame()
        #expect(near(host.y, position, 0.001))
        host.settle()
        #expect(host.y == 0)
        #expect(phases.entries == [.tracking, .interacting, .decelerating, .animating, .idle])
    }

    @Test("S-41 a jump during a drag re-bases it: no jump at the next move") func jumpDuringDrag() {
        let (host, box, _) = page()
        host.hold(300, 290, 240)
        #expect(host.y == 50)
        box.proxy.scrollTo(20, anchor: .top)
        host.frame()
        #expect(host.y == 800)
        host.pull(to: 235)
        #expect(host.y == 805)
        host.advance(by: 0.2)
        host.lift(at: 235)
        host.settle()
        #expect(host.y == 805)
    }

    @Test("S-38 an animated scroll ends at the clamped end though content shrank on the way") func shrinking() {
        let box = ProxyBox()
        let count = Model(50)
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView { Showing(model: count) { Rows(count: $0) } }
            }
        }
        withAnimation(.linear(duration: 1)) { box.proxy.scrollTo(49, anchor: .bottom) }
        host.frame()
        host.advance(by: 0.5)
        count.value = 20
        host.settle()
        #expect(host.y == 400)
        #expect(host.scrollView.phase == .idle)
    }
}
