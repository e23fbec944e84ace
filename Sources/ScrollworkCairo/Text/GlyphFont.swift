internal import CCairo
internal import CPango
import Foundation
import ScrollworkBase

/// A face at a size in points, ready to draw under any transform.
final class GlyphFont {
    private struct Key: Hashable {
        let a: CGFloat
        let b: CGFloat
        let c: CGFloat
        let d: CGFloat
    }

    private let font: UnsafeMutablePointer<PangoFont>
    private let base: OpaquePointer
    private var matrix = cairo_matrix_t()
    private var scaled: [Key: OpaquePointer] = [:]

    init?(_ font: UnsafeMutablePointer<PangoFont>) {
        guard let base = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
            cairo_scaled_font_status(base) == CAIRO_STATUS_SUCCESS
        else { return nil }
        self.font = font
        self.base = base
        g_object_ref(font)
        cairo_scaled_font_get_font_matrix(base, &matrix)
    }

    deinit {
        forgetScaled()
        g_object_unref(font)
    }

    /// The face for drawing under `space`'s linear part, or nil where it cannot be made.
    /// - Complexity: a dictionary look-up; new scales cost a few microseconds, and a scale that animates does not pile up.
    func scaledFont(for space: CGAffineTransform) -> OpaquePointer? {
        let key = Key(a: space.a, b: space.b, c: space.c, d: space.d)
        if let known = scaled[key] { return known }
        if scaled.count >= 16 { forgetScaled() }
        var transform = cairo_matrix_t(xx: space.a, yx: space.b, xy: space.c, yy: space.d, x0: 0, y0: 0)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_scaled_font_get_font_options(base, options)
        guard let made = cairo_scaled_font_create(cairo_scaled_font_get_font_face(base), &matrix, &transform, options) else { return nil }
        guard cairo_scaled_font_status(made) == CAIRO_STATUS_SUCCESS else {
            cairo_scaled_font_destroy(made)
            return nil
        }
        scaled[key] = made
        return made
    }

    private func forgetScaled() {
        for font in scaled.values { cairo_scaled_font_destroy(font) }
        scaled.removeAll(keepingCapacity: true)
    }
}
