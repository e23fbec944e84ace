import Foundation
import ScrollworkBase
import ScrollworkCairo
import ScrollworkDisplay

/// Short ways to build trees and look at pixels.
enum Scene {
    static let red = DisplayColor(red: 1, green: 0, blue: 0)
    static let green = DisplayColor(red: 0, green: 1, blue: 0)
    static let blue = DisplayColor(red: 0, green: 0, blue: 1)

    static func node(_ origin: CGPoint = .zero, _ items: [DisplayItem] = [], children: [DisplayNode] = []) -> DisplayNode {
        let node = DisplayNode()
        node.origin = origin
        node.items = items
        node.children = children
        return node
    }

    static func fill(_ rect: CGRect, _ color: DisplayColor = red) -> DisplayItem { .fill(Path(rect), .color(color), evenOdd: false) }

    /// Draws over white.
    static func picture(
        _ root: DisplayNode, width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1, background: DisplayColor = .white
    ) -> PixelBuffer {
        CairoRasterizer().draw(root, size: CGSize(width: width, height: height), scale: scale, background: background)
    }

    static func text(
        _ string: String, shaper: any TextShaper, font: FontDescription = FontDescription(size: 17), width: CGFloat? = nil,
        isRightToLeft: Bool = false, color: DisplayColor = .black, underline: Bool = false, options: TextLayoutOptions = TextLayoutOptions()
    ) -> TextLayout {
        let run = TextRun(string: string, font: font, color: color, underline: underline)
        return TextLayout.make(
            shaper.shape([run], isRightToLeft: isRightToLeft), proposedWidth: width, proposedHeight: nil, options: options)
    }
}

extension PixelBuffer {
    /// The pixel as AARRGGBB.
    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// The smallest rectangle around all pixels that are not `background`: x0, y0, x1, y1, half open.
    func inkBox(background: UInt32 = 0xFFFF_FFFF) -> [Int]? {
        var box: [Int]?
        for y in 0..<height {
            for x in 0..<width where self[x, y] != background {
                let old = box ?? [x, y, x + 1, y + 1]
                box = [min(old[0], x), min(old[1], y), max(old[2], x + 1), max(old[3], y + 1)]
            }
        }
        return box
    }
}
