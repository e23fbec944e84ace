import ScrollworkPhysics
import Testing

@Suite struct DesktopBounceSimulationTests {
    @Test("F-23 the desktop bounce from 50 pt is at 26.76, 14.33 and 4.10", arguments: [(0.05, 26.76), (0.1, 14.33), (0.2, 4.10)])
    func fromRest(time: Double, expected: Double) {
        let simulation = DesktopBounceSimulation(position: 50, velocity: 0, edge: 0)
        #expect(isClose(simulation.position(at: time), expected))
        let top = DesktopBounceSimulation(position: -50, velocity: 0, edge: 0)
        #expect(isClose(top.position(at: time), -expected))
    }

    @Test("F-23 an outward velocity stretches further, by 0.31 of it")
    func velocity() {
        let simulation = DesktopBounceSimulation(position: 1600, velocity: 1000, edge: 1600)
        #expect(isClose(simulation.velocity(at: 0), 310))
        #expect(simulation.position(at: 0.05) > 1600)
        #expect(isClose(slope(of: simulation, at: 0.05), simulation.velocity(at: 0.05), within: 0.01))
    }

    @Test("F-21 F-23 the desktop bounce ends exactly at the edge")
    func end() {
        let simulation = DesktopBounceSimulation(position: 50, velocity: 0, edge: 3)
        #expect(simulation.position(at: simulation.duration) == 3)
        #expect(simulation.duration < 1)
        #expect(isFrameRateIndependent(simulation))
    }

    @Test("hostile input stays finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            #expect(isTame(DesktopBounceSimulation(position: number, velocity: other, edge: number, tolerance: other)))
        }
    }
}
