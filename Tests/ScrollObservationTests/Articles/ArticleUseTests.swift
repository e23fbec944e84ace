import ScrollObservation
@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct ArticleUseTests {
    typealias Source = ScrollObservationSource

    @Test("A-01 A-03 A-04 the first article's code works with the import alone", arguments: bothSources) func contentOffset(
        _ source: Source
    ) {
        let host = TestHost.window(source) { ContentOffsetUse() }
        #expect(host.frame(ofText: "0 scrolled") != nil)
        host.wheel(60)
        #expect(host.frame(ofText: "60 scrolled") != nil)
        let position = TestHost.window(source) { PositionUse() }
        position.wheel(60)
        #expect(position.frame(ofText: "-60 down") != nil)
    }

    @Test("A-10 A-11 A-02 the second article's code restores, method passed as a value and all", arguments: bothSources)
    func restoration(_ source: Source) {
        let remote = PositionRestorationUse.Remote()
        let count = Model(50)
        let host = TestHost.window(source) { PositionRestorationUse(remote: remote, count: count) }
        host.wheel(777)
        remote.willReload()
        count.value = 1
        host.settle()
        #expect(host.y == 0)
        count.value = 50
        remote.didReload()
        host.frame()
        host.settle()
        #expect(host.y == 777)
        #expect(host.warnings == [])
    }

    @Test("A-02 the second article's extensions work by themselves", arguments: bothSources) func extensions(_ source: Source) {
        let log = Recording<String>()
        let host = TestHost.window(source) { ExtensionsUse(log: log) }
        host.wheel(25)
        #expect(log.entries.sorted() == ["position -25", "position 0", "size 300x400"])
    }

    @Test("A-05 A-16 A-18 the third article's title", arguments: bothSources) func title(_ source: Source) {
        let host = TestHost.window(source) { ScrollViewOffsetUse() }
        host.settle()
        #expect(host.frame(ofText: "Scroll offset: 0.000000") != nil)
        host.wheel(150)
        host.settle()
        #expect(host.frame(ofText: "Scroll offset: 150.000000") != nil)
    }

    @Test("A-14 A-20 the fourth article's tour: (0, 0) at rest along both axes", arguments: bothSources) func tour(_ source: Source) {
        let log = Recording<CGPoint>()
        let host = TestHost.window(source) { OffsetChangedUse(log: log) }
        #expect(log.entries == [.zero])
        host.wheel(40, x: 30)
        #expect(log.entries.last == CGPoint(x: -30, y: -40))
    }

    @Test("A-04 statements and conditions in builders, and defaults for everything") func defaults() {
        let host = TestHost.window { DefaultsUse() }
        #expect(host.frame(ofText: "yes") != nil && host.frame(ofText: "after a statement") != nil)
    }

    @Test("A-01 a type of the same name beside the library's") func shadowing() {
        let log = Recording<CGPoint>()
        let host = TestHost.window {
            Own.OffsetObservingScrollView(offset: Binding(get: { .zero }, set: { log.add($0) })) { Rows() }
        }
        host.wheel(5)
        #expect(log.entries == [.zero, CGPoint(x: 0, y: 5)])
        #expect(Own.PreferenceKey.defaultValue == .zero)
    }
}
