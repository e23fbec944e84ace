import ScrollworkTesting
import SwiftUI
import Testing

/// Scrolling with lazy stacks.
@MainActor struct LazyTargetTests {
    /// Rows of two heights, as a lazy stack cannot foresee them.
    struct Page: View {
        let box: ProxyBox
        let count: Int
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: $0 % 3 == 0 ? 31 : 40) }
                    }
                }
            }
        }
    }

    @Test("S-36 F-77 a row far away that was never shown ends exactly at the top, by a jump and by an animation", arguments: [false, true])
    func farRow(_ isAnimated: Bool) {
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Page(box: box, count: 5100) }
        withAnimation(isAnimated ? .easeInOut(duration: 0.5) : nil) { box.proxy.scrollTo(5000, anchor: .top) }
        host.settle()
        // The number is written for the locale. It is a row of 40 points: its text of 17 is in their middle.
        #expect(near(host.frame(ofText: "Row 5,000")?.minY ?? -1, 11.5, 0.25))
        #expect(host.scrollView.phase == .idle)
    }

    @Test("S-51 an insertion above the viewport of a lazy stack without scrollPosition moves what is shown") func insertion() {
        let first = Model(0)
        let host = TestHost.page {
            LazyVStack(spacing: 0) {
                Showing(model: first) { first in
                    ForEach(first..<100, id: \.self) { Text("Row \($0)").frame(height: 40) }
                }
            }
        }
        host.rest(at: 800)
        #expect(host.frame(ofText: "Row 24")?.midY == 180)
        first.value = -5
        host.settle()
        #expect(host.frame(ofText: "Row 24")?.midY != 180)
    }
}
