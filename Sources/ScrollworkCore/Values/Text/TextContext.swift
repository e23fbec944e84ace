import Foundation
import ScrollworkDisplay

/// What a text inherits from its surroundings. The engine fills it from the environment.
package struct TextContext {
    /// nil for the platform's plain font.
    package var font: Font?
    package var fontTable: FontTable
    package var weightOverride: Font.Weight?
    package var isBold: Bool
    package var isItalic: Bool
    package var designOverride: Font.Design?
    /// The foreground colour.
    package var color: DisplayColor
    package var styleContext: StyleContext
    /// Points.
    package var kerning: CGFloat
    /// Points; wins over kerning.
    package var tracking: CGFloat
    /// Points, positive upwards.
    package var baselineOffset: CGFloat
    package var underline: Bool
    package var strikethrough: Bool
    package var textCase: Text.Case?
    package var locale: Locale
    /// The moment that dates are relative to.
    package var now: Date
    package var scale: Text.Scale = .default

    package init(
        font: Font? = nil, fontTable: FontTable = .iOS, weightOverride: Font.Weight? = nil, isBold: Bool = false, isItalic: Bool = false,
        designOverride: Font.Design? = nil, color: DisplayColor = .black, styleContext: StyleContext = StyleContext(), kerning: CGFloat = 0,
        tracking: CGFloat = 0, baselineOffset: CGFloat = 0, underline: Bool = false, strikethrough: Bool = false,
        textCase: Text.Case? = nil, locale: Locale = .current, now: Date = Date()
    ) {
        self.font = font
        self.fontTable = fontTable
        self.weightOverride = weightOverride
        self.isBold = isBold
        self.isItalic = isItalic
        self.designOverride = designOverride
        self.color = color
        self.styleContext = styleContext
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.textCase = textCase
        self.locale = locale
        self.now = now
    }

    mutating func apply(_ modifier: Text.Modifier) {
        switch modifier {
        case .font(let value): if let value { font = value }
        case .weight(let value): if let value { weightOverride = value }
        case .design(let value): if let value { designOverride = value }
        case .bold(let value): isBold = value
        case .italic(let value): isItalic = value
        case .monospaced(let value): designOverride = value ? .monospaced : nil
        case .color(let value): if let value { color = value.resolved(in: styleContext) }
        case .style(let value): color = value._makePaint(in: styleContext).color
        case .underline(let value, _): underline = value
        case .strikethrough(let value, _): strikethrough = value
        case .kerning(let value): kerning = value
        case .tracking(let value): tracking = value
        case .baselineOffset(let value): baselineOffset = value
        case .scale(let value): scale = value
        case .width, .monospacedDigit, .accessibilityLabel: break
        }
    }

    mutating func apply(_ style: InlineText.Style) {
        if style.isStrong { isBold = true }
        if style.isEmphasized { isItalic = true }
        if style.isStruck { strikethrough = true }
        if style.isCode { designOverride = .monospaced }
        if style.link != nil { color = Color.accentColor.resolved(in: styleContext) }
    }

    /// The font with everything that overrides parts of it.
    package var fontDescription: FontDescription {
        var result = (font ?? .default).description(in: fontTable)
        if let designOverride { result.design = designOverride.display }
        if let weightOverride { result.weight = weightOverride.value }
        if isBold { result.weight = max(result.weight, Font.Weight.bold.value) }
        if isItalic { result.isItalic = true }
        result.size *= scale.factor
        return result
    }

    /// An empty run with this look.
    var run: TextRun {
        TextRun(
            string: "", font: fontDescription, color: color, underline: underline, strikethrough: strikethrough,
            kerning: tracking != 0 ? tracking : kerning, baselineOffset: baselineOffset)
    }
}
