import Foundation
import Testing

@testable import ScrollworkCore

@MainActor @Suite struct ValueComparisonTests {
    private struct Action {
        var name = "a"
        var run: () -> Void
    }

    private enum Choice {
        case none
        case number(Int)
    }

    private struct Pair {
        var choice: Choice
        var values: (Int, String)
    }

    private static func action(_ number: Int) -> Action { Action { _ = number + 1 } }

    @Test("P-04 two closures that captured different values are a change")
    func closures() {
        #expect(!ValueComparison.areEqual(Self.action(1), Self.action(2)))
        let one = Self.action(1)
        #expect(ValueComparison.areEqual(one, one))
    }

    @Test("P-04 enums that are not Equatable differ by their bits")
    func enums() {
        #expect(!ValueComparison.areEqual(Choice.number(1), Choice.number(2)))
        #expect(ValueComparison.areEqual(Choice.number(1), Choice.number(1)))
    }

    @Test("P-04 structs and tuples are compared field by field")
    func fields() {
        let long = String(repeating: "x", count: 40)
        let pair = Pair(choice: .none, values: (1, long))
        #expect(ValueComparison.areEqual(pair, Pair(choice: .none, values: (1, String(repeating: "x", count: 40)))))
        #expect(!ValueComparison.areEqual(pair, Pair(choice: .none, values: (2, long))))
    }
}
