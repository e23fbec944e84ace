/// One of two views; the branches have different identities (P-20).
public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    nonisolated(unsafe) package let storage: Storage
    nonisolated package init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public var body: Never { primitiveBody(Self.self) }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { ConditionalNode(view, context) }
}

private final class ConditionalNode<A: View, B: View>: TypedNode<_ConditionalContent<A, B>> {
    private var first: TypedNode<A>?
    private var second: TypedNode<B>?
    private lazy var removal = RemovalKeeper(node: self)

    override init(_ view: _ConditionalContent<A, B>, _ context: _NodeContext) {
        super.init(view, context)
        make()
    }

    private func make() {
        switch view.storage {
        case .first(let content): first = A.makeTypedNode(content, in: _NodeContext(list: self))
        case .second(let content): second = B.makeTypedNode(content, in: _NodeContext(list: self))
        }
    }

    override func update(_ new: _ConditionalContent<A, B>) {
        view = new
        switch new.storage {
        case .first(let content) where first != nil: first!.update(content)
        case .second(let content) where second != nil: second!.update(content)
        case .first, .second:
            let old: ViewNode? = first ?? second
            first = nil
            second = nil
            engine.inserting(isTransition: true) { make() }
            if let old { removal.remove(old, at: 0) }
            invalidateElements()
        }
    }

    override var isDynamicStructure: Bool { true }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let first { body(first) }
        if let second { body(second) }
        removal.nodes.forEach(body)
    }
    override func makeElements() -> [LayoutNode] { removal.elements(live: first?.elements ?? second?.elements ?? []) }
    override var listContent: ViewNode? { first ?? second }
}

extension Optional: View where Wrapped: View {
    public var body: Never { primitiveBody(Self.self) }
    nonisolated public static func _makeNode(_ view: Wrapped?, in context: _NodeContext) -> _ViewNode {
        OptionalNode<Wrapped>(view, context)
    }
}

private final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
    private var child: TypedNode<Wrapped>?
    private lazy var removal = RemovalKeeper(node: self)

    override init(_ view: Wrapped?, _ context: _NodeContext) {
        super.init(view, context)
        if let view { child = Wrapped.makeTypedNode(view, in: _NodeContext(list: self)) }
    }

    override func update(_ new: Wrapped?) {
        view = new
        switch (child, new) {
        case (let child?, let new?): child.update(new)
        case (nil, nil): break
        case (nil, let new?):
            engine.inserting(isTransition: true) { child = Wrapped.makeTypedNode(new, in: _NodeContext(list: self)) }
            invalidateElements()
        case (let old?, nil):
            child = nil
            removal.remove(old, at: 0)
            invalidateElements()
        }
    }

    override var isDynamicStructure: Bool { true }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
        removal.nodes.forEach(body)
    }
    override func makeElements() -> [LayoutNode] { removal.elements(live: child?.elements ?? []) }
    override var listContent: ViewNode? { child }
}
