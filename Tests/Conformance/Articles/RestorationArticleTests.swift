import Combine
import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Restoration of a position by an anchor on a view without height.
@MainActor struct RestorationArticleTests {
    /// What a test tells the scene to do.
    final class Remote {
        var keep: () -> Void = {}
        var restore: () -> Void = {}
        var send: (CGPoint) -> Void = { _ in }
        func take(keep: @escaping () -> Void, restore: @escaping () -> Void, send: @escaping (CGPoint) -> Void) {
            self.keep = keep
            self.restore = restore
            self.send = send
        }
    }

    struct Scene: View {
        let remote: Remote
        let log: Recording<CGPoint>
        @ObservedObject var height: Model<CGFloat>
        var mark = RestoringScroll<Color>.Mark.spacer
        var padding: CGFloat = 0
        var measures = true
        @State private var keeper = Keeper()

        var body: some View {
            let _ = remote.take(keep: { keeper.keep() }, restore: { keeper.restore() }, send: { keeper.send($0) })
            RestoringScroll(
                keeper.positions, mark: mark == .spacer ? .spacer : .clear, padding: padding, measures: measures,
                moved: {
                    log.add($0)
                    keeper.moved(to: $0)
                }
            ) {
                Color.red.frame(width: 300, height: height.value).id(height.value)
            }
            .frame(maxWidth: .infinity)
        }
    }

    func scene(
        _ height: Model<CGFloat> = Model(2000), mark: RestoringScroll<Color>.Mark = .spacer, padding: CGFloat = 0, measures: Bool = true
    ) -> (host: TestHost, remote: Remote, log: Recording<CGPoint>) {
        let remote = Remote()
        let log = Recording<CGPoint>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Scene(remote: remote, log: log, height: height, mark: mark, padding: padding, measures: measures)
        }
        host.settle()
        return (host, remote, log)
    }

    @Test("A-10 A-11 S-132 the position is kept over a reload and restored exactly", arguments: [0, 0.5, 150, 799.5, 1600])
    func reload(_ offset: CGFloat) {
        let height = Model(CGFloat(2000))
        let (host, remote, _) = scene(height)
        host.wheel(offset)
        host.settle()
        remote.keep()
        host.frame()
        height.value = 10
        host.settle()
        #expect(host.y == 0)
        height.value = 2000
        host.frame()
        remote.restore()
        host.settle()
        #expect(abs(host.y - offset) < 1e-9)
    }

    @Test("A-11 P-12 restoring works in the middle of ticks that rename the space and the mark every time") func whileScrolling() {
        let (host, remote, log) = scene()
        for _ in 0..<10 {
            host.wheel(15)
            host.step()
        }
        remote.keep()
        host.frame()
        for _ in 0..<10 { host.wheel(40) }
        #expect(host.y == 550)
        remote.restore()
        host.frame()
        #expect(host.y == 150)
        #expect(log.entries.last == CGPoint(x: 0, y: -150))
        #expect(host.warnings == [])
    }

    @Test("S-133 content that is short at the first send loses the position to the clamp; the second send brings it back") func shortFirst()
    {
        let height = Model(CGFloat(300))
        let (host, remote, _) = scene(height)
        remote.send(CGPoint(x: 0, y: -150))
        host.frame()
        #expect(host.y == 0)
        height.value = 2000
        host.frame()
        remote.send(CGPoint(x: 0, y: -150))
        host.frame()
        #expect(host.y == 150)
    }

    @Test("S-133 S-34 the second send of the same call comes two turns later, after the content has grown") func secondSend() {
        let height = Model(CGFloat(2000))
        let (host, remote, _) = scene(height)
        host.wheel(150)
        host.settle()
        remote.keep()
        host.frame()
        height.value = 300
        host.frame()
        #expect(host.y == 0)
        remote.restore()
        DispatchQueue.main.async { height.value = 2000 }
        host.frame()
        host.settle()
        #expect(host.y == 150)
    }

    @Test("A-09 S-25 a send before the container has a size divides by zero and leaves the offset alone") func early() {
        let (host, remote, _) = scene(measures: false)
        host.wheel(90)
        host.settle()
        remote.send(CGPoint(x: 0, y: -150))
        host.settle()
        #expect(host.y == 90)
        #expect(host.scrollView.offset.x == 0)
    }

    @Test("A-12 L-29 the spacer without height leaves no gap; another view without height leaves 8 points") func gap() {
        let plain = scene()
        #expect(plain.log.entries.map(\.y) == [0])
        #expect(plain.host.scrollView.geometry.contentSize.height == 2000)
        let (host, _, log) = scene(mark: .clear)
        #expect(log.entries.last?.y == 8)
        #expect(host.scrollView.geometry.contentSize.height == 2008)
    }

    @Test("A-13 horizontally the anchor cancels: x stays at 0") func horizontal() {
        struct Sideways: View {
            let box: ProxyBox
            var body: some View {
                ScrollViewReader { proxy in
                    let _ = box.take(proxy)
                    ScrollView(.horizontal) {
                        VStack(alignment: .leading, spacing: 0) {
                            Spacer().frame(width: 300, height: .leastNonzeroMagnitude).id("mark")
                            Color.red.frame(width: 2000, height: 100)
                        }
                    }
                }
            }
        }
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Sideways(box: box) }
        box.proxy.scrollTo("mark", anchor: UnitPoint(x: -150.0 / 300, y: 0))
        host.settle()
        #expect(host.scrollView.offset.x == 0)
    }

    @Test("A-13b P-89 padding between space and scroll view: rest value 20, and the anchor aims short") func padded() {
        let (host, remote, log) = scene(padding: 20)
        #expect(log.entries == [CGPoint(x: 0, y: 20)])
        host.wheel(150)
        host.settle()
        #expect(log.entries.last?.y == -130)
        remote.keep()
        host.frame()
        remote.restore()
        host.settle()
        // 130 of 400, of a viewport of 380.
        #expect(near(host.y, 123.5, 1e-6))
    }

    @Test("A-13c S-24 a position saved during a bounce clamps to 0, one beyond the end to the maximum") func clamps() {
        let (host, remote, _) = scene()
        host.wheel(500)
        host.settle()
        remote.send(CGPoint(x: 0, y: 48))
        host.settle()
        #expect(host.y == 0)
        remote.send(CGPoint(x: 0, y: -1800))
        host.settle()
        #expect(host.y == 1600)
    }
}
