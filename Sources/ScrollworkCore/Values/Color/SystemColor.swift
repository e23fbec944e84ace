import ScrollworkDisplay

/// The named colours of the system, with their values on iOS in light and dark appearance (Apple's Human Interface Guidelines).
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case white, black, clear
    case primary, secondary, tertiary, quaternary, quinary
    case separator, fill, background, secondaryBackground, placeholder, link

    private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> DisplayColor {
        DisplayColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    /// The value for one appearance.
    package func color(isDark: Bool) -> DisplayColor {
        let pair = values
        return isDark ? pair.dark : pair.light
    }

    private var values: (light: DisplayColor, dark: DisplayColor) {
        let rgb = Self.rgb
        switch self {
        case .red: return (rgb(255, 59, 48, 1), rgb(255, 69, 58, 1))
        case .orange: return (rgb(255, 149, 0, 1), rgb(255, 159, 10, 1))
        case .yellow: return (rgb(255, 204, 0, 1), rgb(255, 214, 10, 1))
        case .green: return (rgb(52, 199, 89, 1), rgb(48, 209, 88, 1))
        case .mint: return (rgb(0, 199, 190, 1), rgb(99, 230, 226, 1))
        case .teal: return (rgb(48, 176, 199, 1), rgb(64, 200, 224, 1))
        case .cyan: return (rgb(50, 173, 230, 1), rgb(100, 210, 255, 1))
        case .blue, .link: return (rgb(0, 122, 255, 1), rgb(10, 132, 255, 1))
        case .indigo: return (rgb(88, 86, 214, 1), rgb(94, 92, 230, 1))
        case .purple: return (rgb(175, 82, 222, 1), rgb(191, 90, 242, 1))
        case .pink: return (rgb(255, 45, 85, 1), rgb(255, 55, 95, 1))
        case .brown: return (rgb(162, 132, 94, 1), rgb(172, 142, 104, 1))
        case .gray: return (rgb(142, 142, 147, 1), rgb(142, 142, 147, 1))
        case .white: return (.white, .white)
        case .black: return (.black, .black)
        case .clear: return (.clear, .clear)
        case .primary: return (.black, .white)
        case .secondary: return (rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6))
        case .tertiary, .placeholder: return (rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
        case .quaternary: return (rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16))
        case .quinary: return (rgb(60, 60, 67, 0.1), rgb(235, 235, 245, 0.1))
        case .separator: return (rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6))
        case .fill: return (rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36))
        case .background: return (.white, .black)
        case .secondaryBackground: return (rgb(242, 242, 247, 1), rgb(28, 28, 30, 1))
        }
    }
}
