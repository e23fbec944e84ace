import SwiftUI

/// Sizes, offsets and anchors that are no numbers.
struct NotFinite: View {
    @State private var isBroken = false

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                Button("Break") {
                    isBroken = true
                    reader.scrollTo(3, anchor: UnitPoint(x: .nan, y: .nan))
                    reader.scrollTo(4, anchor: UnitPoint(x: .infinity, y: -.infinity))
                }
                ForEach(0..<50) { index in
                    Text("Row \(index)").id(index)
                        .frame(width: isBroken && index == 2 ? .nan : 100, height: isBroken && index == 3 ? .infinity : 44)
                        .offset(x: isBroken && index == 4 ? .nan : 0)
                        .padding(isBroken && index == 5 ? .nan : 0)
                        .scaleEffect(isBroken && index == 6 ? .nan : 1)
                }
            }
        }
    }
}
