import Foundation

/// A font as text layout needs it, already resolved against environment and platform.
package struct FontDescription: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case standard, serif, rounded, monospaced }
    package var design: Design
    /// nil for the system family.
    package var family: String?
    /// Points.
    package var size: CGFloat
    /// 100…900, 400 regular, as in CSS.
    package var weight: Int
    package var isItalic: Bool
    package init(size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Design = .standard, family: String? = nil) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.family = family
    }
}

/// A stretch of text with one look.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var font: FontDescription
    package var color: DisplayColor
    package var underline: Bool
    package var strikethrough: Bool
    /// Extra space after each cluster, points.
    package var kerning: CGFloat
    /// Points, positive raises the run.
    package var baselineOffset: CGFloat
    package init(
        string: String, font: FontDescription, color: DisplayColor, underline: Bool = false, strikethrough: Bool = false,
        kerning: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.underline = underline
        self.strikethrough = strikethrough
        self.kerning = kerning
        self.baselineOffset = baselineOffset
    }
}
