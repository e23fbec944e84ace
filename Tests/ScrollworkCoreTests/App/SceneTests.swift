import ScrollworkTesting
import Testing

@testable import ScrollworkCore

@MainActor
struct SceneTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    private struct PlainApp: App {
        var body: some Scene { WindowGroup { Counter() } }
    }

    private struct Hidden: Scene {
        var body: some Scene { WindowGroup("title", id: "inner") { Text(verbatim: "inner") } }
    }

    private struct ComposedApp: App {
        @State private var text = "outer"
        var body: some Scene {
            Hidden()
            WindowGroup { Text(verbatim: text) }
        }
    }

    private struct StatefulApp: App {
        @State private var count = 1
        var body: some Scene {
            WindowGroup { Button("app \(count)") { count += 1 } }
        }
    }

    @Test("an app shows the content of its window group, which keeps its state")
    func plain() {
        let host = TestHost { rootView(of: PlainApp.self) }
        #expect(host.tap("count 0"))
        #expect(host.texts.map(\.string) == ["count 1"])
    }

    @Test("of several scenes the first is shown, also one that is made of others")
    func composed() {
        let host = TestHost { rootView(of: ComposedApp()) }
        #expect(host.texts.map(\.string) == ["inner"])
    }

    @Test("state of the app itself reaches its windows")
    func stateful() {
        let host = TestHost { rootView(of: StatefulApp.self) }
        host.tap("app 1")
        #expect(host.texts.map(\.string) == ["app 2"])
    }

    private struct Previews: PreviewProvider {
        static var previews: some View { Text(verbatim: "preview") }
    }

    @Test("a preview provider's view can be shown")
    func previews() {
        let host = TestHost { rootView(of: Previews.self) }
        #expect(host.texts.map(\.string) == ["preview"])
    }
}
