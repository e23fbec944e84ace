import ScrollworkPhysics
import Testing

@Suite struct DecelerationRateTests {
    @Test("F-02 the exponential's constant is -2.0020 normal and -10.0503 fast")
    func decay() {
        #expect(isClose(DecelerationRate.normal.decay, -2.0020, within: 5e-5))
        #expect(isClose(DecelerationRate.fast.decay, -10.0503, within: 5e-5))
    }

    @Test("F-04 Apple's projection of 1000 is 499 and agrees with F-03 within 0.5 %")
    func projection() {
        let rate = DecelerationRate.normal
        #expect(isClose(rate.discreteDistance(forVelocity: 1000), 499, within: 1e-9))
        #expect(abs(rate.discreteDistance(forVelocity: 1000) / rate.distance(forVelocity: 1000) - 1) < 0.005)
    }

    @Test("F-07 scroll views use the normal rate by default")
    func defaultRate() {
        #expect(DecelerationRate.normal.perMillisecond == 0.998)
        #expect(DecelerationRate.fast.perMillisecond == 0.99)
        let simulation = FrictionSimulation(position: 0, velocity: 1000)
        #expect(simulation == FrictionSimulation(position: 0, velocity: 1000, rate: .normal))
    }

    @Test("F-38 the predicted end is the projection of F-03 within 1 %")
    func predictedEnd() {
        let simulation = FrictionSimulation(position: 20, velocity: -800)
        let predicted = 20 + DecelerationRate.normal.distance(forVelocity: -800)
        #expect(isClose(predicted, simulation.finalPosition, within: 8))
    }

    @Test("hostile rates and velocities give finite numbers", arguments: hostileNumbers)
    func hostile(number: Double) {
        let rate = DecelerationRate(perMillisecond: number)
        #expect(rate.decay.isFinite && rate.decay < 0)
        #expect(rate.distance(forVelocity: number).isFinite)
        #expect(rate.discreteDistance(forVelocity: number).isFinite)
    }
}
