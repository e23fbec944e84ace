import Testing

@testable import ScrollworkCore

@Suite struct EnumsTests {
    @Test("Text sizes are ordered, and both scales agree")
    func textSizes() {
        #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
        #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
        #expect(ContentSizeCategory.allCases.map(\.dynamicTypeSize) == DynamicTypeSize.allCases)
    }

    @Test("Scene phases are ordered by activity")
    func phases() { #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active) }

    @Test("Symbol variants add up")
    func variants() {
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.fill))
    }

    @Test("Keys are written as characters")
    func keys() {
        let key: KeyEquivalent = "a"
        #expect(key.character == "a")
        #expect(EventModifiers.all.contains(.command))
        #expect(!EventModifiers.all.contains(.function))
    }
}
