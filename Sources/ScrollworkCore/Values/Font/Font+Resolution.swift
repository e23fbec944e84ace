import Foundation
import ScrollworkDisplay

extension Font {
    /// The font as text layout needs it, on one platform.
    package func description(in table: FontTable) -> FontDescription {
        var result: FontDescription
        switch provider {
        case .standard: result = FontDescription(size: table.standard.size, weight: table.standard.weight.value)
        case .textStyle(let style, let design, let weight):
            let entry = table[style]
            result = FontDescription(size: entry.size, weight: (weight ?? entry.weight).value, design: design?.display ?? .standard)
        case .system(let size, let weight, let design):
            result = FontDescription(size: size, weight: (weight ?? .regular).value, design: design?.display ?? .standard)
        case .custom(let name, let size, let style):
            result = FontDescription(size: size * (style.map(table.growth) ?? 1), family: name)
        }
        for modifier in modifiers { result.apply(modifier) }
        // A size that is no size would reach the shaper as one.
        if !(result.size.isFinite && result.size > 0) { result.size = 1 }
        return result
    }
}

extension Font.Design {
    package var display: FontDescription.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension FontDescription {
    mutating func apply(_ modifier: Font.Modifier) {
        switch modifier {
        case .weight(let value): weight = value.value
        case .bold(let isActive): weight = isActive ? max(weight, Font.Weight.bold.value) : min(weight, Font.Weight.regular.value)
        case .italic(let isActive): isItalic = isActive
        case .monospaced(let isActive): design = isActive ? .monospaced : .standard
        case .size(let points): size = points
        case .scale(let factor): size *= factor
        case .monospacedDigit, .smallCaps, .leading, .width: break
        }
    }
}
