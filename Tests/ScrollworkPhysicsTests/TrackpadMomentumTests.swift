import ScrollworkPhysics
import Testing

@Suite struct TrackpadMomentumTests {
    private func momentum(delta: Double) -> TrackpadMomentum {
        var momentum = TrackpadMomentum()
        for frame in 0..<6 {
            momentum.add(delta: delta, time: Double(frame) * 0.01)
        }
        return momentum
    }

    @Test("F-48 the end of a finger scroll starts a deceleration with the speed of the last deltas")
    func stop() {
        let velocity = momentum(delta: 12).velocity(atStop: 0.06)
        #expect(isClose(velocity, 1200, within: 1e-6))
        #expect(FrictionSimulation(position: 0, velocity: velocity).finalPosition > 500)
        #expect(isClose(momentum(delta: -12).velocity(atStop: 0.06), -1200, within: 1e-6))
    }

    @Test("F-34 F-35 F-48 fingers that rested or crept give no momentum")
    func noMomentum() {
        #expect(momentum(delta: 12).velocity(atStop: 0.05 + 0.12) == 0)
        #expect(momentum(delta: 0.4).velocity(atStop: 0.06) == 0)
        var forgotten = momentum(delta: 12)
        forgotten.reset()
        #expect(forgotten.velocity(atStop: 0.06) == 0)
    }

    @Test("hostile events stay finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            var momentum = momentum(delta: 12)
            momentum.add(delta: number, time: other)
            momentum.add(delta: other, time: number)
            #expect(momentum.velocity(atStop: number).isFinite)
        }
    }
}
