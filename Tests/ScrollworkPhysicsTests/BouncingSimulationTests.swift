import ScrollworkPhysics
import Testing

@Suite struct BouncingSimulationTests {
    @Test("F-02 a fling that stays inside is pure friction")
    func inside() {
        let bouncing = BouncingSimulation(position: 100, velocity: 1000, range: 0...1600)
        let friction = FrictionSimulation(position: 100, velocity: 1000)
        #expect(bouncing.handOverTime == nil)
        #expect(bouncing.position(at: 0.7) == friction.position(at: 0.7))
        #expect(bouncing.finalPosition == friction.finalPosition)
    }

    @Test(
        "F-06 position and velocity are continuous where the spring takes over",
        arguments: [(1500.0, 1000.0), (1500, 3000), (80, -900), (1600, 700), (0, -4000)])
    func continuity(position: Double, velocity: Double) throws {
        let simulation = BouncingSimulation(position: position, velocity: velocity, range: 0...1600)
        let time = try #require(simulation.handOverTime)
        let edge: Double = velocity > 0 ? 1600 : 0
        #expect(isClose(simulation.position(at: time), edge, within: 1e-6))
        #expect(isClose(simulation.position(at: time + 1e-8), edge, within: 1e-3))
        let expected = FrictionSimulation(position: position, velocity: velocity).velocity(at: time)
        #expect(isClose(simulation.velocity(at: time), expected, within: 1e-6))
        #expect(isClose(simulation.velocity(at: time + 1e-8), expected, within: 1e-2))
        if time > 1e-6 {
            #expect(isClose(simulation.position(at: time - 1e-8), edge, within: 1e-3))
            #expect(isClose(simulation.velocity(at: time - 1e-8), expected, within: 1e-2))
        }
        #expect(simulation.position(at: simulation.duration) == edge)
    }

    @Test("F-22 a release outside the range is the spring at once, with the release velocity")
    func releaseOutside() {
        let simulation = BouncingSimulation(position: -50, velocity: -300, range: 0...1600)
        let spring = SpringSimulation.bounce(position: -50, velocity: -300, edge: 0)
        #expect(simulation.handOverTime == 0)
        for time in [0, 0.05, 0.1, 0.4] {
            #expect(simulation.position(at: time) == spring.position(at: time))
            #expect(simulation.velocity(at: time) == spring.velocity(at: time))
        }
        #expect(simulation.finalPosition == 0)
        #expect(BouncingSimulation(position: 1650, velocity: 0, range: 0...1600).finalPosition == 1600)
    }

    @Test("F-22 momentum of 20000 pt/s bounces as 5000, unless the cap is off")
    func velocityCap() {
        let spring = SpringSimulation.bounce(position: 0, velocity: -5000, edge: 0)
        let capped = BouncingSimulation(position: 0, velocity: -20000, range: 0...1600)
        #expect(capped.position(at: 0.1) == spring.position(at: 0.1))
        #expect(capped.velocity(at: 0) == -5000)
        let free = BouncingSimulation(position: 0, velocity: -20000, range: 0...1600, bounceVelocityCap: .infinity)
        #expect(isClose(free.position(at: 0.1), 4 * spring.position(at: 0.1), within: 1e-6))
    }

    @Test("F-06 content that fits the viewport bounces back to its only offset")
    func emptyRange() {
        let simulation = BouncingSimulation(position: 0, velocity: 1000, range: 0...0)
        #expect(isClose(simulation.position(at: 0.1), 36.79))
        #expect(simulation.finalPosition == 0)
    }

    @Test("F-79 frames at 60 and 120 Hz show the same path")
    func frameRate() {
        #expect(isFrameRateIndependent(BouncingSimulation(position: 1200, velocity: 2500, range: 0...1600)))
    }

    @Test("hostile input stays finite and ends within the range", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            let simulation = BouncingSimulation(
                position: number, velocity: other, range: 0...1600, tolerance: number, bounceVelocityCap: other)
            #expect(isTame(simulation))
            #expect((0...1600).contains(simulation.finalPosition))
        }
        #expect(isTame(BouncingSimulation(position: number, velocity: 100, range: -.infinity...(.infinity))))
    }
}
