import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct SplitViewTests {
    private func wide<V: View>(_ width: CGFloat = 900, profile: PlatformProfile = .iOS, @ViewBuilder _ view: () -> V) -> TestHost {
        TestHost(size: CGSize(width: width, height: 600), profile: profile, view)
    }

    @Test("split.columns two columns lie side by side where the width is regular: 320 and the rest after a line")
    func two() {
        let host = wide {
            NavigationSplitView {
                ScrollView { Rows(count: 40) }.navigationTitle("Side")
            } detail: {
                ScrollView { Rows(count: 40) }.navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(host.scrollViews.map(\.frame) == [rect(0, 96.5, 320, 503.5), rect(320.5, 44, 579.5, 556)])
    }

    @Test("split.columns three columns: 320, 375 and the rest")
    func three() {
        let host = wide(1200) {
            NavigationSplitView {
                Text("a")
            } content: {
                Text("b")
            } detail: {
                Text("c")
            }
        }
        #expect(host.frame(ofText: "a")?.midX == 160)
        #expect(host.frame(ofText: "b")?.midX == 508)
        #expect(host.frame(ofText: "c")?.midX == 948)
    }

    @Test("split.columns on a desktop the sidebar is 200 wide whatever the window's width")
    func desktop() {
        let host = wide(500, profile: .desktop) {
            NavigationSplitView {
                Text("a")
            } detail: {
                ScrollView { Rows(count: 40) }
            }
        }
        #expect(host.frame(ofText: "a")?.midX == 100)
        #expect(host.scrollView.frame == rect(201, 0, 299, 600))
    }

    @Test("split.visibility a binding hides columns before the detail")
    func visibility() {
        struct Content: View {
            @State private var visible = NavigationSplitViewVisibility.all
            var body: some View {
                NavigationSplitView(columnVisibility: $visible) {
                    Text("a")
                } content: {
                    Text("b")
                } detail: {
                    VStack {
                        Button("double") { visible = .doubleColumn }
                        Button("only") { visible = .detailOnly }
                    }
                }
            }
        }
        let host = wide { Content() }
        #expect(host.strings == ["a", "b", "double", "only"])
        host.tap("double")
        #expect(host.strings == ["b", "double", "only"])
        host.tap("only")
        #expect(host.strings == ["double", "only"])
        #expect(host.frame(ofText: "only")?.midX == 450)
    }

    @Test("split.links a link shows its page in the next column; another link another one")
    func links() {
        struct Page: View {
            let name: String
            @State private var taps = 0
            var body: some View { Button("\(name) \(taps)") { taps += 1 } }
        }
        let host = wide {
            NavigationSplitView {
                VStack {
                    NavigationLink("to x") { Page(name: "x") }
                    NavigationLink("to 5", value: 5)
                }
                .navigationDestination(for: Int.self) { Page(name: "number \($0)") }
            } detail: {
                Text("nothing yet")
            }
        }
        #expect(host.strings.contains("nothing yet"))
        host.tap("to x")
        host.tap("x 0")
        #expect(host.strings.contains("x 1") && host.strings.contains("to x"))
        host.tap("to 5")
        #expect(host.strings.contains("number 5 0"))
        host.tap("to x")
        #expect(host.strings.contains("x 0"))
    }

    @Test("split.compact where the width is compact the sidebar is the root of a stack, and links push")
    func compact() {
        let host = wide(400) {
            NavigationSplitView {
                NavigationLink("go") { Text("there") }
            } detail: {
                Text("detail")
            }
        }
        #expect(host.strings == ["go"])
        host.tap("go")
        host.settle()
        #expect(host.strings.contains("there") && !host.strings.contains("go"))
    }

    @Test("split.compact a binding names the column that is on top, and going back writes it")
    func compactColumn() {
        struct Content: View {
            @State private var column = NavigationSplitViewColumn.detail
            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text(column == .sidebar ? "side is on top" : "side")
                } detail: {
                    Text("detail")
                }
            }
        }
        let host = wide(400) { Content() }
        #expect(host.strings.contains("detail"))
        host.tap("Back")
        host.settle()
        #expect(host.strings == ["side is on top"])
    }
}
