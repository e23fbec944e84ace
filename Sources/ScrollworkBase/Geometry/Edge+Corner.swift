import Foundation

extension Edge {
    /// A corner of a rectangle; leading and trailing follow the layout direction.
    @frozen public enum Corner: Int8, CaseIterable, CustomDebugStringConvertible, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        public var debugDescription: String {
            switch self {
            case .topLeading: "topLeading"
            case .topTrailing: "topTrailing"
            case .bottomLeading: "bottomLeading"
            case .bottomTrailing: "bottomTrailing"
            }
        }

        /// A set of corners.
        @frozen public struct Set: OptionSet, Hashable, CustomDebugStringConvertible, Sendable {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            public init(_ corner: Edge.Corner) { self.init(rawValue: 1 << corner.rawValue) }

            public static let topLeading = Set(.topLeading)
            public static let topTrailing = Set(.topTrailing)
            public static let bottomLeading = Set(.bottomLeading)
            public static let bottomTrailing = Set(.bottomTrailing)
            public static let top: Set = [.topLeading, .topTrailing]
            public static let bottom: Set = [.bottomLeading, .bottomTrailing]
            public static let leading: Set = [.topLeading, .bottomLeading]
            public static let trailing: Set = [.topTrailing, .bottomTrailing]
            public static let all: Set = [.top, .bottom]
            public static let none: Set = []

            public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
            public var debugDescription: String {
                "[" + Edge.Corner.allCases.filter(contains).map(\.debugDescription).joined(separator: ", ") + "]"
            }
        }
    }
}
