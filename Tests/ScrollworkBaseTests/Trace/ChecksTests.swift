import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Checks", .serialized)
struct ChecksTests {
    @Test("A warning is given once per key until it is reset")
    func once() {
        let before = Warnings.sink
        defer { Warnings.sink = before }
        nonisolated(unsafe) var seen: [String] = []
        Warnings.sink = { seen.append($0) }
        Warnings.reset()
        Warnings.once("a", "first")
        Warnings.once("a", "again")
        Warnings.once("b", "other")
        #expect(seen == ["first", "other"])
        Warnings.reset()
        Warnings.once("a", "anew")
        #expect(seen.count == 3)
    }

    #if DEBUG
        @Test("A fault traps in debug builds")
        func faultTraps() async {
            await #expect(processExitsWith: .failure) { fault("broken on purpose") }
        }
    #endif
}
