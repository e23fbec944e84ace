import Combine
@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Uses that nobody had in mind.
@MainActor struct BadUseTests {
    typealias Source = ScrollObservationSource

    @Test("obs.values axes that change while scrolled: what does not scroll any more is 0", arguments: bothSources) func changingAxes(
        _ source: Source
    ) {
        let axes = Model(Axis.Set.vertical)
        let log = Recording<CGPoint>()
        let host = TestHost.window(source) {
            Showing(model: axes) { axes in
                OffsetObservingScrollView(axes: axes, offset: Binding(get: { .zero }, set: { log.add($0) })) {
                    Color.red.frame(width: 900, height: 2000)
                }
            }
        }
        host.wheel(70)
        #expect(log.take() == [.zero, CGPoint(x: 0, y: 70)])
        for next in [[.horizontal, .vertical], .horizontal, [], .vertical] as [Axis.Set] {
            axes.value = next
            host.frame()
            host.wheel(10, x: 20)
            host.settle()
            if let last = log.take().last {
                #expect(last.x == (next.contains(.horizontal) ? host.x : 0))
                #expect(last.y == (next.contains(.vertical) ? host.y : 0))
            }
        }
        #expect(host.warnings == [])
    }

    @Test("obs.stable a new identity in every frame is a new scroll view each time, and the last one is observed", arguments: bothSources)
    func newIdentity(_ source: Source) {
        let identity = Model(0)
        let log = Recording<CGPoint>()
        let host = TestHost.window(source) {
            Showing(model: identity) { identity in ObservedScrollView(offsetChanged: { log.add($0) }) { Rows() }.id(identity) }
        }
        for value in 1...20 {
            host.wheel(10)
            identity.value = value
            host.frame()
            #expect(log.take().suffix(2) == [CGPoint(x: 0, y: -10), .zero])
        }
        #expect(host.scrollViews.count == 1)
        #expect(host.warnings == [])
    }

    @Test("A-08 twenty scroll views in each other: the same work for each of them, and each tells its own", arguments: bothSources)
    func deep(_ source: Source) {
        func cost(_ depth: Int) -> (measures: Int, reports: Int) {
            let log = Recording<Int>()
            func level(_ index: Int) -> AnyView {
                guard index < depth else { return AnyView(Color.red.frame(height: 900)) }
                return AnyView(
                    ObservedScrollView(offsetChanged: { _ in log.add(index) }) {
                        if index + 1 < depth { level(index + 1).frame(height: 390) } else { level(depth) }
                    })
            }
            let host = TestHost.window(source) { level(0) }
            #expect(log.take().sorted() == Array(0..<depth))
            host.wheel(at: CGPoint(x: 150, y: 20), by: CGPoint(x: 0, y: 5))
            #expect(log.take() == [depth - 1])
            #expect(host.warnings == [])
            return (host.reports[0].measures, host.reports[0].observersRun)
        }
        let ten = cost(10)
        let twenty = cost(20)
        #expect(twenty.reports <= ten.reports * 2 + 2)
        #expect(twenty.measures <= ten.measures * 5 / 2)
    }

    @Test(
        "U-89 a scroll view that leaves with a transition, in the middle of a fling: no report after it is out of sight",
        arguments: bothSources)
    func leaving(_ source: Source) {
        let shows = Model(true)
        let log = Recording<CGFloat>()
        let host = TestHost.window(source) {
            Showing(model: shows) { isShown in
                ZStack {
                    Color.blue
                    if isShown { ObservedScrollView(offsetChanged: { log.add($0.y) }) { Rows() }.transition(.opacity) }
                }
            }
        }
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        withAnimation(.linear(duration: 0.2)) { shows.value = false }
        host.advance(by: 0.3)
        #expect(host.scrollViews.isEmpty)
        _ = log.take()
        host.settle()
        #expect(log.take() == [])
        #expect(host.warnings == [])
    }

    struct Remade: View {
        @ObservedObject var tick: Model<Int>
        let subject: CurrentValueSubject<CGPoint, Never>
        var body: some View {
            // Another publisher in each body, as code that erases on the spot makes it.
            PositionTrackingScrollView(position: subject.eraseToAnyPublisher(), onPositionChanged: { _ in }) {
                Rows(count: 50 + tick.value % 2)
            }
        }
    }

    @Test("obs.restore a subject that keeps its value: where it starts, and no jump back when the parent updates", arguments: bothSources)
    func keptValue(_ source: Source) {
        let tick = Model(0)
        let subject = CurrentValueSubject<CGPoint, Never>(CGPoint(x: 0, y: -600))
        let host = TestHost.window(source) { Remade(tick: tick, subject: subject) }
        #expect(host.y == 600)
        host.wheel(100)
        for value in 1...4 {
            tick.value = value
            host.frame()
            host.settle()
            #expect(host.y == 700)
        }
        subject.send(CGPoint(x: 0, y: -200))
        host.frame()
        #expect(host.y == 200)
    }

    @Test("obs.stable the newest closure is called, whichever update it came with", arguments: bothSources) func newestClosure(
        _ source: Source
    ) {
        let name = Model("a")
        let log = Recording<String>()
        let host = TestHost.window(source) {
            Showing(model: name) { name in
                ObservedScrollView(offsetChanged: { log.add("\(name) component \(Int(-$0.y))") }) {
                    Rows().onScrollPositionChanged(in: "x") { log.add("\(name) content \(Int(-$0.y))") }
                        .onSizeChanged { log.add("\(name) size \(Int($0.height))") }
                }
                .onScrollOffsetChange(of: { Int($0.y) / 10 }) { log.add("\(name) projected \($0)") }
                .coordinateSpace(name: "x")
            }
        }
        _ = log.take()
        for (index, next) in ["b", "c", "d"].enumerated() {
            name.value = next
            host.frame()
            #expect(log.take() == [])
            host.wheel(10)
            let y = 10 * (index + 1)
            #expect(log.take().sorted() == ["\(next) component \(y)", "\(next) content \(y)", "\(next) projected \(index + 1)"])
        }
    }

    @Test("obs.projection a projection that changes with the view is that of the newest view", arguments: bothSources)
    func newestProjection(
        _ source: Source
    ) {
        let limit = Model(CGFloat(200))
        let log = Recording<Bool>()
        let host = TestHost.window(source) {
            Showing(model: limit) { limit in
                ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(of: { $0.y > limit }) { log.add($0) }
            }
        }
        host.wheel(100)
        #expect(log.take() == [false])
        limit.value = 50
        host.frame()
        host.wheel(1)
        #expect(log.take() == [true])
    }

    @Test("obs.sizes U-29 rows that change places tell where they are then, and rows that leave tell nothing more", arguments: bothSources)
    func reordered(_ source: Source) {
        let order = Model(Array(0..<30))
        let places = Recording<[Int]>()
        let host = TestHost.window(source) {
            ScrollView {
                Showing(model: order) { order in
                    VStack(spacing: 0) {
                        ForEach(order, id: \.self) { id in
                            Text("Row \(id)").frame(height: 40).onScrollPositionChanged(in: "list") { places.add([id, Int($0.y)]) }
                        }
                    }
                }
            }
            .coordinateSpace(name: "list")
        }
        _ = places.take()
        order.value = Array((0..<30).reversed())
        host.frame()
        #expect(places.take().sorted { $0[0] < $1[0] } == (0..<30).map { [$0, 40 * (29 - $0)] })
        order.value = [3, 1]
        host.frame()
        #expect(places.take().sorted { $0[0] < $1[0] } == [[1, 40], [3, 0]])
        host.settle()
        host.wheel(10)
        #expect(places.take() == [])
        #expect(host.warnings == [])
    }

    @Test("U-82 a near end whose action replaces the whole scroll view", arguments: bothSources) func replacing(_ source: Source) {
        let page = Model(0)
        let calls = Recording<Int>()
        let host = TestHost.window(source) {
            Showing(model: page) { number in
                ScrollView { Rows(count: 20).scrollOffsetSource() }
                    .onScrollNearEnd(within: 50, version: number) {
                        calls.add(number)
                        page.value += 1
                    }
                    .id(number)
            }
        }
        for number in 0..<4 {
            #expect(calls.take() == [])
            host.wheel(100_000)
            #expect(calls.take() == [number])
            host.settle()
            #expect(host.y == 0)
        }
        #expect(host.warnings == [])
    }
}
