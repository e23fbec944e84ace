import ScrollworkPhysics
import Testing

@Suite struct GTKKineticSimulationTests {
    @Test("F-47 1000 pt/s move 82.4 pt in 0.1 s and 250 in the end")
    func motion() {
        let simulation = GTKKineticSimulation(position: 0, velocity: 1000)
        #expect(isClose(simulation.position(at: 0.1), 82.4, within: 0.05))
        #expect(isClose(simulation.finalPosition, 250, within: 1e-6))
        #expect(isClose(simulation.velocity(at: 0.25), 367.88))
        #expect(simulation.position(at: simulation.duration) == simulation.finalPosition)
        #expect(isFrameRateIndependent(simulation))
    }

    @Test("F-47 velocity accumulates between flicks: floor 0.33, ceiling 1, at most six times")
    func accumulation() {
        #expect(GTKKineticSimulation.accumulated(velocity: 1000, running: -1000) == 1000)
        #expect(GTKKineticSimulation.accumulated(velocity: 320, running: 1000) == 320)
        #expect(isClose(GTKKineticSimulation.accumulated(velocity: 1000, running: 1000), 2000, within: 1e-6))
        #expect(isClose(GTKKineticSimulation.accumulated(velocity: -1000, running: -1000), -2000, within: 1e-6))
        #expect(isClose(GTKKineticSimulation.accumulated(velocity: 9000, running: 1000), 15000, within: 1e-6))
    }

    @Test("hostile input stays finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            #expect(isTame(GTKKineticSimulation(position: number, velocity: other)))
            #expect(GTKKineticSimulation.accumulated(velocity: number, running: other).isFinite)
        }
    }
}
