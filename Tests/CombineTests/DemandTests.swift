import Combine
import Foundation
import Testing

@Suite struct DemandTests {
    @Test("Arithmetic saturates at unlimited and at none")
    func arithmetic() {
        #expect(Subscribers.Demand.max(2) + 3 == .max(5))
        #expect(Subscribers.Demand.max(2) - 5 == .none)
        #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
        #expect(Subscribers.Demand.max(2) + .unlimited == .unlimited)
        #expect(Subscribers.Demand.max(.max - 1) + .max(5) == .unlimited)
        #expect(Subscribers.Demand.max(3) * 4 == .max(12))
        #expect(Subscribers.Demand.unlimited * 2 == .unlimited)
    }

    @Test("Unlimited is more than every number")
    func order() {
        #expect(Subscribers.Demand.unlimited > 1_000_000)
        #expect(Subscribers.Demand.max(3) < .unlimited)
        #expect(Subscribers.Demand.max(3) == 3)
        #expect(Subscribers.Demand.unlimited.max == nil)
        #expect(Subscribers.Demand.none.max == 0)
        #expect(Subscribers.Demand.max(3).description == "max(3)")
    }

    @Test("Coding keeps unlimited", arguments: [Subscribers.Demand.unlimited, .none, .max(7)])
    func coding(demand: Subscribers.Demand) throws {
        let data = try JSONEncoder().encode([demand])
        #expect(try JSONDecoder().decode([Subscribers.Demand].self, from: data) == [demand])
    }
}
