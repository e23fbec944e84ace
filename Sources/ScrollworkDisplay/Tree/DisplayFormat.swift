import Foundation
import ScrollworkBase

/// The text form of display trees: for dumps, snapshots and files that people edit.
///
/// One line per node, indented by two spaces per level; the node's items first, then its children. Defaults are left out, so that
/// equal trees have equal texts and a difference in a snapshot is a difference in the tree.
///
///     node "list" (0,0,320,568) childOffset=(0,-150) clip=rect(0,0,320,568)
///       fill #ffffff rect(0,0,320,568)
///       node "row" (0,0,320,44) opacity=0.5
///         text "Row 1" font=17 at=(16,12) width=288
///
/// Does not own how things are drawn. Pictures of more than `inlinePixelLimit` pixels are written as a fingerprint only.
package enum DisplayFormat {
    /// Pictures up to this size are written pixel by pixel.
    package static let inlinePixelLimit = 64

    /// The text of `node` and all below it, with a newline at the end of every line. O(tree).
    package static func write(_ node: DisplayNode) -> String {
        DeepStack.run {
            var writer = DisplayFormatWriter()
            writer.write(node, level: 0)
            return writer.text
        }
    }

    /// Reads what `write` wrote.
    /// - Parameters:
    ///   - shaper: shapes texts again.
    ///   - image: finds a picture by its fingerprint; without it large pictures come back blank.
    /// - Throws: `DisplayFormatError` with the line and what is wrong with it.
    package static func parse(
        _ text: String, shaper: TextShaper, image: @escaping (_ fingerprint: String) -> DisplayImage? = { _ in nil }
    ) throws -> DisplayNode {
        try DisplayFormatParser(shaper: shaper, image: image).parse(text)
    }

    /// Names a picture's contents: a 64-bit FNV-1a hash of size and pixels, in hexadecimal. O(pixels).
    package static func fingerprint(of image: DisplayImage) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for value in [UInt32(image.pixelWidth), UInt32(image.pixelHeight)] + image.pixels {
            hash = (hash ^ UInt64(value)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}

/// A text that is no display tree.
package struct DisplayFormatError: Error, CustomStringConvertible {
    /// From 1.
    package var line: Int
    package var message: String
    package var description: String { "display text, line \(line): \(message)" }
}
