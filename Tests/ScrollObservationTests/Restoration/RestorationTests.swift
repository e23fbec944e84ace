import Combine
import Foundation
@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Positions that are kept over a reload, as the second article does it.
@MainActor struct RestorationTests {
    typealias Source = ScrollObservationSource

    /// The article's view, with its tracker as state and the method passed as a value.
    struct Reloading: View {
        let remote: Remote
        @ObservedObject var size: Model<CGSize>
        var axes: Axis.Set = .vertical
        @State private var tracker = ScrollPositionTracker()

        var body: some View {
            let _ = remote.bodies += 1
            let _ = remote.tracker = tracker
            PositionTrackingScrollView(
                axes, position: tracker.scrollPosition,
                onPositionChanged: remote.log ? { remote.note($0, tracker) } : tracker.updateCurrentPosition
            ) {
                Color.red.frame(width: size.value.width, height: size.value.height)
            }
        }
    }

    final class Remote {
        var bodies = 0
        var log = false
        var tracker: ScrollPositionTracker!
        var positions: [CGPoint] = []
        func note(_ position: CGPoint, _ tracker: ScrollPositionTracker) {
            positions.append(position)
            tracker.updateCurrentPosition(to: position)
        }
    }

    struct Stage {
        let host: TestHost
        let remote: Remote
        let size: Model<CGSize>
        /// Publishes the desired position as the article does, in a turn of the run loop.
        @MainActor func publish() {
            RunLoop.main.perform { remote.tracker.publishDesiredPosition() }
            host.frame()
            host.settle()
        }
        /// Sends a position directly.
        @MainActor func send(_ position: CGPoint) {
            remote.tracker.updateCurrentPosition(to: position)
            remote.tracker.syncDesiredPosition()
            publish()
        }
        @MainActor func resizeContent(_ width: CGFloat, _ height: CGFloat) {
            size.value = CGSize(width: width, height: height)
            host.frame()
            host.settle()
        }
    }

    func stage(_ source: Source, _ axes: Axis.Set = .vertical, content: CGSize = CGSize(width: 300, height: 2000), logs: Bool = true)
        -> Stage
    {
        let remote = Remote()
        remote.log = logs
        let size = Model(content)
        let host = TestHost.window(source) { Reloading(remote: remote, size: size, axes: axes) }
        return Stage(host: host, remote: remote, size: size)
    }

    @Test(
        "A-10 A-11 S-132 a reload restores exactly, with the method passed as a value", arguments: bothSources,
        [0, 0.5, 150, 799.5, 1600] as [CGFloat])
    func reload(_ source: Source, _ offset: CGFloat) {
        let stage = stage(source, logs: false)
        stage.host.wheel(offset)
        stage.remote.tracker.syncDesiredPosition()
        stage.resizeContent(300, 10)
        #expect(stage.host.y == 0)
        stage.resizeContent(300, 2000)
        stage.publish()
        #expect(stage.host.y == offset)
    }

    @Test("S-133 obs.restore one send is enough when it comes before the content has grown back", arguments: bothSources)
    func sentWhileShort(_ source: Source) {
        let stage = stage(source)
        stage.host.wheel(1200)
        stage.remote.tracker.syncDesiredPosition()
        stage.resizeContent(300, 10)
        stage.publish()
        #expect(stage.host.y == 0)
        stage.resizeContent(300, 900)
        #expect(stage.host.y == 500)
        stage.resizeContent(300, 2000)
        #expect(stage.host.y == 1200)
        #expect(stage.host.warnings == [])
    }

    @Test("obs.restore content that shrinks and grows again after the send is where it was", arguments: bothSources)
    func shrinksLater(_ source: Source) {
        let stage = stage(source)
        stage.send(CGPoint(x: 0, y: -700))
        #expect(stage.host.y == 700)
        for _ in 0..<3 {
            stage.resizeContent(300, 600)
            #expect(stage.host.y == 200)
            stage.resizeContent(300, 2000)
            #expect(stage.host.y == 700)
        }
    }

    @Test("obs.restore a user who scrolls meanwhile keeps what they scrolled to", arguments: bothSources) func userWins(_ source: Source) {
        let stage = stage(source)
        stage.send(CGPoint(x: 0, y: -700))
        stage.resizeContent(300, 900)
        #expect(stage.host.y == 500)
        stage.host.wheel(-120)
        stage.resizeContent(300, 2000)
        #expect(stage.host.y == 380)
    }

    final class ProxyBox { var proxy: ScrollViewProxy! }

    @Test("obs.restore other code that scrolls takes over, at once or in an animation", arguments: bothSources, [false, true])
    func otherCode(_ source: Source, _ isAnimated: Bool) {
        let box = ProxyBox()
        let subject = PassthroughSubject<CGPoint, Never>()
        let count = Model(50)
        let host = TestHost.window(source) {
            ScrollViewReader { proxy in
                let _ = box.proxy = proxy
                PositionTrackingScrollView(position: subject.eraseToAnyPublisher(), onPositionChanged: { _ in }) {
                    Showing(model: count) { Rows(count: $0) }
                }
            }
        }
        subject.send(CGPoint(x: 0, y: -700))
        host.settle()
        #expect(host.y == 700)
        if isAnimated {
            withAnimation(.linear(duration: 0.5)) { box.proxy.scrollTo(5, anchor: .top) }
        } else {
            box.proxy.scrollTo(5, anchor: .top)
        }
        host.frame()
        host.settle()
        #expect(host.y == 200)
        count.value = 12
        host.settle()
        count.value = 50
        host.settle()
        #expect(host.y == 80)
    }

    @Test("obs.restore a tap while the content is short is no scrolling", arguments: bothSources) func tap(_ source: Source) {
        let stage = stage(source)
        stage.send(CGPoint(x: 0, y: -700))
        stage.resizeContent(300, 500)
        stage.host.tap(at: CGPoint(x: 150, y: 200))
        stage.host.settle()
        stage.resizeContent(300, 2000)
        #expect(stage.host.y == 700)
    }

    @Test("A-13 obs.restore both axes are restored exactly", arguments: bothSources) func bothAxes(_ source: Source) {
        let stage = stage(source, [.horizontal, .vertical], content: CGSize(width: 1500, height: 2000))
        stage.host.wheel(310, x: 470)
        #expect(stage.remote.positions.last == CGPoint(x: -470, y: -310))
        stage.remote.tracker.syncDesiredPosition()
        stage.resizeContent(10, 10)
        stage.resizeContent(1500, 2000)
        stage.publish()
        #expect(stage.host.x == 470 && stage.host.y == 310)
        stage.send(CGPoint(x: -1200, y: -1600))
        #expect(stage.host.x == 1200 && stage.host.y == 1600)
        stage.send(.zero)
        #expect(stage.host.x == 0 && stage.host.y == 0)
    }

    @Test("A-13 U-77 right to left both axes are restored exactly too", arguments: bothSources) func rightToLeft(_ source: Source) {
        let remote = Remote()
        remote.log = true
        let size = Model(CGSize(width: 1500, height: 2000))
        let host = TestHost.window(source) {
            Reloading(remote: remote, size: size, axes: [.horizontal, .vertical]).environment(\.layoutDirection, .rightToLeft)
        }
        let stage = Stage(host: host, remote: remote, size: size)
        stage.send(CGPoint(x: -430, y: -90))
        #expect(host.x == 430 && host.y == 90)
        #expect(remote.positions.last == CGPoint(x: -430, y: -90))
    }

    @Test("A-09 obs.restore a position sent before the first layout is held and applied in the first frame", arguments: bothSources)
    func beforeLayout(_ source: Source) {
        let tracker = ScrollPositionTracker(initialPosition: CGPoint(x: 0, y: -600))
        tracker.publishDesiredPosition()
        let host = TestHost.window(source) {
            PositionTrackingScrollView(position: tracker.scrollPosition, onPositionChanged: { _ in }) { Rows() }
        }
        host.frame()
        #expect(host.y == 600)
    }

    @Test("A-09 obs.restore a position sent while the view is being made is held until it is laid out", arguments: bothSources)
    func whileMade(_ source: Source) {
        let log = Recording<CGPoint>()
        let host = TestHost.window(source) {
            PositionTrackingScrollView(
                position: Just(CGPoint(x: 0, y: -420)).eraseToAnyPublisher(), onPositionChanged: { log.add($0) }
            ) { Rows() }
        }
        #expect(host.y == 420)
        #expect(log.entries.last == CGPoint(x: 0, y: -420))
        // The publisher has ended; that changes nothing.
        host.wheel(10)
        #expect(host.y == 430)
    }

    @Test("A-09 obs.bad-input a window without size divides by nothing and holds the position", arguments: bothSources)
    func noSize(_ source: Source) {
        let subject = PassthroughSubject<CGPoint, Never>()
        let host = TestHost.window(source, CGSize(width: 300, height: 0)) {
            PositionTrackingScrollView(position: subject.eraseToAnyPublisher(), onPositionChanged: { _ in }) { Rows() }
        }
        subject.send(CGPoint(x: 0, y: -250))
        host.settle()
        #expect(host.scrollView.offset.y.isFinite && host.scrollView.offset.x == 0)
        host.resize(to: CGSize(width: 300, height: 400))
        host.settle()
        #expect(host.y == 250)
    }

    @Test(
        "A-13c S-24 S-25 obs.bad-input positions past an end go to it, and what is no number leaves its axis alone", arguments: bothSources)
    func badPositions(_ source: Source) {
        let stage = stage(source)
        stage.host.wheel(500)
        stage.send(CGPoint(x: CGFloat.nan, y: .infinity))
        #expect(stage.host.y == 500)
        stage.send(CGPoint(x: 0, y: -CGFloat.infinity))
        #expect(stage.host.y == 500)
        stage.send(CGPoint(x: 0, y: 48))
        #expect(stage.host.y == 0)
        stage.send(CGPoint(x: 0, y: -1800))
        #expect(stage.host.y == 1600)
        stage.send(CGPoint(x: CGFloat.nan, y: -30))
        #expect(stage.host.y == 30)
        stage.send(CGPoint(x: 0, y: -CGFloat.greatestFiniteMagnitude))
        #expect(stage.host.y == 1600)
        #expect(stage.host.warnings == [])
    }

    @Test("A-11 obs.stable scroll reports update no view, and restoring in the middle of ticks works", arguments: bothSources)
    func whileScrolling(_ source: Source) {
        let stage = stage(source)
        let made = stage.remote.bodies
        for _ in 0..<10 { stage.host.wheel(15) }
        #expect(stage.remote.bodies == made)
        stage.remote.tracker.syncDesiredPosition()
        for _ in 0..<10 { stage.host.wheel(40) }
        #expect(stage.host.y == 550)
        stage.publish()
        #expect(stage.host.y == 150)
        #expect(stage.remote.positions.last == CGPoint(x: 0, y: -150))
    }

    @Test("A-13b padding around the scroll view changes neither what is told nor what is restored", arguments: bothSources)
    func padded(_ source: Source) {
        let log = Recording<CGPoint>()
        let subject = PassthroughSubject<CGPoint, Never>()
        let host = TestHost.window(source, CGSize(width: 340, height: 440)) {
            PositionTrackingScrollView(position: subject.eraseToAnyPublisher(), onPositionChanged: { log.add($0) }) { Rows() }
                .padding(20)
        }
        #expect(log.entries == [.zero])
        host.wheel(150)
        #expect(log.entries.last?.y == -150)
        subject.send(CGPoint(x: 0, y: -130))
        host.settle()
        #expect(host.y == 130)
    }

    @Test("obs.restore in a navigation view with bars the same position comes back", arguments: bothSources) func underBars(
        _ source: Source
    ) {
        let subject = PassthroughSubject<CGPoint, Never>()
        let log = Recording<CGPoint>()
        let host = TestHost.window(source, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)) {
            NavigationView {
                PositionTrackingScrollView(position: subject.eraseToAnyPublisher(), onPositionChanged: { log.add($0) }) { Rows() }
                    .navigationBarTitle("Title", displayMode: .inline)
            }
        }
        subject.send(CGPoint(x: 0, y: -333))
        host.settle()
        #expect(host.y == 333)
        #expect(log.entries.last == CGPoint(x: 0, y: -333))
    }

    @Test(
        "obs.bad-input a tracker that is gone while a restore is pending leaves the restore as it is, and no call comes",
        arguments: bothSources)
    func trackerGone(_ source: Source) {
        final class Owner { var tracker: ScrollPositionTracker? = ScrollPositionTracker(initialPosition: CGPoint(x: 0, y: -900)) }
        let owner = Owner()
        weak let gone = owner.tracker
        let size = Model(CGFloat(500))
        let publisher = owner.tracker!.scrollPosition
        let host = TestHost.window(source) {
            PositionTrackingScrollView(
                position: publisher, onPositionChanged: { [weak tracker = owner.tracker] in tracker?.updateCurrentPosition(to: $0) }
            ) {
                Showing(model: size) { Color.red.frame(width: 300, height: $0) }
            }
        }
        owner.tracker!.publishDesiredPosition()
        host.frame()
        owner.tracker = nil
        #expect(gone == nil)
        #expect(host.y == 100)
        size.value = 2000
        host.settle()
        #expect(host.y == 900)
        host.wheel(-50)
        #expect(host.y == 850)
    }

    @Test("obs.bad-input a scroll view that is gone while a restore is pending hears of nothing more", arguments: bothSources)
    func viewGone(_ source: Source) {
        let tracker = ScrollPositionTracker(initialPosition: CGPoint(x: 0, y: -200))
        let log = Recording<CGPoint>()
        let shows = Model(true)
        let host = TestHost.window(source) {
            Showing(model: shows) {
                if $0 {
                    PositionTrackingScrollView(position: tracker.scrollPosition, onPositionChanged: { log.add($0) }) { Rows(count: 5) }
                }
            }
        }
        tracker.publishDesiredPosition()
        host.frame()
        shows.value = false
        host.settle()
        _ = log.take()
        tracker.publishDesiredPosition()
        host.settle()
        #expect(log.entries == [])
        // What nobody heard waits for the next view.
        shows.value = true
        host.frame()
        host.frame()
        #expect(host.warnings == [])
    }

    @Test("obs.tracker all methods may be called from any thread; what they publish arrives on the main one") func threads() async {
        let tracker = ScrollPositionTracker()
        let received = Recording<Bool>()
        nonisolated(unsafe) let log = received
        // The main queue may change its thread here; what it is known by is its own mark.
        let isMain = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: isMain, value: true)
        let listening = tracker.scrollPosition.sink { _ in log.add(DispatchQueue.getSpecific(key: isMain) == true) }
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<8 {
                group.addTask {
                    for step in 0..<50 {
                        tracker.updateCurrentPosition(to: CGPoint(x: 0, y: -CGFloat(index * step)))
                        tracker.syncDesiredPosition()
                        tracker.publishDesiredPosition()
                    }
                }
            }
        }
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(received.entries.count == 400)
        #expect(Set(received.entries) == [true])
        listening.cancel()
    }

    @Test("obs.tracker the publisher is the same every time and does not keep its tracker alive") func publisher() {
        var tracker: ScrollPositionTracker? = ScrollPositionTracker()
        weak let weakTracker = tracker
        let publisher = tracker!.scrollPosition
        let listening = publisher.sink { _ in }
        tracker = nil
        #expect(weakTracker == nil)
        listening.cancel()
    }
}
