import Foundation
import ScrollworkBase

/// The distances a view prefers to its neighbours, per edge and category (L-51…L-54, M-165).
///
/// The gap between two views is the largest distance among the categories that both state; none if they share none.
public struct ViewSpacing: Equatable, Sendable {
    /// What an edge states a distance for.
    package enum Category: Hashable, Sendable {
        case plain
        case textToText
        /// Between a text and a plain view below it.
        case belowText
        /// Between a plain view and a text below it.
        case aboveText
    }
    package typealias Distances = [Category: CGFloat]
    package var edges: [Distances]

    /// Ordinary views: the platform's default distance on every edge.
    public init() { self.init(plain: ViewSpacing.defaultDistance) }

    package init(plain distance: CGFloat) {
        edges = [
            [.plain: distance, .belowText: 0], [.plain: distance], [.plain: distance, .aboveText: 0], [.plain: distance],
        ]
    }

    /// The distance between ordinary views, points (M-071).
    package static let defaultDistance: CGFloat = 8

    /// A view that asks for no distance (Spacer, L-29).
    public static let zero: ViewSpacing = {
        var result = ViewSpacing()
        result.edges = [[:], [:], [:], [:]]
        return result
    }()

    package subscript(edge: Edge) -> Distances {
        get { edges[Int(edge.rawValue)] }
        set { edges[Int(edge.rawValue)] = newValue }
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) {
            self[edge].merge(other[edge]) { max($0, $1) }
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The preferred gap to the view that follows along `axis`, points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let mine = self[axis == .horizontal ? .trailing : .bottom]
        let theirs = next[axis == .horizontal ? .leading : .top]
        var result: CGFloat = 0
        for (category, distance) in mine {
            if let other = theirs[category] { result = max(result, distance, other) }
        }
        return result
    }
}
