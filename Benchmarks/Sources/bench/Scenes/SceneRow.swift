import SwiftUI

/// The row of every scene: a card with a disc and two lines of text, 96 points high for every third row, else 64.
struct SceneRow: View {
    let index: Int

    static func height(_ index: Int) -> CGFloat { index % 3 == 0 ? 96 : 64 }
    /// Where a row begins, points.
    static func start(_ index: Int) -> CGFloat {
        let (triples, rest) = index.quotientAndRemainder(dividingBy: 3)
        return CGFloat(triples) * 224 + (rest > 0 ? 96 : 0) + (rest > 1 ? 64 : 0)
    }

    var body: some View {
        HStack(spacing: 12) {
            Circle().fill(color).frame(width: 40, height: 40)
            VStack(alignment: .leading, spacing: 2) {
                Text("Row \(index)").font(.system(size: 17, weight: .semibold))
                Text("Subtitle of row \(index): the quick brown fox jumps over lazy dogs")
                    .font(.system(size: 13)).foregroundColor(grey).lineLimit(1)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color.white))
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .frame(height: SceneRow.height(index))
    }

    /// Another colour for every row.
    private var color: Color {
        let bits = UInt32(truncatingIfNeeded: index &+ 1) &* 0x9E37_79B1
        func channel(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
        return Color(red: channel(16), green: channel(8), blue: channel(0))
    }
    private var grey: Color { Color(red: 0x8A / 255, green: 0x8A / 255, blue: 0x8E / 255) }
}

let sceneBackground = Color(red: 0xF2 / 255, green: 0xF2 / 255, blue: 0xF7 / 255)
