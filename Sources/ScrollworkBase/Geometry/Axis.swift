import Foundation

/// One of the two axes of a plane.
@frozen public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
    case horizontal

    /// Written out, so that it is part of the documented interface.
    public var rawValue: Int8 {
        switch self {
        case .horizontal: 0
        case .vertical: 1
        }
    }
    public init?(rawValue: Int8) {
        guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = found
    }
    case vertical

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// The other axis.
    package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

    /// A set of axes.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)

        package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
        package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }
}

// The main-axis accessors live here and nowhere else, so that an axis is never mixed up.
extension CGSize {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
    package init(_ axis: Axis, main: CGFloat, cross: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }
}

extension CGPoint {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
    package init(_ axis: Axis, main: CGFloat, cross: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }
    package static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    package static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}
