import ScrollworkPhysics
import Testing

@Suite struct SmoothScrollKindTests {
    @Test(
        "F-45 the wheel takes 200 ms up to 120 pt, 150 for 300, 100 from 480 on",
        arguments: [(40.0, 0.2), (120, 0.2), (300, 0.15), (480, 0.1), (1000, 0.1), (-300, 0.15)])
    func wheel(distance: Double, expected: Double) {
        #expect(isClose(SmoothScroll.Kind.wheel.duration(forDistance: distance), expected, within: 1e-9))
        #expect(isClose(SmoothScroll(from: 0, to: distance, kind: .wheel).duration, expected, within: 1e-9))
    }

    @Test("F-46 the keyboard takes 150 ms for any distance")
    func keyboard() {
        for distance in [1.0, 40, 350, 5000] {
            #expect(SmoothScroll.Kind.keyboard.duration(forDistance: distance) == 0.15)
        }
    }

    @Test(
        "F-46 a programmatic scroll takes 167 ms for 100 pt, 500 for 900, 700 from 1764 on",
        arguments: [(100.0, 0.1667), (900, 0.5), (1764, 0.7), (1e6, 0.7), (-900, 0.5)])
    func programmatic(distance: Double, expected: Double) {
        #expect(isClose(SmoothScroll.Kind.programmatic.duration(forDistance: distance), expected, within: 5e-5))
    }
}
