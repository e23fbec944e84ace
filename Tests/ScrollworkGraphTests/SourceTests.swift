import Testing

@testable import ScrollworkGraph

@MainActor @Suite struct SourceTests {
    @Test("a change is told to every reader, once each, in the order they were made") func tellsReaders() {
        let source = Source("x")
        var order: [String] = []
        let clients = ["a", "b", "c"].map { NotingClient($0) { order.append($0.name) } }
        // Readers count as made when their edges are.
        for client in clients { _ = client.dependent }
        for client in clients.reversed() { client.read(source) }
        source.changed(UpdateReason("write"))
        #expect(order == ["a", "b", "c"])
        #expect(clients.map(\.reasons.count) == [1, 1, 1])
    }

    @Test("the reason goes through the source's name") func namesItself() {
        let named = Source("offset")
        let nameless = Source()
        let client = NotingClient()
        client.read(named, nameless)
        named.changed(UpdateReason("wheel"))
        nameless.changed(UpdateReason("wheel"))
        #expect(client.reasons.map(\.description) == ["wheel → offset", "wheel"])
    }

    @Test("a source without readers tells nobody") func noReaders() {
        let source = Source()
        #expect(!source.hasDependents)
        source.changed(UpdateReason("write"))
        #expect(source.dependentCount == 0)
    }

    @Test("reading outside of a rule makes no edge") func untrackedRead() {
        let source = Source()
        source.track()
        #expect(!source.hasDependents)
    }

    @Test("a reader may read other sources while it is told") func changesEdgesWhileTelling() {
        let first = Source()
        let second = Source()
        let client = NotingClient { $0.read(second) }
        let other = NotingClient()
        client.read(first)
        other.read(first)
        first.changed(UpdateReason("write"))
        #expect(first.dependentCount == 1)
        #expect(second.dependentCount == 1)
        #expect(other.reasons.count == 1)
    }

    @Test("a source that goes away takes its edges along") func sourceEnds() {
        let client = NotingClient()
        var source: Source? = Source()
        client.read(source!)
        #expect(client.dependent.sourceCount == 1)
        source = nil
        #expect(client.dependent.sourceCount == 0)
    }
}
