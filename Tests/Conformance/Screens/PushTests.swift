import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct PushTests {
    private struct Stack: View {
        let log: Log
        var title = "Start"
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("go") { path.append(1) }
                    Button("jump") {
                        var transaction = Transaction()
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { path.append(1) }
                    }
                }
                .navigationTitle(title)
                .navigationBarTitleDisplayMode(.inline)
                .onAppear { log.add("root appears") }
                .onDisappear { log.add("root disappears") }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("page \(number)").onAppear { log.add("page appears") }.onDisappear { log.add("page disappears") }
                        Button("back to start") { path = [] }
                    }
                }
            }
        }
    }

    private func phone(_ log: Log, profile: PlatformProfile = .iOS, title: String = "Start") -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400), profile: profile) { Stack(log: log, title: title) }
    }

    @Test("nav.slide on a phone a page slides in from the trailing side and out again; without animations it is there at once")
    func slide() {
        let host = phone(Log())
        host.tap("go")
        #expect(!host.strings.contains("page 1"))
        host.advance(by: 0.1)
        let under = host.frame(ofText: "page 1")?.midX ?? 0
        #expect(under > 150 && under < 450)
        host.settle()
        #expect(host.frame(ofText: "page 1")?.midX == 150)
        host.tap("back to start")
        host.advance(by: 0.1)
        #expect(!host.strings.contains("page 1") && host.strings.contains("go"))
        host.settle()
        #expect(host.frame(ofText: "go")?.midX == 150)
        host.tap("jump")
        #expect(host.frame(ofText: "page 1")?.midX == 150)
    }

    @Test("nav.slide on a desktop pages change at once")
    func desktop() {
        let host = phone(Log(), profile: .desktop)
        host.tap("go")
        #expect(host.strings.contains("page 1"))
        #expect(!host.isBusy)
    }

    @Test("nav.appear on a phone a covered page disappears when the slide is over, and appears when it is uncovered")
    func appearance() {
        let log = Log()
        let host = phone(log)
        #expect(log.take() == ["root appears"])
        host.tap("go")
        #expect(log.take() == ["page appears"])
        host.settle()
        #expect(log.take() == ["root disappears"])
        host.tap("back to start")
        #expect(log.take() == ["root appears"])
        host.settle()
        #expect(log.take() == ["page disappears"])
    }

    @Test("M-133 P-31 on a desktop a covered page does not disappear")
    func desktopAppearance() {
        let log = Log()
        let host = phone(log, profile: .desktop)
        host.tap("go")
        host.settle()
        #expect(log.take() == ["root appears", "page appears"])
    }

    @Test("nav.back the back button says where it leads to, or Back where there is no room for that")
    func backTitle() {
        let host = phone(Log())
        host.tap("go")
        host.settle()
        #expect(host.strings.contains("Start"))
        host.tap("Start")
        host.settle()
        #expect(host.strings.contains("go"))
        let long = phone(Log(), title: "A title that is far too long")
        long.tap("go")
        long.settle()
        #expect(long.strings.contains("Back"))
    }

    @Test("nav.state state and scroll offset of a covered page are there when it is uncovered")
    func state() {
        struct Content: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    ScrollView {
                        Button("go") { path.append(1) }.frame(height: 100)
                        Rows(count: 30)
                    }
                    .navigationDestination(for: Int.self) { _ in Button("back") { path = [] } }
                    .navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        let host = host { Content() }
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 20))
        host.settle()
        let before = host.scrollView.offset
        host.tap("go")
        host.settle()
        host.tap("back")
        host.settle()
        #expect(host.scrollView.offset == before)
        #expect(host.scrollViews.count == 1)
    }
}
