import Foundation

extension Text {
    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            private let id: Int
            public static let solid = Pattern(id: 0)
            public static let dot = Pattern(id: 1)
            public static let dash = Pattern(id: 2)
            public static let dashDot = Pattern(id: 3)
            public static let dashDotDot = Pattern(id: 4)
        }

        package let pattern: Pattern
        package let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// The size of text in relation to the text around it.
    public struct Scale: Hashable, Sendable {
        package let factor: CGFloat
        public static let `default` = Scale(factor: 1)
        public static let secondary = Scale(factor: 0.8)
    }

    /// Where text that does not fit is shortened.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }

    /// Which case text is shown in.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }
}

extension AnyShapeStyle {
    /// Whether both styles are known to be equal; false for styles that cannot be compared.
    package func isEqual(to other: AnyShapeStyle) -> Bool {
        func areEqual<T: Equatable>(_ first: T, _ second: any ShapeStyle) -> Bool { (second as? T).map { $0 == first } ?? false }
        guard let base = base as? any Equatable else { return false }
        return areEqual(base, other.base)
    }
}
