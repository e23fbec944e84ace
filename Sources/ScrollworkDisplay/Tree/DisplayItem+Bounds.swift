import Foundation
import ScrollworkBase

extension DisplayItem {
    /// A box around what the item paints, in the fragment's local space, points; never too small.
    package var bounds: CGRect {
        switch self {
        case .fill(let path, _, _): return path.boundingRect
        case .stroke(let path, _, let stroke):
            let box = path.boundingRect
            // A sharp corner reaches half the width times the miter limit; square caps reach its diagonal.
            let isSharp = stroke.join == .miter && path.plainRect == nil
            let reach = stroke.width / 2 * (isSharp ? max(stroke.miterLimit, 1.5) : 1.5)
            return box.isNull ? box : box.insetBy(dx: -reach, dy: -reach)
        case .text(let layout, let origin): return layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
        case .image(_, let rect, _, _): return rect
        }
    }

    static func bounds(of items: [DisplayItem]) -> CGRect { items.reduce(.null) { $0.union($1.bounds) } }

    /// Whether both paint the same. Images and texts are compared by identity first; texts also by what they were made from.
    package func paintsSame(as other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.fill(let a, let paintA, let evenOddA), .fill(let b, let paintB, let evenOddB)):
            a == b && paintA == paintB && evenOddA == evenOddB
        case (.stroke(let a, let paintA, let strokeA), .stroke(let b, let paintB, let strokeB)):
            a == b && paintA == paintB && strokeA == strokeB
        case (.text(let a, let originA), .text(let b, let originB)):
            originA == originB && (a === b || a.paintsSame(as: b))
        case (.image(let a, let rectA, let tintA, let smoothA), .image(let b, let rectB, let tintB, let smoothB)):
            a === b && rectA == rectB && tintA == tintB && smoothA == smoothB
        case (.fill, _), (.stroke, _), (.text, _), (.image, _): false
        }
    }
}

extension TextLayout {
    /// A box around the glyphs, in the text's own space: the lines, which may be wider than the reported size, and room for
    /// slanted and tall glyphs of a quarter of the font size.
    package var inkBounds: CGRect {
        let size = CGRect(origin: .zero, size: size)
        let slack = (shaped.runs.map(\.font.size).max() ?? 0) * scale / 4
        let raised = (shaped.runs.map { abs($0.baselineOffset) }.max() ?? 0) * scale
        let box = lines.reduce(size) { $0.union(CGRect(x: $1.x, y: 0, width: $1.width, height: size.height)) }
        return box.insetBy(dx: -slack, dy: -slack - raised)
    }

    func paintsSame(as other: TextLayout) -> Bool {
        (shaped === other.shaped || (shaped.runs == other.shaped.runs && shaped.isRightToLeft == other.shaped.isRightToLeft))
            && size == other.size && lines == other.lines && scale == other.scale && tightening == other.tightening
    }
}
