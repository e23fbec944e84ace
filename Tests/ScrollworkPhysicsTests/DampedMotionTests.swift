import Testing

@testable import ScrollworkPhysics

@Suite struct DampedMotionTests {
    static let dampings: [Double] = [0, 2, 19.999, 20, 20.001, 30, 400]

    @Test("F-74 every damping regime begins with the given displacement and velocity", arguments: dampings)
    func initialConditions(damping: Double) {
        let motion = DampedMotion(displacement: 30, velocity: -700, stiffness: 100, damping: damping)
        #expect(isClose(motion.value(at: 0), 30, within: 1e-9))
        #expect(isClose(motion.derivative.value(at: 0), -700, within: 1e-6))
    }

    @Test("F-74 every damping regime solves x'' = -k x - c x'", arguments: dampings.dropFirst())
    func equation(damping: Double) {
        let motion = DampedMotion(displacement: 30, velocity: -700, stiffness: 100, damping: damping)
        for time in [0.0, 0.05, 0.2, 1] {
            let velocity = motion.derivative.value(at: time)
            let acceleration = motion.derivative.derivative.value(at: time)
            #expect(isClose(acceleration, -100 * motion.value(at: time) - damping * velocity, within: 1e-3))
        }
    }

    @Test("F-21 the settling time is the last moment outside the tolerance, in every regime", arguments: dampings)
    func settling(damping: Double) {
        for (displacement, velocity) in [(50.0, 0.0), (0, 1000), (50, -2000), (-3, 90), (0.4, 0), (0, 5), (1e6, -1e7)] {
            let motion = DampedMotion(displacement: displacement, velocity: velocity, stiffness: 100, damping: damping)
            let end = motion.settlingTime(tolerance: 0.5)
            // The last sample outside, by brute force.
            let step = 1e-3
            let count = Int(end / step) + 3000
            let last = (0...count).last { abs(motion.value(at: Double($0) * step)) >= 0.5 }
            #expect(abs(end - Double(last ?? 0) * step) <= 1.01 * step, "displacement \(displacement), velocity \(velocity)")
        }
    }

    @Test("F-74 the regimes meet at critical damping")
    func nearCritical() {
        let critical = DampedMotion(displacement: 50, velocity: 300, stiffness: 100, damping: 20)
        for damping in [19.99, 19.9999, 20.0001, 20.01] {
            let neighbour = DampedMotion(displacement: 50, velocity: 300, stiffness: 100, damping: damping)
            #expect(isClose(neighbour.value(at: 0.15), critical.value(at: 0.15), within: 0.05))
        }
    }
}
