import ScrollObservation
import SwiftUI
import Testing

@MainActor struct SizePreferenceKeyTests {
    @Test("P-51 the first size wins and later ones are not asked for")
    func firstWins() {
        var value = CGSize(width: 3, height: 4)
        SizePreferenceKey.reduce(value: &value) {
            Issue.record("asked")
            return .zero
        }
        #expect(value == CGSize(width: 3, height: 4))
        #expect(SizePreferenceKey.defaultValue == .zero)
    }
}
