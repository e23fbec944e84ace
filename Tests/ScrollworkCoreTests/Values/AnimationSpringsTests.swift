import ScrollworkPhysics
import Testing

@testable import ScrollworkCore

@Suite struct AnimationSpringsTests {
    private func spring(_ animation: Animation) -> SpringParameters? {
        if case .spring(let parameters, _) = animation.definition { parameters } else { nil }
    }

    @Test("F-71 the default animation is a critical spring: 0.7783 of the way at 0.25 s")
    func defaultAnimation() {
        #expect(spring(.default)?.response == 0.55)
        #expect(abs(Animation.default.makeCurve().progress(at: 0.25) - 0.7783) < 5e-5)
    }

    @Test("F-72 the presets have the published parameters")
    func presets() {
        #expect(spring(.spring) == SpringParameters(duration: 0.5, bounce: 0))
        #expect(spring(.spring()) == SpringParameters(duration: 0.5, bounce: 0))
        #expect(spring(.spring(response: 0.5)) == SpringParameters(response: 0.5, dampingRatio: 0.825))
        #expect(spring(.interactiveSpring(response: 0.15)) == SpringParameters(response: 0.15, dampingRatio: 0.86))
        #expect(spring(.smooth)?.bounce == 0)
        #expect(abs((spring(.snappy)?.bounce ?? 0) - 0.15) < 1e-12)
        #expect(abs((spring(.bouncy)?.bounce ?? 0) - 0.3) < 1e-12)
        #expect(spring(.bouncy(duration: 0.8, extraBounce: 0.1)) == SpringParameters(duration: 0.8, bounce: 0.4))
        #expect(Animation.spring(Spring(duration: 0.3, bounce: 0.2)) == .spring(duration: 0.3, bounce: 0.2))
    }

    @Test("F-73 a response of 0.5 s is a stiffness of 157.91, a bounce is the lacking damping")
    func constants() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        #expect(abs(spring.stiffness - 157.91) < 0.005)
        #expect(abs(spring.damping - 2 * 0.8 * 12.566) < 0.01)
        #expect(abs(Spring(duration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-12)
        let physical = Spring(mass: 2, stiffness: 315.827, damping: 40.212)
        #expect(abs(physical.response - 0.5) < 1e-4)
        #expect(abs(physical.dampingRatio - 0.8) < 1e-4)
        #expect(Spring(stiffness: 100, damping: 100).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 100, allowOverDamping: true).dampingRatio == 5)
    }

    @Test(
        "F-74 springs follow the closed form",
        arguments: [(1.0, 0.1, 0.3577), (1.0, 0.2, 0.7154), (0.825, 0.1, 0.3936), (0.825, 0.2, 0.7996), (0.825, 0.5, 1.0084)])
    func closedForm(ratio: Double, time: Double, expected: Double) {
        let curve = Animation.spring(response: 0.5, dampingFraction: ratio).makeCurve()
        #expect(abs(curve.progress(at: time) - expected) < 5e-5)
        #expect(abs(Spring(response: 0.5, dampingRatio: ratio).value(target: 1.0, time: time) - expected) < 5e-5)
    }

    @Test("F-75 a spring ends at a finite time, exactly on its target, and looks complete after its response")
    func end() {
        let curve = Animation.bouncy.makeCurve()
        #expect(curve.duration > 0.5 && curve.duration < 3)
        #expect(curve.progress(at: curve.duration) == 1)
        #expect(curve.velocity(at: curve.duration) == 0)
        let value = AnimatedValue(from: 0.0, to: 10, animation: .bouncy, startTime: 1)
        #expect(!value.isLogicallyComplete(at: 1.49))
        #expect(value.isLogicallyComplete(at: 1.51))
        #expect(!value.isFinished(at: 1.51))
    }

    @Test("A spring made for a settling time settles then")
    func settlingTime() {
        let spring = Spring(settlingDuration: 0.8, dampingRatio: 0.7)
        #expect(abs(spring.settlingDuration - 0.8) < 1e-6)
    }

    @Test("Advancing a spring in steps follows the closed form")
    func update() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        var value = 0.0
        var velocity = 0.0
        for _ in 0..<24 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 1.0 / 120) }
        #expect(abs(value - spring.value(target: 5.0, time: 0.2)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 5.0, time: 0.2)) < 1e-9)
    }
}
