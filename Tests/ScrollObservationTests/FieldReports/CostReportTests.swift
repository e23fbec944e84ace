@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// What observing costs, and callbacks that come too late.
@MainActor struct CostReportTests {
    typealias Source = ScrollObservationSource

    struct Page: View {
        let bodies: Recording<String>
        @State private var isFar = false
        var body: some View {
            let _ = bodies.add("page")
            ScrollView { Counted(bodies: bodies).scrollOffsetSource() }
                .onScrollOffsetChange(of: { $0.y > 200 }) { isFar = $0 }
                .overlay(alignment: .bottom) { if isFar { Text("To the top") } }
        }
    }
    struct Counted: View {
        let bodies: Recording<String>
        var body: some View {
            let _ = bodies.add("rows")
            Rows()
        }
    }

    @Test(
        "U-85 at 120 frames a second a projected value that stays costs no body: one patch, no measuring, no painting",
        arguments: bothSources)
    func projection(_ source: Source) {
        let bodies = Recording<String>()
        let host = TestHost.window(source) { Page(bodies: bodies) }
        host.frameInterval = 1 / 120
        host.wheel(300)
        host.settle()
        #expect(host.frame(ofText: "To the top") != nil)
        _ = bodies.take()
        host.fling(from: CGPoint(x: 150, y: 330), to: CGPoint(x: 150, y: 130))
        var frames = 0
        while case let before = host.y, host.isBusy {
            host.step()
            guard host.y != before else { continue }
            frames += 1
            #expect(host.report.bodyNames == (source == .automatic ? [:] : ["GeometryReader": 1]))
            #expect(host.report.measures == 0 && host.report.placements == 0 && host.report.itemsRecorded == 0)
            #expect(host.report.spatialPatches == 1)
            #expect(host.report.observersRun <= 1)
        }
        #expect(frames > 60)
        #expect(bodies.take() == [])
    }

    struct Plain: View {
        let bodies: Recording<String>
        @State private var y: CGFloat = 0
        var body: some View {
            let _ = bodies.add("page")
            ScrollView { Rows().scrollOffsetSource() }
                .onScrollOffsetChange { y = $0.y }
                .overlay(alignment: .bottom) { if y > 200 { Text("To the top") } }
        }
    }

    @Test("U-86 the projected form runs the body where the answer changes, the plain one at every tick", arguments: bothSources)
    func projectedIsCheap(_ source: Source) {
        let projected = Recording<String>()
        let plain = Recording<String>()
        let first = TestHost.window(source) { Page(bodies: projected) }
        for _ in 0..<30 { first.wheel(10) }
        #expect(projected.entries.filter { $0 == "page" }.count == 2)
        #expect(projected.entries.filter { $0 == "rows" }.count == 1)
        first.close()
        let second = TestHost.window(source) { Plain(bodies: plain) }
        for _ in 0..<30 { second.wheel(10) }
        #expect(plain.entries.count == 31)
        second.close()
    }

    struct UnderBar: View {
        let sizes: Recording<CGSize>
        let heights: Recording<CGFloat>
        @State private var y: CGFloat = 0
        var body: some View {
            ScrollView { Rows().onSizeChanged { sizes.add($0) }.scrollOffsetSource() }
                .onScrollOffsetChange {
                    heights.add($0.viewportSize.height)
                    y = $0.y
                }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: min(max(100 - y, 44), 100)) }
        }
    }

    @Test("U-88 the size of content is told once, while a bar above it shrinks with the scroll and comes back", arguments: bothSources)
    func underBar(_ source: Source) {
        let sizes = Recording<CGSize>()
        let heights = Recording<CGFloat>()
        let host = TestHost.window(source) { UnderBar(sizes: sizes, heights: heights) }
        for _ in 0..<8 { host.wheel(10) }
        #expect(heights.entries.last == 356)
        for _ in 0..<8 {
            host.wheel(-10)
            // The bar and what is around it are measured; the rows are not.
            #expect(host.report.measures < 50)
        }
        #expect(heights.entries.last == 300)
        #expect(sizes.entries == [CGSize(width: 300, height: 2000)])
        #expect(host.warnings == [])
    }

    @Test(
        "U-89 a scroll view that goes in the middle of a fling tells nothing any more, and neither does what was pending",
        arguments: bothSources)
    func goneInAFling(_ source: Source) {
        let log = Recording<String>()
        let shows = Model(true)
        let tracker = ScrollPositionTracker()
        let host = TestHost.window(source) {
            Showing(model: shows) { isShown in
                if isShown {
                    PositionTrackingScrollView(position: tracker.scrollPosition, onPositionChanged: { log.add("position \($0.y)") }) {
                        Rows().onScrollPositionChanged(in: "gone") { _ in log.add("row") }
                    }
                    .coordinateSpace(name: "gone")
                    .onScrollOffsetChange { log.add("offset \($0.y)") }
                    .onScrollNearEnd(within: 100, version: 1) { log.add("end") }
                }
            }
        }
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        host.step()
        #expect(host.scrollView.phase == .decelerating)
        #expect(!log.take().isEmpty)
        shows.value = false
        tracker.updateCurrentPosition(to: CGPoint(x: 0, y: -900))
        tracker.syncDesiredPosition()
        tracker.publishDesiredPosition()
        host.settle()
        host.advance(by: 1)
        #expect(log.take() == [])
        #expect(host.warnings == [])
    }

    @Test(
        "U-89 content that is replaced in the middle of a fling: the new content's numbers only, to the newest closure",
        arguments: bothSources)
    func replacedInAFling(_ source: Source) {
        let log = Recording<String>()
        let version = Model(1)
        let host = TestHost.window(source) {
            Showing(model: version) { version in
                ScrollView { Rows(count: version == 1 ? 50 : 20).id(version).scrollOffsetSource() }
                    .onScrollOffsetChange { log.add("\(version): \(Int($0.contentSize.height))") }
            }
        }
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 250))
        host.step()
        #expect(Set(log.take()) == ["1: 2000"])
        version.value = 2
        host.frame()
        while host.isBusy { host.step() }
        #expect(Set(log.take()) == ["2: 800"])
    }
}
