import SwiftUI

struct Wrong: View {
    var body: some View {
        Text("Hello").fontt(.title)
    }
}
