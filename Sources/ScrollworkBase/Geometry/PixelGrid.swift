import Foundation

/// The single rounding policy between points and device pixels (L-105): layout keeps fractions, drawing rounds *edges* to the nearest
/// pixel, ties up, so that neighbours never gap.
package struct PixelGrid: Equatable, Sendable {
    /// Device pixels per point; at least a small positive number.
    package let scale: CGFloat
    package init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

    /// The length of a device pixel, in points.
    package var pixelLength: CGFloat { 1 / scale }

    /// A coordinate rounded to the nearest device pixel, ties up, in points.
    package func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

    /// A length rounded up to whole device pixels, in points; an error below a thousandth of a pixel does not count as one more.
    package func ceil(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }

    package func round(_ point: CGPoint) -> CGPoint { CGPoint(x: round(point.x), y: round(point.y)) }

    package func round(_ rect: CGRect) -> CGRect {
        let minX = round(rect.minX)
        let minY = round(rect.minY)
        return CGRect(x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
    }
}
