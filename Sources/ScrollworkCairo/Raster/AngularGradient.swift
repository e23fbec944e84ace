internal import CCairo
import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// A gradient around a point, computed per pixel, because Cairo has none: its mesh patterns leave seams between wedges.
struct AngularGradient {
    private static let tableSize = 2048
    private let table: [UInt32]
    private let center: CGPoint

    /// Angles in radians, clockwise. Of a gradient narrower than a turn, the half of the gap that is nearer an end has that end's colour.
    init?(_ stops: [DisplayPaint.Stop], center: CGPoint, startAngle: Double, endAngle: Double, alpha: Double) {
        guard !stops.isEmpty, center.x.isFinite, center.y.isFinite, startAngle.isFinite, endAngle.isFinite else { return nil }
        self.center = center
        let turn = 2 * Double.pi
        let reversed = endAngle < startAngle
        let low = min(startAngle, endAngle)
        let span = min(abs(endAngle - startAngle), turn)
        table = (0..<Self.tableSize).map { index in
            let angle = (Double(index) + 0.5) / Double(Self.tableSize) * turn
            var along = (angle - low).truncatingRemainder(dividingBy: turn)
            if along < 0 { along += turn }
            var location = span > 0 ? along / span : 1
            if along > span { location = along < span + (turn - span) / 2 ? 1 : 0 }
            return Self.color(stops, at: reversed ? 1 - location : location, alpha: alpha)
        }
    }

    private static func color(_ stops: [DisplayPaint.Stop], at location: Double, alpha: Double) -> UInt32 {
        var before = stops[0]
        guard location > before.location else { return before.color.faded(alpha) }
        for stop in stops.dropFirst() {
            if location < stop.location {
                let part = (location - before.location) / (stop.location - before.location)
                return before.color.mixed(with: stop.color, part).faded(alpha)
            }
            before = stop
        }
        return before.color.faded(alpha)
    }

    /// The gradient on the pixels of `bounds`; `inverse` maps device pixels to local points.
    func surface(_ bounds: PixelRect, _ inverse: CGAffineTransform) -> OpaquePointer? {
        guard !bounds.isEmpty, let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height)),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let factor = Double(Self.tableSize) / (2 * .pi)
        data.withMemoryRebound(to: UInt32.self, capacity: stride * bounds.height) { pixels in
            for y in 0..<bounds.height {
                let row = pixels + y * stride
                let py = Double(bounds.y0 + y) + 0.5
                for x in 0..<bounds.width {
                    let px = Double(bounds.x0 + x) + 0.5
                    let dx = inverse.a * px + inverse.c * py + inverse.tx - center.x
                    let dy = inverse.b * px + inverse.d * py + inverse.ty - center.y
                    let angle = Self.angle(dy, dx)
                    row[x] = table[min(Int(angle * factor), Self.tableSize - 1)]
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        cairo_surface_set_device_offset(surface, Double(-bounds.x0), Double(-bounds.y0))
        return surface
    }

    /// The direction of (x, y), 0 ..< 2π, to 2e-4 radians, from plain arithmetic: the mathematical library's differs between machines.
    private static func angle(_ y: Double, _ x: Double) -> Double {
        let high = max(abs(x), abs(y))
        let low = min(abs(x), abs(y))
        guard high > 0 else { return 0 }
        let t = low / high
        let s = t * t
        // Odd polynomial for the arc tangent on 0…1 (Abramowitz and Stegun 4.4.49, shortened form).
        var angle = t * (0.9998660 + s * (-0.3302995 + s * (0.1801410 + s * (-0.0851330 + s * 0.0208351))))
        if abs(y) > abs(x) { angle = .pi / 2 - angle }
        if x < 0 { angle = .pi - angle }
        return y < 0 ? 2 * .pi - angle : angle
    }
}

extension DisplayColor {
    fileprivate func mixed(with other: DisplayColor, _ part: Double) -> DisplayColor {
        DisplayColor(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part, blue: blue + (other.blue - blue) * part,
            alpha: alpha + (other.alpha - alpha) * part)
    }

    fileprivate func faded(_ factor: Double) -> UInt32 {
        DisplayColor(red: red, green: green, blue: blue, alpha: alpha * factor).premultiplied
    }
}
