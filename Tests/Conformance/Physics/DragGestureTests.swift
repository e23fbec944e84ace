import ScrollworkTesting
import SwiftUI
import Testing

/// Velocities of a user's own drag gesture.
@MainActor struct DragGestureTests {
    struct Pad: View {
        let changed: Recording<DragGesture.Value>
        let ended: Recording<DragGesture.Value>
        var body: some View {
            Color.red.frame(width: 300, height: 400)
                .gesture(DragGesture().onChanged { changed.add($0) }.onEnded { ended.add($0) })
        }
    }

    func pad() -> (host: TestHost, changed: Recording<DragGesture.Value>, ended: Recording<DragGesture.Value>) {
        let changed = Recording<DragGesture.Value>()
        let ended = Recording<DragGesture.Value>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Pad(changed: changed, ended: ended) }
        host.frameInterval = 0.01
        return (host, changed, ended)
    }

    @Test("F-37 velocities of 1000 and then 0 between the last samples give 750") func sampler() {
        let (host, _, ended) = pad()
        host.hold(300, 280, 270, 270)
        host.lift(at: 270)
        #expect(ended.entries.count == 1)
        #expect(near(ended.entries[0].velocity.height, -750, 0.001))
    }

    @Test("F-38 the predicted end lies v/2.002 s further, within a hundredth") func predicted() {
        let (host, _, ended) = pad()
        host.hold(300, 290, 280, 270)
        host.lift(at: 270)
        let value = ended.entries[0]
        #expect(value.translation == CGSize(width: 0, height: -30))
        #expect(near(value.velocity.height, -1000, 0.001))
        #expect(near(value.predictedEndTranslation.height, -30 - 499.5, 5))
        #expect(near(value.predictedEndLocation.y, 270 - 499.5, 5))
    }

    @Test("F-30 it begins at 10 points") func distance() {
        let (host, changed, ended) = pad()
        host.hold(300, 291)
        #expect(changed.entries.isEmpty)
        host.pull(to: 290)
        #expect(changed.entries.map(\.translation.height) == [-10])
        host.lift(at: 290)
        #expect(ended.entries.count == 1)
    }

    @Test("F-34 a finger that rested, and a second drag, have no velocity of earlier movement") func rested() {
        let (host, _, ended) = pad()
        host.hold(300, 280, 260)
        host.advance(by: 0.3)
        host.lift(at: 260)
        #expect(ended.entries[0].velocity == .zero)
        host.hold(300, 280)
        host.lift(at: 280)
        #expect(near(ended.entries[1].velocity.height, -2000, 0.001))
    }
}
