import Foundation
import ScrollworkCore
import ScrollworkDisplay
import SwiftUI

extension Image {
    /// A white picture that needs no file, for tests of layout.
    /// - Parameters:
    ///   - width: pixels.
    ///   - height: pixels.
    ///   - scale: pixels per point.
    public static func testPicture(width: Int, height: Int, scale: CGFloat = 1) -> Image {
        let (width, height) = (max(width, 0), max(height, 0))
        let pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
        return Image(DisplayImage(pixelWidth: width, pixelHeight: height, pixels: pixels), scale: scale)
    }
}
