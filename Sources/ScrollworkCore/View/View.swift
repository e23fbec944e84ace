import Foundation
import ScrollworkBase

/// A part of a user interface, described by a value.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// The engine's hook: makes the retained node of a value. Composite views use the default.
    nonisolated static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode
    /// The engine's hook: how many rows of a lazy container the type can stand for.
    nonisolated static var _rowKind: _RowKind { get }
}

extension View {
    nonisolated public static var _rowKind: _RowKind { RowKinds.of(Body.self) }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        CompositeNode<Self>(view, context)
    }

    /// For primitive views: makes the node that stands for `view` under `parent`.
    nonisolated package static func makeTypedNode(_ view: Self, in context: _NodeContext) -> TypedNode<Self> {
        unsafeDowncast(_makeNode(view, in: context), to: TypedNode<Self>.self)
    }
}

/// A view whose node the engine makes itself.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    nonisolated public static var _rowKind: _RowKind { .one }
    public var body: Never { primitiveBody(Self.self) }
}

/// A primitive view has no body to ask for; only a call by hand gets here.
package func primitiveBody(_ type: Any.Type) -> Never {
    stop("body of \(type) was called; it is a primitive view and has none. Use the view itself.")
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { primitiveBody(Never.self) }
    nonisolated public static var _rowKind: _RowKind { .one }
}

/// Where a new node hangs: its parent and what it inherits.
public struct _NodeContext {
    package unowned(unsafe) let engine: FrameLoop
    package unowned(unsafe) let parent: ViewNode?
    package let environment: EnvironmentScope
    /// Whether the node's elements are rows of a lazy container, which asks for them by their place in the list.
    package let isLazyList: Bool

    package init(engine: FrameLoop, parent: ViewNode?, environment: EnvironmentScope, isLazyList: Bool = false) {
        self.engine = engine
        self.parent = parent
        self.environment = environment
        self.isLazyList = isLazyList
    }

    package init(_ parent: ViewNode, environment: EnvironmentScope? = nil) {
        self.init(engine: parent.engine, parent: parent, environment: environment ?? parent.environment)
    }

    /// For a child whose elements its parent hands on one to one: what the parent is a list of, the child is.
    package init(list parent: ViewNode, environment: EnvironmentScope? = nil) {
        self.init(
            engine: parent.engine, parent: parent, environment: environment ?? parent.environment, isLazyList: parent.isLazyList)
    }

    /// For the content of a lazy container.
    package init(lazyContentOf parent: ViewNode) {
        self.init(engine: parent.engine, parent: parent, environment: parent.environment, isLazyList: true)
    }
}
