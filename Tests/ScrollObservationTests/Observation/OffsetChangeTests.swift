@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct OffsetChangeTests {
    typealias Source = ScrollObservationSource

    @Test("obs.first-report S-17 one report after the first layout with the same reading twice, then old and new", arguments: bothSources)
    func reports(_ source: Source) {
        let log = Recording<[CGFloat]>()
        let host = TestHost.window(source) {
            ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange { old, new in log.add([old.y, new.y]) }
        }
        #expect(log.take() == [[0, 0]])
        host.advance(by: 0.2)
        #expect(log.take() == [])
        host.wheel(10)
        host.wheel(15)
        #expect(log.take() == [[0, 10], [10, 25]])
    }

    @Test("obs.once-a-frame U-02 ten wheel events in one frame are one report, of the last value", arguments: bothSources)
    func coalesced(_ source: Source) {
        let log = Recording<CGFloat>()
        let host = TestHost.window(source) { ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange { log.add($0.y) } }
        for _ in 0..<10 { host.queueWheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 3)) }
        host.frame()
        #expect(log.entries == [0, 30])
        #expect(host.warnings == [])
    }

    @Test("obs.once-a-frame a frame that changes content and viewport together is one report", arguments: bothSources)
    func both(_ source: Source) {
        let log = Recording<ScrollOffset>()
        let host = TestHost.window(source) {
            ScrollView { Color.red.frame(height: 900).frame(maxWidth: .infinity).scrollOffsetSource() }.onScrollOffsetChange { log.add($0) }
        }
        host.wheel(50)
        _ = log.take()
        host.resize(to: CGSize(width: 200, height: 300))
        #expect(
            log.entries == [
                ScrollOffset(y: 50, contentSize: CGSize(width: 200, height: 900), viewportSize: CGSize(width: 200, height: 300))
            ])
    }

    @Test("U-08 U-10 what moved by a change of the content is reported too", arguments: bothSources) func contentChange(_ source: Source) {
        let log = Recording<ScrollOffset>()
        let height = Model(CGFloat(2000))
        let host = TestHost.window(source) {
            ScrollView { Showing(model: height) { Color.red.frame(width: 300, height: $0) }.scrollOffsetSource() }
                .onScrollOffsetChange { log.add($0) }
        }
        host.wheel(1600)
        _ = log.take()
        height.value = 500
        host.frame()
        #expect(log.entries.map(\.y) == [100])
        #expect(log.entries.last?.contentSize.height == 500)
    }

    @Test("U-05 a tolerance leaves out small moves, counted from the last report; sizes are always told", arguments: bothSources)
    func tolerance(_ source: Source) {
        let log = Recording<CGFloat>()
        let host = TestHost.window(source) {
            ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange(tolerance: 10) { log.add($0.y) }
        }
        for _ in 0..<8 { host.wheel(4) }
        #expect(log.entries == [0, 12, 24])
        host.resize(to: CGSize(width: 300, height: 410))
        #expect(log.entries == [0, 12, 24, 32])
    }

    @Test("U-05 a tolerance that is negative or no number is none", arguments: [-5, .nan, 0] as [CGFloat]) func badTolerance(
        _ value: CGFloat
    ) {
        let log = Recording<CGFloat>()
        let host = TestHost.window { ScrollView { Rows() }.onScrollOffsetChange(tolerance: value) { log.add($0.y) } }
        host.wheel(0.5)
        host.wheel(0.5)
        #expect(log.entries == [0, 0.5, 1])
    }

    @Test("obs.projection S-16 a projected value is told when it changes, and once at first", arguments: bothSources)
    func projection(_ source: Source) {
        let log = Recording<[Bool]>()
        let last = Recording<Bool>()
        let host = TestHost.window(source) {
            ScrollView { Rows().scrollOffsetSource() }
                .onScrollOffsetChange(of: { $0.y > 200 }) { log.add([$0, $1]) }
                .onScrollOffsetChange(of: { $0.y > 200 }) { last.add($0) }
        }
        host.wheel(150)
        host.wheel(100)
        host.wheel(100)
        host.wheel(-200)
        #expect(log.entries == [[false, false], [false, true], [true, false]])
        #expect(last.entries == [false, true, false])
    }

    @Test("U-91 U-01 any number of observers, with other modifiers between them", arguments: bothSources) func several(_ source: Source) {
        let log = Recording<String>()
        let host = TestHost.window(source) {
            ScrollView { Rows().scrollOffsetSource() }
                .onScrollOffsetChange { log.add("a\(Int($0.y))") }
                .background(Color.red)
                .onScrollOffsetChange { log.add("b\(Int($0.y))") }
                .onTapGesture {}
                .onScrollOffsetChange { log.add("c\(Int($0.y))") }
        }
        #expect(log.take().sorted() == ["a0", "b0", "c0"])
        host.wheel(30)
        #expect(log.take().sorted() == ["a30", "b30", "c30"])
    }

    @Test("U-73 S-18 nested scroll views: each observer hears its own", arguments: bothSources) func nested(_ source: Source) {
        let log = Recording<String>()
        let host = TestHost.window(source) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 400).scrollOffsetSource(.horizontal) }
                        .onScrollOffsetChange { log.add("inner \($0.x) \($0.y)") }
                    Rows()
                }
                .scrollOffsetSource()
            }
            .onScrollOffsetChange { log.add("outer \($0.x) \($0.y)") }
        }
        #expect(log.take().sorted() == ["inner 0.0 0.0", "outer 0.0 0.0"])
        host.wheel(0, x: 25)
        #expect(log.take() == ["inner 25.0 0.0"])
        host.wheel(35)
        #expect(log.take() == ["outer 0.0 35.0"])
    }

    @Test("S-18 of two scroll views side by side the first one is observed", arguments: bothSources) func first(_ source: Source) {
        let log = Recording<CGFloat>()
        let host = TestHost.window(source) {
            HStack(spacing: 0) {
                ScrollView { Rows().scrollOffsetSource() }
                ScrollView { Rows().scrollOffsetSource() }
            }
            .onScrollOffsetChange { log.add($0.y) }
        }
        host.wheel(at: CGPoint(x: 220, y: 200), by: CGPoint(x: 0, y: 40))
        #expect(log.entries == [0])
        host.wheel(at: CGPoint(x: 70, y: 200), by: CGPoint(x: 0, y: 60))
        #expect(log.entries == [0, 60])
    }

    @Test("obs.no-scroll-view an observer around no scroll view never reports and warns of nothing", arguments: bothSources)
    func outside(_ source: Source) {
        let log = Recording<ScrollOffset>()
        let host = TestHost.window(source) { Text("still").onScrollOffsetChange { log.add($0) } }
        host.wheel(50)
        host.settle()
        #expect(log.entries == [])
        #expect(host.warnings == [])
    }

    @Test("obs.no-scroll-view U-89 a scroll view that comes later is found, and after it is gone nothing is told", arguments: bothSources)
    func comesAndGoes(_ source: Source) {
        let log = Recording<CGFloat>()
        let shows = Model(false)
        let host = TestHost.window(source) {
            Showing(model: shows) { if $0 { ScrollView { Rows().scrollOffsetSource() } } else { Text("nothing") } }
                .onScrollOffsetChange { log.add($0.y) }
        }
        #expect(log.take() == [])
        shows.value = true
        host.frame()
        #expect(log.take() == [0])
        host.wheel(20)
        #expect(log.take() == [20])
        shows.value = false
        host.settle()
        #expect(log.take() == [])
    }

    @Test("obs.reader a reader tells the offset without an update", arguments: bothSources) func reader(_ source: Source) {
        final class Box { var proxy: ScrollOffsetProxy! }
        let box = Box()
        let bodies = Recording<Bool>()
        let host = TestHost.window(source) {
            ScrollOffsetReader { reader in
                let _ = box.proxy = reader
                let _ = bodies.add(reader.isLaidOut)
                ScrollView { Rows().scrollOffsetSource() }
            }
        }
        #expect(bodies.take() == [false])
        #expect(box.proxy.isLaidOut)
        host.wheel(70)
        #expect(box.proxy.offset.y == 70)
        #expect(box.proxy.offset.maximum.y == 1600)
        #expect(bodies.take() == [])
    }

    @Test("obs.no-scroll-view a reader of no scroll view tells zero") func emptyReader() {
        final class Box { var proxy: ScrollOffsetProxy! }
        let box = Box()
        _ = TestHost.window {
            ScrollOffsetReader { reader in
                let _ = box.proxy = reader
                Text("nothing")
            }
        }
        #expect(!box.proxy.isLaidOut)
        #expect(box.proxy.offset == ScrollOffset())
    }

    @Test("U-08 a List is observed on newer systems") func list() {
        let log = Recording<ScrollOffset>()
        let host = TestHost.window { List(0..<60, id: \.self) { Text("Row \($0)") }.onScrollOffsetChange { log.add($0) } }
        #expect(log.entries.map(\.y) == [0])
        host.wheel(50)
        #expect(log.entries.last?.y == 50)
        #expect(log.entries.last!.distance(to: .bottom) > 1000)
    }
}
