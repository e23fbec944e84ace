import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct PickerTests {
    private struct Choice<Style: PickerStyle>: View {
        let style: Style
        @State private var choice = 2
        var body: some View {
            VStack {
                Picker("size", selection: $choice) {
                    Text("small").tag(1)
                    Text("medium").tag(2)
                    Text("large").tag(3)
                }
                .pickerStyle(style)
                Text("chosen \(choice)")
            }
        }
    }

    @Test("picker.menu a menu picker shows the chosen option; a touch offers all, and one that is taken is written")
    func menu() {
        let host = host { Choice(style: .menu) }
        #expect(host.strings == ["medium", "chosen 2"])
        host.tap("medium")
        host.settle()
        #expect(host.strings == ["medium", "chosen 2", "small", "medium", "large"])
        host.tap("large")
        host.settle()
        #expect(host.strings == ["large", "chosen 3"])
    }

    @Test("picker.segmented options lie side by side in equal parts, 32 high")
    func segmented() {
        let host = host { Choice(style: .segmented) }
        // 296 in three parts, 2 in.
        let middles = ["small", "medium", "large"].map { host.frame(ofText: $0)?.midX ?? 0 }
        #expect(abs(middles[1] - 150) < 0.5)
        #expect(abs(middles[2] - middles[1] - 296 / 3.0) < 0.5)
        host.tap("small")
        #expect(host.strings.contains("chosen 1"))
    }

    @Test("picker.inline each option is a view of its own")
    func inline() {
        let host = host { Choice(style: .inline) }
        #expect(host.strings == ["small", "medium", "large", "chosen 2"])
        host.tap("large")
        #expect(host.strings.contains("chosen 3"))
    }

    @Test("picker.tags in a ForEach an option stands for its element's id; a tag matches an optional selection")
    func tags() {
        struct Content: View {
            @State private var name = "b"
            @State private var number: Int? = 7
            var body: some View {
                VStack {
                    Picker("name", selection: $name) { ForEach(["a", "b"], id: \.self) { Text("name \($0)") } }.pickerStyle(.segmented)
                    Picker("number", selection: $number) {
                        Text("none").tag(nil as Int?)
                        Text("seven").tag(7)
                    }
                    Text("is \(name)")
                }
            }
        }
        let host = host { Content() }
        #expect(host.strings == ["name a", "name b", "seven", "is b"])
        host.tap("name a")
        #expect(host.strings.contains("is a"))
        host.tap("seven")
        host.settle()
        host.tap("none")
        host.settle()
        #expect(host.strings.contains("none") && !host.strings.contains("seven"))
    }

    @Test("picker.menu in a list the label stands before the choice")
    func row() {
        let host = host { List { Choice(style: .automatic) } }
        let label = host.frame(ofText: "size")
        #expect(label != nil)
        #expect((label?.maxX ?? 300) < (host.frame(ofText: "medium")?.minX ?? 0))
    }
}
