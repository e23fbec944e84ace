import ScrollworkTesting
import SwiftUI
import Testing

/// Tab and title bars that give way while a user scrolls.
@MainActor struct BarsOnScrollTests {
    private struct Tabs: View {
        let behavior: TabBarMinimizeBehavior
        var body: some View {
            TabView {
                ScrollView { Rows() }.tabItem { Text("First") }
                Text("other").tabItem { Text("Second") }
            }
            .tabBarMinimizeBehavior(behavior)
        }
    }

    private func host(_ behavior: TabBarMinimizeBehavior) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) { Tabs(behavior: behavior) }
    }

    private func items(_ host: TestHost) -> [String] { host.strings.filter { ["First", "Second"].contains($0) } }

    private func wheel(_ host: TestHost, _ delta: CGFloat) {
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: delta))
        host.settle()
    }

    @Test("tab.minimize onScrollDown: eight points down make the bar small, eight up or the start bring it back; the page is as it was")
    func down() {
        let host = host(.onScrollDown)
        wheel(host, 5)
        #expect(items(host) == ["First", "Second"])
        wheel(host, 5)
        #expect(items(host) == ["First"])
        #expect(host.frame(ofText: "First")!.midX == 48)
        #expect(host.scrollView.geometry.contentInsets.bottom == 49)
        wheel(host, 200)
        wheel(host, -5)
        #expect(items(host) == ["First"])
        wheel(host, -5)
        #expect(items(host) == ["First", "Second"])
        wheel(host, 100)
        #expect(items(host) == ["First"])
        wheel(host, -1000)
        #expect(items(host) == ["First", "Second"])
    }

    @Test("tab.minimize onScrollUp is the other way round; automatic and never keep the bar")
    func otherBehaviors() {
        let up = host(.onScrollUp)
        wheel(up, 100)
        #expect(items(up) == ["First", "Second"])
        wheel(up, -20)
        #expect(items(up) == ["First"])
        wheel(up, 20)
        #expect(items(up) == ["First", "Second"])
        for behavior in [TabBarMinimizeBehavior.automatic, .never] {
            let host = host(behavior)
            wheel(host, 100)
            #expect(items(host) == ["First", "Second"])
        }
    }

    @Test("tab.minimize a tap on the small bar brings the whole one back and chooses nothing; programs do not make it small")
    func tap() {
        let host = host(.onScrollDown)
        wheel(host, 100)
        host.tap("First")
        host.settle()
        #expect(items(host) == ["First", "Second"])
        host.tap("Second")
        host.settle()
        #expect(host.strings.contains("other"))

        struct Program: View {
            var body: some View {
                ScrollViewReader { proxy in
                    TabView {
                        ScrollView { Rows().overlay(alignment: .top) { Button("go") { proxy.scrollTo(20, anchor: .top) } } }
                            .tabItem { Text("First") }
                        Text("other").tabItem { Text("Second") }
                    }
                    .tabBarMinimizeBehavior(.onScrollDown)
                }
            }
        }
        let program = TestHost(size: CGSize(width: 300, height: 400)) { Program() }
        program.tap("go")
        program.settle()
        #expect(program.scrollView.offset.y > 100)
        #expect(items(program) == ["First", "Second"])
    }

    @Test("tab.minimize.cost making it small lays out nothing of the page")
    func cost() {
        let host = host(.onScrollDown)
        wheel(host, 5)
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 50))
        #expect(host.report.rowsRealised == 0)
        #expect(host.report.bodyNames["Rows"] == nil)
        #expect(host.report.bodyNames["TabBarView"] == 1)
        host.settle()
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 50))
        #expect(host.report.bodies == 0)
        #expect(host.report.measures == 0)
        #expect(host.report.spatialPatches == 1)
    }

    private func bar(_ restoration: ToolbarMinimizationRestoration) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) {
            NavigationStack {
                ScrollView { Rows() }
                    .navigationTitle("Title")
                    .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
                    .toolbarMinimizationRestoration(restoration, for: .navigationBar)
            }
        }
    }

    @Test("bars.minimize a title bar that minimizes goes away wholly after its large title, and comes back with content scrolled back")
    func titleBar() {
        let host = bar(.automatic)
        #expect(host.scrollView.frame.minY == 96.5)
        wheel(host, 60)
        #expect(host.scrollView.frame.minY == 36.5)
        wheel(host, 200)
        #expect(host.scrollView.frame == rect(0, 0, 300, 400))
        #expect(!host.strings.contains("Title"))
        wheel(host, -30)
        #expect(host.scrollView.frame.minY == 30)
        wheel(host, -100)
        #expect(host.scrollView.frame.minY == 44)
        #expect(host.strings.contains("Title"))
        wheel(host, -1000)
        #expect(host.scrollView.frame.minY == 96.5)
    }

    @Test("bars.minimize atScrollEdge it waits for the content's start")
    func atEdge() {
        let host = bar(.atScrollEdge)
        wheel(host, 300)
        wheel(host, -100)
        #expect(host.scrollView.frame.minY == 0)
        wheel(host, -180)
        #expect(host.scrollView.frame.minY == 76.5)
    }
}
