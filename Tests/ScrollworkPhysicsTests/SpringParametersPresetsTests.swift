import ScrollworkPhysics
import Testing

@Suite struct SpringParametersPresetsTests {
    @Test("F-71 the default animation is 0.7783 of the way at 0.25 s; the reverse-engineered one would be 0.8210")
    func defaultAnimation() {
        #expect(isClose(SpringParameters.default.value(at: 0.25), 0.7783, within: 5e-5))
        #expect(isClose(SpringParameters.spring.value(at: 0.25), 0.8210, within: 5e-5))
    }

    @Test("F-72 the presets have the documented parameters")
    func parameters() {
        #expect(SpringParameters.spring == SpringParameters(duration: 0.5, bounce: 0))
        #expect(SpringParameters.smooth == SpringParameters.spring)
        #expect(SpringParameters.snappy == SpringParameters(duration: 0.5, bounce: 0.15))
        #expect(SpringParameters.bouncy == SpringParameters(duration: 0.5, bounce: 0.3))
        #expect(SpringParameters.responseSpring == SpringParameters(response: 0.5, dampingRatio: 0.825))
        #expect(SpringParameters.interactiveSpring == SpringParameters(response: 0.15, dampingRatio: 0.86))
        #expect(SpringParameters.interactiveBlendDuration == 0.25)
    }
}
