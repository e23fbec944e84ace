import Testing

@testable import ScrollworkGraph

@MainActor @Suite struct TrackingTests {
    @Test("reads belong to the innermost running rule") func nesting() {
        let outer = NotingClient()
        let inner = NotingClient()
        let before = Source()
        let inside = Source()
        let after = Source()
        outer.dependent.track {
            before.track()
            inner.dependent.track { inside.track() }
            after.track()
        }
        #expect(outer.dependent.sourceCount == 2)
        #expect(inner.dependent.sourceCount == 1)
        inside.changed(UpdateReason("write"))
        #expect(outer.reasons.isEmpty)
        #expect(inner.reasons.count == 1)
    }

    @Test("untracked reads make no edge and tracking goes on afterwards") func untracked() {
        let client = NotingClient()
        let hidden = Source()
        let seen = Source()
        client.dependent.track {
            Tracking.untracked { hidden.track() }
            seen.track()
        }
        #expect(!hidden.hasDependents)
        #expect(seen.hasDependents)
    }

    @Test("the result of the rule is handed on and nothing runs afterwards") func result() {
        let client = NotingClient()
        #expect(client.dependent.track { 42 } == 42)
        #expect(Tracking.current == nil)
    }
}
