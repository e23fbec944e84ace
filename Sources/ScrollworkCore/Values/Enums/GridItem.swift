import Foundation

/// A column of a vertical lazy grid or a row of a horizontal one.
public struct GridItem: Sendable {
    /// Lengths in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// One item that takes its share of what is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// To the next item, points; nil for the platform's.
    public var spacing: CGFloat?
    /// nil for the grid's.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
