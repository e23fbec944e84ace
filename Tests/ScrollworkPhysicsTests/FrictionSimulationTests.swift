import ScrollworkPhysics
import Testing

@Suite struct FrictionSimulationTests {
    @Test("F-01 a fling of 1000 pt/s has 135.1 pt/s left after a second")
    func velocityDecay() {
        let simulation = FrictionSimulation(position: 0, velocity: 1000)
        #expect(isClose(simulation.velocity(at: 1), 135.1, within: 0.05))
        #expect(simulation.velocity(at: 0) == 1000)
    }

    @Test("F-02 a fling of 1000 pt/s moves 90.63 pt in 0.1 s, 63.08 at the fast rate")
    func position() {
        #expect(isClose(FrictionSimulation(position: 0, velocity: 1000).position(at: 0.1), 90.63))
        #expect(isClose(FrictionSimulation(position: 0, velocity: 1000, rate: .fast).position(at: 0.1), 63.08))
        #expect(isClose(FrictionSimulation(position: 300, velocity: -1000).position(at: 0.1), 300 - 90.63))
    }

    @Test(
        "F-03 the rest position is x0 - v0/k",
        arguments: [(500.0, 249.75, 49.75), (1000, 499.50, 99.50), (3000, 1498.50, 298.50)])
    func restPosition(velocity: Double, normal: Double, fast: Double) {
        #expect(isClose(FrictionSimulation(position: 0, velocity: velocity).finalPosition, normal))
        #expect(isClose(FrictionSimulation(position: 0, velocity: velocity, rate: .fast).finalPosition, fast))
        #expect(isClose(FrictionSimulation(position: 10, velocity: -velocity).finalPosition, 10 - normal))
    }

    @Test("F-05 a fling of 1000 pt/s takes 3.450 s, 0.527 s at the fast rate, and ends exactly at its rest position")
    func duration() {
        let normal = FrictionSimulation(position: 0, velocity: 1000)
        #expect(isClose(normal.duration, 3.450, within: 5e-4))
        #expect(isClose(FrictionSimulation(position: 0, velocity: -1000, rate: .fast).duration, 0.527, within: 5e-4))
        #expect(!normal.isFinished(at: normal.duration - 1e-6))
        #expect(normal.isFinished(at: normal.duration))
        #expect(normal.position(at: normal.duration) == normal.finalPosition)
        #expect(isClose(normal.position(at: normal.duration - 1e-9), normal.finalPosition - 0.5, within: 1e-6))
        #expect(FrictionSimulation(position: 7, velocity: 0).duration == 0)
    }

    @Test("F-02 F-06 the time to reach a position inverts the position")
    func timeToReach() throws {
        let simulation = FrictionSimulation(position: 100, velocity: 1000)
        let time = try #require(simulation.time(toReach: 190.63))
        #expect(isClose(time, 0.1, within: 1e-5))
        #expect(simulation.time(toReach: 100) == 0)
        #expect(simulation.time(toReach: 99) == nil)
        #expect(simulation.time(toReach: 700) == nil)
        #expect(simulation.time(toReach: .nan) == nil)
        #expect(simulation.time(toReach: simulation.finalPosition) == simulation.duration)
    }

    @Test("F-79 the velocity is the slope of the position, at any frame rate")
    func consistency() {
        let simulation = FrictionSimulation(position: 5, velocity: -2300)
        #expect(isClose(slope(of: simulation, at: 0.3), simulation.velocity(at: 0.3), within: 0.01))
        #expect(isFrameRateIndependent(simulation))
    }

    @Test("hostile input stays finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            #expect(isTame(FrictionSimulation(position: number, velocity: other, tolerance: number)))
        }
    }
}
