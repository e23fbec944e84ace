import ScrollworkPhysics
import Testing

@Suite struct ClampingSimulationTests {
    @Test("F-24 a fling without bounce stops dead at the edge")
    func edge() {
        let simulation = ClampingSimulation(position: 1500, velocity: 1000, range: 0...1600)
        let friction = FrictionSimulation(position: 1500, velocity: 1000)
        #expect(simulation.position(at: 0.05) == friction.position(at: 0.05))
        #expect(simulation.finalPosition == 1600)
        #expect(simulation.position(at: simulation.duration) == 1600)
        #expect(simulation.velocity(at: simulation.duration) == 0)
        #expect(isClose(simulation.position(at: simulation.duration - 1e-8), 1600, within: 1e-3))
        #expect((0...500).allSatisfy { simulation.position(at: Double($0) / 100) <= 1600 })
    }

    @Test("F-24 a start outside the range is the edge")
    func outside() {
        let simulation = ClampingSimulation(position: -40, velocity: -100, range: 0...1600)
        #expect(simulation.position(at: 0) == 0)
        #expect(simulation.isFinished(at: 0))
    }

    @Test("F-05 a fling that stays inside ends as friction does")
    func inside() {
        let simulation = ClampingSimulation(position: 0, velocity: 1000, range: 0...1600)
        #expect(isClose(simulation.duration, 3.450, within: 5e-4))
        #expect(isClose(simulation.finalPosition, 499.5))
        #expect(isFrameRateIndependent(simulation))
    }

    @Test("hostile input stays finite and within the range", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            let simulation = ClampingSimulation(position: number, velocity: other, range: 0...1600)
            #expect(isTame(simulation))
            #expect(hostileTimes.allSatisfy { (0...1600).contains(simulation.position(at: $0)) })
        }
    }
}
