import Foundation
import ScrollworkBase
import ScrollworkGraph

/// A view that can scroll the scroll views inside it to views by id; layout neutral (L-131).
@frozen public struct ScrollViewReader<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { ScrollViewReaderNode(view, context) }
}

/// Scrolls to views by id.
public struct ScrollViewProxy {
    package weak var reader: ViewNode?

    /// Scrolls the view with `id` to `anchor` of the visible area; without an anchor by the least that shows it whole (S-20, S-21).
    ///
    /// It takes effect in the next layout, so a row inserted in the same action can be the target (S-34). An unknown id does nothing.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let reader, !reader.isDead else { return }
        let engine = reader.engine
        if engine.isUpdating {
            Warnings.once(
                "scrollTo.update",
                "ScrollViewProxy.scrollTo was called while a view was being evaluated; it is carried out afterwards. "
                    + "Call it from an action such as onAppear, onChange or a button.")
        }
        engine.scrollRequests.append(
            ScrollRequest(reader: reader, id: AnyHashable(id), anchor: anchor, transaction: Transaction.current))
        engine.requestFrame()
    }
}

private final class ScrollViewReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
    private var content: TypedNode<Content>!

    override init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
        super.init(view, context)
        content = Content.makeTypedNode(evaluate(), in: _NodeContext(list: self))
    }

    private func evaluate() -> Content {
        engine.report.countBody(of: ScrollViewReader<Content>.self, reason: dirtyReason)
        dirtyReason = nil
        return evaluateClosure { view.content(ScrollViewProxy(reader: self)) }
    }

    override func update(_ new: ScrollViewReader<Content>) {
        view = new
        runUpdate()
    }
    override func runUpdate() {
        isDirty = false
        content.update(evaluate())
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { content.elements }
    override var listContent: ViewNode? { content }
}
