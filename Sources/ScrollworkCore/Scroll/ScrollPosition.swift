import Foundation
import ScrollworkBase

/// Where a scroll view is, and a way to send it somewhere: a view by its id, an edge, or a point of the content (S-77, S-78).
///
/// What the program asked for lasts until the user scrolls; from then on `isPositionedByUser` is true and only `viewID` is kept up to date.
public struct ScrollPosition: Equatable, Sendable {
    /// What the program asked for last.
    package enum Target: Equatable, Sendable {
        case view(anchor: UnitPoint?)
        case edge(Edge)
        /// Points of the content; nil leaves that axis alone.
        case offset(x: CGFloat?, y: CGFloat?)
    }

    package private(set) var target: Target?
    /// The id of the view the scroll view is at: the one asked for, or the one the user scrolled to.
    public private(set) var viewID: (any Hashable & Sendable)?
    /// Ids of other types are not followed; `Never` follows none.
    private var idType: any (Hashable & Sendable).Type
    /// Tells a wish from an equal one before it.
    private var serial = 0
    /// Whether the user scrolled last. Setting it forgets what the program asked for.
    public var isPositionedByUser = false {
        didSet { if isPositionedByUser { target = nil } }
    }

    private init(_ target: Target?, _ idType: any (Hashable & Sendable).Type, _ viewID: (any Hashable & Sendable)? = nil) {
        self.target = target
        self.idType = idType
        self.viewID = viewID
    }

    /// A position that asks for nothing and follows views whose ids are of a type.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(nil, idType) }
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { self.init(.view(anchor: anchor), ID.self, id) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }
    /// - Parameter point: of the content, as `scrollTo(point:)` takes it.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.offset(x: point.x, y: point.y), idType)
    }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.offset(x: x, y: y), idType)
    }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { self.init(.offset(x: x, y: nil), idType) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { self.init(.offset(x: nil, y: y), idType) }

    // MARK: Asking

    private mutating func ask(_ new: Target, _ id: (any Hashable & Sendable)? = nil) {
        isPositionedByUser = false
        target = new
        viewID = id
        serial += 1
    }

    /// Asks for the view with `id`; without an anchor here or in the modifier it moves as little as shows the view whole (S-73).
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        if idType == Never.self { idType = ID.self }
        ask(.view(anchor: anchor), id)
    }
    /// Asks for an edge of the content; it is kept while the content or the scroll view change their size (S-79).
    public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
    /// Asks for a point of the content, points from its leading top corner, at the same corner of the visible area: 0 is rest, whatever the
    /// insets (U-14). Clamped to the content (S-77).
    public mutating func scrollTo(point: CGPoint) { ask(.offset(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.offset(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { ask(.offset(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { ask(.offset(x: nil, y: y)) }

    // MARK: Reading

    /// The edge that was asked for, until the user scrolls.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
    /// The point that was asked for, until the user scrolls; nil if only one of its numbers was.
    public var point: CGPoint? {
        guard case .offset(let x?, let y?) = target else { return nil }
        return CGPoint(x: x, y: y)
    }
    public var x: CGFloat? { if case .offset(let x, _) = target { x } else { nil } }
    public var y: CGFloat? { if case .offset(_, let y) = target { y } else { nil } }
    /// The id as a value of a type; nil if it is of another one (S-80).
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.target == b.target && a.serial == b.serial && a.isPositionedByUser == b.isPositionedByUser && a.idType == b.idType
            && a.viewID.map { AnyHashable($0) } == b.viewID.map { AnyHashable($0) }
    }

    // MARK: The engine's side

    package var anyID: AnyHashable? { viewID.map { AnyHashable($0) } }

    /// This position after the user scrolled to a view.
    /// - Parameter ids: of that view, the innermost first; the first of the right type counts.
    package func scrolledByUser(to ids: [AnyHashable]) -> ScrollPosition {
        var result = self
        result.isPositionedByUser = true
        if let id = ids.lazy.compactMap({ Self.cast($0, to: idType) }).first {
            result.viewID = id
        } else if ids.isEmpty {
            result.viewID = nil
        }
        return result
    }

    private static func cast<T: Hashable & Sendable>(_ id: AnyHashable, to type: T.Type) -> (any Hashable & Sendable)? { id.base as? T }
}
