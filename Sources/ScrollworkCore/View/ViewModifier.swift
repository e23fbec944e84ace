import Foundation
import ScrollworkGraph

/// A value that makes a view out of another one.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>

    /// The engine's hook.
    nonisolated static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode
    /// The engine's hook: what one modified view stands for among the rows of a lazy container.
    nonisolated static var _rowKind: _RowKind { get }
}

extension ViewModifier {
    nonisolated public static var _rowKind: _RowKind { RowKinds.of(Body.self) }
    nonisolated public static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        CustomModifierNode(view, context)
    }
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// A modifier whose node the engine makes itself.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    nonisolated public static var _rowKind: _RowKind { .one }
    public func body(content: Content) -> Never { primitiveBody(Self.self) }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    nonisolated(unsafe) public var content: Content
    nonisolated(unsafe) public var modifier: Modifier
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { primitiveBody(Self.self) }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { Modifier._makeNode(view, in: context) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> ModifiedContent<
        ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier
    > {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// Stands for the modified view in a custom modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) let proxy: ModifierContentProxy?
    nonisolated init(_ proxy: ModifierContentProxy?) { self.proxy = proxy }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { ModifierContentNode(view, context) }
}

/// Makes and updates the nodes of the modified view, wherever the modifier's body puts it.
class ModifierContentProxy {
    /// Counts the values of the modified view, so that places that an equal value kept from an update can be found.
    var generation = 0
    func makeNode(_ context: _NodeContext) -> ViewNode { preconditionFailure("abstract") }
    func update(_ node: ViewNode) {}
}

private final class TypedModifierContentProxy<Content: View>: ModifierContentProxy {
    var content: Content
    init(_ content: Content) { self.content = content }
    override func makeNode(_ context: _NodeContext) -> ViewNode { Content._makeNode(content, in: context) }
    override func update(_ node: ViewNode) { unsafeDowncast(node, to: TypedNode<Content>.self).update(content) }
}

private final class ModifierContentNode<M: ViewModifier>: TypedNode<_ViewModifier_Content<M>> {
    private var child: ViewNode?
    override init(_ view: _ViewModifier_Content<M>, _ context: _NodeContext) {
        super.init(view, context)
        child = view.proxy?.makeNode(_NodeContext(list: self))
    }
    override func update(_ new: _ViewModifier_Content<M>) {
        view = new
        refresh()
    }
    private var generation = 0
    /// Gives the modified view its newest value, once.
    func refresh() {
        guard let child, let proxy = view.proxy, generation != proxy.generation else { return }
        generation = proxy.generation
        proxy.update(child)
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
    override func makeElements() -> [LayoutNode] { child?.elements ?? [] }
    override var listContent: ViewNode? { child }
}

/// The node of a custom modifier: evaluates its body with the modified view as content.
private final class CustomModifierNode<Content: View, M: ViewModifier>: TypedNode<ModifiedContent<Content, M>> {
    private let proxy: TypedModifierContentProxy<Content>
    private var child: TypedNode<M.Body>!
    private var properties = PropertyStorage(of: M.self)
    private var animator: ValueAnimator<M>?

    override init(_ view: ModifiedContent<Content, M>, _ context: _NodeContext) {
        proxy = TypedModifierContentProxy(view.content)
        super.init(view, context)
        child = M.Body.makeTypedNode(evaluate(), in: _NodeContext(list: self))
    }

    override func update(_ new: ModifiedContent<Content, M>) {
        animator = ValueAnimator.start(from: view.modifier, to: new.modifier, running: animator, node: self)
        let old = view.modifier
        view = new
        proxy.content = new.content
        proxy.generation += 1
        if let animator { view.modifier = animator.current(at: engine.time) }
        if !isDirty, ValueComparison.areEqual(old, view.modifier) {
            // The modifier's own body need not run; the modified view inside it still gets its new value.
            refreshContent()
            return
        }
        runUpdate()
        // Views of the body that were skipped because their own value stayed did not reach the content inside them.
        refreshContent()
    }

    override func runUpdate() {
        if let animator {
            view.modifier = animator.current(at: engine.time)
            if animator.isFinished(at: engine.time) { self.animator = nil } else { engine.keepAnimating(self) }
        }
        isDirty = false
        child.update(evaluate())
    }

    private func evaluate() -> M.Body {
        engine.report.countBody(of: M.self, reason: dirtyReason)
        dirtyReason = nil
        return engine.evaluating(label) {
            track {
                properties.attach(to: &view.modifier, of: self)
                nonisolated(unsafe) let modifier = view.modifier
                let content = _ViewModifier_Content<M>(proxy)
                return ObservationBridge.track(self) {
                    nonisolated(unsafe) var result: M.Body?
                    MainActor.assumeIsolated { result = modifier.body(content: content) }
                    return result!
                }
            }
        }
    }

    private func refreshContent() {
        func search(_ node: ViewNode) {
            if let place = node as? ModifierContentNode<M>, place.view.proxy === proxy {
                place.refresh()
            } else {
                node.forEachChild(search)
            }
        }
        search(child)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
    override func makeElements() -> [LayoutNode] { child?.elements ?? [] }
    override var listContent: ViewNode? { child }
    override func willTearDown() { properties.tearDown() }
    override var label: String { TypeNames.short(M.self) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: PrimitiveModifier {
    public static let identity = EmptyModifier()
    nonisolated public init() {}
    nonisolated public static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, EmptyModifier>, in context: _NodeContext)
        -> _ViewNode
    {
        EmptyModifierNode(view, context)
    }
}

private final class EmptyModifierNode<Inner: View>: WrapperNode<ModifiedContent<Inner, EmptyModifier>, Inner> {
    init(_ view: ModifiedContent<Inner, EmptyModifier>, _ context: _NodeContext) { super.init(view, context, content: view.content) }
    override func update(_ new: ModifiedContent<Inner, EmptyModifier>) {
        view = new
        content.update(new.content)
    }
}
