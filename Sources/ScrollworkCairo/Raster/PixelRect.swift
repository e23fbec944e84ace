import Foundation
import ScrollworkBase

/// A rectangle of whole device pixels, half open: `x1` and `y1` are outside.
struct PixelRect: Equatable {
    var x0: Int
    var y0: Int
    var x1: Int
    var y1: Int

    static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

    init(x0: Int, y0: Int, x1: Int, y1: Int) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
    }

    /// All pixels that `box` touches. A box with NaN is empty; far coordinates are clamped, because Cairo's fixed point ends at 2^23.
    init(covering box: DeviceBox) {
        guard !box.isEmpty else {
            self = .empty
            return
        }
        self.init(
            x0: Int(Self.clamp(box.minX.rounded(.down))), y0: Int(Self.clamp(box.minY.rounded(.down))),
            x1: Int(Self.clamp(box.maxX.rounded(.up))), y1: Int(Self.clamp(box.maxY.rounded(.up))))
    }

    /// `box` with each edge on the nearest pixel boundary, ties up (L-105). What is thinner than a pixel keeps one pixel, so that hairlines
    /// do not vanish.
    init(snapping box: DeviceBox) {
        guard !box.isEmpty else {
            self = .empty
            return
        }
        x0 = Int(Self.clamp(Self.snap(box.minX)))
        y0 = Int(Self.clamp(Self.snap(box.minY)))
        x1 = Int(Self.clamp(Self.snap(box.maxX)))
        y1 = Int(Self.clamp(Self.snap(box.maxY)))
        if x1 == x0, box.maxX > box.minX { x1 += 1 }
        if y1 == y0, box.maxY > box.minY { y1 += 1 }
    }

    /// The nearest whole number, ties up. The small bias makes sums that should be ties but came out a rounding error below still go up.
    static func snap(_ value: CGFloat) -> CGFloat { (value + 0.5 + 1e-6).rounded(.down) }

    private static func clamp(_ value: CGFloat) -> CGFloat { min(max(value, -4_000_000), 4_000_000) }

    var width: Int { x1 - x0 }
    var height: Int { y1 - y0 }
    var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    }

    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    func intersects(_ other: PixelRect) -> Bool { x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1 }

    func insetBy(_ amount: Int) -> PixelRect { PixelRect(x0: x0 + amount, y0: y0 + amount, x1: x1 - amount, y1: y1 - amount) }

    func offsetBy(x: Int, y: Int) -> PixelRect { PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y) }
}

/// A box in device pixels with fractions.
struct DeviceBox: Equatable {
    var minX: CGFloat
    var minY: CGFloat
    var maxX: CGFloat
    var maxY: CGFloat

    /// `rect`, in local points, seen through `space`.
    init(_ rect: CGRect, in space: CGAffineTransform) {
        if space.b == 0, space.c == 0, space.a > 0, space.d > 0 {
            minX = space.a * rect.minX + space.tx
            minY = space.d * rect.minY + space.ty
            maxX = space.a * rect.maxX + space.tx
            maxY = space.d * rect.maxY + space.ty
        } else {
            let mapped = rect.applying(space)
            (minX, minY, maxX, maxY) = (mapped.minX, mapped.minY, mapped.maxX, mapped.maxY)
        }
    }

    /// True also where a side is NaN.
    var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

    mutating func formUnion(_ other: DeviceBox) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    mutating func formIntersection(_ other: DeviceBox) {
        minX = max(minX, other.minX)
        minY = max(minY, other.minY)
        maxX = min(maxX, other.maxX)
        maxY = min(maxY, other.maxY)
    }

    func outset(by amount: CGFloat) -> DeviceBox {
        var result = self
        result.minX -= amount
        result.minY -= amount
        result.maxX += amount
        result.maxY += amount
        return result
    }

    func offsetBy(x: CGFloat, y: CGFloat) -> DeviceBox {
        var result = self
        result.minX += x
        result.maxX += x
        result.minY += y
        result.maxY += y
        return result
    }
}
