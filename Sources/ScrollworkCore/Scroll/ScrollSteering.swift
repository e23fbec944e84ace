import Foundation
import ScrollworkBase

/// The tie between a position binding and the first scroll view inside the view it was put on.
package final class ScrollSteering {
    /// The scroll view it belongs to: the first that asked.
    package private(set) weak var node: ScrollNode?
    /// The point of the visible area that ids go by; nil means the leading top corner when reading, the least movement when writing.
    package var anchor: UnitPoint?
    /// Where the scroll view begins, until its first layout (S-81).
    package var initialAim: ScrollAim?
    /// The view that keeps its place when the content changes (S-75).
    package var held: AnyHashable?
    /// The edge that is kept when content or viewport change their size (S-79).
    package var heldEdge: Edge?

    /// - Returns: whether this steers `scroll`.
    func claim(_ scroll: ScrollNode) -> Bool {
        if node == nil || node!.isDead { node = scroll }
        return node === scroll
    }
}

/// What the environment hands down to the next scroll view.
package struct ScrollSteerings: Equatable {
    package var list: [ScrollSteering] = []
    package static func == (a: ScrollSteerings, b: ScrollSteerings) -> Bool {
        a.list.count == b.list.count && zip(a.list, b.list).allSatisfy { $0 === $1 }
    }
}

private struct ScrollSteeringsKey: EnvironmentKey { static var defaultValue: ScrollSteerings { ScrollSteerings() } }

extension EnvironmentValues {
    package var scrollSteerings: ScrollSteerings {
        get { self[ScrollSteeringsKey.self] }
        set { self[ScrollSteeringsKey.self] = newValue }
    }
}

/// A binding that steers: how its value is read and what it becomes.
package protocol ScrollSteeringBinding {
    associatedtype Value: Equatable
    var binding: Binding<Value> { get }
    /// What a write asks for.
    /// - Parameter old: the value before; nil for the first one.
    static func aim(from old: Value?, to new: Value) -> ScrollAim?
    /// Whether a first value is a wish on this platform.
    static func appliesFirstValue(on profile: PlatformProfile) -> Bool
    static func held(_ value: Value) -> AnyHashable?
    static func heldEdge(_ value: Value) -> Edge?
    /// The value once the user has scrolled to a view with these ids, innermost first.
    static func scrolled(_ value: Value, to ids: [AnyHashable]) -> Value
}

/// The steering by a `ScrollPosition`.
struct PositionBinding: ScrollSteeringBinding {
    let binding: Binding<ScrollPosition>

    static func aim(from old: ScrollPosition?, to new: ScrollPosition) -> ScrollAim? {
        guard new != old else { return nil }
        switch new.target {
        case .view(let anchor): return new.anyID.map { .view($0, anchor: anchor) }
        case .edge(let edge): return .edge(edge)
        case .offset(let x, let y): return .offset(x: x, y: y)
        case nil: return nil
        }
    }
    static func appliesFirstValue(on profile: PlatformProfile) -> Bool { true }
    static func held(_ value: ScrollPosition) -> AnyHashable? {
        switch value.target {
        case .view: value.anyID
        case .edge, .offset: nil
        case nil: value.anyID
        }
    }
    static func heldEdge(_ value: ScrollPosition) -> Edge? { value.edge }
    static func scrolled(_ value: ScrollPosition, to ids: [AnyHashable]) -> ScrollPosition { value.scrolledByUser(to: ids) }
}

/// The steering by an id.
struct IDBinding<ID: Hashable>: ScrollSteeringBinding {
    let binding: Binding<ID?>

    static func aim(from old: ID??, to new: ID?) -> ScrollAim? {
        guard let new, .some(.some(new)) != old else { return nil }
        return .view(AnyHashable(new), anchor: nil)
    }
    static func appliesFirstValue(on profile: PlatformProfile) -> Bool { profile.appliesFirstScrollID }
    static func held(_ value: ID?) -> AnyHashable? { value.map { AnyHashable($0) } }
    static func heldEdge(_ value: ID?) -> Edge? { nil }
    static func scrolled(_ value: ID?, to ids: [AnyHashable]) -> ID? { ids.lazy.compactMap { $0.base as? ID }.first ?? value }
}
