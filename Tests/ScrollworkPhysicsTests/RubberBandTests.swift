import ScrollworkPhysics
import Testing

@Suite struct RubberBandTests {
    @Test(
        "F-10 rubber band in viewports of 960 and 400 pt: 100 pt of travel show 52.02 and 48.35",
        arguments: [
            (960.0, 5.0, 2.74), (960, 10, 5.47), (960, 100, 52.02), (960, 400, 178.98), (960, 960, 340.65),
            (400, 10, 5.43), (400, 100, 48.35), (400, 400, 141.94),
        ])
    func offsets(viewport: Double, travel: Double, expected: Double) {
        #expect(isClose(RubberBand.offset(forTravel: travel, viewport: viewport), expected))
        #expect(isClose(RubberBand.offset(forTravel: -travel, viewport: viewport), -expected))
    }

    @Test("F-11 the offset depends on the whole travel and stays below the viewport")
    func asymptote() {
        let forward = (0...100).map { RubberBand.offset(forTravel: Double($0), viewport: 400) }
        let back = (0...100).reversed().map { RubberBand.offset(forTravel: Double($0), viewport: 400) }
        #expect(forward == back.reversed())
        #expect(zip(forward, forward.dropFirst()).allSatisfy(<))
        #expect(RubberBand.offset(forTravel: 1e6, viewport: 400) < 400)
    }

    @Test("F-12 a drag of 150 pt from 50 pt below the top counts 100 pt")
    func startInside() {
        let metrics = ScrollMetrics(offset: 50, viewport: 400, content: 2000)
        let travel = metrics.overscroll(of: metrics.offset - 150)
        #expect(travel == -100)
        #expect(isClose(RubberBand.offset(forTravel: travel, viewport: 400), -48.35))
    }

    @Test("F-13 the travel for an offset inverts the offset, so a grab does not jump", arguments: [-900.0, -30, 0, 0.5, 48.35, 2000])
    func inverse(travel: Double) {
        let offset = RubberBand.offset(forTravel: travel, viewport: 400)
        #expect(isClose(RubberBand.travel(forOffset: offset, viewport: 400), travel, within: 1e-6))
        let grabbed = RubberBand.travel(forOffset: travel / 10, viewport: 400)
        #expect(isClose(RubberBand.offset(forTravel: grabbed, viewport: 400), travel / 10, within: 1e-6))
    }

    @Test("F-14 Flutter's factor 0.52·(1 - over/viewport)² integrates to the formula with its constant: 46.02")
    func flutter() {
        let expected = RubberBand.offset(forTravel: 100, viewport: 400, constant: RubberBand.flutterConstant)
        #expect(isClose(expected, 46.02))
        var over = 0.0
        for _ in 0..<100_000 {
            over += 0.001 * 0.52 * (1 - over / 400) * (1 - over / 400)
        }
        #expect(isClose(over, expected, within: 0.001))
    }

    @Test("F-15 a trackpad stretches a twentieth of the accumulated delta, from 10 pt on: 200 show 10")
    func stiff() {
        #expect(RubberBand.stiffStretch(forTravel: 200) == 10)
        #expect(RubberBand.stiffStretch(forTravel: -200) == -10)
        #expect(RubberBand.stiffStretch(forTravel: 9.9) == 0)
        #expect(RubberBand.stiffStretch(forTravel: 10) == 0.5)
        #expect(RubberBand.stiffTravel(forStretch: 10) == 200)
    }

    @Test("hostile input stays finite and within the viewport", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            for constant in [0.55, number] {
                let offset = RubberBand.offset(forTravel: number, viewport: other, constant: constant)
                #expect(offset.isFinite && abs(offset) <= (other > 0 ? other : 0))
                #expect(RubberBand.travel(forOffset: number, viewport: other, constant: constant).isFinite)
            }
        }
        #expect(RubberBand.offset(forTravel: number, viewport: 0) == 0)
        #expect(RubberBand.stiffStretch(forTravel: number).isFinite)
        #expect(RubberBand.stiffTravel(forStretch: number).isFinite)
    }
}
