import ScrollworkPhysics
import Testing

@Suite struct VelocitySamplerTests {
    @Test("F-37 pairs of 1000 then 0 give 750")
    func weights() {
        var sampler = VelocitySampler()
        #expect(sampler.velocity == 0)
        sampler.add(position: 0, time: 0)
        #expect(sampler.velocity == 0)
        sampler.add(position: 10, time: 0.01)
        #expect(isClose(sampler.velocity, 1000, within: 1e-6))
        sampler.add(position: 10, time: 0.02)
        #expect(isClose(sampler.velocity, 750, within: 1e-6))
        sampler.add(position: 10, time: 0.03)
        #expect(sampler.velocity == 0)
    }

    @Test("F-37 equal timestamps replace the sample")
    func equalTimes() {
        var sampler = VelocitySampler()
        sampler.add(position: 0, time: 0)
        sampler.add(position: 3, time: 0.01)
        sampler.add(position: 10, time: 0.01)
        #expect(isClose(sampler.velocity, 1000, within: 1e-6))
        sampler.reset()
        #expect(sampler.velocity == 0)
    }

    @Test("hostile samples are ignored or stay finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            var sampler = VelocitySampler()
            sampler.add(position: 0, time: 0)
            sampler.add(position: number, time: other)
            sampler.add(position: other, time: number)
            #expect(sampler.velocity.isFinite)
        }
    }
}
