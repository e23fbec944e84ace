import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct NavigationTests {
    private final class Log {
        var frames: [String: CGRect] = [:]
        var offsets: [CGFloat] = []
        var texts: [String] = []
        func note(_ name: String, _ frame: CGRect) { frames[name] = frame }
    }

    private struct Reported: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    private struct Page: View {
        let log: Log
        var mode = NavigationBarItem.TitleDisplayMode.automatic
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<30, id: \.self) { Color.gray.frame(height: 40).id($0) }
                }
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: Reported.self, value: -proxy.frame(in: .named("scroll")).minY)
                    })
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(Reported.self) { log.offsets.append($0) }
            .background(
                GeometryReader { proxy in
                    let _ = log.note("scroll", proxy.frame(in: .global))
                    Color.clear
                }
            )
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(mode)
        }
    }

    @Test("M-123 P-92 S-13 under a large title the scroll view starts at the bar's end and its named value rests at 0")
    func largeTitle() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 320, height: 400)) { NavigationStack { Page(log: log) } }
        #expect(log.frames["scroll"] == CGRect(x: 0, y: 96.5, width: 320, height: 303.5))
        #expect(log.offsets == [0])
        #expect(host.scrollView.geometry.contentInsets.top == 96.5)
        #expect(host.scrollView.offset.y == -96.5)
    }

    @Test("M-125 scrolling row 1 to the top leaves the large bar and the frame; the content is 40 higher")
    func rowOne() {
        struct Content: View {
            let log: Log
            var body: some View {
                ScrollViewReader { proxy in
                    Page(log: log).toolbar { Button("go") { proxy.scrollTo(1, anchor: .top) } }
                }
            }
        }
        let log = Log()
        let host = TestHost(size: CGSize(width: 320, height: 400)) { NavigationStack { Content(log: log) } }
        #expect(host.tap("go"))
        host.settle()
        #expect(log.frames["scroll"] == CGRect(x: 0, y: 96.5, width: 320, height: 303.5))
        #expect(log.offsets.last == 40)
        #expect(host.scrollView.offset.y == -56.5)
    }

    @Test("M-127 without the top safe area the content begins at the window's top; a reader outside still sees the safe frame")
    func ignoresTop() {
        let log = Log()
        _ = TestHost(size: CGSize(width: 320, height: 400)) {
            NavigationStack {
                ScrollView {
                    Color.gray.frame(height: 1000).background(
                        GeometryReader { proxy in
                            let _ = log.frames["content"] = proxy.frame(in: .global)
                            Color.clear
                        })
                }
                .ignoresSafeArea(edges: .top)
                .background(
                    GeometryReader { proxy in
                        let _ = log.frames["outside"] = proxy.frame(in: .global)
                        Color.clear
                    }
                )
                .navigationTitle("Title")
            }
        }
        #expect(log.frames["content"]?.minY == 0)
        #expect(log.frames["outside"] == CGRect(x: 0, y: 96.5, width: 320, height: 303.5))
    }

    @Test("S-12 under an inline bar the offset rests at minus the bar and the range ends as many points earlier")
    func inlineTitle() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 320, height: 400)) { NavigationStack { Page(log: log, mode: .inline) } }
        #expect(log.frames["scroll"] == CGRect(x: 0, y: 44, width: 320, height: 356))
        #expect(host.scrollView.offset.y == -44)
        #expect(host.scrollView.maximumOffset.y == 800)
        host.wheel(at: CGPoint(x: 160, y: 200), by: CGPoint(x: 0, y: 150))
        host.settle()
        #expect(host.scrollView.offset.y == 106)
        #expect(log.offsets.last == 150)
    }

    @Test(
        "M-122 a view that touches the bar reaches under it through a frame; one that starts lower does not; a reader outside is not moved")
    func reachUnderBar() {
        let log = Log()
        func record(_ name: String) -> some View {
            GeometryReader { proxy in
                let _ = log.note(name, proxy.frame(in: .global))
                Color.clear
            }
        }
        _ = TestHost(size: CGSize(width: 320, height: 300)) {
            NavigationStack {
                HStack(alignment: .top, spacing: 0) {
                    Color.red.background(record("touching")).ignoresSafeArea(edges: .top).frame(width: 100).background(record("outside"))
                    Color.red.background(record("lower")).ignoresSafeArea(edges: .top).padding(.top, 10).frame(width: 100)
                }
                .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(log.frames["touching"] == CGRect(x: 60, y: 0, width: 100, height: 300))
        #expect(log.frames["outside"] == CGRect(x: 60, y: 44, width: 100, height: 256))
        #expect(log.frames["lower"] == CGRect(x: 160, y: 54, width: 100, height: 246))
    }

    @Test("M-131 a stack fills its proposal on iOS and is as large as its content on the desktop")
    func sizing() {
        func frame(_ profile: PlatformProfile) -> CGRect? {
            let log = Log()
            _ = TestHost(size: CGSize(width: 320, height: 300), profile: profile) {
                NavigationStack { Text("abcd").font(.system(size: 10)) }
                    .background(
                        GeometryReader { proxy in
                            let _ = log.note("stack", proxy.frame(in: .global))
                            Color.clear
                        })
            }
            return log.frames["stack"]
        }
        #expect(frame(.iOS) == CGRect(x: 0, y: 0, width: 320, height: 300))
        #expect(frame(.desktop)?.size == CGSize(width: 40, height: 10))
    }

    @Test("M-133 a page that is covered keeps its frame and its preferences keep arriving")
    func coveredPage() {
        struct Root: View {
            let log: Log
            @State private var path = NavigationPath()
            @State private var value: CGFloat = 1
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").preference(key: Reported.self, value: value)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(
                            GeometryReader { proxy in
                                let _ = log.note("root", proxy.frame(in: .global))
                                Color.clear
                            }
                        )
                        .navigationDestination(for: Int.self) { number in
                            Button("page \(number)") { value += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
                        }
                        .onTapGesture { path.append(7) }
                }
                .onPreferenceChange(Reported.self) { log.offsets.append($0) }
            }
        }
        let log = Log()
        let host = TestHost(size: CGSize(width: 320, height: 300), profile: .desktop) { Root(log: log) }
        let before = log.frames["root"]
        #expect(host.tap("root"))
        #expect(host.texts.map(\.string) == ["page 7", "Back"])
        #expect(host.tap("page 7"))
        #expect(log.offsets == [1, 2])
        #expect(log.frames["root"] == before)
        #expect(host.tap("Back"))
        #expect(host.texts.map(\.string) == ["root"])
    }

    @Test("A-05 A-18 the title follows the offset in the frame of the scroll and rests at -0.000000")
    func titleInTheSameFrame() {
        struct Content: View {
            @State private var offset = CGFloat.zero
            var body: some View {
                NavigationView {
                    ScrollView {
                        Color.gray.frame(height: 2000)
                            .background(
                                GeometryReader {
                                    Color.clear.preference(key: Reported.self, value: -$0.frame(in: .named("s")).minY)
                                })
                    }
                    .coordinateSpace(name: "s")
                    .onPreferenceChange(Reported.self) { offset = $0 }
                    .navigationBarTitle("Scroll offset: \(offset)", displayMode: .inline)
                }
            }
        }
        let host = TestHost(size: CGSize(width: 390, height: 600)) { Content() }
        #expect(host.texts.map(\.string) == ["Scroll offset: -0.000000"])
        host.touchDown(at: CGPoint(x: 100, y: 400))
        host.wheel(at: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: 150))
        #expect(host.scrollView.offset.y == 106)
        #expect(host.texts.map(\.string) == ["Scroll offset: 150.000000"])
        #expect(host.report.settled)
    }

    @Test("a link pushes its destination, which can be dismissed, and pages of values see later changes of what made them")
    func links() {
        struct Detail: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("leave") { dismiss() }.navigationTitle("Detail") }
        }
        let host = TestHost(size: CGSize(width: 320, height: 500)) {
            NavigationStack {
                NavigationLink("open") { Detail() }.navigationTitle("Root")
            }
        }
        #expect(host.texts.map(\.string) == ["open", "Root"])
        host.tap("open")
        host.settle()
        #expect(host.texts.map(\.string) == ["leave", "Root", "Detail"])
        host.tap("leave")
        host.settle()
        #expect(host.texts.map(\.string) == ["open", "Root"])
    }

    @Test("toolbar items stand at the ends of the bar, the title in its middle")
    func toolbar() {
        let host = TestHost(size: CGSize(width: 320, height: 300)) {
            NavigationStack {
                Color.clear
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Text("L") }
                        ToolbarItem(placement: .topBarTrailing) { Text("T") }
                        if true { ToolbarItem(placement: .bottomBar) { Text("B") } }
                    }
                    .navigationTitle("ab").navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(host.frame(ofText: "L") == CGRect(x: 16, y: 13.5, width: 17, height: 17))
        #expect(host.frame(ofText: "T") == CGRect(x: 287, y: 13.5, width: 17, height: 17))
        #expect(host.frame(ofText: "ab") == CGRect(x: 143, y: 13.5, width: 34, height: 17))
        #expect(host.frame(ofText: "B") == CGRect(x: 151.5, y: 269.5, width: 17, height: 17))
    }
}
