import Foundation
import ScrollworkBase

/// A bar that a scroll view reaches under and that wants to hear when a user scrolls it.
package protocol ScrollFollower: LayoutNode {
    /// The user moved the content within its range.
    /// - Parameters:
    ///   - delta: points, towards the content's end where positive.
    ///   - isAtStart: whether the content is at its start now.
    func contentScrolled(by delta: CGFloat, isAtStart: Bool)
}

/// A follower that is not kept alive.
struct WeakScrollFollower {
    weak var node: (any ScrollFollower)?
}

/// Tells apart in which direction a user scrolls: a few points decide, so that a trembling finger does not.
struct ScrollDirection {
    /// Points in one direction before it counts.
    private static let threshold: CGFloat = 8
    private var travel: CGFloat = 0

    /// - Returns: 1 towards the end, -1 towards the start, nil while it is undecided.
    mutating func add(_ delta: CGFloat) -> Int? {
        if delta * travel < 0 { travel = 0 }
        travel += delta
        return abs(travel) >= Self.threshold ? (travel > 0 ? 1 : -1) : nil
    }

    mutating func reset() { travel = 0 }
}
