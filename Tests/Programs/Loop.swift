import SwiftUI

/// Every change of its state asks for another: a loop that the engine must cut.
struct Spinner: View {
    @State private var turns = 0

    var body: some View {
        Text("Turn \(turns)").onChange(of: turns) { turns = $0 + 1 }.onAppear { turns = 1 }
    }
}
