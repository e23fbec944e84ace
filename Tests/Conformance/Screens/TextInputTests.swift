import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct TextInputTests {
    private func phone<V: View>(profile: PlatformProfile = .iOS, @ViewBuilder _ view: () -> V) -> TestHost {
        TestHost(
            size: CGSize(width: 300, height: 600), profile: profile, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 0),
            view)
    }

    private struct Form: View {
        let log: Log
        enum Field { case name, place }
        @State private var name = "ab"
        @State private var place = ""
        @State private var secret = "xy"
        @FocusState private var field: Field?
        var body: some View {
            VStack {
                TextField("name", text: $name).focused($field, equals: .name)
                TextField("place", text: $place).focused($field, equals: .place)
                SecureField("secret", text: $secret)
                Text("name: \(name) place: \(place) secret: \(secret)")
                Text(field == .name ? "in name" : field == .place ? "in place" : "in none")
                Button("to place") { field = .place }
                Button("leave") { field = nil }
            }
            .onSubmit { log.add("submitted \(name)") }
        }
    }

    @Test("text.typing a tap gives a field the keyboard; what is typed comes at the caret, which keys move")
    func typing() {
        let host = phone { Form(log: Log()) }
        host.type("lost")
        #expect(host.strings.contains("name: ab place:  secret: xy"))
        host.tap("ab")
        #expect(host.hasFocus && host.strings.contains("in name"))
        host.type("cd")
        #expect(host.strings.contains("name: abcd place:  secret: xy"))
        host.key(.left)
        host.key(.left)
        host.type("\u{8}X")
        #expect(host.strings.contains("name: aXcd place:  secret: xy"))
        host.key(.home)
        host.type("👍🏽")
        host.key(.end)
        host.type("\u{8}")
        #expect(host.strings.contains("name: 👍🏽aXc place:  secret: xy"))
    }

    @Test("text.focus a focus state moves the keyboard and follows it; tab goes to the next field")
    func focusState() {
        let host = phone { Form(log: Log()) }
        #expect(host.strings.contains("in none"))
        host.tap("to place")
        #expect(host.strings.contains("in place"))
        host.type("here")
        #expect(host.strings.contains("name: ab place: here secret: xy"))
        host.tap("ab")
        #expect(host.strings.contains("in name"))
        host.type("\t!")
        #expect(host.strings.contains("in place"))
        #expect(host.strings.contains("name: ab place: here! secret: xy"))
        host.type("\t?")
        #expect(host.strings.contains("in none"))
        #expect(host.strings.contains("name: ab place: here! secret: xy?"))
        host.tap("to place")
        host.tap("leave")
        #expect(!host.hasFocus && host.strings.contains("in none"))
    }

    @Test("text.submit return runs the actions and takes the keyboard away")
    func submit() {
        let log = Log()
        let host = phone { Form(log: log) }
        host.tap("ab")
        host.type("c\n")
        #expect(log.take() == ["submitted abc"])
        #expect(!host.hasFocus)
    }

    @Test("text.submit an action may move the focus on, and the keyboard's return key says what is asked for")
    func submitMoves() {
        struct Content: View {
            @State private var a = "aa"
            @State private var b = "bb"
            @FocusState private var isB: Bool
            var body: some View {
                VStack {
                    TextField("a", text: $a).submitLabel(.next).onSubmit { isB = true }
                    TextField("b", text: $b).focused($isB).submitLabel(.done)
                    Text(isB ? "in b" : "not in b")
                }
            }
        }
        let host = phone { Content() }
        host.tap("aa")
        #expect(host.strings.contains("next"))
        host.tap("next")
        #expect(host.strings.contains("in b") && host.strings.contains("done"))
        host.tap("done")
        #expect(!host.hasFocus && host.strings.contains("not in b"))
    }

    @Test("text.secure a secure field shows a dot for each character")
    func secure() {
        let host = phone { Form(log: Log()) }
        #expect(host.strings.contains("••"))
        host.tap("••")
        host.type("z")
        #expect(host.strings.contains("•••"))
        #expect(host.strings.contains("name: ab place:  secret: xyz"))
    }

    @Test("text.placeholder an empty field shows its prompt, else its label, and is one line high")
    func placeholder() {
        let seen = frames(in: 200, 100) {
            VStack(spacing: 0) {
                TextField("", text: .constant("")).probe("empty")
                TextField("name", text: .constant("")).probe("label")
                TextField("name", text: .constant("Ada")).probe("text")
            }
        }
        #expect(seen.values.allSatisfy { $0.size == CGSize(width: 200, height: 17) })
        let host = phone { TextField("name", text: .constant(""), prompt: Text("who")) }
        #expect(host.strings == ["who"])
    }

    @Test("text.caret a long line is moved so that the caret shows")
    func longLine() {
        struct Content: View {
            @State private var text = "0123456789"
            var body: some View { TextField("", text: $text).frame(width: 100) }
        }
        let host = phone { Content() }
        host.tap(at: CGPoint(x: 150, y: 293))
        // 170 points and a caret of 2 in 100, from 100 to 200.
        #expect(host.frame(ofText: "0123456789") == rect(28, host.frame(ofText: "0123456789")?.minY ?? 0, 170, 17))
        host.key(.home)
        #expect(host.frame(ofText: "0123456789")?.minX == 100)
    }

    @Test("text.multiline in an editor return makes a line; it scrolls")
    func editor() {
        struct Content: View {
            @State private var text = "one"
            var body: some View {
                VStack {
                    TextEditor(text: $text).frame(height: 100)
                    Text("\(text.count) characters")
                }
            }
        }
        let host = phone(profile: .desktop) { Content() }
        host.tap("one")
        host.type("\ntwo")
        #expect(host.strings.contains("7 characters"))
        host.type("\n\n\n\n\n\n\n")
        #expect(host.scrollView.geometry.contentSize.height > 100)
        #expect(host.scrollView.offset.y == host.scrollView.maximumOffset.y)
        #expect(host.scrollView.cause == "keyboard")
    }

    private struct Long: View {
        var mode = ScrollDismissesKeyboardMode.automatic
        let offsets: Recording<CGFloat>
        @State private var text = "field"
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 500)
                    TextField("", text: $text)
                    Color.blue.frame(height: 500)
                }
            }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { offsets.add($1) }
            .scrollDismissesKeyboard(mode)
        }
    }

    @Test("U-10 keyboard.avoid the keyboard is safe area; the field is scrolled out from under it, and that is reported with its cause")
    func avoidance() {
        let offsets = Recording<CGFloat>()
        let host = phone { Long(offsets: offsets) }
        _ = offsets.take()
        host.tap("field")
        // 291 of 600, the window's 34 among them.
        #expect(host.scrollView.frame == rect(0, 20, 300, 289))
        #expect(host.scrollView.geometry.contentInsets.bottom == 291)
        // The field ends 8 above the keyboard: 517 + 8 - 289.
        #expect(host.scrollView.offset.y == 216)
        #expect(offsets.take().last == 216)
        #expect(host.scrollView.cause == "keyboard")
        #expect(host.frame(ofText: "field")?.maxY == 301)
        host.type("\n")
        #expect(host.scrollView.frame == rect(0, 20, 300, 546))
        #expect(host.scrollView.offset.y == 216)
    }

    @Test("keyboard.avoid on a desktop there is no keyboard on the screen")
    func desktop() {
        let host = phone(profile: .desktop) { Long(offsets: Recording()) }
        host.tap("field")
        #expect(host.hasFocus)
        #expect(host.scrollView.frame == rect(0, 20, 300, 546))
    }

    @Test("keyboard.region a view may ignore the keyboard and keep clear of the window's safe area")
    func region() {
        struct Content: View {
            @State private var text = "field"
            var body: some View {
                VStack(spacing: 0) {
                    TextField("", text: $text)
                    Spacer()
                    Text("low")
                }
                .ignoresSafeArea(.keyboard)
            }
        }
        let host = phone { Content() }
        host.tap("field")
        #expect(host.frame(ofText: "low")?.maxY == 566)
        #expect(host.frame(ofText: "field")?.minY == 20)
    }

    @Test("keyboard.dismiss a drag takes the keyboard away at once, when the finger gets to it, or not at all")
    func dismissal() {
        func hasFocus(_ mode: ScrollDismissesKeyboardMode, from start: CGFloat, to end: CGFloat) -> Bool {
            let host = phone { Long(mode: mode, offsets: Recording()) }
            host.tap("field")
            host.drag(from: CGPoint(x: 150, y: start), to: CGPoint(x: 150, y: end))
            return host.hasFocus
        }
        #expect(hasFocus(.automatic, from: 250, to: 100))
        #expect(hasFocus(.never, from: 100, to: 500))
        #expect(!hasFocus(.immediately, from: 250, to: 200))
        #expect(hasFocus(.interactively, from: 250, to: 100))
        #expect(!hasFocus(.interactively, from: 100, to: 400))
    }

    @Test("keyboard.dismiss a list takes it away on a drag")
    func list() {
        struct Content: View {
            @State private var text = "field"
            var body: some View {
                List {
                    TextField("", text: $text)
                    ForEach(0..<30, id: \.self) { Text("row \($0)") }
                }
            }
        }
        let host = phone { Content() }
        host.tap("field")
        #expect(host.hasFocus)
        host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 200))
        #expect(!host.hasFocus)
    }

    @Test("text.focus a field that leaves takes its focus with it")
    func leaves() {
        struct Content: View {
            @State private var isThere = true
            @State private var text = "field"
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    if isThere { TextField("", text: $text).onSubmit { isThere = false }.focused($isFocused) }
                    Text(isFocused ? "focused" : "not focused")
                    Button("remove") { isThere = false }
                }
            }
        }
        let host = phone { Content() }
        host.tap("field")
        #expect(host.strings.contains("focused"))
        host.tap("remove")
        #expect(!host.hasFocus && host.strings.contains("not focused"))
        #expect(!host.strings.contains("return"))
    }

    @Test("keyboard.sheet a sheet with a field keeps its content clear of the keyboard")
    func sheet() {
        struct Content: View {
            @State private var text = "field"
            var body: some View {
                Color.clear.sheet(isPresented: .constant(true)) {
                    ScrollView {
                        TextField("", text: $text)
                        Color.red.frame(height: 1000)
                    }
                    .presentationDetents([.height(200)])
                }
            }
        }
        let host = phone { Content() }
        #expect(host.scrollView.frame == rect(0, 366, 300, 200))
        host.tap("field")
        host.settle()
        #expect(host.scrollView.frame == rect(0, 109, 300, 200))
    }
}
