/// Several views as one, without any layout of its own.
public struct Group<Content> {
    nonisolated(unsafe) package let content: Content
}

extension Group: View where Content: View {
    public var body: Never { primitiveBody(Self.self) }
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    nonisolated public static func _makeNode(_ view: Group<Content>, in context: _NodeContext) -> _ViewNode { GroupNode(view, context) }
}

private final class GroupNode<Content: View>: WrapperNode<Group<Content>, Content> {
    init(_ view: Group<Content>, _ context: _NodeContext) { super.init(view, context, content: view.content) }
    override func update(_ new: Group<Content>) {
        view = new
        content.update(new.content)
    }
}
