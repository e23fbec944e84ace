import ScrollworkPhysics
import Testing

@Suite struct SpringParametersTests {
    @Test("F-73 a response of 0.5 s has a stiffness of 157.91 and a critical damping of 25.13")
    func stiffness() {
        let spring = SpringParameters(response: 0.5, dampingRatio: 1)
        #expect(isClose(spring.stiffness, 157.91))
        #expect(isClose(spring.damping, 25.13))
    }

    @Test("F-73 the damping ratio is 1 - bounce, or 1/(1 + bounce) below 0")
    func bounce() {
        #expect(isClose(SpringParameters(duration: 0.5, bounce: 0.3).dampingRatio, 0.7, within: 1e-12))
        #expect(isClose(SpringParameters(duration: 0.5, bounce: -0.5).dampingRatio, 2, within: 1e-12))
        for bounce in [-0.8, -0.2, 0, 0.4] {
            #expect(isClose(SpringParameters(duration: 1, bounce: bounce).bounce, bounce, within: 1e-12))
        }
    }

    @Test("hostile parameters give finite springs that settle", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            for spring in [
                SpringParameters(response: number, dampingRatio: other), SpringParameters(duration: number, bounce: other),
            ] {
                #expect(spring.stiffness.isFinite && spring.damping.isFinite && spring.bounce.isFinite)
                #expect(spring.settlingDuration(initialVelocity: number).isFinite)
                for time in hostileTimes {
                    #expect(spring.value(at: time, initialVelocity: other).isFinite)
                    #expect(spring.velocity(at: time, initialVelocity: other).isFinite)
                }
            }
        }
    }
}
