import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Rows that are held far from the window cost themselves alone.
@MainActor struct HeldRowsTests {
    @Test("perf.lazy.alive a pinned header keeps none of the rows between it and the window")
    func header() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<100_000, id: \.self) { Text("\($0)").frame(height: 20) }
                    } header: {
                        Text("head").frame(height: 20)
                    }
                }
            }
        }
        var most = 0
        for _ in 0..<100 {
            host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 150))
            most = max(most, host.report.rowsAlive)
        }
        #expect(host.frame(ofText: "head")?.minY == 1.5)
        // Eleven in view, as many on either side, and the header.
        #expect(most <= 34)
    }
}
