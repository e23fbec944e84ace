import ScrollworkPhysics
import Testing

@Suite struct ScrollMetricsTests {
    @Test("F-51 a delta is consumed as far as it changes the offset; the rest is the parent's")
    func applying() {
        let metrics = ScrollMetrics(offset: 1580, viewport: 400, content: 2000)
        #expect(metrics.applying(delta: 50) == (1600, 30))
        #expect(metrics.applying(delta: -50) == (1530, 0))
        let end = ScrollMetrics(offset: 1600, viewport: 400, content: 2000)
        #expect(end.applying(delta: 50) == (1600, 50))
        #expect(end.applying(delta: .nan) == (1600, 0))
    }

    @Test("F-51 an overscrolled view is not pulled in by a delta further out")
    func applyingOutside() {
        let metrics = ScrollMetrics(offset: -30, viewport: 400, content: 2000)
        #expect(metrics.applying(delta: -10) == (-30, -10))
        #expect(metrics.applying(delta: 10) == (-20, 0))
        #expect(metrics.overscroll == -30)
    }

    @Test("the range without insets is what does not fit")
    func range() {
        let metrics = ScrollMetrics(offset: 0, viewport: 400, content: 2000)
        #expect(metrics.minimum == 0)
        #expect(metrics.maximum == 1600)
        #expect(ScrollMetrics(offset: 0, viewport: 400, content: 50).maximum == 0)
    }

    @Test("hostile input stays finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            let metrics = ScrollMetrics(minimum: number, maximum: other, offset: number, viewport: other, content: number)
            let step = metrics.applying(delta: other)
            #expect(step.offset.isFinite && step.unconsumed.isFinite)
            #expect(ScrollMetrics(offset: number, viewport: number, content: other).overscroll.isFinite)
        }
    }
}
