import Foundation
import ScrollworkBase

/// A turn about an axis in space, drawn by its parallel projection.
package struct Tilt: Equatable, Sendable {
    var angle: Angle
    var axis: SIMD3<Double>
    var anchor: UnitPoint
    /// How far behind the picture the axis lies, points.
    var depth: CGFloat

    init(angle: Angle, axis: SIMD3<CGFloat.NativeType>, anchor: UnitPoint, depth: CGFloat) {
        self.angle = angle
        self.axis = axis
        self.anchor = anchor
        self.depth = depth
    }

    func interpolated(towards other: Tilt, amount: Double) -> Tilt {
        var result = self
        result.angle = Angle(radians: angle.radians + (other.angle.radians - angle.radians) * amount)
        result.axis = axis + (other.axis - axis) * amount
        result.anchor = UnitPoint(
            x: anchor.x + (other.anchor.x - anchor.x) * amount, y: anchor.y + (other.anchor.y - anchor.y) * amount)
        result.depth = depth + (other.depth - depth) * amount
        return result
    }

    /// Rodrigues' rotation, without its third row; an axis of no length turns nothing.
    var matrix: CGAffineTransform {
        let length = (axis * axis).sum().squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        let rest = 1 - c
        return CGAffineTransform(
            a: c + x * x * rest, b: y * x * rest + z * s, c: x * y * rest - z * s, d: c + y * y * rest,
            tx: -(x * z * rest + y * s) * depth, ty: -(y * z * rest - x * s) * depth)
    }
}
