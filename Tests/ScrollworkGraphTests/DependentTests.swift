import Testing

@testable import ScrollworkGraph

@MainActor @Suite struct DependentTests {
    @Test("edges are those of the latest run") func rebuildsEdges() {
        let first = Source()
        let second = Source()
        let client = NotingClient()
        client.read(first)
        client.read(second)
        #expect(!first.hasDependents)
        first.changed(UpdateReason("first"))
        #expect(client.reasons.isEmpty)
        second.changed(UpdateReason("second"))
        #expect(client.reasons.map(\.description) == ["second"])
    }

    @Test("reading a source twice makes one edge") func oneEdge() {
        let source = Source()
        let client = NotingClient()
        client.read(source, source)
        #expect(client.dependent.sourceCount == 1)
        source.changed(UpdateReason("write"))
        #expect(client.reasons.count == 1)
    }

    @Test("dropSources cuts every edge on both sides") func drop() {
        let sources = (0..<5).map { _ in Source() }
        let client = NotingClient()
        client.dependent.track { for source in sources { source.track() } }
        #expect(client.dependent.sourceCount == 5)
        client.dependent.dropSources()
        #expect(client.dependent.sourceCount == 0)
        #expect(sources.allSatisfy { !$0.hasDependents })
    }

    @Test("a reader that goes away is not told any more") func readerEnds() {
        let source = Source()
        var client: NotingClient? = NotingClient()
        client!.read(source)
        #expect(source.dependentCount == 1)
        client = nil
        #expect(source.dependentCount == 0)
        source.changed(UpdateReason("write"))
    }

    @Test("later readers have a later order") func order() {
        let first = NotingClient()
        let second = NotingClient()
        #expect(first.dependent.order < second.dependent.order)
    }
}
