internal import CCairo
import Foundation
import ScrollworkBase
import ScrollworkDisplay

extension DisplayColor {
    /// Components a C library can take: 0…1, no NaN.
    var sanitized: DisplayColor {
        func limit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        return DisplayColor(red: limit(red), green: limit(green), blue: limit(blue), alpha: limit(alpha))
    }

    /// As a pixel of `PixelBuffer`.
    var premultiplied: UInt32 {
        let color = sanitized
        func component(_ value: Double) -> UInt32 { UInt32((value * color.alpha * 255).rounded()) }
        return UInt32((color.alpha * 255).rounded()) << 24 | component(color.red) << 16 | component(color.green) << 8
            | component(color.blue)
    }
}

extension OpaquePointer {
    func setSource(_ color: DisplayColor, alpha: Double) {
        let color = color.sanitized
        cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha * alpha)
    }

    /// Makes `paint` the context's source; gradients stand in the local space of `pass`. False where nothing would be seen.
    func setSource(_ paint: DisplayPaint, _ pass: RenderPass) -> Bool {
        switch paint {
        case .color(let color):
            guard color.alpha > 0 else { return false }
            setSource(color, alpha: pass.alpha)
            return true
        case .linear(let stops, let start, let end):
            guard let first = stops.first else { return false }
            guard start != end, start.isFinite, end.isFinite else {
                setSource((stops.last ?? first).color, alpha: pass.alpha)
                return true
            }
            return setGradient(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, pass)
        case .radial(let stops, let center, let startRadius, let endRadius):
            guard let last = stops.last else { return false }
            guard startRadius != endRadius, center.isFinite, startRadius.isFinite, endRadius.isFinite else {
                setSource(last.color, alpha: pass.alpha)
                return true
            }
            let inner = max(startRadius, 0)
            let outer = max(endRadius, 0)
            return setGradient(cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer), stops, pass)
        case .angular(let stops, let center, let startAngle, let endAngle):
            return setAngular(AngularGradient(stops, center: center, startAngle: startAngle, endAngle: endAngle, alpha: pass.alpha), pass)
        }
    }

    private func setGradient(_ pattern: OpaquePointer?, _ stops: [DisplayPaint.Stop], _ pass: RenderPass) -> Bool {
        guard let pattern else { return false }
        defer { cairo_pattern_destroy(pattern) }
        for stop in stops {
            let color = stop.color.sanitized
            let location = stop.location > 0 ? min(stop.location, 1) : 0
            cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha * pass.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var matrix = pass.space.inverted().matrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(self, pattern)
        return true
    }

    private func setAngular(_ gradient: AngularGradient?, _ pass: RenderPass) -> Bool {
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(self, &left, &top, &right, &bottom)
        let visible = PixelRect(
            x0: Int(left.rounded(.down)), y0: Int(top.rounded(.down)), x1: Int(right.rounded(.up)), y1: Int(bottom.rounded(.up)))
        guard let surface = gradient?.surface(pass.clip.intersection(visible), pass.space.inverted()) else { return false }
        cairo_set_source_surface(self, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(self), CAIRO_FILTER_NEAREST)
        cairo_surface_destroy(surface)
        return true
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
