import ScrollworkPhysics
import Testing

@Suite struct KeyStepTests {
    private let metrics = ScrollMetrics(offset: 0, viewport: 400, content: 2000)

    @Test("F-44 in a viewport of 400: PageDown goes to 350, End to 1600, Home to 0, an arrow 40")
    func targets() {
        #expect(KeyStep.pageForward.target(from: 0, in: metrics) == 350)
        #expect(KeyStep.end.target(from: 0, in: metrics) == 1600)
        #expect(KeyStep.start.target(from: 900, in: metrics) == 0)
        #expect(KeyStep.lineForward.target(from: 100, in: metrics) == 140)
        #expect(KeyStep.lineBackward.target(from: 100, in: metrics) == 60)
        #expect(KeyStep.pageBackward.target(from: 1000, in: metrics) == 650)
    }

    @Test("F-44 repeated keys count from the pending target and stop at the ends")
    func repeated() {
        let first = KeyStep.pageForward.target(from: 0, in: metrics)
        #expect(KeyStep.pageForward.target(from: first, in: metrics) == 700)
        #expect(KeyStep.pageForward.target(from: 1500, in: metrics) == 1600)
        #expect(KeyStep.lineBackward.target(from: 10, in: metrics) == 0)
    }

    @Test("hostile offsets give offsets within the range", arguments: hostileNumbers)
    func hostile(number: Double) {
        for key in KeyStep.allCases {
            #expect((0...1600).contains(key.target(from: number, in: metrics)))
        }
    }
}
