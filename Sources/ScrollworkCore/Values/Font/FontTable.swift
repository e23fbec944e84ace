import Foundation

/// Sizes and weights of a platform's text styles.
package struct FontTable: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// Points.
        package var size: CGFloat
        package var weight: Font.Weight
        package init(_ size: CGFloat, _ weight: Font.Weight = .regular) {
            self.size = size
            self.weight = weight
        }
    }

    /// In the order of `Font.TextStyle.allCases`.
    private let entries: [Entry]

    /// The body size of the platform's standard setting, which custom fonts are measured against.
    private let standardEntries: [Entry]

    /// What text has when nothing says otherwise.
    package let standard: Entry

    private init(_ entries: [Entry], standardEntries: [Entry]? = nil, standard: Entry? = nil) {
        self.entries = entries
        self.standardEntries = standardEntries ?? entries
        self.standard = standard ?? entries[Self.index(.body)]
    }

    package subscript(style: Font.TextStyle) -> Entry { entries[Self.index(style)] }

    /// How much larger a style is than at the platform's standard setting.
    package func growth(of style: Font.TextStyle) -> CGFloat {
        entries[Self.index(style)].size / standardEntries[Self.index(style)].size
    }

    private static func index(_ style: Font.TextStyle) -> Int {
        switch style {
        case .largeTitle: 0
        case .title: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .subheadline: 5
        case .body: 6
        case .callout: 7
        case .footnote: 8
        case .caption: 9
        case .caption2: 10
        }
    }

    /// macOS (Apple's Human Interface Guidelines, Typography); plain text is 13 pt.
    package static let desktop = FontTable(
        [
            Entry(26), Entry(22), Entry(17), Entry(15), Entry(13, .bold), Entry(11), Entry(13), Entry(12), Entry(10), Entry(10),
            Entry(10, .medium),
        ], standard: Entry(13))

    /// iOS at the standard text size.
    package static let iOS = iOS(.large)

    /// iOS for a text size (Apple's Human Interface Guidelines, Typography, "Dynamic Type sizes").
    package static func iOS(_ size: DynamicTypeSize) -> FontTable {
        FontTable(entries(iOSSizes(size)), standardEntries: entries(iOSSizes(.large)))
    }

    private static func entries(_ sizes: [CGFloat]) -> [Entry] {
        sizes.enumerated().map { Entry($1, $0 == index(.headline) ? .semibold : .regular) }
    }

    private static func iOSSizes(_ size: DynamicTypeSize) -> [CGFloat] {
        switch size {
        case .xSmall: [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11]
        case .small: [32, 26, 20, 18, 15, 13, 15, 14, 12, 11, 11]
        case .medium: [33, 27, 21, 19, 16, 14, 16, 15, 12, 11, 11]
        case .large: [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11]
        case .xLarge: [36, 30, 24, 22, 19, 17, 19, 18, 15, 14, 13]
        case .xxLarge: [38, 32, 26, 24, 21, 19, 21, 20, 17, 16, 15]
        case .xxxLarge: [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17]
        case .accessibility1: [44, 38, 34, 31, 28, 25, 28, 26, 23, 22, 20]
        case .accessibility2: [48, 43, 39, 37, 33, 30, 33, 32, 27, 26, 24]
        case .accessibility3: [52, 48, 44, 43, 40, 36, 40, 38, 33, 32, 29]
        case .accessibility4: [56, 53, 50, 49, 47, 42, 47, 44, 38, 37, 34]
        case .accessibility5: [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40]
        }
    }
}
