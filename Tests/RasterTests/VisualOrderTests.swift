import Testing

@testable import ScrollworkCairo

struct VisualOrderTests {
    private func order(_ levels: [UInt8]) -> [Int] {
        var result = Array(levels.indices)
        VisualOrder.reorder(&result) { levels[$0] }
        return result
    }

    @Test("UAX 9 L2: level 0 stays, level 1 is reversed, level 2 inside level 1 reads left to right")
    func levels() {
        #expect(order([0, 0, 0]) == [0, 1, 2])
        #expect(order([1, 1, 1]) == [2, 1, 0])
        #expect(order([0, 1, 1, 0]) == [0, 2, 1, 3])
        #expect(order([1, 2, 2, 1]) == [3, 1, 2, 0])
        #expect(order([]) == [])
    }
}
