import ScrollworkPhysics
import Testing

@Suite struct FlingAccelerationTests {
    @Test("F-08 a second flick in the same direction is faster than one, against it is not")
    func repeated() {
        #expect(FlingAcceleration.combined(velocity: 1000, existing: 800) > 1000)
        #expect(FlingAcceleration.combined(velocity: -1000, existing: -800) < -1000)
        #expect(FlingAcceleration.combined(velocity: 1000, existing: -800) == 1000)
        #expect(FlingAcceleration.combined(velocity: 1000, existing: 0) == 1000)
    }

    @Test("F-08 the carried velocity follows 0.000816·v^1.967 up to 40000")
    func carried() {
        #expect(isClose(FlingAcceleration.carriedVelocity(from: 1000), 649.7, within: 0.1))
        #expect(FlingAcceleration.carriedVelocity(from: -1e6) == -40000)
        #expect(FlingAcceleration.carriedVelocity(from: .nan) == 0)
        #expect(FlingAcceleration.carriedVelocity(from: .infinity) == 40000)
    }
}
