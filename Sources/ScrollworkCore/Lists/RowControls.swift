import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// What stands beside a row's content while the list is edited.
struct RowControls: Equatable {
    enum Mark: Equatable { case none, delete, circle(isChosen: Bool) }
    /// At the leading side.
    var mark = Mark.none
    /// Bars at the trailing side that move the row.
    var hasHandle = false
    /// How far they are there, 0…1.
    var amount: CGFloat = 0

    var isShown: Bool { amount > 0 && (mark != .none || hasHandle) }

    /// Room that a mark or a handle takes from the content, points (UIKit's edit and reorder controls).
    static let width: CGFloat = 38
    /// Diameter of a mark and width of a handle, and their distance from the row's edge, points (UIKit).
    static let size: CGFloat = 22
    static let margin: CGFloat = 16

    /// The place of the mark or the handle in a row, physical.
    static func place(in row: CGRect, atLeading: Bool, isRightToLeft: Bool) -> CGRect {
        let isLeft = atLeading != isRightToLeft
        return CGRect(
            x: isLeft ? row.minX + margin : row.maxX - margin - size, y: row.midY - size / 2, width: size, height: size)
    }

    /// Where a finger takes hold of the mark or the handle: the row's full height up to the content.
    static func target(in row: CGRect, atLeading: Bool, isRightToLeft: Bool) -> CGRect {
        let width = margin + Self.width
        return CGRect(x: atLeading != isRightToLeft ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
    }

    /// - Parameter shift: how far the row has been swiped, points to the right.
    func paint(in row: CGRect, shift: CGFloat, isRightToLeft: Bool, _ style: StyleContext, into items: inout [DisplayItem]) {
        guard isShown else { return }
        let alpha = Double(amount)
        func color(_ color: SystemColor) -> DisplayPaint { .color(color.color(isDark: style.isDark).multipliedAlpha(alpha)) }
        let white = DisplayPaint.color(DisplayColor.white.multipliedAlpha(alpha))
        // They come in from the sides.
        let way = Self.width * (1 - amount) * (isRightToLeft ? -1 : 1)
        let place = Self.place(in: row, atLeading: true, isRightToLeft: isRightToLeft).offsetBy(dx: shift - way, dy: 0)
        switch mark {
        case .none: break
        case .delete:
            items.append(.fill(Path(ellipseIn: place), color(.red), evenOdd: false))
            let bar = CGRect(x: place.midX - 6, y: place.midY - 1, width: 12, height: 2)
            items.append(.fill(Path(bar), white, evenOdd: false))
        case .circle(isChosen: false):
            let ring = place.insetBy(dx: 0.75, dy: 0.75)
            items.append(.stroke(Path(ellipseIn: ring), color(.tertiary), DisplayStroke(width: 1.5)))
        case .circle(isChosen: true):
            items.append(
                .fill(Path(ellipseIn: place), .color(Color.accentColor.resolved(in: style).multipliedAlpha(alpha)), evenOdd: false))
            var tick = Path()
            tick.move(to: CGPoint(x: place.minX + 6, y: place.midY + 0.5))
            tick.addLine(to: CGPoint(x: place.minX + 9.5, y: place.midY + 4))
            tick.addLine(to: CGPoint(x: place.minX + 16, y: place.midY - 4))
            items.append(.stroke(tick, white, DisplayStroke(width: 2)))
        }
        guard hasHandle else { return }
        let handle = Self.place(in: row, atLeading: false, isRightToLeft: isRightToLeft).offsetBy(dx: shift + way, dy: 0)
        for line in -1...1 {
            let bar = CGRect(x: handle.minX, y: handle.midY + CGFloat(line) * 5 - 0.75, width: handle.width, height: 1.5)
            items.append(.fill(Path(bar), color(.tertiary), evenOdd: false))
        }
    }
}

/// Colours of lists (UIKit's).
enum ListColors {
    /// Behind a row: cards are lighter than what is behind them in both appearances.
    static func row(_ style: StyleContext, isCard: Bool) -> DisplayPaint {
        .color(
            style.isDark && isCard
                ? SystemColor.secondaryBackground.color(isDark: true) : SystemColor.background.color(isDark: style.isDark))
    }
    /// Behind a row that is chosen or pressed: systemGray4.
    static func highlight(_ style: StyleContext) -> DisplayPaint {
        .color(
            style.isDark
                ? DisplayColor(red: 58 / 255, green: 58 / 255, blue: 60 / 255, alpha: 1)
                : DisplayColor(red: 209 / 255, green: 209 / 255, blue: 214 / 255, alpha: 1))
    }
}
