import ScrollworkTesting
import SwiftUI
import Testing

/// Section 7: phases.
@MainActor struct PhaseTests {
    struct Change: Equatable {
        let old: ScrollPhase
        let new: ScrollPhase
        let velocity: CGFloat?
        let offset: CGFloat
    }

    func page() -> (host: TestHost, log: Recording<Change>) {
        let log = Recording<Change>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { Color.red.frame(width: 300, height: 20_000) }
                .onScrollPhaseChange { old, new, context in
                    log.add(Change(old: old, new: new, velocity: context.velocity?.dy, offset: context.geometry.contentOffset.y))
                }
        }
        _ = log.take()
        return (host, log)
    }

    @Test("S-90 five phases; all but idle are scrolling") func phases() {
        let all: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
        #expect(Set(all).count == 5)
        #expect(all.map(\.isScrolling) == [false, true, true, true, true])
    }

    @Test("S-96 one call when the scroll view appears: (idle, idle) with the rest geometry") func initial() {
        let log = Recording<Change>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { Rows() }.contentMargins(.top, 20, for: .scrollContent)
                .onScrollPhaseChange { log.add(Change(old: $0, new: $1, velocity: nil, offset: $2.geometry.contentOffset.y)) }
        }
        host.advance(by: 0.5)
        #expect(log.entries == [Change(old: .idle, new: .idle, velocity: nil, offset: -20)])
    }

    @Test("S-91 a fling: idle → tracking → interacting → decelerating → idle, each old phase the former new one") func fling() {
        let (host, log) = page()
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.settle()
        #expect(log.entries.map(\.new) == [.tracking, .interacting, .decelerating, .idle])
        #expect(log.entries.map(\.old) == [.idle, .tracking, .interacting, .decelerating])
        #expect(log.entries.last?.offset == host.y)
    }

    @Test("S-91 without velocity: interacting → idle; a tap: tracking → idle") func withoutVelocity() {
        let (host, log) = page()
        host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.settle()
        #expect(log.take().map(\.new) == [.tracking, .interacting, .idle])
        host.tap(at: host.middle)
        host.settle()
        #expect(log.entries.map(\.new) == [.tracking, .idle])
    }

    @Test("S-91 a touch during deceleration: decelerating → tracking → interacting") func touchDuringFling() {
        let (host, log) = page()
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.advance(by: 0.3)
        _ = log.take()
        host.hold(300, 285, 280)
        host.advance(by: 0.2)
        host.lift(at: 280)
        host.settle()
        #expect(log.entries.map(\.new) == [.tracking, .interacting, .idle])
        #expect(log.entries[0].old == .decelerating)
    }

    @Test("S-92 F-48 a touchpad: idle → interacting → decelerating → idle, no tracking") func touchpad() {
        let (host, log) = page()
        for _ in 0..<6 {
            host.touchpad(at: host.middle, by: CGPoint(x: 0, y: 12))
            host.step()
        }
        host.touchpadLift()
        host.settle()
        #expect(log.take().map(\.new) == [.interacting, .decelerating, .idle])
        host.touchpad(at: host.middle, by: CGPoint(x: 0, y: 12))
        host.advance(by: 0.5)
        host.touchpadLift()
        host.settle()
        #expect(log.entries.map(\.new) == [.interacting, .idle])
    }

    @Test("S-93 a notch: idle → interacting → idle when its smooth step ends; a second one on the way changes nothing") func notch() {
        let (host, log) = page()
        host.notch(at: host.middle, by: 1)
        host.advance(by: 0.1)
        host.notch(at: host.middle, by: 1)
        host.settle()
        #expect(log.entries.map(\.new) == [.interacting, .idle])
        #expect(host.y == 240)
    }

    @Test("S-92 a precise wheel interacts until it pauses") func wheel() {
        let (host, log) = page()
        for _ in 0..<5 {
            host.wheel(10)
            host.step()
        }
        #expect(host.scrollView.phase == .interacting)
        host.settle()
        #expect(log.entries.map(\.new) == [.interacting, .idle])
    }

    @Test("S-94 the bounce counts as decelerating, also when released at rest outside of the range") func bounce() {
        let (host, log) = page()
        host.hold(100, 110, 210)
        host.advance(by: 0.2)
        host.lift(at: 210)
        host.settle()
        #expect(log.take().map(\.new) == [.tracking, .interacting, .decelerating, .idle])
        #expect(host.y == 0)
        host.rest(at: 60)
        _ = log.take()
        host.fling(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 140))
        host.settle()
        #expect(log.entries.map(\.new) == [.tracking, .interacting, .decelerating, .idle])
        #expect(host.y == 0)
    }

    @Test("S-96 S-97 F-33 the context of a release at 1000 pt/s has velocity 1000 in the sign of the offset") func velocity() {
        let (host, log) = page()
        host.frameInterval = 0.01
        host.hold(300, 290, 280, 270, 260, 250)
        host.lift(at: 250)
        let change = log.entries.last!
        #expect(change.new == .decelerating)
        #expect(near(change.velocity!, 1000, 0.001))
        #expect(change.offset == 40)
        host.settle()
        #expect(log.entries.last?.velocity == nil)
    }

    @Test("S-98 a key animates") func key() {
        let (host, log) = page()
        host.key(.pageDown)
        host.settle()
        #expect(log.entries.map(\.new) == [.animating, .idle])
    }

    @Test("S-96 the modifier observes the first scroll view inside") func firstScrollView() {
        let log = Recording<ScrollPhase>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            VStack(spacing: 0) {
                ScrollView { Rows() }
                ScrollView { Rows() }
            }
            .onScrollPhaseChange { log.add($1) }
        }
        _ = log.take()
        host.wheel(at: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: 30))
        host.settle()
        #expect(log.entries == [])
        host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 30))
        host.settle()
        #expect(log.entries == [.interacting, .idle])
    }
}
