import ScrollworkTesting
import SwiftUI
import Testing

/// Bars that collapse, moved in every way in any order.
@MainActor struct RandomBarTests {
    private final class Frames {
        var scroll = CGRect.zero
        var first = CGRect.zero
    }

    private struct Scene: View {
        let frames: Frames
        let isSearchable: Bool
        @State private var query = ""
        @State private var count = 40
        @State private var isInline = false
        var body: some View {
            NavigationStack {
                ScrollViewReader { proxy in
                    if isSearchable { page(proxy).searchable(text: $query) } else { page(proxy) }
                }
            }
        }

        private func page(_ proxy: ScrollViewProxy) -> some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Color.blue.frame(height: 1).reading { frames.first = $0 }
                    ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 40) }
                }
            }
            .reading { frames.scroll = $0 }
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(isInline ? .inline : .large)
            .toolbar {
                Button("A") { proxy.scrollTo(20, anchor: .top) }
                Button("B") { withAnimation { proxy.scrollTo(2, anchor: .bottom) } }
                Button("C") { count = count == 40 ? 6 : 40 }
                Button("D") { isInline.toggle() }
            }
        }
    }

    @Test(
        "bars.collapse.drag bars.collapse.search after any movements the bar and the content meet, and nothing is out of date",
        arguments: 1...8)
    func anything(_ seed: Int) {
        var random = ScriptRandom(seed: UInt64(seed))
        let frames = Frames()
        let isSearchable = seed.isMultiple(of: 2)
        let host = TestHost(size: CGSize(width: 320, height: 400)) { Scene(frames: frames, isSearchable: isSearchable) }
        let full: CGFloat = isSearchable ? 148.5 : 96.5
        for step in 0..<40 {
            switch random.below(8) {
            case 0: host.tap(["A", "B", "C", "D"][random.below(4)])
            case 1: host.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 380 - CGFloat(random.below(200))))
            case 2: host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 200 + CGFloat(random.below(200))))
            case 3: host.fling(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 300))
            case 4: host.fling(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 300))
            case 5: host.wheel(at: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: CGFloat(random.below(120) - 60)))
            case 6: host.advance(by: Double(random.below(20)) / 60)
            default: host.settle()
            }
            // The scroll view begins where the bars end, and ends with the window.
            let edge = host.scrollView.geometry.contentInsets.top
            #expect(abs(frames.scroll.minY - edge) < 1e-6 && abs(frames.scroll.maxY - 400) < 1e-6, "step \(step)")
            #expect(edge >= 44 && edge <= full, "step \(step)")
            guard random.below(4) == 0 else { continue }
            host.settle()
            // At rest nothing is left of a gap between them.
            let offset = host.scrollView.offset.y
            #expect(offset >= -host.scrollView.geometry.contentInsets.top - 1e-6, "step \(step)")
            #expect(host.checkShadow() == [], "step \(step)")
        }
        // Row 20 is not there all the time.
        #expect(host.warnings.filter { !$0.hasPrefix("No view has the id 20") } == [])
    }
}

extension View {
    fileprivate func reading(_ action: @escaping (CGRect) -> Void) -> some View {
        background(
            GeometryReader { proxy in
                let _ = action(proxy.frame(in: .global))
                Color.clear
            })
    }
}
