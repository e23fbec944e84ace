@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Both sources tell the same numbers, frame by frame, whatever moves the content and wherever it is.
@MainActor struct SourceEqualityTests {
    /// A view with a scroll view in it, observed by `report`.
    struct Scene: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var axes: Axis.Set = .vertical
        var safeArea = EdgeInsets()
        /// The reading at rest: offset, content, viewport. Nil leaves the sizes, which depend on the height of bars, to the engine.
        var rest: ScrollOffset?
        let make: @MainActor @Sendable (_ report: @escaping (ScrollOffset) -> Void) -> AnyView
    }

    nonisolated static func reading(_ content: (CGFloat, CGFloat), _ viewport: (CGFloat, CGFloat), y: CGFloat = 0) -> ScrollOffset {
        ScrollOffset(
            y: y, contentSize: CGSize(width: content.0, height: content.1), viewportSize: CGSize(width: viewport.0, height: viewport.1))
    }

    nonisolated static let scenes: [Scene] = [
        Scene(testDescription: "vertical", rest: reading((300, 2000), (300, 400))) { report in
            AnyView(ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(report))
        },
        Scene(testDescription: "narrow content", rest: reading((120, 2000), (120, 400))) { report in
            AnyView(ScrollView { Color.red.frame(width: 120, height: 2000).scrollOffsetSource() }.onScrollOffsetChange(report))
        },
        Scene(testDescription: "several views", rest: reading((300, 2008), (300, 400))) { report in
            AnyView(
                ScrollView {
                    Group {
                        Color.red.frame(height: 1000)
                        Color.blue.frame(height: 1000)
                    }
                    .scrollOffsetSource()
                }
                .onScrollOffsetChange(report))
        },
        Scene(testDescription: "horizontal", axes: .horizontal, rest: reading((1500, 80), (300, 80))) { report in
            AnyView(
                ScrollView(.horizontal) { Color.red.frame(width: 1500, height: 80).scrollOffsetSource(.horizontal) }
                    .onScrollOffsetChange(report))
        },
        Scene(testDescription: "horizontal, right to left", axes: .horizontal, rest: reading((1500, 80), (300, 80))) { report in
            AnyView(
                ScrollView(.horizontal) { Color.red.frame(width: 1500, height: 80).scrollOffsetSource(.horizontal) }
                    .onScrollOffsetChange(report).environment(\.layoutDirection, .rightToLeft))
        },
        Scene(testDescription: "both axes", axes: [.horizontal, .vertical], rest: reading((1500, 2000), (300, 400))) { report in
            AnyView(
                ScrollView([.horizontal, .vertical]) {
                    Color.red.frame(width: 1500, height: 2000).scrollOffsetSource([.horizontal, .vertical])
                }
                .onScrollOffsetChange(report))
        },
        Scene(
            testDescription: "window safe area", safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0),
            rest: reading((300, 2000), (300, 320))
        ) { report in
            AnyView(ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(report))
        },
        Scene(testDescription: "away from the window's corner", rest: reading((180, 2000), (180, 260))) { report in
            AnyView(
                ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(report)
                    .padding(EdgeInsets(top: 100, leading: 80, bottom: 40, trailing: 40)))
        },
        Scene(testDescription: "split view under bars", safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)) { report in
            AnyView(
                NavigationSplitView {
                    ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(report).navigationTitle("Rows")
                } detail: {
                    Text("detail")
                })
        },
        Scene(testDescription: "sheet") { report in
            AnyView(
                Color.blue.sheet(isPresented: .constant(true)) {
                    ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(report)
                })
        },
        Scene(testDescription: "navigation stack, inline bar", safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)) {
            report in
            AnyView(
                NavigationStack {
                    ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(report).navigationTitle("Rows")
                        .navigationBarTitleDisplayMode(.inline)
                })
        },
        Scene(testDescription: "starting at the end", rest: reading((300, 2000), (300, 400), y: 1600)) { report in
            AnyView(ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(report).defaultScrollAnchor(.bottom))
        },
        Scene(testDescription: "content margins", rest: reading((300, 2000), (300, 360))) { report in
            AnyView(ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(report).contentMargins(.vertical, 20))
        },
        Scene(testDescription: "content margins at the start, lower on the screen", rest: reading((300, 2000), (300, 270))) { report in
            AnyView(
                ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(report).contentMargins(.top, 30).padding(.top, 100))
        },
        Scene(testDescription: "content margins, starting at the end", rest: reading((300, 2000), (300, 350), y: 1650)) { report in
            AnyView(
                ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(report).contentMargins(.vertical, 25)
                    .defaultScrollAnchor(.bottom))
        },
        Scene(testDescription: "the library's own", rest: reading((300, 2000), (300, 400))) { report in
            AnyView(ObservedScrollView { Rows() }.onScrollOffsetChange(report))
        },
    ]

    /// Drives a scene; one entry for each frame, of all reports in it.
    static func run(_ scene: Scene, _ source: ScrollObservationSource) -> [[ScrollOffset]] {
        let log = Recording<ScrollOffset>()
        var frames: [[ScrollOffset]] = []
        let host = TestHost.window(source, safeArea: scene.safeArea) { scene.make { log.add($0) } }
        func note() { frames.append(log.take()) }
        note()
        let sideways: CGFloat = scene.axes.contains(.horizontal) ? 1 : 0
        let down: CGFloat = scene.axes.contains(.vertical) ? 1 : 0
        for tick in 1...4 {
            host.wheel(CGFloat(tick) * 13 * down, x: CGFloat(tick) * 7 * sideways)
            note()
        }
        host.pull(sideways * 200, down * 200)
        note()
        for _ in 0..<3 {
            host.step()
            note()
        }
        host.letGo(sideways * 200, down * 200)
        note()
        host.resize(to: CGSize(width: 280, height: 500))
        note()
        host.wheel(100_000 * down, x: 100_000 * sideways)
        note()
        host.settle()
        note()
        host.resize(to: CGSize(width: 300, height: 400))
        note()
        return frames
    }

    @Test("U-14 U-23 U-20 both sources tell the same in every frame, at any place of the screen", arguments: scenes)
    func equal(_ scene: Scene) {
        let new = SourceEqualityTests.run(scene, .automatic)
        let old = SourceEqualityTests.run(scene, .contentReader)
        #expect(new.count == old.count)
        for (index, frame) in new.enumerated() { #expect(frame == old[index], "frame \(index)") }
        if let rest = scene.rest { #expect(new[0] == [rest]) } else { #expect(new[0].map(\.point) == [.zero]) }
        #expect(new.joined().count > 10)
        #expect(!new.joined().contains { isMinusZero($0.x) || isMinusZero($0.y) })
    }
}
