import SwiftUI

/// Writes its state from a background queue.
struct Careless: View {
    @State private var count = 0

    var body: some View {
        Text("Count \(count)").onAppear {
            let count = $count
            DispatchQueue.global().async { count.wrappedValue = 1 }
            Thread.sleep(forTimeInterval: 0.2)
        }
    }
}
