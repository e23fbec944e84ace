import ScrollworkBase

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// A text with a caret in it.
struct CaretText: PrimitiveView {
    typealias Body = Never
    nonisolated let string: String
    /// Characters before the caret; nil for none.
    nonisolated let caret: Int?
    nonisolated init(string: String, caret: Int?) {
        self.string = string
        self.caret = caret
    }
    nonisolated static func _makeNode(_ view: CaretText, in context: _NodeContext) -> _ViewNode { CaretTextNode(view, context) }
}

private final class CaretTextNode: TypedNode<CaretText> {
    private var layoutNode: TextLayoutNode!

    override init(_ view: CaretText, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = TextLayoutNode(owner: self)
        resolve()
    }

    override func update(_ new: CaretText) {
        guard new.string != view.string || new.caret != view.caret else { return }
        view = new
        resolve()
    }

    override func runUpdate() {
        isDirty = false
        resolve()
    }

    private func resolve() {
        let style = track { ResolvedTextStyle.of(environment) }
        layoutNode.set(Text(verbatim: view.string).resolvedRuns(in: style.context), style, hasFont: style.context.font != nil)
        layoutNode.setCaret(view.caret, color: TintShapeStyle()._makePaint(in: style.context.styleContext).color)
    }

    override func makeElements() -> [LayoutNode] { [layoutNode] }
    override var label: String { "Text" }
}
