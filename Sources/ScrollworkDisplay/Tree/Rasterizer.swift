import Foundation

/// What turns a display tree into pixels.
package protocol Rasterizer: AnyObject {
    /// Draws `root` over `background` into a picture of `size` points at `scale` device pixels per point.
    /// Buffers are reused from call to call; the result is valid until the next call.
    func draw(_ root: DisplayNode, size: CGSize, scale: CGFloat, background: DisplayColor) -> PixelBuffer
}

/// A picture: premultiplied ARGB32 in native byte order, rows of `width` pixels without padding.
package final class PixelBuffer {
    package private(set) var width: Int
    package private(set) var height: Int
    package var pixels: [UInt32]
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = [UInt32](repeating: 0, count: width * height)
    }
}
