import ScrollworkPhysics
import Testing

@Suite struct SpringParametersMotionTests {
    @Test("F-74 critical 0.5 s: 0.3577 at 0.1 s, 0.7154 at 0.2 s")
    func critical() {
        let spring = SpringParameters(response: 0.5, dampingRatio: 1)
        #expect(isClose(spring.value(at: 0.1), 0.3577, within: 5e-5))
        #expect(isClose(spring.value(at: 0.2), 0.7154, within: 5e-5))
        #expect(isClose(spring.value(at: 0), 0, within: 1e-12))
        #expect(isClose(spring.velocity(at: 0), 0, within: 1e-9))
    }

    @Test("F-74 0.5 s with damping 0.825: 0.3936 at 0.1 s, 0.7996 at 0.2 s, 1.0084 at 0.5 s")
    func underDamped() {
        let spring = SpringParameters(response: 0.5, dampingRatio: 0.825)
        #expect(isClose(spring.value(at: 0.1), 0.3936, within: 5e-5))
        #expect(isClose(spring.value(at: 0.2), 0.7996, within: 5e-5))
        #expect(isClose(spring.value(at: 0.5), 1.0084, within: 5e-5))
    }

    @Test("F-74 the initial velocity is the slope at the start", arguments: [0.3, 1, 2.5])
    func initialVelocity(dampingRatio: Double) {
        let spring = SpringParameters(response: 0.4, dampingRatio: dampingRatio)
        #expect(isClose(spring.velocity(at: 0, initialVelocity: 3), 3, within: 1e-9))
        #expect(isClose(spring.value(at: 1e-6, initialVelocity: 3), 3e-6, within: 1e-8))
    }

    @Test("F-75 the settling duration is finite, with little left to go", arguments: [0.1, 0.5, 0.825, 1, 2])
    func settling(dampingRatio: Double) {
        let spring = SpringParameters(response: 0.5, dampingRatio: dampingRatio)
        for velocity in [-20.0, 0, 20] {
            let end = spring.settlingDuration(initialVelocity: velocity)
            #expect(end > 0.5 && end < 20)
            for step in 0...50 {
                let time = end + Double(step) / 50
                #expect(abs(spring.value(at: time, initialVelocity: velocity) - 1) <= 0.01)
                #expect(abs(spring.velocity(at: time, initialVelocity: velocity)) <= 0.0601)
            }
        }
    }

    @Test("F-75 the closed form agrees with an integration in steps of 1/300 s within 0.5 %")
    func integration() {
        let spring = SpringParameters(response: 0.5, dampingRatio: 0.825)
        // Velocity Verlet with the damping at the half step: second order, as any sensible fixed-step integrator is.
        let step = 1.0 / 300
        var value = 0.0
        var velocity = 0.0
        for frame in 1...300 {
            let force = spring.stiffness * (1 - value) - spring.damping * velocity
            let half = velocity + force * step / 2
            value += half * step
            velocity = (half + spring.stiffness * (1 - value) * step / 2) / (1 + spring.damping * step / 2)
            #expect(isClose(spring.value(at: Double(frame) * step), value, within: 0.005))
        }
    }

    @Test("F-75 F-77 the spring between positions ends exactly at the target")
    func simulation() {
        let simulation = SpringParameters.bouncy.simulation(from: 0, to: 1234.5)
        #expect(simulation.position(at: simulation.duration) == 1234.5)
        #expect(isClose(simulation.position(at: 0.2), 1234.5 * SpringParameters.bouncy.value(at: 0.2), within: 1e-6))
    }

    @Test("F-76 retargeting keeps value and velocity")
    func retarget() {
        let spring = SpringParameters.snappy
        let first = spring.simulation(from: 0, to: 100)
        let second = spring.simulation(
            from: first.position(at: 0.1), to: -40, velocity: first.velocity(at: 0.1))
        #expect(isClose(second.position(at: 0), first.position(at: 0.1), within: 1e-9))
        #expect(isClose(second.velocity(at: 0), first.velocity(at: 0.1), within: 1e-9))
        #expect(second == first.retargeted(to: -40, at: 0.1))
    }
}
