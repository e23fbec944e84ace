internal import CCairo
import Foundation
import ScrollworkBase

/// Sends paths to Cairo in device pixels, so that the context's own matrix stays the identity.
enum PathBuilder {
    static func add(_ path: Path, to context: OpaquePointer, _ space: CGAffineTransform) {
        cairo_new_path(context)
        var current = CGPoint.zero
        func map(_ point: CGPoint) -> CGPoint {
            let x = space.a * point.x + space.c * point.y + space.tx
            let y = space.b * point.x + space.d * point.y + space.ty
            // Cairo's fixed-point numbers end at 2^23, and NaN must not reach them.
            return CGPoint(x: min(max(x.isNaN ? 0 : x, -4e6), 4e6), y: min(max(y.isNaN ? 0 : y, -4e6), 4e6))
        }
        for element in path.elements {
            switch element {
            case .move(let to):
                current = map(to)
                cairo_move_to(context, current.x, current.y)
            case .line(let to):
                current = map(to)
                cairo_line_to(context, current.x, current.y)
            case .quadCurve(let to, let control):
                let end = map(to)
                let bend = map(control)
                cairo_curve_to(
                    context, current.x + (bend.x - current.x) * 2 / 3, current.y + (bend.y - current.y) * 2 / 3,
                    end.x + (bend.x - end.x) * 2 / 3, end.y + (bend.y - end.y) * 2 / 3, end.x, end.y)
                current = end
            case .curve(let to, let control1, let control2):
                let first = map(control1)
                let second = map(control2)
                current = map(to)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, current.x, current.y)
            case .closeSubpath: cairo_close_path(context)
            }
        }
    }
}

extension CGAffineTransform {
    /// `self`, moved and stretched by less than a pixel so that the edges of `rect` lie on pixels (L-105). Unchanged where axes or scale are
    /// not the output's.
    func snapping(_ rect: CGRect, _ pass: RenderPass) -> CGAffineTransform {
        guard pass.isAligned else { return self }
        let box = DeviceBox(rect, in: self)
        guard !box.isEmpty, box.maxX - box.minX < 1e6, box.maxY - box.minY < 1e6 else { return self }
        func axis(_ low: CGFloat, _ high: CGFloat) -> (factor: CGFloat, start: CGFloat) {
            let start = PixelRect.snap(low)
            let length = high - low
            guard length > 0.01 else { return (1, start) }
            return (max(PixelRect.snap(high) - start, 1) / length, start)
        }
        let x = axis(box.minX, box.maxX)
        let y = axis(box.minY, box.maxY)
        return CGAffineTransform(
            a: a * x.factor, b: 0, c: 0, d: d * y.factor, tx: (tx - box.minX) * x.factor + x.start, ty: (ty - box.minY) * y.factor + y.start
        )
    }
}

extension OpaquePointer {
    /// Makes `rect` the context's path.
    func addRectangle(_ rect: PixelRect) {
        cairo_new_path(self)
        cairo_rectangle(self, Double(rect.x0), Double(rect.y0), Double(rect.width), Double(rect.height))
    }
}
