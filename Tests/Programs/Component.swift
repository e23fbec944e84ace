// Uses a component of ScrollObservation: a header that shrinks from 200 to 60 points.
import ScrollObservation
import SwiftUI

struct Component: View {
    var body: some View {
        CollapsingHeader(minHeight: 60, maxHeight: 200) { state in
            ZStack {
                Color.yellow
                Text("header \(Int(state.height))")
            }
        } content: {
            ForEach(0..<50) { Text("Row \($0)").frame(height: 40) }
        }
    }
}
