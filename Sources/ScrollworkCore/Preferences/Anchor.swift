import Foundation
import ScrollworkBase

/// A geometry that is kept apart from any coordinate space until it is read through a proxy (P-65).
public struct Anchor<Value> {
    package weak var node: LayoutNode?
    package let source: Source

    /// What an anchor is taken of.
    public struct Source {
        /// The value in `node`'s space, carried to the reader's by a transform.
        package let resolve: (LayoutNode, CGAffineTransform) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.node === b.node }
}
extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(node.map(ObjectIdentifier.init)) }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { node, transform in node.bounds.applying(transform) } }
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source { _, transform in r.applying(transform) } }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source { _, transform in p.applying(transform) } }
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { node, transform in p.point(in: node.bounds).applying(transform) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { node, transform in array.map { $0.resolve(node, transform) } }
    }
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? { self.init { node, transform in anchor?.resolve(node, transform) } }
}
