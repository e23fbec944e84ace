import Foundation
import ScrollworkBase
import ScrollworkGraph

/// A coordinate space that frames can be read in.
public enum CoordinateSpace: Equatable, Hashable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something that names a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// A space that a view names (P-82).
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The reader's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's content root.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
    /// The innermost enclosing scroll view (P-90).
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil))) }
    /// The innermost enclosing scroll view that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}

/// The hidden name of `.scrollView` spaces.
package struct ScrollSpaceName: Hashable {
    let axis: Axis?
}

/// Names the space of the elements it modifies.
package struct CoordinateSpaceModifier: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let name: AnyHashable
    nonisolated init(_ name: AnyHashable) { self.name = name }
    nonisolated package func makeElement(_ owner: ViewNode) -> CoordinateSpaceLayout { CoordinateSpaceLayout(owner: owner) }
    nonisolated package func configure(_ element: CoordinateSpaceLayout, old: CoordinateSpaceModifier?) { element.name = name }
}

package final class CoordinateSpaceLayout: TransparentLayout {
    private let renamed = Source("coordinate space name")
    /// A name may change between updates; readers that looked for one are run again in the same frame (P-87).
    var name: AnyHashable? { didSet { if name != oldValue, oldValue != nil { renamed.changed(UpdateReason("coordinate space renamed")) } } }
    func trackName() { renamed.track() }
}

extension LayoutNode {
    /// The ancestor whose space `name` is: the nearest one outwards with an equal name (P-83); nil if there is none, which means the root (P-84).
    package final func ancestor(named name: AnyHashable) -> LayoutNode? {
        let scroll = name.base as? ScrollSpaceName
        var node: LayoutNode? = self
        while let current = node {
            if let scroll {
                if let scrollNode = current as? ScrollNode, current !== self,
                    scroll.axis.map({ scrollNode.axes.contains($0) }) ?? true
                {
                    return current
                }
            } else if let space = current as? CoordinateSpaceLayout {
                space.trackName()
                if space.name == name { return current }
            }
            node = current.parent
        }
        return nil
    }

    /// A local rectangle in a space (P-80…P-93); the reads are tracked for the running reader.
    package final func frame(_ rect: CGRect, in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return rect
        case .global: return convert(rect, to: nil)
        case .named(let name):
            let target = ancestor(named: name)
            if target == nil, !(name.base is ScrollSpaceName) {
                Warnings.once(
                    "space.\(name)",
                    "No coordinate space named \(name) encloses a view that reads a frame in it, so the frame is in global coordinates. "
                        + "Put .coordinateSpace(name:) on an ancestor of the reader and check the spelling.")
            }
            return convert(rect, to: target)
        }
    }
}

extension View {
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(CoordinateSpaceModifier(AnyHashable(name))) }
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modifier(CoordinateSpaceModifier(name.name)) }
}
