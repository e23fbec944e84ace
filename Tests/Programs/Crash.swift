import SwiftUI

struct Fragile: View {
    var body: some View {
        ScrollView {
            Button("Crash") { fatalError("the glass broke") }
            ForEach(0..<50) { Text("Row \($0)") }
        }
    }
}
