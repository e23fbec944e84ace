import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct FirstLight {
    struct Rows: View {
        var body: some View {
            ScrollView { VStack(spacing: 0) { ForEach(0..<50) { index in Text("Row \(index)").frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44) } } }
        }
    }
    @Test("S-01 wheel scrolls") func wheel() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Rows() }
        print(host.dump(.layout).prefix(1500))
        print(host.report)
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 150))
        print(host.report)
        host.settle()
        #expect(host.scrollView.offset.y == 150)
        print(host.texts.prefix(3))
        print(host.warnings)
    }
}
