@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// What one tick of scrolling costs with each way to observe it, counted over many rows.
@MainActor struct CostTests {
    typealias Source = ScrollObservationSource

    /// A way to observe, and the observers it consists of on newer systems.
    struct Way: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var observers = 1
        /// Readers that older systems run.
        var readers = 1
        /// Actions of the program that the tick runs.
        var calls = 1
        let make: @MainActor @Sendable (@escaping () -> Void) -> AnyView
    }

    nonisolated static let ways: [Way] = [
        Way(testDescription: "OffsetObservingScrollView") { report in
            AnyView(OffsetObservingScrollView(offset: Binding(get: { .zero }, set: { _ in report() })) { Rows(count: 500) })
        },
        Way(testDescription: "ObservableScrollView") { report in
            AnyView(ObservableScrollView(scrollOffset: Binding(get: { 0 }, set: { _ in report() })) { _ in Rows(count: 500) })
        },
        Way(testDescription: "ObservedScrollView") { report in
            AnyView(ObservedScrollView(offsetChanged: { _ in report() }) { Rows(count: 500) })
        },
        Way(testDescription: "PositionTrackingScrollView") { report in
            AnyView(
                PositionTrackingScrollView(position: ScrollPositionTracker().scrollPosition, onPositionChanged: { _ in report() }) {
                    Rows(count: 500)
                })
        },
        Way(testDescription: "PositionObservingView") { report in
            AnyView(
                ScrollView {
                    PositionObservingView(coordinateSpace: .named("list"), position: Binding(get: { .zero }, set: { _ in report() })) {
                        Rows(count: 500)
                    }
                }
                .coordinateSpace(name: "list"))
        },
        Way(testDescription: "onScrollPositionChanged") { report in
            AnyView(
                ScrollView { Rows(count: 500).onScrollPositionChanged(in: "list") { _ in report() } }.coordinateSpace(name: "list"))
        },
        Way(testDescription: "onSizeChanged", observers: 0, readers: 0, calls: 0) { report in
            AnyView(ScrollView { Rows(count: 500).onSizeChanged { _ in report() } })
        },
        Way(testDescription: "onScrollOffsetChange") { report in
            AnyView(ScrollView { Rows(count: 500).scrollOffsetSource() }.onScrollOffsetChange { _ in report() })
        },
        Way(testDescription: "onScrollOffsetChange, projected", observers: 0, calls: 0) { report in
            AnyView(ScrollView { Rows(count: 500).scrollOffsetSource() }.onScrollOffsetChange(of: { $0.y > 5000 }) { _ in report() })
        },
        Way(testDescription: "scrollOffset") { report in
            AnyView(
                ScrollView { Rows(count: 500).scrollOffsetSource() }
                    .scrollOffset(Binding(get: { CGPoint(x: CGFloat.nan, y: .nan) }, set: { _ in report() })))
        },
        Way(testDescription: "ScrollOffsetReader", calls: 0) { _ in
            AnyView(ScrollOffsetReader { _ in ScrollView { Rows(count: 500).scrollOffsetSource() } })
        },
        Way(testDescription: "scrollOffsetSource with nobody listening", observers: 0, readers: 0, calls: 0) { _ in
            AnyView(ScrollView { Rows(count: 500).scrollOffsetSource() })
        },
    ]

    @Test(
        "obs.cost U-85 a tick evaluates no body on newer systems, one reader on older ones, and patches one node", arguments: ways,
        bothSources)
    func tick(_ way: Way, _ source: Source) {
        let calls = Recording<Bool>()
        let host = TestHost.window(source) { way.make { calls.add(true) } }
        host.touchDown(at: CGPoint(x: 150, y: 300))
        // The first movements begin the gesture, which is told too.
        host.touchMove(to: CGPoint(x: 150, y: 260))
        host.touchMove(to: CGPoint(x: 150, y: 255))
        _ = calls.take()
        for y in [250, 235, 210] as [CGFloat] {
            host.touchMove(to: CGPoint(x: 150, y: y))
            let report = host.report
            #expect(calls.take().count == way.calls)
            #expect(report.spatialPatches == 1)
            #expect(report.measures == 0)
            #expect(report.placements == 0)
            #expect(report.itemsRecorded == 0)
            if source == .contentReader {
                #expect(report.bodies == way.readers)
                #expect(report.bodyNames == (way.readers > 0 ? ["GeometryReader": way.readers] : [:]))
                #expect(report.observersRun == (way.readers > 0 ? 1 : 0))
            } else {
                #expect(report.bodies == 0)
                #expect(report.preferencesCombined == 0)
                #expect(report.observersRun == way.observers)
            }
            #expect(report.settled)
        }
    }

    struct Watching: View {
        let bodies: Recording<Bool>
        @State private var isFar = false
        var body: some View {
            let _ = bodies.add(isFar)
            ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(of: { $0.y > 200 }) { isFar = $0 }
        }
    }

    @Test(
        "obs.projection U-85 U-86 a view that keeps a projected value is evaluated when that changes and never else", arguments: bothSources
    )
    func projected(_ source: Source) {
        let bodies = Recording<Bool>()
        let host = TestHost.window(source) { Watching(bodies: bodies) }
        for _ in 0..<30 { host.wheel(10) }
        #expect(bodies.entries == [false, true])
        for _ in 0..<30 { host.wheel(-10) }
        #expect(bodies.entries == [false, true, false])
    }

    @Test("obs.cost several observers on one scroll view share the reader of older systems", arguments: bothSources)
    func shared(_ source: Source) {
        let host = TestHost.window(source) {
            ScrollView { Rows().scrollOffsetSource() }
                .onScrollOffsetChange { _ in }
                .onScrollOffsetChange { _ in }
                .onScrollOffsetChange { _ in }
        }
        host.wheel(10)
        host.wheel(10)
        #expect(host.report.bodies == (source == .contentReader ? 1 : 0))
        #expect(host.report.spatialPatches == 1)
        #expect(host.report.observersRun == 3)
    }
}
