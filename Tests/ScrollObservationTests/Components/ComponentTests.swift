@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// The components that tell an offset, in both ways. Their signs differ as in the articles; everything else is the same.
@MainActor struct ComponentTests {
    typealias Source = ScrollObservationSource

    /// One component and what it tells for a content that is scrolled down by 150.
    struct Component: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// +1 where scrolled is positive.
        let sign: CGFloat
        let make: @MainActor @Sendable (Axis.Set, @escaping (CGPoint) -> Void, AnyView) -> AnyView
    }

    nonisolated static let components: [Component] = [
        Component(testDescription: "OffsetObservingScrollView", sign: 1) { axes, report, content in
            AnyView(OffsetObservingScrollView(axes: axes, offset: Binding(get: { .zero }, set: report)) { content })
        },
        Component(testDescription: "ObservableScrollView", sign: 1) { axes, report, content in
            AnyView(ObservableScrollView(axes, scrollOffset: Binding(get: { .zero }, set: report)) { _ in content })
        },
        Component(testDescription: "ObservedScrollView", sign: -1) { axes, report, content in
            AnyView(ObservedScrollView(axes: axes, offsetChanged: report) { content })
        },
        Component(testDescription: "PositionTrackingScrollView", sign: -1) { axes, report, content in
            AnyView(
                PositionTrackingScrollView(axes, position: ScrollPositionTracker().scrollPosition, onPositionChanged: report) { content })
        },
    ]

    /// A component with content, from one source, and what it told.
    func scene<Content: View>(
        _ component: Component, _ source: Source, axes: Axis.Set = .vertical, size: CGSize = CGSize(width: 300, height: 400),
        safeArea: EdgeInsets = EdgeInsets(), around: @escaping (AnyView) -> AnyView = { $0 }, @ViewBuilder _ content: () -> Content
    ) -> (host: TestHost, log: Recording<CGPoint>) {
        let log = Recording<CGPoint>()
        let content = AnyView(content())
        let host = TestHost.window(source, size, safeArea: safeArea) { around(component.make(axes, { log.add($0) }, content)) }
        return (host, log)
    }

    @Test("A-23 A-13 one report at rest, then that of every frame that shows it", arguments: components, bothSources)
    func sameFrame(_ component: Component, _ source: Source) {
        let (host, log) = scene(component, source) { Rows() }
        #expect(log.entries == [.zero])
        host.advance(by: 0.2)
        #expect(log.entries.count == 1)
        let rest = host.frame(ofText: "Row 5")!.minY
        for tick in 1...12 {
            host.wheel(11)
            #expect(log.entries.count == 1 + tick)
            #expect(log.entries.last?.y == component.sign * CGFloat(11 * tick))
            #expect(rest - host.frame(ofText: "Row 5")!.minY == CGFloat(11 * tick))
        }
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        while host.isBusy {
            host.step()
            #expect(log.entries.last?.y == component.sign * host.y)
        }
        #expect(host.warnings == [])
    }

    @Test(
        "A-14 obs.values at rest both numbers are zero and never minus zero, however wide the content is", arguments: components,
        bothSources)
    func zero(_ component: Component, _ source: Source) {
        for width in [120, 300] as [CGFloat] {
            let (host, log) = scene(component, source) { Color.red.frame(width: width, height: 2000) }
            host.wheel(30)
            host.wheel(-30)
            #expect(log.entries.count == 3)
            #expect(log.entries.allSatisfy { $0.x == 0 })
            #expect(!log.entries.contains { isMinusZero($0.x) || isMinusZero($0.y) })
        }
    }

    @Test("A-20 along both axes x is 0 at rest, not half of the content", arguments: components, bothSources)
    func bothAxes(_ component: Component, _ source: Source) {
        let (host, log) = scene(component, source, axes: [.horizontal, .vertical]) { Color.red.frame(width: 5000, height: 2000) }
        #expect(log.entries == [.zero])
        host.wheel(20, x: 35)
        #expect(log.entries.last == CGPoint(x: component.sign * 35, y: component.sign * 20))
    }

    @Test("A-07 A-15 several content views are laid out as in a ScrollView and give one report", arguments: components, bothSources)
    func severalViews(_ component: Component, _ source: Source) {
        let (host, log) = scene(component, source) {
            Text("above").frame(height: 1000)
            Text("below").frame(height: 1000)
        }
        let plain = TestHost.window {
            ScrollView {
                Text("above").frame(height: 1000)
                Text("below").frame(height: 1000)
            }
        }
        #expect(log.entries == [.zero])
        #expect(host.scrollView.geometry == plain.scrollView.geometry)
        #expect(host.texts == plain.texts)
        host.wheel(40)
        #expect(log.entries == [.zero, CGPoint(x: 0, y: component.sign * 40)])
    }

    @Test("A-12 A-14 neither height nor a gap is added to the content", arguments: components, bothSources)
    func noGap(_ component: Component, _ source: Source) {
        let (host, _) = scene(component, source) { Text("first").frame(width: 300, height: 2000, alignment: .top) }
        #expect(host.scrollView.geometry.contentSize == CGSize(width: 300, height: 2000))
        #expect(host.frame(ofText: "first")?.minY == 0)
    }

    @Test("A-08 A-19 nested in itself, each tells its own offset", arguments: components, bothSources)
    func nestedInItself(_ component: Component, _ source: Source) {
        let inner = Recording<CGPoint>()
        let (host, outer) = scene(component, source) {
            VStack(spacing: 0) {
                component.make(.horizontal, { inner.add($0) }, AnyView(Color.red.frame(width: 1000, height: 400)))
                Rows()
            }
        }
        #expect(outer.entries == [.zero] && inner.entries == [.zero])
        host.wheel(0, x: 25)
        #expect(outer.entries == [.zero])
        #expect(inner.entries == [.zero, CGPoint(x: component.sign * 25, y: 0)])
        host.wheel(40)
        #expect(outer.entries == [.zero, CGPoint(x: 0, y: component.sign * 40)])
        #expect(inner.entries.count == 2)
    }

    @Test("A-08 A-15 every component nested in every other one", arguments: components, components)
    func nestedInEachOther(_ outerComponent: Component, _ innerComponent: Component) {
        for source in bothSources {
            let inner = Recording<CGPoint>()
            let (host, outer) = scene(outerComponent, source) {
                VStack(spacing: 0) {
                    innerComponent.make(.vertical, { inner.add($0) }, AnyView(Color.red.frame(width: 300, height: 900))).frame(height: 300)
                    Rows()
                }
            }
            host.wheel(40)
            #expect(inner.entries == [.zero, CGPoint(x: 0, y: innerComponent.sign * 40)])
            #expect(outer.entries == [.zero])
            host.wheel(at: CGPoint(x: 150, y: 350), by: CGPoint(x: 0, y: 15))
            #expect(inner.entries.count == 2)
            #expect(outer.entries == [.zero, CGPoint(x: 0, y: outerComponent.sign * 15)])
        }
    }

    @Test("A-18 S-13 U-22 under a navigation bar it rests at 0, and the bar counts once", arguments: components, bothSources)
    func underBar(_ component: Component, _ source: Source) {
        let (host, log) = scene(
            component, source, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0),
            around: { view in AnyView(NavigationView { view.navigationBarTitle("Title", displayMode: .inline) }) }
        ) { Rows() }
        #expect(log.entries == [.zero])
        #expect(host.scrollView.offset.y < -40)
        host.wheel(30)
        #expect(log.entries == [.zero, CGPoint(x: 0, y: component.sign * 30)])
    }

    @Test("U-23 S-03 right to left x counts from the leading side, which is the right one", arguments: components, bothSources)
    func rightToLeft(_ component: Component, _ source: Source) {
        let (host, log) = scene(
            component, source, axes: .horizontal, around: { AnyView($0.environment(\.layoutDirection, .rightToLeft)) }
        ) { Color.red.frame(width: 1300, height: 400) }
        #expect(log.entries == [.zero])
        host.wheel(0, x: -60)
        #expect(host.x == 60)
        #expect(log.entries == [.zero, CGPoint(x: component.sign * 60, y: 0)])
    }

    @Test("A-17 over a lazy stack the number is that of the scroll view on every tick", arguments: components, bothSources)
    func lazyStack(_ component: Component, _ source: Source) {
        let (host, log) = scene(component, source) {
            LazyVStack(alignment: .leading, spacing: 0) { ForEach(1..<200) { Text("Row \($0)").frame(height: CGFloat(20 + $0 % 7 * 10)) } }
        }
        #expect(log.entries == [.zero])
        for _ in 0..<20 {
            host.wheel(90)
            #expect(near(log.entries.last!.y, component.sign * host.y, 0.001))
        }
    }

    @Test(
        "A-06 obs.stable an update of the parent reports nothing and keeps the content's identity and place", arguments: components,
        bothSources)
    func parentUpdate(_ component: Component, _ source: Source) {
        final class Counter { var made = 0 }
        struct Marked: View {
            final class Life { init(_ counter: Counter) { counter.made += 1 } }
            @StateObject private var life: Holder
            init(_ counter: Counter) { _life = StateObject(wrappedValue: Holder(Life(counter))) }
            final class Holder: ObservableObject {
                let life: Life
                init(_ life: Life) { self.life = life }
            }
            var body: some View { Color.red.frame(width: 300, height: life.life === life.life ? 2000 : 0) }
        }
        let counter = Counter()
        let log = Recording<CGPoint>()
        let tick = Model(0)
        let host = TestHost.window(source) {
            Showing(model: tick) { value in
                component.make(.vertical, { log.add($0) }, AnyView(Marked(counter))).padding(.top, CGFloat(value % 2) * 0)
            }
        }
        host.wheel(150)
        _ = log.take()
        for value in 1...5 {
            tick.value = value
            host.frame()
        }
        #expect(log.entries == [])
        #expect(counter.made == 1)
        #expect(host.y == 150)
        #expect(host.warnings == [])
    }

    @Test("S-04 obs.values pulled past the start the number goes on to the other side", arguments: components, bothSources)
    func overscroll(_ component: Component, _ source: Source) {
        let (host, log) = scene(component, source) { Rows() }
        host.pull(0, 100)
        let y = log.entries.last!.y * component.sign
        #expect(y < -10 && y == host.y)
        host.letGo(0, 100)
        #expect(log.entries.last == .zero)
    }
}
