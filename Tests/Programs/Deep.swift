import SwiftUI

/// 2,000 views inside each other.
struct Deep: View {
    var body: some View {
        (0..<2000).reduce(AnyView(Text("bottom"))) { inner, _ in AnyView(VStack { inner }) }
    }
}
