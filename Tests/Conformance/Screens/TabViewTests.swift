import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct TabViewTests {
    /// A page that says when it is evaluated and seen, and scrolls.
    private struct Page: View {
        let name: String
        let log: Log
        var value = 0
        @State private var taps = 0
        var body: some View {
            let _ = log.add("\(name) body \(value)")
            ScrollView {
                VStack(spacing: 0) {
                    Button("\(name) \(taps)") { taps += 1 }.frame(height: 40)
                    Rows(count: 30)
                }
            }
            .onAppear { log.add("\(name) appears") }
            .onDisappear { log.add("\(name) disappears") }
        }
    }

    private struct Two: View {
        let log: Log
        var value = 0
        var body: some View {
            TabView {
                Page(name: "one", log: log, value: value).tabItem { Label("First", systemImage: "star") }
                Page(name: "two", log: log, value: value).tabItem { Label("Second", systemImage: "heart") }
            }
        }
    }

    @Test("tab.bar on a phone the bar is 49 high at the bottom; scroll views reach under it and count it as inset")
    func phoneBar() {
        let host = host { Two(log: Log()) }
        #expect(host.scrollView.frame == rect(0, 0, 300, 351))
        #expect(host.scrollView.geometry.contentInsets.bottom == 49)
        // 40 + 30 · 40 in 351.
        #expect(host.scrollView.maximumOffset.y == 889)
        #expect(host.frame(ofText: "First")?.midX == 75)
        #expect(host.frame(ofText: "Second")?.midX == 225)
    }

    @Test("tab.bar on a desktop a strip 36 high is above the page, which does not reach under it")
    func desktopStrip() {
        let host = TestHost(size: CGSize(width: 300, height: 400), profile: .desktop) { Two(log: Log()) }
        #expect(host.scrollView.frame == rect(0, 36, 300, 364))
        #expect(host.scrollView.geometry.contentInsets == EdgeInsets())
        #expect(host.frame(ofText: "First")?.midY == 18)
    }

    @Test("tab.bar the bar and the window's safe area add up")
    func barAboveSafeArea() {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 0)) {
            Two(log: Log())
        }
        #expect(host.scrollView.frame == rect(0, 20, 300, 297))
        #expect(host.scrollView.geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 83, trailing: 0))
    }

    @Test("tab.lazy tab.appear a page is made when it is first selected; pages hear when they come into and out of sight")
    func lifetime() {
        let log = Log()
        let host = host { Two(log: log) }
        #expect(log.take() == ["one body 0", "one appears"])
        host.tap("Second")
        #expect(log.take() == ["two body 0", "two appears", "one disappears"])
        host.tap("First")
        #expect(log.take() == ["one appears", "two disappears"])
    }

    @Test("tab.state a hidden page keeps its state and its scroll offset")
    func keepsState() {
        let host = host { Two(log: Log()) }
        host.tap("one 0")
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 15))
        host.settle()
        host.tap("Second")
        #expect(!host.strings.contains("one 1"))
        host.tap("First")
        #expect(host.strings.contains("one 1"))
        #expect(host.scrollView.offset.y == 15)
    }

    @Test("M-197 a hidden page is not updated and goes on reporting; once it is shown it has its newest value")
    func hiddenIsFrozen() {
        let log = Log()
        let host = host { Two(log: log) }
        host.tap("Second")
        _ = log.take()
        host.update { Two(log: log, value: 7) }
        #expect(log.take() == ["two body 7"])
        host.tap("First")
        #expect(log.take() == ["one body 7", "one appears", "two disappears"])
    }

    @Test("M-197 P-59 the frame that a hidden page reported last goes on being reported")
    func hiddenReports() {
        let seen = ProbeHost(300, 400) {
            TabView {
                Color.red.probe("one").tabItem { Text("First") }
                Color.blue.probe("two").tabItem { Text("Second") }
            }
        }
        #expect(seen.frames == ["one": rect(0, 0, 300, 351)])
        seen.host.tap("Second")
        #expect(seen.frames == ["one": rect(0, 0, 300, 351), "two": rect(0, 0, 300, 351)])
        seen.host.resize(to: CGSize(width: 300, height: 400))
        #expect(seen["one"] == rect(0, 0, 300, 351))
    }

    @Test("M-197 state that a hidden page reads may change; the page sees it when it is shown")
    func hiddenObserver() {
        let log = Log()
        let model = Model(0)
        struct Shows: View {
            @ObservedObject var model: Model<Int>
            let log: Log
            var body: some View {
                let _ = log.add("body \(model.value)")
                Text("value \(model.value)")
            }
        }
        let host = host {
            TabView {
                Shows(model: model, log: log).tabItem { Text("First") }
                Text("other").tabItem { Text("Second") }
            }
        }
        host.tap("Second")
        _ = log.take()
        host.run { model.value = 1 }
        host.run { model.value = 2 }
        #expect(log.take() == [])
        host.tap("First")
        #expect(log.take() == ["body 2"])
        #expect(host.strings.contains("value 2"))
    }

    private enum Tag: Hashable { case red, blue }

    private struct Bound: View {
        @State private var tag = Tag.blue
        var body: some View {
            VStack(spacing: 0) {
                Button("choose red") { tag = .red }
                Text(tag == .red ? "red it is" : "blue it is")
                TabView(selection: $tag) {
                    Text("red page").tabItem { Text("R") }.tag(Tag.red)
                    Text("blue page").tag(Tag.blue).tabItem { Text("B") }
                }
            }
        }
    }

    @Test("tab.selection the binding chooses the page with its tag, and a tapped item writes it")
    func selection() {
        let host = host { Bound() }
        #expect(host.strings.contains("blue page") && !host.strings.contains("red page"))
        host.tap("choose red")
        #expect(host.strings.contains("red page") && !host.strings.contains("blue page"))
        host.tap("B")
        #expect(host.strings.contains("blue it is") && host.strings.contains("blue page"))
    }

    @Test("tab.selection without tags a page stands for its place, in a ForEach for its element's id")
    func implicitTags() {
        struct Places: View {
            @State private var place = 1
            var body: some View {
                TabView(selection: $place) {
                    Text("page a").tabItem { Text("A") }
                    Text("page b").tabItem { Text("B") }
                }
            }
        }
        struct Names: View {
            @State private var name = "y"
            var body: some View {
                TabView(selection: $name) {
                    ForEach(["x", "y"], id: \.self) { name in Text("page \(name)").tabItem { Text(name.uppercased()) } }
                }
            }
        }
        let places = host { Places() }
        #expect(places.strings.contains("page b"))
        places.tap("A")
        #expect(places.strings.contains("page a"))
        let names = host { Names() }
        #expect(names.strings.contains("page y"))
        names.tap("X")
        #expect(names.strings.contains("page x"))
    }

    @Test("tab.appear an action around a page runs when the page comes into and out of sight")
    func appearsOutside() {
        let log = Log()
        let host = host {
            TabView {
                Text("one").tabItem { Text("First") }.onAppear { log.add("one appears") }.onDisappear { log.add("one disappears") }
                Text("two").tabItem { Text("Second") }.onAppear { log.add("two appears") }
            }
        }
        #expect(log.take() == ["one appears"])
        host.tap("Second")
        #expect(log.take() == ["two appears", "one disappears"])
    }

    @Test("tab.toolbar a page can hide the bar; what a hidden page says of bars does not count")
    func hidesBar() {
        let host = host {
            TabView {
                Two(log: Log()).toolbar(.hidden, for: .tabBar).tabItem { Text("Outer") }
            }
        }
        #expect(!host.strings.contains("Outer"))
        #expect(host.scrollView.frame == rect(0, 0, 300, 351))
    }

    @Test("tab.keys keys go to the scroll view of the selected page")
    func keys() {
        let host = host { Two(log: Log()) }
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 10))
        host.settle()
        host.tap("Second")
        host.key(.end)
        host.settle()
        #expect(host.scrollViews.map(\.offset.y) == [10, 889])
    }

    @Test("tab.badge a badge stands at the item; 0 shows none")
    func badge() {
        let host = host {
            TabView {
                Text("one").tabItem { Text("First") }.badge(12)
                Text("two").badge(0).tabItem { Text("Second") }
            }
        }
        #expect(host.strings.contains("12"))
        #expect(!host.strings.contains("0"))
        let badge = host.frame(ofText: "12")
        #expect((badge?.midX ?? 0) > 75 && (badge?.midX ?? 0) < 150)
    }
}

@MainActor
struct PagedTabTests {
    private struct Pages: View {
        @State private var page = 1
        var body: some View {
            VStack(spacing: 0) {
                Button("go to 2") { page = 2 }
                Text("at \(page)")
                TabView(selection: $page) {
                    ForEach(0..<3) { Text("page \($0)").tag($0) }
                }
                .tabViewStyle(.page)
            }
        }
    }

    @Test("tab.pages each page fills the view; a swipe goes to the next and writes the selection, which goes to its page")
    func pages() {
        let host = host { Pages() }
        #expect(host.frame(ofText: "page 1")?.midX == 150)
        #expect(host.scrollView.geometry.contentSize.width == 900)
        #expect(host.strings.contains("at 1"))
        host.fling(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 100, y: 200))
        host.settle()
        #expect(host.strings.contains("at 2"))
        #expect(host.frame(ofText: "page 2")?.midX == 150)
        host.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 290, y: 200))
        host.settle()
        #expect(host.strings.contains("at 1"))
        host.tap("go to 2")
        host.settle()
        #expect(host.frame(ofText: "page 2")?.midX == 150)
    }

    @Test("tab.builder pages declared by Tab have their labels and values")
    func builder() {
        struct Content: View {
            @State private var tab = "b"
            var body: some View {
                TabView(selection: $tab) {
                    Tab("Alpha", systemImage: "star", value: "a") { Text("page a") }
                    Tab("Beta", systemImage: "heart", value: "b") { Text("page b") }.badge(3)
                    if tab != "z" { Tab("D", systemImage: "circle", value: "d") { Text("page d") } }
                }
            }
        }
        let host = host { Content() }
        #expect(host.strings == ["page b", "Alpha", "Beta", "3", "D"])
        host.tap("D")
        #expect(host.strings.first == "page d")
        let plain = TestHost(size: CGSize(width: 300, height: 400)) {
            TabView {
                Tab("Alpha", systemImage: "star") { Text("page a") }
                Tab("Beta", systemImage: "heart") { Text("page b") }
            }
        }
        plain.tap("Beta")
        #expect(plain.strings == ["page b", "Alpha", "Beta"])
    }
}
