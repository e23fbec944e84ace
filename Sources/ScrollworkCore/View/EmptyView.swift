/// A view without content: it contributes no element and no spacing (L-33).
public struct EmptyView: PrimitiveView {
    nonisolated public init() {}
    nonisolated public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode { EmptyNode(view, context) }
}

private final class EmptyNode: TypedNode<EmptyView> {
    override func collectRows(into list: inout RowList) {}
}
