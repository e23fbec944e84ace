import ScrollworkPhysics
import Testing

@Suite struct MotionPolicyTests {
    @Test("F-80 with reduced motion programmatic scrolls jump and flings stop at the edge")
    func reduced() {
        let reduced = MotionPolicy(reducesMotion: true)
        #expect(reduced.programmaticScroll(from: 0, to: 900) == nil)
        #expect(!reduced.allowsBounce)
        let fling = reduced.fling(position: 1500, velocity: 3000, range: 0...1600)
        #expect((0...300).allSatisfy { fling.position(at: Double($0) / 100) <= 1600 })
        #expect(fling.finalPosition == 1600)
    }

    @Test("F-80 without it they animate and bounce")
    func full() throws {
        let full = MotionPolicy(reducesMotion: false)
        let scroll = try #require(full.programmaticScroll(from: 0, to: 900))
        #expect(isClose(scroll.duration, 0.5, within: 1e-9))
        let fling = full.fling(position: 1500, velocity: 3000, range: 0...1600)
        #expect((0...300).contains { fling.position(at: Double($0) / 100) > 1600 })
        #expect(fling.finalPosition == 1600)
    }
}
