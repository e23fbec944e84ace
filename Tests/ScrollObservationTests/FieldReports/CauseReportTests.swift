@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// U-10: whatever moves the content is told.
@MainActor struct CauseReportTests {
    typealias Source = ScrollObservationSource

    final class Remote {
        var proxy: ScrollViewProxy!
        let rows = Model(50)
        let inset = Model(CGFloat(0))
    }

    struct Scene: View {
        let remote: Remote
        let report: (ScrollOffset) -> Void
        var body: some View {
            ScrollViewReader { proxy in
                let _ = remote.proxy = proxy
                Showing(model: remote.inset) { inset in
                    ScrollView { Showing(model: remote.rows) { Rows(count: $0) }.scrollOffsetSource() }
                        .onScrollOffsetChange(report)
                        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: inset) }
                }
            }
        }
    }

    /// Something that moves the content from 1600, its end, and what is told at last.
    struct Cause: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// As the trace names it.
        let cause: String
        let y: CGFloat
        let act: @MainActor @Sendable (TestHost, Remote) -> Void
    }

    nonisolated static let causes: [Cause] = [
        Cause(testDescription: "a finger", cause: "drag", y: 1552) { host, _ in
            host.pull(0, 60)
            host.step()
        },
        Cause(testDescription: "a wheel", cause: "wheel", y: 1570) { host, _ in host.wheel(-30) },
        Cause(testDescription: "a notch", cause: "wheel", y: 1480) { host, _ in host.notch(at: CGPoint(x: 150, y: 200), by: -1) },
        Cause(testDescription: "a key", cause: "key", y: 0) { host, _ in host.key(.home) },
        Cause(testDescription: "the program", cause: "program", y: 400) { host, remote in
            remote.proxy.scrollTo(10, anchor: .top)
            host.frame()
        },
        Cause(testDescription: "an animation", cause: "animation", y: 400) { host, remote in
            withAnimation { remote.proxy.scrollTo(10, anchor: .top) }
            host.frame()
        },
        Cause(testDescription: "the window's size", cause: "resize", y: 1500) { host, _ in host.resize(to: CGSize(width: 300, height: 500))
        },
        Cause(testDescription: "shorter content", cause: "content", y: 400) { host, remote in
            remote.rows.value = 20
            host.frame()
        },
        Cause(testDescription: "an inset that goes", cause: "resize", y: 1600) { host, remote in
            remote.inset.value = 100
            host.frame()
            host.wheel(100_000)
            remote.inset.value = 0
            host.frame()
        },
    ]

    @Test("U-10 every cause of a movement is told, in each frame with the number that it shows", arguments: causes, bothSources)
    func cause(_ cause: Cause, _ source: Source) {
        let remote = Remote()
        let log = Recording<ScrollOffset>()
        let host = TestHost.window(source) { Scene(remote: remote) { log.add($0) } }
        host.wheel(100_000)
        host.settle()
        #expect(log.take().map(\.y) == [0, 1600])
        cause.act(host, remote)
        #expect(!log.entries.isEmpty || host.isBusy)
        while host.isBusy {
            host.step()
            #expect(near(log.entries.last?.y ?? -1, host.y, 0.000001))
        }
        #expect(host.scrollView.cause == cause.cause)
        #expect(log.entries.last?.y == cause.y)
        #expect(log.entries.last?.y == host.y)
        #expect(log.entries.last?.viewportSize == host.scrollView.geometry.containerSize)
    }
}
