import ScrollworkTesting
import SwiftUI
import Testing

/// Section 10: pull to refresh.
@MainActor struct RefreshTests {
    /// An action that waits for the test.
    @MainActor final class Gate {
        var count = 0
        var isOpen = false
        func run() async {
            count += 1
            while !isOpen { await Task.yield(); try? await Task.sleep(nanoseconds: 100_000_000) }
        }
    }

    struct Page: View {
        let gate: Gate
        var body: some View { ScrollView { Rows() }.refreshable { await gate.run() } }
    }

    func page(profile: PlatformProfile = .iOS) -> (host: TestHost, gate: Gate) {
        let gate = Gate()
        return (TestHost(size: CGSize(width: 300, height: 400), profile: profile) { Page(gate: gate) }, gate)
    }

    /// Whether the spinner shows.
    private func spins(_ host: TestHost) -> Bool {
        host.dump(.display).split(separator: "\n").contains {
            $0.contains("refresh spinner") && !$0.contains("opacity=0 ") && !$0.hasSuffix("opacity=0")
        }
    }

    @Test("S-127 M-030 a pull past 60 runs the action once; content rests 60 lower with a spinner until it returns, then goes back")
    func pull() {
        let (host, gate) = page()
        #expect(!spins(host))
        host.hold(50, 62, 150, 250, 300)
        // 188 past the edge show as 82.2 (F-10). From there on 22.2 lie past the new edge, which 42.7 of travel show; 50 more make 45.2.
        #expect(near(host.y, -105.2, 0.1))
        host.frame()
        #expect(gate.count == 1)
        #expect(spins(host))
        host.advance(by: 0.15)
        host.lift(at: 300)
        host.advance(by: 2)
        #expect(host.y == -60)
        #expect(host.scrollView.geometry.contentInsets.top == 60)
        #expect(host.scrollView.geometry.containerSize.height == 340)
        #expect(host.scrollView.phase == .idle)
        #expect(gate.count == 1)
        gate.isOpen = true
        host.advance(by: 2)
        #expect(host.y == 0)
        #expect(host.scrollView.geometry.contentInsets.top == 0)
        #expect(!spins(host))
        #expect(host.scrollView.phase == .idle)
        #expect(gate.count == 1)
    }

    @Test("S-127 short of 60 nothing runs") func tooShort() {
        let (host, gate) = page()
        host.hold(50, 62, 150, 170)
        #expect((-59.9 ... -50).contains(host.y))
        host.advance(by: 0.15)
        host.lift(at: 170)
        host.settle()
        #expect(gate.count == 0)
        #expect(host.y == 0)
    }

    @Test("S-127 F-11 once a pull: an action that returns at once is not run again until the finger has lifted; nothing jumps under it")
    func once() {
        let (host, gate) = page()
        gate.isOpen = true
        host.hold(50, 62, 250)
        let offset = host.y
        host.frame()
        host.advance(by: 0.2)
        #expect(near(host.y, offset, 0.01))
        host.pull(to: 100)
        host.pull(to: 300)
        host.pull(to: 120)
        host.pull(to: 320)
        host.advance(by: 0.15)
        #expect(gate.count == 1)
        host.lift(at: 320)
        host.advance(by: 2)
        #expect(host.y == 0)
        host.hold(50, 62, 250)
        host.frame()
        #expect(gate.count == 2)
        host.lift(at: 250)
        host.advance(by: 2)
    }

    @Test("U-80 users scroll while content refreshes, and nothing moves what they read when it ends") func scrolling() {
        let (host, gate) = page()
        host.hold(50, 62, 250)
        host.advance(by: 0.15)
        host.lift(at: 250)
        host.advance(by: 2)
        #expect(host.y == -60)
        host.wheel(260)
        host.advance(by: 0.3)
        #expect(host.y == 200)
        gate.isOpen = true
        host.advance(by: 1)
        #expect(host.y == 200)
        host.wheel(-500)
        host.advance(by: 1)
        #expect(host.y == 0)
    }

    @Test("scroll.refresh.finger S-127 F-24 wheels, keys and touchpads pull nothing; without refreshable there is no spinner and no action")
    func others() {
        let (host, gate) = page(profile: .desktop)
        host.wheel(-500)
        host.key(.home)
        for _ in 0..<40 { host.touchpad(at: host.middle, by: CGPoint(x: 0, y: -100)) }
        host.touchpadLift()
        host.settle()
        #expect(gate.count == 0)
        let plain = TestHost(size: CGSize(width: 300, height: 400)) { ScrollView { Rows() } }
        plain.hold(50, 62, 300)
        #expect(!spins(plain))
        plain.lift(at: 300)
        plain.settle()
        #expect(plain.y == 0)
    }

    @Test("S-127 the action is in the environment, for views with a way of their own") func environment() {
        struct Inner: View {
            @Environment(\.refresh) private var refresh
            let remote: Remote
            let log: Log
            var body: some View {
                Text(refresh == nil ? "none" : "some")
                    .remote(remote, "go") {
                        guard let refresh else { return }
                        Task {
                            await refresh()
                            log.add("returned")
                        }
                    }
            }
        }
        let (remote, log) = (Remote(), Log())
        let host = host { Inner(remote: remote, log: log).refreshable { log.add("action") } }
        #expect(host.strings == ["some"])
        host.run(remote["go"])
        host.advance(by: 0.1)
        #expect(log.entries == ["action", "returned"])
        #expect(self.host { Inner(remote: remote, log: log) }.strings == ["none"])
    }

    private func host<V: View>(@ViewBuilder _ view: () -> V) -> TestHost { TestHost(size: CGSize(width: 300, height: 400), view) }
}
