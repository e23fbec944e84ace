import ScrollworkPhysics
import Testing

@Suite struct SpringSimulationTests {
    @Test("F-20 the bounce from 50 pt is at 36.79 after 0.1 s and 20.30 after 0.2 s")
    func bounceFromRest() {
        let spring = SpringSimulation.bounce(position: 50, velocity: 0, edge: 0)
        #expect(isClose(spring.position(at: 0.1), 36.79))
        #expect(isClose(spring.position(at: 0.2), 20.30))
        let shifted = SpringSimulation.bounce(position: 1650, velocity: 0, edge: 1600)
        #expect(isClose(shifted.position(at: 0.1), 1636.79))
    }

    @Test("F-20 a bounce with 1000 pt/s peaks at 36.79 after 0.1 s")
    func bouncePeak() {
        let spring = SpringSimulation.bounce(position: 0, velocity: 1000, edge: 0)
        #expect(isClose(spring.position(at: 0.1), 36.79))
        #expect(isClose(spring.velocity(at: 0.1), 0))
        #expect((0...200).allSatisfy { spring.position(at: Double($0) / 100) <= 36.7880 })
    }

    @Test("F-21 the bounce ends exactly at the edge, once it stays within half a point")
    func end() {
        let spring = SpringSimulation.bounce(position: 50, velocity: 0, edge: -12.25)
        let end = spring.duration
        #expect(spring.position(at: end) == -12.25)
        #expect(spring.velocity(at: end) == 0)
        #expect(isClose(spring.position(at: end - 1e-7), -11.75, within: 1e-4))
        // A motion through the edge is within the tolerance for a moment, but does not stay there.
        let through = SpringSimulation.bounce(position: 50, velocity: -3000, edge: 0)
        let crossing = 50.0 / 2500
        #expect(abs(through.position(at: crossing)) < 0.6)
        #expect(!through.isFinished(at: crossing))
        let fine = SpringSimulation.bounce(position: 50, velocity: 0, edge: 0, tolerance: 0.5 / 3)
        #expect(fine.duration > SpringSimulation.bounce(position: 50, velocity: 0, edge: 0).duration)
    }

    @Test("F-76 a retargeted spring keeps position and velocity")
    func retarget() {
        let spring = SpringSimulation(position: 0, velocity: 0, target: 100, stiffness: 150, damping: 18)
        let next = spring.retargeted(to: 300, at: 0.12)
        #expect(isClose(next.position(at: 0), spring.position(at: 0.12), within: 1e-9))
        #expect(isClose(next.velocity(at: 0), spring.velocity(at: 0.12), within: 1e-9))
        #expect(next.position(at: 60) == 300)
        #expect(spring.retargeted(to: .nan, at: 0.12).finalPosition == 100)
    }

    @Test("F-79 the velocity is the slope of the position, at any frame rate", arguments: [4.0, 20, 60])
    func consistency(damping: Double) {
        let spring = SpringSimulation(position: 80, velocity: -400, target: 10, stiffness: 100, damping: damping)
        #expect(isClose(slope(of: spring, at: 0.1), spring.velocity(at: 0.1), within: 0.01))
        #expect(isFrameRateIndependent(spring))
    }

    @Test("hostile input stays finite and ends", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            #expect(isTame(SpringSimulation.bounce(position: number, velocity: other, edge: number, tolerance: other)))
            #expect(isTame(SpringSimulation.bounce(position: other, velocity: 1, edge: number)))
            #expect(isTame(SpringSimulation(position: 50, velocity: 10, target: 0, stiffness: number, damping: other)))
            #expect(isTame(SpringSimulation(position: other, velocity: number, target: 0, stiffness: 1, damping: number)))
        }
    }
}
