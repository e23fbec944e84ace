import SwiftUI

/// Prints its offset as an observing scroll view of the articles' kind does: negated, so that it is positive when scrolled.
struct Rows: View {
    @State private var offset = CGPoint.zero

    var body: some View {
        let _ = print("offset", offset.x, offset.y)
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<50) { index in
                    Text("Row \(index)").frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
                }
            }
            .background(
                GeometryReader { geometry in
                    Color.clear.preference(key: OriginKey.self, value: geometry.frame(in: .named("rows")).origin)
                }
            )
            .onPreferenceChange(OriginKey.self) { offset = CGPoint(x: -$0.x, y: -$0.y) }
        }
        .coordinateSpace(name: "rows")
    }
}

private struct OriginKey: PreferenceKey {
    static var defaultValue: CGPoint { .zero }
    static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
}
