import ScrollworkTesting
import SwiftUI
import Testing

/// How rows, headers and lines look.
@MainActor struct ListLookTests {
    private func list<V: View>(_ width: CGFloat = 300, profile: PlatformProfile = .iOS, @ViewBuilder _ view: () -> V) -> TestHost {
        TestHost(size: CGSize(width: width, height: 400), profile: profile, view)
    }

    @Test("M-194 row insets come on top of the desktop list's leading inset, reach over its trailing one, and leave the row 24 high")
    func desktopInsets() {
        let seen = frames(in: 320, 400, profile: .desktop) {
            List {
                Color.gray.frame(height: 16).probe("a").listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10))
                Color.gray.frame(height: 16).probe("b")
            }
        }
        #expect(seen["a"] == rect(46, 14, 258, 16))
        #expect(seen["b"] == rect(16, 38, 288, 16))
    }

    @Test("L-172 scrollTo reaches a row of a list that is not made; scrollPosition(id:) has no say in lists") func positions() {
        struct Scene: View {
            @State var id: Int?
            let box: ProxyBox
            let log: Recording<Int?>
            var body: some View {
                ScrollViewReader { proxy in
                    let _ = box.take(proxy)
                    List(0..<500, id: \.self) { Text("Row \($0)") }
                        .listStyle(.plain)
                        .scrollPosition(id: $id)
                        .onChange(of: id) { log.add($1) }
                }
            }
        }
        let box = ProxyBox()
        let log = Recording<Int?>()
        let host = list { Scene(box: box, log: log) }
        host.run { box.proxy.scrollTo(300, anchor: .top) }
        host.settle()
        #expect(host.scrollView.offset.y == 16800)
        host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        host.settle()
        #expect(log.entries.isEmpty)
    }

    @Test(
        "list.row.chosen a chosen row has a background: the whole width in plain lists, within the card in grouped ones, rounded on the desktop"
    )
    func chosen() {
        func scene(_ style: some ListStyle) -> some View {
            List(0..<3, id: \.self, selection: .constant(Optional(0))) { Text("Row \($0)") }.listStyle(style)
        }
        #expect(list { scene(.plain) }.dump(.display).contains("fill #d1d1d6 rect(0,0,300,56)"))
        #expect(list { scene(.insetGrouped) }.dump(.display).contains("fill #d1d1d6"))
        let desktop = list(profile: .desktop) { scene(.inset) }.dump(.display)
        #expect(desktop.contains("fill #d1d1d6"))
        #expect(!desktop.contains("fill #d1d1d6 rect(0"))
        // A row that says its own background shows that.
        let own = list {
            List(0..<1, id: \.self, selection: .constant(Optional(0))) { Text("Row \($0)").listRowBackground(Color.red) }.listStyle(.plain)
        }
        #expect(!own.dump(.display).contains("#d1d1d6"))
    }

    @Test("list.row.chosen a background of the row's own keeps within its card") func card() {
        func dump(_ spacing: CGFloat?) -> String {
            list { List(0..<3, id: \.self) { _ in Text("Row").listRowBackground(Color.red) }.listRowSpacing(spacing) }.dump(.display)
        }
        // The first and the last of three rows have rounded corners; of rows that stand apart each has.
        #expect(dump(nil).components(separatedBy: "clip=").count - dump(10).components(separatedBy: "clip=").count == -1)
    }

    @Test("list.row.chosen the background follows the binding") func following() {
        struct Scene: View {
            @State var chosen: Int? = 0
            var body: some View { List(0..<3, id: \.self, selection: $chosen) { Text("Row \($0)") }.listStyle(.plain) }
        }
        let host = list { Scene() }
        #expect(host.dump(.display).contains("fill #d1d1d6 rect(0,0,300,56)"))
        host.tap("Row 2")
        host.settle()
        let dump = host.dump(.display)
        #expect(dump.contains("fill #d1d1d6 rect(0,112,300,56)"))
        #expect(!dump.contains("fill #d1d1d6 rect(0,0,"))
    }

    @Test("list.row.pressed a row that is a button or a link shows that it is pressed, wherever in the row the finger is, and runs it")
    func pressed() {
        let log = Log()
        let host = list { EditableList { Button("Tap") { log.add("tapped") } } }
        host.touchDown(at: CGPoint(x: 290, y: 4))
        host.advance(by: 0.1)
        #expect(!host.dump(.display).contains("#d1d1d6"))
        host.advance(by: 0.1)
        #expect(host.dump(.display).contains("fill #d1d1d6 rect(0,0,300,56)"))
        host.touchUp(at: CGPoint(x: 290, y: 4))
        #expect(!host.dump(.display).contains("#d1d1d6"))
        #expect(log.entries == ["tapped"])
        // A finger that scrolls presses nothing any more.
        host.touchDown(at: CGPoint(x: 290, y: 4))
        host.advance(by: 0.2)
        host.touchMove(to: CGPoint(x: 290, y: 24))
        #expect(!host.dump(.display).contains("#d1d1d6"))
        host.touchUp(at: CGPoint(x: 290, y: 24))
        #expect(log.take() == ["tapped"])
        // A button of another look stands for itself.
        let own = list { EditableList { Button("Tap") { log.add("tapped") }.buttonStyle(.bordered) } }
        own.tap(at: CGPoint(x: 290, y: 28))
        #expect(log.entries.isEmpty)
    }

    @Test("list.header headers are headlines and footers footnotes; prominent headers are titles and stand further off") func headers() {
        func scene(_ prominence: Prominence) -> some View {
            List {
                Section {
                    Text("row")
                } header: {
                    Text("head")
                } footer: {
                    Text("foot")
                }
                .headerProminence(prominence)
            }
        }
        let standard = list { scene(.standard) }
        #expect(standard.frame(ofText: "head") == rect(32, 5.5, 4 * 17, 17))
        #expect(standard.y("row") == 47.5)
        #expect(standard.frame(ofText: "foot")?.height == 13)
        let increased = list { scene(.increased) }
        #expect(increased.frame(ofText: "head") == rect(32, 12, 4 * 20, 20))
        #expect(increased.y("row") == 63.5)
    }

    @Test("list.header what has no effect says so") func warnings() {
        let host = list { List { Section("A") { Text("row") }.sectionIndexLabel(Text("A")) } }
        #expect(host.strings == ["A", "row"])
        #expect(host.warnings.contains { $0.contains("sectionIndexLabel") && $0.contains("scrollTo") })
    }

    @Test("list.lines rows hide and colour their lines; a plain list has lines at both ends of a section, which listSectionSeparator hides")
    func lines() {
        func lines<V: View>(_ view: V) -> [String] {
            list { List { view }.listStyle(.plain) }.dump(.display).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { $0.contains("0.5)") && $0.contains("fill") }
        }
        let rows = ForEach(0..<3, id: \.self) { Text("Row \($0)") }
        #expect(lines(rows).count == 4)
        #expect(lines(rows.listSectionSeparator(.hidden)).count == 2)
        #expect(lines(rows.listSectionSeparator(.hidden, edges: .top)).count == 3)
        #expect(lines(rows.listRowSeparator(.hidden)).isEmpty)
        let red = lines(rows.listRowSeparatorTint(.red, edges: .bottom).listSectionSeparator(.hidden))
        #expect(red.count == 2 && red.allSatisfy { $0.contains("#ff3b30") })
    }

    @Test("list.lines a line begins at the title of a label, or where a guide says, and ends at a guide or the row's end") func guides() {
        func line<V: View>(_ row: V) -> String? {
            list {
                EditableList {
                    Group {
                        row
                        Text("next")
                    }
                    .listSectionSeparator(.hidden)
                }
            }
            .dump(.display).split(separator: "\n").first { $0.contains(",0.5)") && $0.contains("fill") }?.split(separator: " ").last.map(
                String.init)
        }
        #expect(line(Text("row")) == "rect(16,55.5,284,0.5)")
        let guided = Text("row").alignmentGuide(.listRowSeparatorLeading) { _ in 20 }.alignmentGuide(.listRowSeparatorTrailing) { _ in 100 }
        #expect(line(guided) == "rect(36,55.5,80,0.5)")
    }

    @Test("list.tint icons of labels in rows have the list's tint, or the one that is set for them") func itemTint() {
        func colors<V: View>(_ view: V) -> String { list { EditableList { view } }.dump(.display) }
        #expect(colors(Label("Row", systemImage: "star")).contains("#007aff"))
        #expect(colors(Label("Row", systemImage: "star").listItemTint(.orange)).contains("#ff9500"))
        let plain = colors(Label("Row", systemImage: "star").listItemTint(.monochrome))
        #expect(!plain.contains("#007aff") && !plain.contains("#ff9500"))
        #expect(!list { Label("Row", systemImage: "star") }.dump(.display).contains("#007aff"))
    }

    @Test("list.spacing rows that stand apart are cards of their own; sections stand as far apart as is said") func spacing() {
        let seen = frames(in: 300, 400) {
            List {
                Section {
                    Color.red.frame(height: 20).probe("a")
                    Color.red.frame(height: 20).probe("b")
                }
                Section { Color.red.frame(height: 20).probe("c") }
            }
            .listRowSpacing(10)
            .listSectionSpacing(12)
        }
        #expect(seen["a"]?.minY == 53)
        #expect(seen["b"]?.minY == 119)
        #expect(seen["c"]?.minY == 187)
    }

    @Test("list.badge a badge stands at the end of its row, before the mark of a link") func badge() {
        let host = list {
            NavigationStack {
                List {
                    Text("Plain").badge(3)
                    NavigationLink("Link", value: 1).badge("new")
                    Text("None").badge(0)
                }
                .listStyle(.plain)
            }
        }
        #expect(host.frame(ofText: "3")?.maxX == 284)
        #expect(host.frame(ofText: "3")?.midY == host.frame(ofText: "Plain")?.midY)
        #expect(host.frame(ofText: "new")!.maxX < 284 - 13)
        #expect(!host.strings.contains("0"))
    }
}
