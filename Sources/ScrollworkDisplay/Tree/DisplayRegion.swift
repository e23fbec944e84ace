import Foundation

/// A set of rectangles, points: the area that must be drawn again.
package struct DisplayRegion: Equatable, Sendable {
    /// Disjoint or nearly so; never more than `limit`.
    package private(set) var rects: [CGRect] = []

    /// With more rectangles than this, clipping costs more than drawing a little too much.
    package static let limit = 8

    package init() {}
    package init(_ rect: CGRect) { add(rect) }

    package var isEmpty: Bool { rects.isEmpty }
    /// Null for an empty region.
    package var bounds: CGRect { rects.reduce(.null) { $0.union($1) } }
    /// Sum of the areas in square points.
    package var area: CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }

    package func intersects(_ rect: CGRect) -> Bool { rects.contains { $0.intersects(rect) } }
    package func contains(_ point: CGPoint) -> Bool { rects.contains { $0.contains(point) } }

    /// Adds a rectangle; rectangles that overlap become one.
    package mutating func add(_ rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        var merged = rect
        while let index = rects.firstIndex(where: { $0.intersects(merged) }) { merged = merged.union(rects.remove(at: index)) }
        rects.append(merged)
        if rects.count > Self.limit { rects = [bounds] }
    }

    package mutating func formUnion(_ other: DisplayRegion) { for rect in other.rects { add(rect) } }

    /// The part inside `rect`.
    package func intersection(_ rect: CGRect) -> DisplayRegion {
        var result = DisplayRegion()
        for part in rects { result.add(part.intersection(rect)) }
        return result
    }
}
