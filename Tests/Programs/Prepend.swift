import SwiftUI

/// A feed that gets a thousand rows above what is read: by a button, and once by itself when row 30 comes to the top, as it does under a
/// finger. Prints where row 12 and row 34 are on the screen whenever that changes.
struct Prepend: View {
    @State private var first = 0
    @State private var top: Int?
    @State private var hasLoaded = false

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(first..<200, id: \.self) { row in
                    Text("Row \(row)").frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
                        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) { y in
                            if row == 12 || row == 34 { print("row", row, "at", y) }
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $top)
        .onChange(of: top) {
            guard top == 30, !hasLoaded else { return }
            hasLoaded = true
            first -= 1000
        }
        .overlay(alignment: .bottom) { Button("Prepend") { first -= 1000 } }
    }
}
