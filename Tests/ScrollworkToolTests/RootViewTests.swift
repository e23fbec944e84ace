import Testing

@testable import scrollwork

@Suite struct RootViewTests {
    private func root(_ texts: String..., view: String? = nil) throws -> RootView {
        let sources = texts.map { UserSource(path: "A.swift", text: $0) }
        return try RootView.choose(from: TypeScanner.merged(sources.map(\.scanner)), named: view)
    }

    private func failure(_ text: String, view: String? = nil) -> String {
        #expect(throws: ToolError.self) { try root(text, view: view) }?.message ?? ""
    }

    /// The shape of an article that wraps a scroll view: generic wrappers, a private extension, one view that uses them.
    private let wrapper = """
        struct PositionObservingView<Content: View>: View {
            var coordinateSpace: CoordinateSpace
            @Binding var position: CGPoint
            @ViewBuilder var content: () -> Content
            var body: some View { content() }
        }
        private extension PositionObservingView {
            struct PreferenceKey: SwiftUI.PreferenceKey { static var defaultValue: CGPoint { .zero } }
        }
        struct OffsetDemo: View {
            @State private var offset: CGPoint = .zero
            private let name = UUID()

            var body: some View {
                let _ = print("offset", offset.x)
                Text("struct Fake: View {}")
            }
        }
        """

    @Test("the only view that can be made is the root")
    func onlyView() throws {
        #expect(try root(wrapper) == .view("OffsetDemo"))
    }

    @Test("a shadowed ScrollView with arguments is passed over")
    func shadowed() throws {
        let text = """
            struct ScrollView<Content: View>: View {
                let axes: Axis.Set
                let offsetChanged: (CGPoint) -> Void
                let content: Content
                init(axes: Axis.Set = .vertical, offsetChanged: @escaping (CGPoint) -> Void = { _ in }, @ViewBuilder content: () -> Content) {
                    self.axes = axes
                }
                var body: some View { SwiftUI.ScrollView(axes) { content } }
            }
            struct ContentView: View { var body: some View { ScrollView(axes: [.horizontal, .vertical]) { Text("x") } } }
            """
        #expect(try root(text) == .view("ContentView"))
    }

    @Test("an @main App wins over previews, and they over views")
    func precedence() throws {
        let view = "struct V: View { var body: some View { Text(\"\") } }\n"
        let previews = "struct P1: PreviewProvider { static var previews: some View { V() } }\nstruct P2: PreviewProvider {}\n"
        let app = "@main\nstruct Demo: App { var body: some Scene { WindowGroup { V() } } }\n"
        #expect(try root(view, previews, app) == .app("Demo"))
        #expect(try root(view + previews) == .preview("P2"))
        #expect(try root(view + previews, view: "V") == .view("V"))
        #expect(try root(view + previews + app, view: "P1") == .preview("P1"))
        #expect(try root(view, app, view: "Demo") == .app("Demo"))
    }

    @Test(
        "properties that need no argument",
        arguments: [
            "@State var n = 0", "@State private var n: Int?", "@Environment(\\.colorScheme) var scheme", "@Namespace var space",
            "@EnvironmentObject var model: Model", "@FocusState var focused: Bool", "var n: [String: Int] = [:]", "let n: Int = 3",
            "var n: Int? ", "var n: Int { 3 }", "var n: Int\n    { 3 }", "static let n: Int = 1", "static var n: Int", "lazy var n = 2",
            "@StateObject private var model = Model()", "var a = 1, b: Int = 2", "var n = 1 { didSet { print(n) } }",
            "private let id = UUID()",
            "@AppStorage(\"x\") var n: Int?", "@Clamped(0...1) var n: Double", "init() {}", "let n: Int\n init(n: Int = 1) { self.n = n }",
            "let s: Set<Int>\n init(_ s: Set<Int> = [], m: [Int: Int] = Dictionary<Int, Int>()) { self.s = s }",
            "func f(x: Int) -> Int { let y: Int; y = x; return y }", "subscript(i: Int) -> Int { i }", "struct Inner { let n: Int }",
            "var t = cond ? 1 : 2\n var u: Int { 1 }", "var f: () -> Int = { 3 }", "@ViewBuilder var header: some View { Text(\"\") }",
            "typealias T = Int", "enum Mode { case a, b(Int) }", "#if os(iOS)\n let n: Int\n #endif", "@State var s = \"let x: Int\"",
            "// let n: Int", "/* let n: Int /* nested */ */", "var x = #\"a \"quoted\" { \"#",
        ])
    func makeable(member: String) throws {
        #expect(try root("struct V: View {\n \(member)\n var body: some View { Text(\"\") }\n}") == .view("V"))
    }

    @Test(
        "properties that do",
        arguments: [
            ("let n: Int", "n"), ("var n: Int", "n"), ("@Binding var n: Int?", "n"), ("@ObservedObject var model: Model", "model"),
            ("@ViewBuilder let content: () -> Text", "content"), ("let n: Int?", "n"), ("@State var n: Int", "n"),
            ("var a = 1, b: Int", "b"), ("var f: (Int) -> Int?", "f"), ("var n: Int { didSet { print(n) } }", "n"),
            ("let a: Dictionary<String, Int>\n let b: [Int]", "a, b"), ("#if os(Linux)\n let n: Int\n #endif", "n"),
            ("@available(iOS 15, *) let n: Int", "n"),
        ])
    func needs(member: String, names: String) {
        let message = failure("struct V: View {\n \(member)\n var body: some View { Text(\"\") }\n}")
        #expect(message.hasPrefix("no view can be made without arguments: V needs arguments (\(names))"), "\(message)")
    }

    @Test(
        "initializers that cannot be called without arguments",
        arguments: [
            "init(n: Int) {}", "init(n: Int = 1, m: Int) {}", "init(m: Int, n: Int = 1) {}", "private init() {}", "init?() {}",
            "init<T>(_ t: T? = nil) {}", "init() async {}", "init(f: () -> Void) {}",
        ])
    func initializers(member: String) {
        let message = failure("struct V: View { \(member)\n var body: some View { Text(\"\") } }")
        #expect(message.contains("V has only initializers that need arguments"), "\(message)")
    }

    @Test("extensions add conformances and initializers")
    func extensions() throws {
        #expect(
            try root("struct V { let n: Int }", "extension V: View { init() { n = 1 }\n var body: some View { Text(\"\") } }") == .view("V")
        )
        #expect(try root("enum Box {}\nextension Box { struct V: SwiftUI.View { var body: some View { Text(\"\") } } }") == .view("Box.V"))
        #expect(try root("enum Box { struct V: View, Equatable {} }\nstruct W: View { let n: Int }", view: "V") == .view("Box.V"))
    }

    @Test("a protocol that refines View makes views")
    func refinedProtocols() throws {
        #expect(try root("protocol Page: Screen {}\nprotocol Screen: View, Screen {}\nstruct V: Page {}") == .view("V"))
        #expect(failure("protocol Page: View {}").hasPrefix("no view found"))
    }

    @Test(
        "what cannot be the root says why",
        arguments: [
            ("let x = 1", "no view found"),
            ("private struct V: View {}", "V is private to its file"),
            ("struct V<T>: View {}", "V is generic"),
            ("final class V: View {}", "V is not a struct"),
            ("struct Outer<T> { struct V: View {} }", "Outer.V is generic"),
            ("private enum Outer {}\nextension Outer { struct V: View {} }", "Outer.V is private"),
            ("struct A: View {}\nstruct B: View {}", "several views can be shown; choose one with --view NAME: A, B"),
            ("@main struct A: App {}\n@main struct B: App {}", "several @main apps (A, B)"),
        ])
    func refusals(text: String, expected: String) {
        let message = failure(text)
        #expect(message.contains(expected), "\(message)")
        #expect(!message.contains("\n"))
    }

    @Test("an unknown --view is answered with the candidates")
    func unknownView() {
        #expect(failure(wrapper, view: "Nope") == "--view Nope: no such view; candidates: OffsetDemo")
        #expect(failure("struct M {}\nstruct V: View {}", view: "M").contains("M: it conforms to none of View"))
        #expect(failure("struct V: View { let n: Int }", view: "V").hasPrefix("--view V: V needs arguments (n)"))
        #expect(failure("struct V<T>: View {}", view: "W").hasSuffix("the files have none that could be shown"))
    }

    @Test("inactive branches are not looked at")
    func conditions() throws {
        let text = """
            #if os(iOS) || targetEnvironment(simulator)
            @main struct Demo: App {}
            #elseif canImport(UIKit) && !DEBUG
            struct U: View {}
            #else
            #if DEBUG // previews
            struct P: PreviewProvider {}
            #endif
            #endif
            struct V: View {}
            """
        #expect(try root(text) == .preview("P"))
    }
}
