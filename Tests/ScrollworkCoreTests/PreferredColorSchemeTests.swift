import ScrollworkTesting
import Testing

@testable import ScrollworkCore

@MainActor
struct PreferredColorSchemeTests {
    @Test("the window's background follows the scheme that its content prefers")
    func background() {
        let light = TestHost { Text("a") }
        #expect(light.engine.background == .white)
        let dark = TestHost { VStack { Text("a").preferredColorScheme(.dark) } }
        #expect(dark.engine.background == .black)
        let none = TestHost(colorScheme: .dark) { Text("a").preferredColorScheme(nil) }
        #expect(none.engine.background == .black)
    }
}
