import ScrollworkTesting
import SwiftUI
import Testing

/// The row that comes into view next, made before it does.
@MainActor struct RowAheadTests {
    struct Row: View {
        let index: Int
        let log: Log
        var body: some View {
            let _ = log.note("body \(index)")
            Color.red.frame(height: 40)
                .onAppear { log.add("appear \(index)") }
                .onDisappear { log.add("disappear \(index)") }
        }
    }
    struct Page: View {
        let log: Log
        var body: some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(index: $0, log: log) } } }
        }
    }

    /// Ten rows of 40 points are in sight, and half of one.
    private func page(_ profile: PlatformProfile, _ log: Log) -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 420), profile: profile) { Page(log: log) }
        _ = log.take()
        return host
    }

    @Test("L-150 the next row's body runs before it comes into view, it appears when it does, and then costs no body and no measurement")
    func ahead() {
        let log = Log()
        let host = page(.iOS.preparingNextRow(), log)
        host.wheel(5)
        #expect(log.take() == ["body 11"])
        #expect(host.report.bodies == 1)
        #expect(host.report.measures > 0)
        #expect(host.report.rowsRealised == 0)
        #expect(host.report.rowsAlive == 12)
        // Only one is made ahead.
        host.wheel(5)
        #expect(log.take() == [])
        #expect(host.report.bodies == 0)
        #expect(host.report.measures == 0)
        host.wheel(20)
        #expect(log.take() == ["appear 11"])
        #expect(host.report.bodies == 0)
        #expect(host.report.measures == 0)
        #expect(host.report.rowsRealised == 1)
        #expect(host.checkShadow() == [])
    }

    @Test("L-150 a row that was made ahead and never came into view does not appear, nor disappear") func never() {
        let log = Log()
        let host = page(.iOS.preparingNextRow(), log)
        host.wheel(5)
        host.wheel(-5)
        #expect(log.take() == ["body 11"])
        host.wheel(3000)
        host.settle()
        let entries = log.take()
        #expect(!entries.contains("appear 11"))
        #expect(!entries.contains("disappear 11"))
        #expect(entries.contains("disappear 0"))
    }

    @Test("L-150 upwards it is the row before") func upwards() {
        let log = Log()
        let host = page(.iOS.preparingNextRow(), log)
        // Rows 40 to 50; far enough that the ones before were never made.
        host.wheel(1610)
        host.settle()
        _ = log.take()
        host.wheel(-2)
        #expect(log.take() == ["body 39"])
        host.wheel(-20)
        #expect(log.take().filter { $0.hasPrefix("appear") } == ["appear 39"])
    }

    @Test("L-150 by itself no row is made ahead") func off() {
        let log = Log()
        let host = page(.iOS, log)
        host.wheel(5)
        #expect(log.take() == [])
        host.wheel(20)
        #expect(log.take() == ["body 11", "appear 11"])
    }
}
