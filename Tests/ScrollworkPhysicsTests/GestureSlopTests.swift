import ScrollworkPhysics
import Testing

@Suite struct GestureSlopTests {
    @Test("F-30 a movement of 9 pt is no drag yet, one of 11 pt is")
    func slop() {
        #expect(GestureSlop.pan == 10)
        #expect(!GestureSlop.isPassed(x: 0, y: 9))
        #expect(GestureSlop.isPassed(x: 0, y: 11))
        #expect(GestureSlop.isPassed(x: 0, y: -11))
        #expect(GestureSlop.isPassed(x: 8, y: 8))
        #expect(!GestureSlop.isPassed(x: 0, y: 11, slop: GestureSlop.android))
        #expect(!GestureSlop.isPassed(x: .nan, y: .nan))
        #expect(GestureSlop.isPassed(x: .infinity, y: .nan))
    }
}
