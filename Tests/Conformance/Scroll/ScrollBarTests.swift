import ScrollworkTesting
import SwiftUI
import Testing

/// Scroll bars under a pointer.
@MainActor struct ScrollBarTests {
    /// 2000 in 400 on the desktop, with the bar in sight.
    func page(phases: Recording<ScrollPhase> = Recording()) -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 400), profile: .desktop) {
            ScrollView { Rows() }.scrollIndicatorsFlash(onAppear: true).onScrollPhaseChange { phases.add($1) }
        }
        _ = phases.take()
        return host
    }

    /// The thumb: 392 of track from 4 on, a fifth of it long.
    let bar: CGFloat = 295
    let thumb: CGFloat = 392 / 5

    @Test("F-52 S-98 a dragged thumb maps linearly to the range; interacting; the content stays where it was dropped") func thumbDrag() {
        let phases = Recording<ScrollPhase>()
        let host = page(phases: phases)
        host.touchDown(at: CGPoint(x: bar, y: 24))
        #expect(host.y == 0)
        host.step()
        host.touchMove(to: CGPoint(x: bar, y: 24 + (392 - thumb) / 2))
        #expect(near(host.y, 800, 0.001))
        #expect(host.scrollView.phase == .interacting)
        host.step()
        host.touchMove(to: CGPoint(x: bar, y: 1000))
        #expect(host.y == 1600)
        host.step()
        host.touchMove(to: CGPoint(x: bar, y: 24 + (392 - thumb) / 4))
        host.touchUp(at: CGPoint(x: bar, y: 24 + (392 - thumb) / 4))
        host.settle()
        #expect(near(host.y, 400, 0.001))
        #expect(phases.entries == [.tracking, .interacting, .idle] || phases.entries == [.interacting, .idle])
    }

    @Test("F-52 F-46 a click in the track pages towards the pointer") func trackClick() {
        let host = page()
        host.tap(at: CGPoint(x: bar, y: 380))
        host.settle()
        #expect(host.y == 350)
        host.tap(at: CGPoint(x: bar, y: 380))
        host.settle()
        #expect(host.y == 700)
        host.tap(at: CGPoint(x: bar, y: 10))
        host.settle()
        #expect(host.y == 350)
    }

    @Test("F-52 F-57 a bar that has faded, or that is a finger's, takes no pointer") func hidden() {
        let log = Log()
        func content() -> some View {
            ScrollView { Color.red.frame(width: 300, height: 2000).onTapGesture { log.add("tap") } }.scrollIndicatorsFlash(onAppear: true)
        }
        let faded = TestHost(size: CGSize(width: 300, height: 400), profile: .desktop) { content() }
        faded.advance(by: 2)
        faded.tap(at: CGPoint(x: bar, y: 380))
        faded.settle()
        #expect(faded.y == 0)
        let finger = TestHost(size: CGSize(width: 300, height: 400)) { content() }
        finger.tap(at: CGPoint(x: 295, y: 380))
        finger.settle()
        #expect(finger.y == 0)
        #expect(log.entries == ["tap", "tap"])
    }

    @Test("U-11 S-71 the bar, keys, notches and fingers all update an id binding") func bindings() {
        struct Scene: View {
            @State var id: Int?
            let log: Recording<Int?>
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(width: 300, height: 40) } }.scrollTargetLayout()
                }
                .scrollPosition(id: $id).scrollIndicatorsFlash(onAppear: true)
                .onChange(of: id) { log.add($1) }
            }
        }
        let log = Recording<Int?>()
        let host = TestHost(size: CGSize(width: 300, height: 400), profile: .desktop) { Scene(log: log) }
        host.tap(at: CGPoint(x: bar, y: 380))
        host.settle()
        #expect(log.take().last == 8)
        host.key(.end)
        host.settle()
        #expect(log.take().last == 40)
        host.notch(at: host.middle, by: -1)
        host.settle()
        #expect(log.take().last == Int(host.y / 40))
        host.key(.home)
        host.settle()
        #expect(log.take().last == 0)
    }
}
