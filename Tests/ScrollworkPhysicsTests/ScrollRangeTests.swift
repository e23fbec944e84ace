import ScrollworkPhysics
import Testing

@Suite struct ScrollRangeTests {
    @Test("F-12 only the part past an edge is overscroll")
    func overscroll() {
        let range = ScrollRange(minimum: -20, maximum: 100)
        #expect(range.overscroll(of: -50) == -30)
        #expect(range.overscroll(of: 130) == 30)
        #expect(range.overscroll(of: 50) == 0)
        #expect(range.clamped(-50) == -20)
        #expect(range.clamped(130) == 100)
        #expect(range.closedRange == -20...100)
    }

    @Test("a maximum below the minimum leaves one offset")
    func reversed() {
        let range = ScrollRange(minimum: 10, maximum: -300)
        #expect(range.isEmpty)
        #expect(range.clamped(50) == 10)
    }

    @Test("hostile input stays finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            let range = ScrollRange(minimum: number, maximum: other)
            #expect(range.closedRange.contains(range.clamped(number)))
            #expect(range.overscroll(of: other).isFinite)
        }
    }
}
