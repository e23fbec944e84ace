@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Offsets that are off by safe area, bars, sheets and insets.
@MainActor struct InsetReportTests {
    typealias Source = ScrollObservationSource

    @Test("U-20 an inset that changes frame by frame moves no offset, and idle frames report nothing", arguments: bothSources)
    func changingInsets(_ source: Source) {
        let log = Recording<ScrollOffset>()
        let inset = Model(CGFloat(50))
        let host = TestHost.window(source) {
            Showing(model: inset) { inset in
                ScrollView { Rows().scrollOffsetSource() }
                    .onScrollOffsetChange { log.add($0) }
                    .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: inset) }
            }
        }
        host.wheel(150)
        #expect(log.take().map(\.y) == [0, 150])
        for height in [60, 90, 20, 0, 45] as [CGFloat] {
            inset.value = height
            host.frame()
            #expect(log.take().map { [$0.y, $0.viewportSize.height] } == [[150, 400 - height]])
            #expect(host.y == 150)
            host.advance(by: 0.1)
            #expect(log.take() == [])
        }
        #expect(host.warnings == [])
    }

    @Test("U-22 under bars the range ends where the last row touches the lower one: nothing is counted twice", arguments: bothSources)
    func range(_ source: Source) {
        let log = Recording<ScrollOffset>()
        let host = TestHost.window(source, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)) {
            NavigationView {
                ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange { log.add($0) }
                    .navigationBarTitle("Title", displayMode: .inline)
            }
        }
        host.settle()
        let first = host.frame(ofText: "Row 0")!
        #expect(log.entries.last?.y == 0)
        // Half a row below the bar of 44 points that lies below the safe area of 40.
        #expect(first.midY == 104)
        #expect(log.entries.last?.viewportSize.height == 296)
        host.wheel(100_000)
        host.settle()
        #expect(log.entries.last?.y == 1704)
        #expect(log.entries.last?.distance(to: .bottom) == 0)
        #expect(host.frame(ofText: "Row 49")?.midY == 360)
    }

    /// Where a view of 200x200 that covers the middle of the window can be.
    struct Place: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let put: @MainActor @Sendable (AnyView) -> AnyView
        var show: @MainActor @Sendable (TestHost) -> Void = { _ in }
    }

    nonisolated static let places: [Place] = [
        Place(testDescription: "off the corner") { AnyView($0.padding(.leading, 60).padding(.bottom, 40)) },
        Place(testDescription: "in a stack") { view in
            AnyView(
                VStack(spacing: 0) {
                    Color.blue.frame(height: 80)
                    view
                    Color.blue
                })
        },
        Place(testDescription: "in a scroll view") { view in
            AnyView(
                ScrollView {
                    VStack(spacing: 0) {
                        view.padding(.top, 90)
                        Color.blue.frame(height: 900)
                    }
                })
        },
        Place(testDescription: "shifted") { AnyView($0.offset(x: 20, y: -30)) },
        Place(testDescription: "over another scroll view") { view in
            AnyView(
                ZStack {
                    ScrollView { Rows() }; view
                })
        },
        Place(testDescription: "under a title bar") { view in
            AnyView(NavigationView { view.navigationBarTitle("Title", displayMode: .inline) })
        },
        Place(testDescription: "in a tab") { view in AnyView(TabView { view.tabItem { Text("One") } }) },
        Place(testDescription: "in a split view") { view in
            AnyView(
                NavigationSplitView {
                    view
                } detail: {
                    Text("Detail")
                })
        },
        Place(testDescription: "in a sheet") { view in
            AnyView(Color.blue.sheet(isPresented: .constant(true)) { view.interactiveDismissDisabled() })
        } show: { host in
            host.settle()
        },
        Place(testDescription: "pushed") { view in
            AnyView(NavigationView { NavigationLink("Go") { view } })
        } show: { host in
            host.tap("Go")
            host.settle()
        },
    ]

    /// What is told while a scene is driven, apart from its first report.
    static func drive(_ place: Place?, _ source: Source) -> [CGPoint] {
        let log = Recording<CGPoint>()
        let host = TestHost.window(source) {
            let view = ObservedScrollView(offsetChanged: { log.add($0) }) { Rows() }.frame(width: 200, height: 200)
            if let place { place.put(AnyView(view)) } else { view }
        }
        place?.show(host)
        for delta in [13, 40, -20, 200] as [CGFloat] { host.wheel(delta) }
        host.settle()
        host.pull(0, 90)
        host.letGo(0, 90)
        host.wheel(-100_000)
        host.pull(0, 80)
        host.letGo(0, 80)
        host.wheel(100_000)
        return log.entries
    }

    @Test("U-23 the same numbers in every frame at any place on the screen", arguments: places, bothSources)
    func anywhere(_ place: Place, _ source: Source) {
        let plain = InsetReportTests.drive(nil, source)
        #expect(plain.prefix(3) == [.zero, CGPoint(x: 0, y: -13), CGPoint(x: 0, y: -53)])
        #expect(plain.last == CGPoint(x: 0, y: -1800))
        #expect(plain.contains { $0.y > 10 })
        #expect(InsetReportTests.drive(place, source) == plain)
    }
}
