@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Observation that does not fire, or fires wrongly.
@MainActor struct ObservationReportTests {
    typealias Source = ScrollObservationSource

    /// A preference of the app's own.
    struct OtherKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// Modifiers that move nothing.
    struct Around: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let wrap: @MainActor @Sendable (AnyView) -> AnyView
    }

    nonisolated static let surroundings: [Around] = [
        Around(testDescription: "a preference set") { AnyView($0.preference(key: OtherKey.self, value: 3)) },
        Around(testDescription: "a preference heard") { AnyView($0.onPreferenceChange(OtherKey.self) { _ in }) },
        Around(testDescription: "a preference transformed") { AnyView($0.transformPreference(OtherKey.self) { $0 += 1 }) },
        Around(testDescription: "a size preference heard") { AnyView($0.onPreferenceChange(SizePreferenceKey.self) { _ in }) },
        Around(testDescription: "a reader behind") { AnyView($0.background { GeometryReader { _ in Color.clear } }) },
        Around(testDescription: "something in front") { AnyView($0.overlay { Color.red.opacity(0.1).allowsHitTesting(false) }) },
        Around(testDescription: "another size observer") { AnyView($0.onSizeChanged { _ in }) },
        Around(testDescription: "a named space") { AnyView($0.coordinateSpace(name: "mine")) },
        Around(testDescription: "an identity") { AnyView($0.id("list")) },
        Around(testDescription: "effects") { AnyView($0.opacity(0.9).clipped().zIndex(1)) },
        Around(testDescription: "an animation") { AnyView($0.animation(.default, value: 1).transaction { $0.animation = nil }) },
        Around(testDescription: "environment") { AnyView($0.environment(\.lineLimit, 2).font(.body)) },
        Around(testDescription: "appearance and gestures") { AnyView($0.onAppear {}.onDisappear {}.onTapGesture {}) },
        Around(testDescription: "a group") { view in AnyView(Group { view }) },
        Around(testDescription: "a reader around") { view in AnyView(ScrollViewReader { _ in view }) },
    ]

    @Test(
        "U-01 each change is told, whatever is put between the scroll view and the observer and around both", arguments: surroundings,
        bothSources)
    func surrounded(_ around: Around, _ source: Source) {
        let log = Recording<CGFloat>()
        let host = TestHost.window(source) {
            around.wrap(
                AnyView(
                    around.wrap(AnyView(ScrollView { around.wrap(AnyView(Rows())).scrollOffsetSource() }))
                        .onScrollOffsetChange { log.add($0.y) }))
        }
        host.wheel(10)
        host.wheel(15)
        host.wheel(-5)
        #expect(log.entries == [0, 10, 25, 20])
        #expect(host.warnings == [])
    }

    struct Counting: View {
        let log: Recording<ScrollOffset>
        let height: Model<CGFloat>
        @State private var y: CGFloat = 0
        var body: some View {
            ScrollView { Showing(model: height) { Color.red.frame(width: 300, height: $0) }.scrollOffsetSource() }
                .onScrollOffsetChange { offset in
                    log.add(offset)
                    y = offset.y
                }
                .overlay(alignment: .topLeading) { Text("at \(Int(y))") }
        }
    }

    @Test(
        "U-02 wheels, other content and the state that the observer writes: one report, with what the frame shows", arguments: bothSources)
    func onceAFrame(_ source: Source) {
        let log = Recording<ScrollOffset>()
        let height = Model(CGFloat(2000))
        let host = TestHost.window(source) { Counting(log: log, height: height) }
        _ = log.take()
        for _ in 0..<10 { host.queueWheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 150)) }
        height.value = 1200
        host.frame()
        #expect(log.entries.map(\.y) == [800])
        #expect(log.entries.map(\.contentSize.height) == [1200])
        #expect(host.frame(ofText: "at 800") != nil)
        #expect(host.report.settled)
        #expect(host.warnings == [])
    }

    struct Shrinking: View {
        let log: Recording<[CGFloat]>
        @State private var y: CGFloat = 0
        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(height: max(200 - y, 60))
                ScrollView { Rows().scrollOffsetSource() }
                    .onScrollOffsetChange { offset in
                        log.add([offset.y, offset.viewportSize.height])
                        y = offset.y
                    }
            }
        }
    }

    @Test(
        "U-02 obs.once-a-frame an observer that resizes what it observes hears of that in the same frame, and it ends",
        arguments: bothSources)
    func ownDoing(_ source: Source) {
        let log = Recording<[CGFloat]>()
        let host = TestHost.window(source) { Shrinking(log: log) }
        #expect(log.take() == [[0, 200]])
        host.wheel(at: CGPoint(x: 150, y: 350), by: CGPoint(x: 0, y: 30))
        #expect(log.take() == [[30, 200], [30, 230]])
        #expect(host.report.settled)
        host.advance(by: 0.2)
        #expect(log.take() == [])
        #expect(host.warnings == [])
    }

    /// A row that is a tenth as high as it was measured wide.
    struct SelfSizing: View {
        let index: Int
        let bodies: Recording<Int>
        @State private var size = CGSize.zero
        var body: some View {
            let _ = bodies.add(index)
            Text("Row \(index)").frame(maxWidth: .infinity, minHeight: max(size.width / 10, 20), maxHeight: max(size.width / 10, 20))
                .onSizeChanged { size = $0 }
        }
    }

    @Test(
        "U-04 rows that store their own size settle: three bodies at first, two for a new width, none for a scroll", arguments: bothSources)
    func selfSizing(_ source: Source) {
        let bodies = Recording<Int>()
        let log = Recording<CGFloat>()
        let host = TestHost.window(source) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<30) { SelfSizing(index: $0, bodies: bodies) } }.scrollOffsetSource() }
                .onScrollOffsetChange { log.add($0.contentSize.height) }
        }
        func most() -> Int { Dictionary(grouping: bodies.take()) { $0 }.values.map(\.count).max() ?? 0 }
        #expect(most() == 3)
        #expect(host.reports[0].settled && host.reports[0].cycles <= 4)
        #expect(log.take().last == 900)
        host.advance(by: 0.2)
        #expect(most() == 0)
        host.resize(to: CGSize(width: 280, height: 400))
        #expect(most() == 2)
        #expect(host.report.settled && host.report.cycles <= 4)
        #expect(log.take().last == 840)
        for _ in 0..<10 { host.wheel(30) }
        #expect(most() == 0)
        #expect(host.warnings == [])
    }

    struct Labelled: View {
        @State private var y: CGFloat = 0
        var body: some View {
            ScrollView { Rows() }
                .onScrollOffsetChange { y = $0.y }
                .overlay(alignment: .topLeading) { Text("y = \(Int(y))") }
        }
    }

    @Test("U-07 one modifier on a plain scroll view, and the number shows in the frame that moved") func oneModifier() {
        let host = TestHost.window { Labelled() }
        for tick in 1...5 {
            host.wheel(12)
            #expect(host.frame(ofText: "y = \(12 * tick)") != nil)
            #expect(host.frame(ofText: "Row 2")?.midY == CGFloat(100 - 12 * tick))
        }
    }

    /// Containers of 60 rows, all told by the same call.
    nonisolated static let containers: [Around] = [
        Around(testDescription: "ScrollView") { _ in AnyView(ScrollView { Rows(count: 60) }) },
        Around(testDescription: "LazyVStack") { _ in
            AnyView(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<60) { Text("Row \($0)").frame(height: 40) } } })
        },
        Around(testDescription: "List") { _ in AnyView(List(0..<60, id: \.self) { Text("Row \($0)").frame(height: 40) }) },
        Around(testDescription: "this library's") { _ in AnyView(ObservedScrollView { Rows(count: 60) }) },
    ]

    @Test("U-08 the same call tells the distances to all edges of every container, and they add up", arguments: containers)
    func distances(_ container: Around) {
        let log = Recording<ScrollOffset>()
        let host = TestHost.window { container.wrap(AnyView(EmptyView())).onScrollOffsetChange { log.add($0) } }
        func distances() -> [CGFloat] { [Edge.top, .bottom, .leading, .trailing].map { log.entries.last!.distance(to: $0) } }
        let end = host.scrollView.maximumOffset.y + host.scrollView.geometry.contentInsets.top
        #expect(end >= 2000)
        #expect(distances() == [0, end, 0, 0])
        #expect(log.entries.last!.isAtTop)
        host.wheel(50)
        #expect(distances() == [50, end - 50, 0, 0])
        #expect(!log.entries.last!.isAtTop && !log.entries.last!.isAtBottom)
        host.wheel(100_000)
        let bottom = host.scrollView.maximumOffset.y + host.scrollView.geometry.contentInsets.top
        #expect(distances() == [bottom, 0, 0, 0])
        #expect(log.entries.last!.isAtBottom)
        #expect(log.entries.last!.progress() == 1)
    }
}
