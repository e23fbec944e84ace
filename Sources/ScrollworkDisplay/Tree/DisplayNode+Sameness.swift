import Foundation
import ScrollworkBase

extension DisplayItem {
    /// Whether two items draw the same, without writing them out. What a text was offered does not count, only the lines that it made of it.
    package func isSame(as other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.fill(let a, let paint, let evenOdd), .fill(let b, let otherPaint, let otherEvenOdd)):
            a == b && paint == otherPaint && evenOdd == otherEvenOdd
        case (.stroke(let a, let paint, let stroke), .stroke(let b, let otherPaint, let otherStroke)):
            a == b && paint == otherPaint && stroke == otherStroke
        case (.text(let a, let origin), .text(let b, let otherOrigin)):
            origin == otherOrigin
                && (a === b
                    || (a.lines == b.lines && a.shaped.runs == b.shaped.runs && a.shaped.isRightToLeft == b.shaped.isRightToLeft
                        && a.request.options == b.request.options))
        case (.image(let a, let rect, let tint, let smooth), .image(let b, let otherRect, let otherTint, let otherSmooth)):
            rect == otherRect && tint == otherTint && smooth == otherSmooth
                && (a === b || (a.pixelWidth == b.pixelWidth && a.pixelHeight == b.pixelHeight && a.pixels == b.pixels))
        case (.fill, _), (.stroke, _), (.text, _), (.image, _): false
        }
    }
}

extension DisplayNode {
    /// Whether a node draws and does to its content the same as another one, wherever they are and whatever is in them.
    package func isSameAlone(as other: DisplayNode) -> Bool {
        transform == other.transform && DisplayEffects(self) == DisplayEffects(other) && items.count == other.items.count
            && zip(items, other.items).allSatisfy { $0.isSame(as: $1) }
    }

    /// A copy without place and children.
    package var alone: DisplayNode {
        let copy = DisplayNode()
        copy.transform = transform
        copy.opacity = opacity
        copy.clip = clip
        copy.shadow = shadow
        copy.blurRadius = blurRadius
        copy.colorMatrix = colorMatrix
        copy.blendMode = blendMode
        copy.items = items
        return copy
    }
}
