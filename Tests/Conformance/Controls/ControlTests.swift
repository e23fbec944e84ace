import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct ControlTests {
    @Test("a label is its icon before its title; styles leave one of them out")
    func label() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Label("ab", systemImage: "star") }
        let title = host.frame(ofText: "ab")
        #expect(title?.width == 34)
        #expect((title?.minX ?? 0) > 100 - 17)
        host.update { Label("ab", systemImage: "star").labelStyle(.titleOnly) }
        #expect(host.frame(ofText: "ab")?.midX == 100)
        host.update { Label("ab", systemImage: "star").labelStyle(.iconOnly) }
        #expect(host.texts.isEmpty)
    }

    private struct Reversed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.title.probe("title")
                configuration.icon.probe("icon")
            }
        }
    }

    @Test("a label style of the program arranges title and icon itself")
    func ownLabelStyle() {
        let seen = frames(in: 200, 100) {
            Label(title: { Color.red.frame(width: 30) }, icon: { Color.blue.frame(width: 10) }).labelStyle(Reversed())
        }
        #expect(seen["title"] == rect(80, 0, 30, 100))
        #expect(seen["icon"] == rect(110, 0, 10, 100))
    }

    @Test("a progress view without a value is a spinner of 20 points, with one a bar as wide as it is offered")
    func progress() {
        let seen = frames(in: 200, 100) {
            VStack {
                ProgressView().probe("spinner")
                ProgressView(value: 0.25).probe("bar")
                ProgressView("wait", value: 3, total: 4).probe("labelled")
            }
        }
        #expect(seen["spinner"]?.size == CGSize(width: 20, height: 20))
        #expect(seen["bar"]?.size == CGSize(width: 200, height: 4))
        #expect(seen["labelled"]?.size == CGSize(width: 200, height: 25))
    }

    @Test("a toggle turns its binding over when its switch is tapped")
    func toggle() {
        struct Content: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Toggle("wifi", isOn: $isOn)
                    Text(isOn ? "on" : "off")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Content() }
        #expect(host.texts.map(\.string) == ["wifi", "off"])
        let label = host.frame(ofText: "wifi")
        host.tap(at: CGPoint(x: 175, y: label?.midY ?? 0))
        #expect(host.texts.map(\.string) == ["wifi", "on"])
    }

    @Test("a slider's knob follows the finger within the range, in steps where it has them")
    func slider() {
        struct Content: View {
            @State private var value = 0.0
            @State private var step = 0.0
            var body: some View {
                VStack(spacing: 0) {
                    Slider(value: $value, in: 0...10)
                    Slider(value: $step, in: 0...10, step: 5)
                    Text("\(value) \(step)")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 228, height: 73)) { Content() }
        host.drag(from: CGPoint(x: 14, y: 14), to: CGPoint(x: 114, y: 14))
        host.drag(from: CGPoint(x: 14, y: 42), to: CGPoint(x: 94, y: 42))
        #expect(host.texts.map(\.string) == ["5.000000 5.000000"])
        host.drag(from: CGPoint(x: 114, y: 14), to: CGPoint(x: 500, y: 14))
        #expect(host.texts.map(\.string) == ["10.000000 5.000000"])
    }

    @Test("a text field shows its text, or its prompt where there is none")
    func textField() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            VStack {
                TextField("name", text: .constant(""))
                TextField("name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
                TextField("name", text: .constant(""), prompt: Text("who"))
            }
        }
        #expect(host.texts.map(\.string) == ["name", "Ada", "who"])
    }

    @Test("a value in user defaults is shared by all views that name its key")
    func appStorage() {
        struct Reader: View {
            @AppStorage("scrollwork.test.count") private var count = 1
            var body: some View { Text("count \(count)") }
        }
        struct Content: View {
            @AppStorage("scrollwork.test.count") private var count = 1
            var body: some View {
                Reader()
                Button("add") { count += 1 }
            }
        }
        UserDefaults.standard.removeObject(forKey: "scrollwork.test.count")
        defer { UserDefaults.standard.removeObject(forKey: "scrollwork.test.count") }
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Content() }
        #expect(host.texts.first?.string == "count 1")
        host.tap("add")
        host.frame()
        #expect(host.texts.first?.string == "count 2")
        #expect(UserDefaults.standard.integer(forKey: "scrollwork.test.count") == 2)
    }
}
