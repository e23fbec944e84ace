import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Cards behind rows and lines between them, in a list's space, logical direction.
struct ListBackdrop {
    struct Card {
        var frame: CGRect
        var section: SectionPlace
    }
    struct Line {
        var frame: CGRect
        /// nil for the system's.
        var tint: Color?
    }
    var cards: [Card] = []
    var lines: [Line] = []
}

extension ListLayoutNode {
    /// Corner radius of grouped rows, points (UIKit's inset grouped tables).
    private static let cornerRadius: CGFloat = 10

    /// Finds out what to draw behind the rows where they lie now. - Complexity: O(rows shown).
    func findBackdrop() {
        var found = ListBackdrop()
        let thickness = metrics.separator ?? owner.environment.values.pixelLength
        var before: Entry?
        for band in bands {
            let offset = makesAllRows ? nil : tree.offset(of: band.row)
            for var entry in entries(of: band, width: size.width).entries {
                let cell = entry.cell
                let shown = cell.origin.y - entry.content.y
                let natural = entry.frame.offsetBy(dx: 0, dy: offset ?? shown)
                entry.frame.origin.y += cell.isLifted ? offset ?? shown : shown
                defer { before = entry }
                guard entry.isRow else { continue }
                // Rows on their way do not leave their card, and the gap that a lifted one leaves is part of it.
                let card = cell.isLifted ? natural : natural.union(entry.frame)
                let continues = entry.continues && metrics.rowSpacing == 0
                if continues, before?.place == entry.place, let last = found.cards.last {
                    found.cards[found.cards.count - 1].frame = last.frame.union(card)
                } else {
                    // The card begins above, out of sight: no corner shows there.
                    found.cards.append(
                        ListBackdrop.Card(
                            frame: continues ? card.extended(above: 2 * Self.cornerRadius) : card, section: entry.place))
                }
                found.lines += lines(above: entry, before, thickness, continues: continues)
                if isLast(band.row, entry) { found.lines += lines(below: entry, thickness) }
            }
        }
        // A card that goes on below the last shown row has no corner there either.
        if let before, let last = bands.last, let next = place(ofRow: last.row + 1), next == before.place, metrics.rowSpacing == 0,
            !found.cards.isEmpty
        {
            found.cards[found.cards.count - 1].frame = found.cards[found.cards.count - 1].frame.extended(below: 2 * Self.cornerRadius)
        }
        backdrop = found
        setCorners()
        setNeedsPaint()
    }

    private func isLast(_ row: Int, _ entry: Entry) -> Bool {
        place(ofRow: row + 1) != entry.place && elements(of: bands.first { $0.row == row }!).last === entry.cell
    }

    /// The line between two rows of a section; in plain lists on a phone also the one above a section's first row.
    private func lines(above entry: Entry, _ before: Entry?, _ thickness: CGFloat, continues: Bool) -> [ListBackdrop.Line] {
        guard metrics.rowSpacing == 0 else { return [] }
        let cell = entry.cell
        var isHidden = cell.trait(HiddenSeparatorsKey.self)?.contains(.top) == true
        var tint = cell.trait(SeparatorTintKey.self)?.top
        if continues {
            isHidden = isHidden || before?.cell.trait(HiddenSeparatorsKey.self)?.contains(.bottom) == true
            tint = tint ?? before?.cell.trait(SeparatorTintKey.self)?.bottom
        } else {
            guard metrics.hasSectionLines else { return [] }
            isHidden = isHidden || cell.trait(HiddenSectionSeparatorsKey.self)?.contains(.top) == true
            tint = cell.trait(SectionSeparatorTintKey.self)?.top ?? tint
        }
        guard !isHidden, !cell.isLifted else { return [] }
        // Lines belong to the rows above them.
        return [line(continues ? before ?? entry : entry, y: entry.frame.minY - (continues ? thickness : 0), thickness, tint)]
    }

    private func lines(below entry: Entry, _ thickness: CGFloat) -> [ListBackdrop.Line] {
        let cell = entry.cell
        guard metrics.hasSectionLines, metrics.rowSpacing == 0, !cell.isLifted,
            cell.trait(HiddenSeparatorsKey.self)?.contains(.bottom) != true,
            cell.trait(HiddenSectionSeparatorsKey.self)?.contains(.bottom) != true
        else { return [] }
        let tint = cell.trait(SectionSeparatorTintKey.self)?.bottom ?? cell.trait(SeparatorTintKey.self)?.bottom
        return [line(entry, y: entry.frame.maxY - thickness, thickness, tint)]
    }

    private func line(_ entry: Entry, y: CGFloat, _ thickness: CGFloat, _ tint: Color?) -> ListBackdrop.Line {
        // Lines begin where the content says, and else where it begins; they end at the row's end.
        let dimensions = entry.cell.dimensions(for: entry.proposal)
        func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
            entry.cell.explicitAlignment(alignment.key, in: dimensions).map { entry.content.x + $0 }
        }
        let start = guide(.listRowSeparatorLeading) ?? entry.content.x
        let end = guide(.listRowSeparatorTrailing) ?? entry.frame.maxX
        return ListBackdrop.Line(frame: CGRect(x: start, y: y, width: max(end - start, 0), height: thickness), tint: tint)
    }

    /// Tells cells which of their corners are corners of a card.
    private func setCorners() {
        guard metrics.hasCards, metrics.margin > 0 else {
            for cell in cells where cell.corners != RectangleCornerRadii() { cell.corners = RectangleCornerRadii() }
            return
        }
        for cell in cells {
            let top = cell.origin.y + cell.frame.minY
            let bottom = top + cell.frame.height
            let first = backdrop.cards.contains { abs($0.frame.minY - top) < 0.01 } ? Self.cornerRadius : 0
            let last = backdrop.cards.contains { abs($0.frame.maxY - bottom) < 0.01 } ? Self.cornerRadius : 0
            cell.corners = RectangleCornerRadii(topLeading: first, bottomLeading: last, bottomTrailing: last, topTrailing: first)
        }
    }

    func paintBackdrop(into items: inout [DisplayItem]) {
        let style = owner.environment.styleContext
        func mirrored(_ rect: CGRect) -> CGRect {
            isRightToLeft ? CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        if metrics.hasCards {
            let paint = ListColors.row(style, isCard: true)
            for card in backdrop.cards {
                let frame = mirrored(card.frame)
                items.append(
                    .fill(
                        metrics.margin > 0 ? Path(roundedRect: frame, cornerRadius: Self.cornerRadius) : Path(frame), paint, evenOdd: false)
                )
            }
        }
        for cell in cells where !cell.isLifted && (cell.isPressed || showsChoice(cell)) {
            let frame = cell.frame.offsetBy(dx: cell.origin.x, dy: cell.origin.y)
            items.append(.fill(metrics.highlight(frame, cell.corners), ListColors.highlight(style), evenOdd: false))
        }
        let system = SeparatorShapeStyle()._makePaint(in: style).paint
        for line in backdrop.lines {
            items.append(.fill(Path(mirrored(line.frame)), line.tint.map { .color($0.resolved(in: style)) } ?? system, evenOdd: false))
        }
    }

    /// Whether a cell looks chosen. While rows are edited their marks tell; a background of the row's own tells by itself.
    private func showsChoice(_ cell: ListCellLayout) -> Bool {
        guard selection != nil, cell.sectionRole == .row || cell.sectionRole == .none,
            cell.first(RowBackgroundLayout.self)?.hasBackground != true
        else { return false }
        return isChosen(ids(of: cell))
    }
}

extension CGRect {
    fileprivate func extended(above: CGFloat = 0, below: CGFloat = 0) -> CGRect {
        CGRect(x: minX, y: minY - above, width: width, height: height + above + below)
    }
}
