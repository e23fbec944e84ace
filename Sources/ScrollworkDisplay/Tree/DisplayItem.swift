import Foundation
import ScrollworkBase

/// The closed set of paint operations, in the local coordinates of the fragment, points, y down.
/// Recorder, diff, format and rasterizers switch over it without default, so that the compiler lists every place a new case needs.
package enum DisplayItem {
    case fill(Path, DisplayPaint, evenOdd: Bool)
    case stroke(Path, DisplayPaint, DisplayStroke)
    /// `origin` is the top-left corner of the layout's box.
    case text(TextLayout, origin: CGPoint)
    /// Draws the whole image into `rect`. `tint` replaces the colours and keeps the image's alpha (template images).
    case image(DisplayImage, rect: CGRect, tint: DisplayColor?, smooth: Bool)
}

/// A decoded picture: premultiplied ARGB32 pixels in native byte order (Cairo's ARGB32), rows without padding.
package final class DisplayImage {
    package let pixelWidth: Int
    package let pixelHeight: Int
    package let pixels: [UInt32]
    package init(pixelWidth: Int, pixelHeight: Int, pixels: [UInt32]) {
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.pixels = pixels
    }
}
