@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct PositionTests {
    typealias Source = ScrollObservationSource

    @Test("A-23 the origin in a named space: (0, 0) at rest, negative when scrolled, never minus zero", arguments: bothSources)
    func position(_ source: Source) {
        let log = Recording<CGPoint>()
        let bound = Recording<CGPoint>()
        let host = TestHost.window(source) {
            ScrollView {
                PositionObservingView(coordinateSpace: .named("list"), position: Binding(get: { .zero }, set: { bound.add($0) })) {
                    Rows().onScrollPositionChanged(in: "list") { log.add($0) }
                }
            }
            .coordinateSpace(name: "list")
        }
        host.wheel(30)
        host.wheel(-30)
        #expect(log.entries == [.zero, CGPoint(x: 0, y: -30), .zero])
        #expect(bound.entries == log.entries)
        #expect(!(log.entries + bound.entries).contains { isMinusZero($0.x) || isMinusZero($0.y) })
    }

    @Test("A-07 several views in a PositionObservingView are one report", arguments: bothSources) func severalViews(_ source: Source) {
        let log = Recording<CGPoint>()
        let host = TestHost.window(source) {
            ScrollView {
                PositionObservingView(coordinateSpace: .named("list"), position: Binding(get: { .zero }, set: { log.add($0) })) {
                    Color.red.frame(width: 300, height: 600)
                    Color.blue.frame(width: 300, height: 600)
                }
            }
            .coordinateSpace(name: "list")
        }
        host.wheel(20)
        #expect(log.entries == [.zero, CGPoint(x: 0, y: -20)])
        #expect(host.scrollView.geometry.contentSize.height == 1208)
    }

    @Test("A-19 P-83 equal names nested in each other: the nearest one counts", arguments: bothSources) func equalNames(_ source: Source) {
        let outer = Recording<CGPoint>()
        let inner = Recording<CGPoint>()
        let host = TestHost.window(source) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        Color.red.frame(width: 900, height: 400).onScrollPositionChanged(in: "same") { inner.add($0) }
                    }
                    .coordinateSpace(name: "same")
                    Rows()
                }
                .onScrollPositionChanged(in: "same") { outer.add($0) }
            }
            .coordinateSpace(name: "same")
        }
        host.wheel(0, x: 25)
        host.wheel(40)
        #expect(inner.entries == [.zero, CGPoint(x: -25, y: 0)])
        #expect(outer.entries == [.zero, CGPoint(x: 0, y: -40)])
    }

    @Test("A-24 a misspelt name means window coordinates, and the engine warns", arguments: bothSources) func misspelt(_ source: Source) {
        let log = Recording<CGPoint>()
        let host = TestHost.window(source, CGSize(width: 300, height: 500)) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 100)
                ScrollView { Rows().onScrollPositionChanged(in: "scrol") { log.add($0) } }.coordinateSpace(name: "scroll")
            }
        }
        #expect(log.entries == [CGPoint(x: 0, y: 100)])
        #expect(host.warnings.contains { $0.contains("scrol") })
    }

    @Test("A-02 names of every kind", arguments: bothSources) func names(_ source: Source) {
        func check(_ name: some Hashable) {
            let log = Recording<CGFloat>()
            let host = TestHost.window(source) {
                ScrollView { Rows().onScrollPositionChanged(in: name) { log.add($0.y) } }.coordinateSpace(name: name).padding(.top, 50)
            }
            host.wheel(30)
            #expect(log.entries == [0, -30])
        }
        check("text")
        check(UUID())
        check(7)
    }

    @Test("obs.sizes the size is told once at first, then when it changes, not when the view moves", arguments: bothSources)
    func sizes(_ source: Source) {
        let log = Recording<CGSize>()
        let height = Model(CGFloat(900))
        let host = TestHost.window(source) {
            ScrollView { Showing(model: height) { Color.red.frame(width: 300, height: $0).onSizeChanged { log.add($0) } } }
        }
        host.wheel(40)
        height.value = 700
        host.frame()
        #expect(log.entries == [CGSize(width: 300, height: 900), CGSize(width: 300, height: 700)])
    }

    @Test("obs.sizes A-08 size observers nested in each other tell each its own size and pass nothing up", arguments: bothSources)
    func nestedSizes(_ source: Source) {
        let log = Recording<String>()
        let leaked = Recording<CGSize>()
        _ = TestHost.window(source) {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20).onSizeChanged { log.add("a \(Int($0.height))") }
                Color.red.frame(width: 50, height: 30).onSizeChanged { log.add("b \(Int($0.height))") }
            }
            .onSizeChanged { log.add("both \(Int($0.height))") }
            .onPreferenceChange(SizePreferenceKey.self) { leaked.add($0) }
        }
        #expect(log.entries.sorted() == ["a 20", "b 30", "both 50"])
        #expect(leaked.entries.allSatisfy { $0 == .zero })
    }

    @Test("obs.sizes a view without size reports it, so that nothing divides by a missing one", arguments: bothSources)
    func noSize(_ source: Source) {
        let log = Recording<CGSize>()
        _ = TestHost.window(source) { Color.clear.frame(width: 0, height: 0).onSizeChanged { log.add($0) } }
        #expect(log.entries == [.zero])
    }
}
