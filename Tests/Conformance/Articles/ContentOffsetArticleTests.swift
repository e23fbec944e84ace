import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// The wrapper that negates the content's origin.
@MainActor struct ContentOffsetArticleTests {
    struct Demo<Content: View>: View {
        let log: Recording<CGPoint>
        let bodies: Recording<Void>
        @State private var offset: CGPoint = .zero
        @ViewBuilder var content: () -> Content
        var body: some View {
            let _ = offset
            let _ = bodies.add(())
            OffsetScroll(
                offset: Binding(
                    get: { offset },
                    set: {
                        log.add($0)
                        offset = $0
                    }),
                content: content)
        }
    }

    func host<Content: View>(
        _ log: Recording<CGPoint>, _ bodies: Recording<Void> = Recording(), @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) { Demo(log: log, bodies: bodies, content: content) }
    }

    @Test("A-01 A-03 A-04 A-06 P-87 a space named anew in each update: one body and one value a tick, none astray") func ticks() {
        let log = Recording<CGPoint>()
        let bodies = Recording<Void>()
        let host = host(log, bodies) { Rows() }
        host.settle()
        #expect(log.take() == [.zero])
        _ = bodies.take()
        for tick in 1...20 {
            host.wheel(7.5)
            #expect(log.take() == [CGPoint(x: 0, y: 7.5 * CGFloat(tick))])
            #expect(bodies.take().count == 1)
            #expect(host.report.settled)
            host.step()
            #expect(bodies.take().isEmpty)
        }
        #expect(host.warnings == [])
    }

    @Test("A-06 S-04 the offset follows a fling and its bounce in every frame") func fling() {
        let log = Recording<CGPoint>()
        let host = host(log) { Rows() }
        host.wheel(300)
        host.settle()
        host.fling(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
        var lowest: CGFloat = 0
        while host.isBusy {
            host.step()
            #expect(log.entries.last!.y == host.y)
            lowest = min(lowest, host.y)
        }
        #expect(lowest < -10)
        #expect(host.y == 0)
    }

    @Test("A-07 with two views as content each one writes the binding; the last wins") func twoViews() {
        let log = Recording<CGPoint>()
        let host = host(log) {
            Color.red.frame(width: 300, height: 1000)
            Color.blue.frame(width: 300, height: 1000)
        }
        host.settle()
        // The second view begins 1000 and a gap of 8 below.
        #expect(log.take().map(\.y) == [0, -1008])
        host.wheel(100)
        #expect(log.entries.map(\.y) == [100, -908])
    }

    @Test("A-08 P-50 P-60 nested wrappers of other and of equal content types both see their own origin") func nested() {
        struct Nested: View {
            let outer: Recording<CGPoint>, inner: Recording<CGPoint>
            let isErased: Bool
            func watcher<V: View>(_ log: Recording<CGPoint>, _ content: V) -> some View {
                OriginWatcher(space: .named("outside"), origin: Binding(get: { .zero }, set: { log.add($0) })) { content }
            }
            var pair: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100)
                    if isErased {
                        watcher(inner, AnyView(Color.blue.frame(width: 100, height: 1000)))
                    } else {
                        watcher(inner, Color.blue.frame(width: 100, height: 1000))
                    }
                }
            }
            var body: some View {
                ScrollView { if isErased { watcher(outer, AnyView(pair)) } else { watcher(outer, pair) } }.coordinateSpace(name: "outside")
            }
        }
        for isErased in [false, true] {
            let outer = Recording<CGPoint>()
            let inner = Recording<CGPoint>()
            let host = TestHost(size: CGSize(width: 300, height: 400)) { Nested(outer: outer, inner: inner, isErased: isErased) }
            host.settle()
            #expect(outer.entries == [.zero])
            #expect(inner.entries == [CGPoint(x: 0, y: 100)])
            host.wheel(30)
            #expect(outer.entries.last == CGPoint(x: 0, y: -30))
            #expect(inner.entries.last == CGPoint(x: 0, y: 70))
            #expect(outer.entries.count == 2)
        }
    }

    @Test("S-01 A-06 both axes, and the table's column for 150") func bothAxes() {
        let log = Recording<CGPoint>()
        struct Plane: View {
            let log: Recording<CGPoint>
            @State private var offset: CGPoint = .zero
            var body: some View {
                OffsetScroll(
                    axes: [.horizontal, .vertical], bars: false,
                    offset: Binding(
                        get: { offset },
                        set: {
                            log.add($0)
                            offset = $0
                        })
                ) { Color.red.frame(width: 1000, height: 2000) }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Plane(log: log) }
        host.wheel(at: host.middle, by: CGPoint(x: 40, y: 150))
        #expect(log.entries.last == CGPoint(x: 40, y: 150))
        #expect(log.entries.count == 2)
    }
}
