internal import CCairo
internal import CPango
import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// The fonts of one shaper: a font configuration of its own, so that text is the same whatever the machine has installed or configured.
final class FontLibrary {
    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    let language: OpaquePointer?
    private var glyphFonts: [UnsafeMutablePointer<PangoFont>: GlyphFont] = [:]
    private var measures: [FontDescription: FontMeasure] = [:]

    init() {
        map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        if let config = Self.makeConfiguration() {
            pango_fc_font_map_set_config(OpaquePointer(map), config)
            FcConfigDestroy(config)
        }
        context = pango_font_map_create_context(map)
        language = pango_language_from_string("en")
        pango_context_set_language(context, language)
        pango_cairo_context_set_resolution(context, 72)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        glyphFonts.removeAll()
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
    }

    private static func makeConfiguration() -> OpaquePointer? {
        guard let folder = FontFiles.bundledFolder() else {
            Warnings.once(
                "cairo-fonts",
                "the bundled fonts were not found, so text uses the system's and may measure differently. The resource folder was likely not "
                    + "copied along with the program. Put Scrollwork_ScrollworkCairo.resources next to it or name its Fonts folder in "
                    + "SCROLLWORK_FONTS.")
            return FcInitLoadConfigAndFonts()
        }
        guard let config = FcConfigCreate() else { return nil }
        _ = configuration.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text) + 1) { FcConfigParseAndLoadFromMemory(config, $0, FcBool(1)) }
        }
        for file in FontFiles.files(in: folder) + FontFiles.supplements() {
            _ = file.withCString { path in
                path.withMemoryRebound(to: FcChar8.self, capacity: strlen(path) + 1) { FcConfigAppFontAddFile(config, $0) }
            }
        }
        return config
    }

    /// Families by their generic names, no hinting, and the scaling of bitmap fonts (as in fontconfig's 10-scale-bitmap-fonts.conf), without
    /// which colour emoji come at 109 pixels.
    private static let configuration = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
        <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
        <alias><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
        <match target="pattern"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>
        <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit></match>
        <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
        <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
        <edit name="matrix" mode="assign"><times><name>matrix</name>
        <matrix><name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
        </fontconfig>
        """

    /// The family of user interface text, then those of `FontFiles.supplements` for what it lacks; else the order among those is the
    /// fonts' own, in which a monospaced one may come first.
    private static let families = [
        "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans CJK JP", "DejaVu Sans",
    ]

    /// The glyph font of a Pango font, kept for as long as the library.
    func glyphFont(_ font: UnsafeMutablePointer<PangoFont>) -> GlyphFont? {
        if let known = glyphFonts[font] { return known }
        guard let made = GlyphFont(font) else { return nil }
        glyphFonts[font] = made
        return made
    }

    /// A new Pango description; the caller frees it.
    func makeDescription(_ font: FontDescription) -> OpaquePointer {
        let description = pango_font_description_new()!
        var families = Self.families
        switch font.design {
        case .standard, .rounded: break
        case .monospaced: families.insert("DejaVu Sans Mono", at: 0)
        case .serif: families.insert("DejaVu Serif", at: 0)
        }
        if let family = font.family, !family.isEmpty, !family.contains(",") { families.insert(family, at: 0) }
        pango_font_description_set_family(description, families.joined(separator: ","))
        let size = font.size.isFinite ? min(max(font.size, 0.25), 4000) : 17
        pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000))))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }

    /// Measures of `font`'s primary face.
    func measure(_ font: FontDescription) -> FontMeasure {
        if let known = measures[font] { return known }
        let description = makeDescription(font)
        defer { pango_font_description_free(description) }
        var result = FontMeasure(size: font.size)
        if let face = pango_context_load_font(context, description) {
            if let metrics = pango_font_get_metrics(face, language) {
                result = FontMeasure(metrics)
                pango_font_metrics_unref(metrics)
            }
            g_object_unref(face)
        }
        measures[font] = result
        return result
    }
}

/// Vertical measures of a face in points; positions are above the baseline.
struct FontMeasure {
    let metrics: FontMetrics
    let underlinePosition: CGFloat
    let underlineThickness: CGFloat
    let strikethroughPosition: CGFloat
    let strikethroughThickness: CGFloat

    /// A guess for when no font exists at all.
    init(size: CGFloat) {
        metrics = FontMetrics(ascent: size * 0.97, descent: size * 0.24, lineHeight: size * 1.21)
        underlinePosition = -size * 0.1
        underlineThickness = size * 0.07
        strikethroughPosition = size * 0.3
        strikethroughThickness = size * 0.07
    }

    init(_ source: UnsafeMutablePointer<PangoFontMetrics>) {
        func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
        let ascent = points(pango_font_metrics_get_ascent(source))
        let descent = points(pango_font_metrics_get_descent(source))
        metrics = FontMetrics(
            ascent: ascent, descent: descent, lineHeight: max(points(pango_font_metrics_get_height(source)), ascent + descent))
        underlinePosition = points(pango_font_metrics_get_underline_position(source))
        underlineThickness = points(pango_font_metrics_get_underline_thickness(source))
        strikethroughPosition = points(pango_font_metrics_get_strikethrough_position(source))
        strikethroughThickness = points(pango_font_metrics_get_strikethrough_thickness(source))
    }
}
