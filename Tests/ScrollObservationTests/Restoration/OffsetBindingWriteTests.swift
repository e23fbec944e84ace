@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// `scrollOffset(_:)`: one binding that is read and written.
@MainActor struct OffsetBindingWriteTests {
    typealias Source = ScrollObservationSource

    /// A scroll view whose offset is state of a view.
    struct Bound: View {
        let offset: Model<CGPoint>
        let writes: Recording<CGPoint>
        var axes: Axis.Set = .vertical
        var content = CGSize(width: 300, height: 2000)
        @ObservedObject private var observed: Model<CGPoint>

        init(
            _ offset: Model<CGPoint>, _ writes: Recording<CGPoint>, _ axes: Axis.Set = .vertical,
            content: CGSize = CGSize(width: 300, height: 2000)
        ) {
            self.offset = offset
            self.writes = writes
            self.axes = axes
            self.content = content
            observed = offset
        }

        var body: some View {
            ScrollView(axes) { Color.red.frame(width: content.width, height: content.height).scrollOffsetSource(axes) }
                .scrollOffset(
                    Binding(
                        get: { offset.value },
                        set: {
                            writes.add($0)
                            offset.value = $0
                        }))
        }
    }

    @Test("obs.binding.read scrolling writes the binding once a frame, and nothing equal", arguments: bothSources) func reads(
        _ source: Source
    ) {
        let offset = Model(CGPoint.zero)
        let writes = Recording<CGPoint>()
        let host = TestHost.window(source) { Bound(offset, writes) }
        #expect(writes.entries == [])
        for tick in 1...5 {
            host.wheel(10)
            #expect(writes.entries.count == tick)
            #expect(offset.value == CGPoint(x: 0, y: CGFloat(tick * 10)))
            #expect(host.report.settled)
        }
        host.settle()
        #expect(writes.entries.count == 5)
        #expect(host.warnings == [])
    }

    @Test("obs.binding.write a write scrolls in the same frame and is not written back", arguments: bothSources) func writes(
        _ source: Source
    ) {
        let offset = Model(CGPoint.zero)
        let writes = Recording<CGPoint>()
        let host = TestHost.window(source) { Bound(offset, writes) }
        offset.value = CGPoint(x: 0, y: 700)
        host.frame()
        #expect(host.y == 700)
        offset.value = CGPoint(x: 0, y: 700)
        host.frame()
        host.settle()
        #expect(writes.entries == [])
        host.wheel(25)
        #expect(writes.entries == [CGPoint(x: 0, y: 725)])
        offset.value = .zero
        host.frame()
        #expect(host.y == 0)
        #expect(writes.entries.count == 1)
    }

    @Test("obs.binding.write both axes", arguments: bothSources) func bothAxes(_ source: Source) {
        let offset = Model(CGPoint.zero)
        let host = TestHost.window(source) {
            Bound(offset, Recording(), [.horizontal, .vertical], content: CGSize(width: 1500, height: 2000))
        }
        offset.value = CGPoint(x: 1111, y: 222)
        host.frame()
        #expect(host.x == 1111 && host.y == 222)
        host.wheel(8, x: -11)
        #expect(offset.value == CGPoint(x: 1100, y: 230))
    }

    @Test("obs.binding.animated in an animation it moves there over time, and the binding keeps what was written", arguments: bothSources)
    func animated(_ source: Source) {
        let offset = Model(CGPoint.zero)
        let writes = Recording<CGPoint>()
        let host = TestHost.window(source) { Bound(offset, writes) }
        withAnimation(.linear(duration: 1)) { offset.value = CGPoint(x: 0, y: 600) }
        host.frame()
        host.advance(by: 0.5)
        #expect(near(host.y, 300, 15))
        host.settle()
        #expect(host.y == 600)
        #expect(offset.value.y == 600)
        #expect(writes.entries == [])
        host.wheel(5)
        #expect(writes.entries == [CGPoint(x: 0, y: 605)])
    }

    @Test("obs.binding.animated a user who scrolls in the middle takes over, and the binding follows again", arguments: bothSources)
    func interrupted(_ source: Source) {
        let offset = Model(CGPoint.zero)
        let host = TestHost.window(source) { Bound(offset, Recording()) }
        withAnimation(.linear(duration: 1)) { offset.value = CGPoint(x: 0, y: 600) }
        host.frame()
        host.advance(by: 0.5)
        host.wheel(-100)
        let stopped = host.y
        #expect(stopped < 300)
        host.settle()
        #expect(abs(host.y - stopped) < 1)
        #expect(offset.value.y == host.y)
    }

    @Test(
        "obs.binding.range a value out of range is carried out as far as the content reaches, and later when it grows",
        arguments: bothSources)
    func range(_ source: Source) {
        let offset = Model(CGPoint.zero)
        let writes = Recording<CGPoint>()
        let height = Model(CGFloat(1000))
        let host = TestHost.window(source) {
            Showing(model: height) { Bound(offset, writes, content: CGSize(width: 300, height: $0)) }
        }
        offset.value = CGPoint(x: 0, y: 1200)
        host.frame()
        #expect(host.y == 600)
        #expect(offset.value.y == 1200)
        height.value = 1300
        host.frame()
        #expect(host.y == 900)
        height.value = 3000
        host.frame()
        #expect(host.y == 1200)
        // Reached: from now on it is an offset like any other.
        height.value = 1000
        host.frame()
        #expect(host.y == 600)
        #expect(writes.entries == [CGPoint(x: 0, y: 600)])
        offset.value = CGPoint(x: 0, y: -50)
        host.frame()
        #expect(host.y == 0)
    }

    @Test("obs.binding.range a value out of range is dropped when the user scrolls", arguments: bothSources) func dropped(_ source: Source)
    {
        let offset = Model(CGPoint.zero)
        let height = Model(CGFloat(1000))
        let host = TestHost.window(source) {
            Showing(model: height) { Bound(offset, Recording(), content: CGSize(width: 300, height: $0)) }
        }
        offset.value = CGPoint(x: 0, y: 1200)
        host.frame()
        host.wheel(-100)
        #expect(offset.value.y == 500)
        height.value = 3000
        host.frame()
        #expect(host.y == 500)
    }

    @Test("obs.bad-input what is no number leaves its axis alone", arguments: bothSources) func noNumber(_ source: Source) {
        let offset = Model(CGPoint.zero)
        let host = TestHost.window(source) { Bound(offset, Recording()) }
        host.wheel(300)
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            offset.value = CGPoint(x: bad, y: bad)
            host.frame()
            #expect(host.y == 300)
        }
        offset.value = CGPoint(x: CGFloat.nan, y: 400)
        host.frame()
        #expect(host.y == 400)
        host.wheel(10)
        #expect(offset.value == CGPoint(x: 0, y: 410))
        host.settle()
        #expect(host.warnings == [])
    }

    @Test(
        "obs.binding.start U-37 a value other than zero at first is where the scroll view starts, in the first frame",
        arguments: bothSources)
    func start(_ source: Source) {
        let offset = Model(CGPoint(x: 0, y: 480))
        let writes = Recording<CGPoint>()
        let host = TestHost.window(source) { Bound(offset, writes) }
        #expect(host.reports.count == 1)
        #expect(host.y == 480)
        #expect(writes.entries == [])
    }

    @Test("obs.binding.start zero at first is no wish: the scroll view starts where it starts, and tells it", arguments: bothSources)
    func startElsewhere(_ source: Source) {
        let offset = Model(CGPoint.zero)
        let host = TestHost.window(source) { Bound(offset, Recording()).defaultScrollAnchor(.bottom) }
        #expect(host.y == 1600)
        #expect(offset.value.y == 1600)
    }

    @Test("obs.binding.vertical the vertical offset alone", arguments: bothSources) func vertical(_ source: Source) {
        struct Single: View {
            @ObservedObject var offset: Model<CGFloat>
            var body: some View { ScrollView { Rows().scrollOffsetSource() }.scrollOffset($offset.value) }
        }
        let offset = Model(CGFloat(0))
        let host = TestHost.window(source) { Single(offset: offset) }
        host.wheel(30)
        #expect(offset.value == 30)
        offset.value = 500
        host.frame()
        #expect(host.y == 500)
        host.wheel(1)
        #expect(offset.value == 501)
    }

    @Test(
        "obs.binding.two two scroll views on one binding follow each other without a fight, also where one is shorter",
        arguments: bothSources)
    func two(_ source: Source) {
        struct Pair: View {
            @ObservedObject var offset: Model<CGPoint>
            var body: some View {
                HStack(spacing: 0) {
                    ScrollView { Color.red.frame(height: 2000).scrollOffsetSource() }.scrollOffset($offset.value)
                    ScrollView { Color.blue.frame(height: 1000).scrollOffsetSource() }.scrollOffset($offset.value)
                }
            }
        }
        let offset = Model(CGPoint.zero)
        let host = TestHost.window(source) { Pair(offset: offset) }
        func ys() -> [CGFloat] { host.scrollViews.map(\.offset.y) }
        let left = CGPoint(x: 70, y: 200)
        let right = CGPoint(x: 220, y: 200)
        host.wheel(at: left, by: CGPoint(x: 0, y: 100))
        #expect(ys() == [100, 100])
        host.wheel(at: right, by: CGPoint(x: 0, y: 50))
        #expect(ys() == [150, 150])
        host.wheel(at: left, by: CGPoint(x: 0, y: 1000))
        #expect(ys() == [1150, 600])
        #expect(offset.value.y == 1150)
        host.settle()
        #expect(ys() == [1150, 600])
        host.wheel(at: right, by: CGPoint(x: 0, y: -100))
        #expect(ys() == [500, 500])
        #expect(host.warnings == [])
    }

    @Test("obs.binding.two the same binding twice on one scroll view is written once a frame", arguments: bothSources) func twice(
        _ source: Source
    ) {
        struct Twice: View {
            @ObservedObject var offset: Model<CGPoint>
            var body: some View {
                ScrollView { Rows().scrollOffsetSource() }.scrollOffset($offset.value).scrollOffset($offset.value)
            }
        }
        let offset = Model(CGPoint.zero)
        let host = TestHost.window(source) { Twice(offset: offset) }
        host.wheel(40)
        #expect(offset.value.y == 40 && host.y == 40)
        offset.value.y = 90
        host.frame()
        #expect(host.y == 90)
        host.wheel(10)
        #expect(offset.value.y == 100 && host.y == 100)
        #expect(host.warnings == [])
    }

    @Test("obs.binding.own the library's own scroll views can be written too", arguments: bothSources) func own(_ source: Source) {
        struct Own: View {
            @ObservedObject var offset: Model<CGPoint>
            var body: some View { ObservedScrollView { Rows() }.scrollOffset($offset.value) }
        }
        let offset = Model(CGPoint.zero)
        let host = TestHost.window(source) { Own(offset: offset) }
        offset.value.y = 90
        host.frame()
        #expect(host.y == 90)
    }
}
