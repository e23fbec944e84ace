import Foundation
import Testing

@testable import ScrollworkCore

@Suite struct AnimatedValueTests {
    @Test("F-76 retargeting a spring keeps position and velocity")
    func springs() {
        let first = AnimatedValue(from: 0.0, to: 100, animation: .spring, startTime: 2)
        let second = first.retargeted(to: -50, animation: .spring, at: 2.1)
        #expect(abs(second.value(at: 2.1) - first.value(at: 2.1)) < 1e-9)
        #expect(abs(second.velocity(at: 2.1) - first.velocity(at: 2.1)) < 1e-6)
        // It goes on in the old direction before it turns.
        #expect(second.value(at: 2.11) > first.value(at: 2.1))
        #expect(second.isFinished(at: second.endTime))
        #expect(second.value(at: second.endTime) == -50)
    }

    @Test("F-76 a curve on top of a spring starts from the presented value")
    func curveOnSpring() {
        let first = AnimatedValue(from: 0.0, to: 100, animation: .bouncy, startTime: 0)
        let second = first.retargeted(to: 0, animation: .linear(duration: 1), at: 0.2)
        #expect(second.value(at: 0.2) == first.value(at: 0.2))
        #expect(abs(second.value(at: 0.7) - first.value(at: 0.2) / 2) < 1e-9)
    }

    @Test("F-76 a spring on top of a curve keeps its velocity, through a change of speed too")
    func springOnCurve() {
        let first = AnimatedValue(from: 0.0, to: 100, animation: .linear(duration: 1), startTime: 0)
        for animation in [Animation.spring, .spring.speed(3)] {
            let second = first.retargeted(to: 300, animation: animation, at: 0.5)
            #expect(second.value(at: 0.5) == 50)
            #expect(abs(second.velocity(at: 0.5) - 100) < 1e-6)
        }
    }

    @Test("F-76 a spring sent back to where it is still swings out and settles")
    func noDistance() {
        let value = AnimatedValue(from: 10.0, to: 10, animation: .spring, startTime: 0, initialVelocity: 500)
        #expect(value.value(at: 0.05) > 15)
        #expect(value.endTime.isFinite && value.endTime > 0.5)
        #expect(value.value(at: value.endTime) == 10)
    }

    @Test("Vectors move component by component")
    func vectors() {
        let from = CGRect(x: 0, y: 0, width: 10, height: 10)
        let to = CGRect(x: 100, y: -40, width: 30, height: 10)
        let value = AnimatedValue(from: from.animatableData, to: to.animatableData, animation: .linear(duration: 2), startTime: 0)
        var rect = CGRect.zero
        rect.animatableData = value.value(at: 1)
        #expect(rect == CGRect(x: 50, y: -20, width: 20, height: 10))
    }

    @Test("A change to the same value is over at once")
    func nothingToDo() {
        #expect(AnimatedValue(from: 1.0, to: 1, animation: .spring, startTime: 5).isFinished(at: 5))
    }

    private struct Stairs: CustomAnimation {
        let steps: Int
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time >= 1 ? nil : value.scaled(by: (time * Double(steps)).rounded(.down) / Double(steps))
        }
    }

    @Test("A custom animation is asked until it ends, with modifiers around it")
    func custom() {
        let value = AnimatedValue(from: 10.0, to: 20, animation: Animation(Stairs(steps: 4)).delay(1), startTime: 0)
        #expect(value.value(at: 0.9) == 10)
        #expect(value.value(at: 1.3) == 12.5)
        #expect(value.value(at: 1.8) == 17.5)
        #expect(!value.isFinished(at: 1.9))
        #expect(value.isFinished(at: 2))
        #expect(value.value(at: 2) == 20)
        #expect(Animation(Stairs(steps: 4)) == Animation(Stairs(steps: 4)))
        #expect(Animation(Stairs(steps: 4)) != Animation(Stairs(steps: 5)))
    }

    @Test("A repeated custom animation starts its rounds where the last one ended")
    func customRepeated() {
        let value = AnimatedValue(
            from: 0.0, to: 8, animation: Animation(Stairs(steps: 4)).repeatCount(2, autoreverses: false), startTime: 0)
        #expect(value.value(at: 0.5) == 4)
        #expect(value.value(at: 1) == 0)
        #expect(value.value(at: 1.5) == 4)
        #expect(value.isFinished(at: 2))
    }
}
