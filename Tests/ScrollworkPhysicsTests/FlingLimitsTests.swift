import ScrollworkPhysics
import Testing

@Suite struct FlingLimitsTests {
    @Test("F-35 a release of 40 pt/s is no fling, one of 50 is")
    func minimum() {
        #expect(FlingLimits.clamped(40) == 0)
        #expect(FlingLimits.clamped(-40) == 0)
        #expect(FlingLimits.clamped(50) == 50)
        #expect(FlingLimits.clamped(-1000) == -1000)
    }

    @Test("F-36 a release of 20000 pt/s is capped to 8000")
    func maximum() {
        #expect(FlingLimits.clamped(20000) == 8000)
        #expect(FlingLimits.clamped(-20000) == -8000)
        #expect(FlingLimits.clamped(.infinity) == 8000)
        #expect(FlingLimits.clamped(.nan) == 0)
    }
}
