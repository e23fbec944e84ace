import Combine
@_spi(Testing) import ScrollObservation
import Observation
import ScrollworkTesting
import SwiftUI
import Testing

/// Scrolling by the program.
@MainActor struct SteeringReportTests {
    typealias Source = ScrollObservationSource

    @Test("U-37 a position that is asked for before there is a view shows in the first frame", arguments: bothSources)
    func firstFrame(_ source: Source) {
        let tracker = ScrollPositionTracker(initialPosition: CGPoint(x: 0, y: -600))
        tracker.publishDesiredPosition()
        let log = Recording<CGPoint>()
        let host = TestHost.window(source) {
            PositionTrackingScrollView(position: tracker.scrollPosition, onPositionChanged: { log.add($0) }) { Rows() }
        }
        #expect(host.reports.count == 1)
        #expect(host.y == 600)
        #expect(host.frame(ofText: "Row 15")?.midY == 20)
        #expect(host.frame(ofText: "Row 0") == nil)
        #expect(log.entries.last == CGPoint(x: 0, y: -600))
        host.advance(by: 0.2)
        #expect(host.y == 600)
    }

    @Test("U-38 rows and a position beyond the old end, in one action: both show in the next frame", arguments: bothSources)
    func appendAndRestore(_ source: Source) {
        let rows = Model(50)
        let positions = PassthroughSubject<CGPoint, Never>()
        let host = TestHost.window(source) {
            PositionTrackingScrollView(position: positions.eraseToAnyPublisher(), onPositionChanged: { _ in }) {
                Showing(model: rows) { Rows(count: $0) }
            }
        }
        rows.value = 100
        positions.send(CGPoint(x: 0, y: -3000))
        host.frame()
        #expect(host.y == 3000)
        #expect(host.frame(ofText: "Row 75")?.midY == 20)
    }

    final class ProxyBox { var proxy: ScrollViewProxy! }

    @Test("U-38 a row and a scroll to it, in one action: it shows in the next frame", arguments: bothSources) func appendAndScroll(
        _ source: Source
    ) {
        let rows = Model(50)
        let box = ProxyBox()
        let log = Recording<CGFloat>()
        let host = TestHost.window(source) {
            ObservableScrollView(scrollOffset: Binding(get: { 0 }, set: { log.add($0) })) { proxy in
                let _ = box.proxy = proxy
                Showing(model: rows) { Rows(count: $0) }
            }
        }
        for count in [51, 52, 60] {
            rows.value = count
            box.proxy.scrollTo(count - 1, anchor: .bottom)
            host.frame()
            #expect(log.take().last == CGFloat(count * 40 - 400))
            #expect(host.frame(ofText: "Row \(count - 1)")?.midY == 380)
        }
    }

    struct Growing: View {
        let height: CGFloat
        var body: some View { Rows(height: height) }
    }

    @Test("U-40 rows that change their height in the same action: the scroll lands where the row is then", arguments: bothSources)
    func resolvedAfterwards(_ source: Source) {
        let height = Model(CGFloat(40))
        let box = ProxyBox()
        let log = Recording<CGFloat>()
        let host = TestHost.window(source) {
            ObservableScrollView(scrollOffset: Binding(get: { 0 }, set: { log.add($0) })) { proxy in
                let _ = box.proxy = proxy
                Showing(model: height) { Growing(height: $0) }
            }
        }
        _ = log.take()
        box.proxy.scrollTo(20, anchor: .top)
        height.value = 90
        host.frame()
        #expect(log.take() == [1800])
        height.value = 25
        box.proxy.scrollTo(20, anchor: .top)
        host.frame()
        #expect(log.take() == [500])
        #expect(host.frame(ofText: "Row 20")?.midY == 12.5)
    }

    @Test("U-40 a position that is restored while the content is made anew is exact, on both axes", arguments: bothSources)
    func restoredAfterwards(_ source: Source) {
        let size = Model(CGSize(width: 900, height: 2000))
        let positions = PassthroughSubject<CGPoint, Never>()
        let log = Recording<CGPoint>()
        let host = TestHost.window(source) {
            PositionTrackingScrollView(
                [.horizontal, .vertical], position: positions.eraseToAnyPublisher(), onPositionChanged: { log.add($0) }
            ) { Showing(model: size) { Color.red.frame(width: $0.width, height: $0.height) } }
        }
        size.value = CGSize(width: 1500, height: 5000)
        positions.send(CGPoint(x: -1013.5, y: -3777.25))
        host.frame()
        #expect(log.entries.last == CGPoint(x: -1013.5, y: -3777.25))
        #expect(CGPoint(x: host.x, y: host.y) == CGPoint(x: 1013.5, y: 3777.25))
    }

    final class ObjectStore: ObservableObject { @Published var count = 50 }
    @Observable final class ClassStore { var count = 50 }

    struct ObjectScene: View {
        @ObservedObject var store: ObjectStore
        let box: ProxyBox
        var body: some View {
            ObservableScrollView(scrollOffset: .constant(0)) { proxy in
                let _ = box.proxy = proxy
                Rows(count: store.count)
            }
        }
    }
    struct ClassScene: View {
        let store: ClassStore
        let box: ProxyBox
        var body: some View {
            ObservableScrollView(scrollOffset: .constant(0)) { proxy in
                let _ = box.proxy = proxy
                Rows(count: store.count)
            }
        }
    }
    struct StateScene: View {
        @State private var count = 50
        let box: ProxyBox
        let handOut: (@escaping (Int) -> Void) -> Void
        var body: some View {
            ObservableScrollView(scrollOffset: .constant(0)) { proxy in
                let _ = box.proxy = proxy
                Rows(count: count)
            }
            .onAppear { handOut { count = $0 } }
        }
    }

    @Test("U-43 a new row is scrolled to, wherever the data is kept: object, observable class, state", arguments: bothSources)
    func anyData(_ source: Source) {
        func check(_ host: TestHost, _ box: ProxyBox, _ set: (Int) -> Void) {
            set(80)
            box.proxy.scrollTo(79, anchor: .bottom)
            host.frame()
            #expect(host.y == 2800)
        }
        let box = ProxyBox()
        let object = ObjectStore()
        check(TestHost.window(source) { ObjectScene(store: object, box: box) }, box) { object.count = $0 }
        let observable = ClassStore()
        check(TestHost.window(source) { ClassScene(store: observable, box: box) }, box) { observable.count = $0 }
        var set: (Int) -> Void = { _ in }
        check(TestHost.window(source) { StateScene(box: box) { set = $0 } }, box) { set($0) }
    }

    @Test("U-47 a new target in the middle of an animated scroll replaces the old one", arguments: bothSources) func retarget(
        _ source: Source
    ) {
        let box = ProxyBox()
        let log = Recording<CGFloat>()
        let host = TestHost.window(source) {
            ObservableScrollView(scrollOffset: Binding(get: { 0 }, set: { log.add($0) })) { proxy in
                let _ = box.proxy = proxy
                Rows()
            }
        }
        withAnimation(.linear(duration: 0.5)) { box.proxy.scrollTo(30, anchor: .top) }
        host.advance(by: 0.1)
        let turn = host.y
        #expect(turn > 0 && turn < 1200)
        withAnimation(.linear(duration: 0.5)) { box.proxy.scrollTo(3, anchor: .top) }
        host.settle()
        #expect(host.y == 120)
        #expect(log.entries.last == 120)
        #expect(log.entries.allSatisfy { $0 < 1200 })
        host.advance(by: 1)
        #expect(host.y == 120)
        #expect(host.scrollView.phase == .idle)
    }

    struct Bound: View {
        @ObservedObject var offset: Model<CGFloat>
        let writes: Recording<CGFloat>
        var body: some View {
            ScrollView { Rows().scrollOffsetSource() }
                .scrollOffset(
                    Binding(
                        get: { offset.value },
                        set: {
                            writes.add($0)
                            offset.value = $0
                        }))
        }
    }

    @Test("U-37 a bound offset other than zero is where the first frame is", arguments: bothSources) func firstBoundFrame(_ source: Source)
    {
        let writes = Recording<CGFloat>()
        let host = TestHost.window(source) { Bound(offset: Model(600), writes: writes) }
        #expect(host.reports.count == 1)
        #expect(host.y == 600)
        #expect(host.frame(ofText: "Row 15")?.midY == 20)
        #expect(writes.entries == [])
    }

    @Test("U-47 a bound offset that is written twice, 0.1 s apart, ends at the second one", arguments: bothSources)
    func boundRetarget(_ source: Source) {
        let offset = Model(CGFloat(0))
        let writes = Recording<CGFloat>()
        let host = TestHost.window(source) { Bound(offset: offset, writes: writes) }
        withAnimation(.linear(duration: 0.5)) { offset.value = 1000 }
        host.advance(by: 0.1)
        #expect(host.y > 0 && host.y < 500)
        withAnimation(.linear(duration: 0.5)) { offset.value = 80 }
        host.settle()
        host.advance(by: 0.5)
        #expect(host.y == 80)
        #expect(offset.value == 80)
        #expect(writes.entries == [])
    }

    struct Pages: View {
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<5) { page in
                    HStack(spacing: 0) {
                        Text("L\(page)")
                        Spacer(minLength: 0)
                        Text("R\(page)")
                    }
                    .frame(width: 300, height: 400)
                }
            }
        }
    }

    @Test("U-50 pages that leave and pages that come are drawn as long as they are in sight, in every frame", arguments: bothSources)
    func bothEnds(_ source: Source) {
        let box = ProxyBox()
        let log = Recording<CGPoint>()
        let host = TestHost.window(source) {
            ObservableScrollView(.horizontal, scrollOffset: Binding(get: { .zero }, set: { log.add($0) })) { proxy in
                let _ = box.proxy = proxy
                Pages()
            }
        }
        // Texts of two letters, 34 points wide, at the ends of pages 300 wide.
        func inSight(_ x: CGFloat) -> Set<String> {
            var result: Set<String> = []
            for page in 0..<5 {
                for (name, start) in [("L", CGFloat(page * 300)), ("R", CGFloat(page * 300 + 266))] where start + 34 > x && start < x + 300
                {
                    result.insert("\(name)\(page)")
                }
            }
            return result
        }
        withAnimation(.linear(duration: 0.4)) { box.proxy.scrollTo(3, anchor: .leading) }
        var frames = 0
        while host.isBusy, host.x < 900 {
            host.step()
            frames += 1
            #expect(log.entries.last?.x == host.x)
            #expect(Set(host.texts.map(\.string)) == inSight(host.x), "at \(host.x)")
        }
        #expect(frames >= 24)
        #expect(host.x == 900)
    }
}
