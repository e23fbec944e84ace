import ScrollworkTesting
import SwiftUI

/// Rows of a plain list on a phone: 56 high, content 16 in, letters 17 wide.
struct EditableList<Rows: View>: View {
    @ViewBuilder let rows: Rows
    var body: some View { List { rows }.listStyle(.plain) }
}

extension TestHost {
    /// A finger comes down at `x`, 10 points later it is recognised, and it goes on by `travel` points; positive is to the right.
    func swipe(row: Int, from x: CGFloat, by travel: CGFloat) {
        let y = CGFloat(row) * 56 + 28
        touchDown(at: CGPoint(x: x, y: y))
        advance(by: frameInterval)
        touchMove(to: CGPoint(x: x + (travel < 0 ? -10 : 10), y: y))
        advance(by: frameInterval)
        touchMove(to: CGPoint(x: x + (travel < 0 ? -10 : 10) + travel, y: y))
    }

    /// The finger rests until no velocity is left, and lifts.
    func rest(at point: CGPoint) {
        advance(by: 0.2)
        touchUp(at: point)
    }

    /// A whole swipe with a rest at its end.
    func swipeAndRest(row: Int, from x: CGFloat, by travel: CGFloat) {
        swipe(row: row, from: x, by: travel)
        rest(at: CGPoint(x: x + (travel < 0 ? -10 : 10) + travel, y: CGFloat(row) * 56 + 28))
        settle()
    }

    /// The left edge of a text; infinite where it is not visible.
    func x(_ text: String) -> CGFloat { frame(ofText: text)?.minX ?? .infinity }
    /// The upper edge of a text; infinite where it is not visible.
    func y(_ text: String) -> CGFloat { frame(ofText: text)?.minY ?? .infinity }
}
