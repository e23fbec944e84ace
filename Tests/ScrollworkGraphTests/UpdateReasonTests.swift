import Testing

@testable import ScrollworkGraph

@MainActor @Suite struct UpdateReasonTests {
    @Test("links are appended, immediate repetitions left out") func adding() {
        let reason = UpdateReason("a").adding("b").adding("b").adding("c")
        #expect(reason.description == "a → b → c")
    }

    @Test("a long chain keeps its beginning and its end") func bounded() {
        var reason = UpdateReason("0")
        for link in 1..<40 { reason = reason.adding("\(link)") }
        #expect(reason.chain.count == 16)
        #expect(reason.chain.first == "0")
        #expect(reason.chain.last == "39")
        #expect(Array(reason.chain.prefix(8)) == (0..<8).map(String.init))
        #expect(Array(reason.chain.suffix(8)) == (32..<40).map(String.init))
    }

    @Test("a source without a name leaves the chain alone") func nameless() {
        #expect(UpdateReason("a").through(Source()).chain == ["a"])
        #expect(UpdateReason("a").through(Source("s")).chain == ["a", "s"])
    }

    @Test("a loop is what lies between the last link and its former occurrence") func loop() {
        var reason = UpdateReason("start")
        for link in ["write a", "observer of a", "write b", "observer of b", "write a"] { reason = reason.adding(link) }
        #expect(reason.loop == ["write a", "observer of a", "write b", "observer of b", "write a"])
        #expect(reason.adding("end").loop == nil)
        #expect(UpdateReason("a").loop == nil)
    }
}
