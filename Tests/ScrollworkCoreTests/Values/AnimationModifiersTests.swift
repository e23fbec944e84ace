import Testing

@testable import ScrollworkCore

@Suite struct AnimationModifiersTests {
    @Test("A delay holds the beginning")
    func delay() {
        let curve = Animation.linear(duration: 1).delay(0.5).makeCurve()
        #expect(curve.duration == 1.5)
        #expect(curve.progress(at: 0.4) == 0)
        #expect(curve.velocity(at: 0.4) == 0)
        #expect(abs(curve.progress(at: 1) - 0.5) < 1e-12)
    }

    @Test("Speed shortens the duration and scales the velocity")
    func speed() {
        let curve = Animation.linear(duration: 1).speed(2).makeCurve()
        #expect(curve.duration == 0.5)
        #expect(abs(curve.progress(at: 0.25) - 0.5) < 1e-12)
        #expect(abs(curve.velocity(at: 0.25) - 2) < 1e-12)
        #expect(Animation.linear(duration: 1).speed(0).makeCurve().duration == .infinity)
    }

    @Test("Repeating plays every second time backwards and ends on the target")
    func repeating() {
        let curve = Animation.linear(duration: 1).repeatCount(3).makeCurve()
        #expect(curve.duration == 3)
        #expect(abs(curve.progress(at: 1.25) - 0.75) < 1e-12)
        #expect(abs(curve.velocity(at: 1.25) + 1) < 1e-12)
        #expect(abs(curve.progress(at: 2.25) - 0.25) < 1e-12)
        #expect(curve.progress(at: 3) == 1)
        let forward = Animation.linear(duration: 1).repeatForever(autoreverses: false).makeCurve()
        #expect(forward.duration == .infinity)
        #expect(abs(forward.progress(at: 1000.25) - 0.25) < 1e-9)
    }

    @Test("Without a duration an animation is over at once, even one that repeats for ever")
    func zeroDuration() {
        for animation in [
            Animation.linear(duration: 0), .easeIn(duration: 0).repeatForever(), .linear(duration: -1), .linear(duration: .nan),
        ] {
            #expect(animation.makeCurve().duration == 0)
            #expect(animation.makeCurve().progress(at: 0) == 1)
        }
    }

    @Test("The time of looking complete can be chosen")
    func logicalDuration() {
        let value = AnimatedValue(from: 0.0, to: 1, animation: .linear(duration: 1).logicallyComplete(after: 0.3), startTime: 0)
        #expect(value.isLogicallyComplete(at: 0.3))
        #expect(!value.isFinished(at: 0.3))
    }
}
