import Foundation
import ScrollworkBase

/// What a key does to the text of an input.
package enum TextEdit {
    case insert(String)
    case deleteBackward, moveBackward, moveForward, moveToStart, moveToEnd
}

/// A box that can take the keyboard focus. A single line is as long as its text while it has it, and moved so that the caret shows.
package final class TextInputLayout: WrapperLayout {
    var isMultiline = false
    var onEdit: (TextEdit) -> Void = { _ in }
    var onFocus: (Bool) -> Void = { _ in }
    var onSubmit: () -> Void = {}
    var submitLabel = SubmitLabel.return
    private(set) var hasFocus = false
    /// How far the line is moved towards its start, points.
    private var shift: CGFloat = 0

    var isEnabled: Bool { owner.environment.values.isEnabled }

    func edit(_ edit: TextEdit) { onEdit(edit) }
    func submit() { onSubmit() }

    func focusDidChange(_ flag: Bool) {
        hasFocus = flag
        shift = 0
        setNeedsMeasure()
        onFocus(flag)
    }

    private var scrolls: Bool { hasFocus && !isMultiline }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard scrolls else { return child.sizeThatFits(proposal) }
        let whole = child.sizeThatFits(.unspecified)
        return CGSize(width: proposal.width ?? whole.width, height: whole.height)
    }

    override package func placeChildren() {
        guard scrolls else { return child.place(at: .zero, proposal: placedProposal ?? .unspecified) }
        child.place(at: .zero, proposal: .unspecified)
        guard let caret else { return }
        shift = min(max(shift, caret.maxX - size.width, 0), max(caret.minX, 0))
        child.place(at: CGPoint(x: -shift, y: 0), proposal: .unspecified)
    }

    /// What is to be seen while text is typed, local: a single line as a whole, of several lines the one with the caret.
    var focusFrame: CGRect { isMultiline ? caret ?? bounds : bounds }

    /// Where the caret is in the placed content.
    private var caret: CGRect? {
        func search(_ node: LayoutNode) -> CGRect? {
            if let text = node as? TextLayoutNode { return text.caretFrame }
            for inner in node.children {
                if let found = search(inner) { return found.offsetBy(dx: inner.origin.x, dy: inner.origin.y) }
            }
            return nil
        }
        return search(child)
    }
}

/// Makes its content an input.
struct TextInputModifier: PrimitiveModifier {
    nonisolated(unsafe) let configure: (TextInputLayout) -> Void
    nonisolated init(_ configure: @escaping (TextInputLayout) -> Void) { self.configure = configure }
    nonisolated static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        TextInputNode(view, context)
    }
}

private final class TextInputNode<Inner: View>: TypedNode<ModifiedContent<Inner, TextInputModifier>> {
    private var content: TypedNode<Inner>!
    private var layoutNode: TextInputLayout!

    override init(_ view: ModifiedContent<Inner, TextInputModifier>, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = TextInputLayout(owner: self)
        content = Inner.makeTypedNode(view.content, in: _NodeContext(self))
        layoutNode.child = ImplicitContainer.overlay(owner: self, content: content, alignment: .topLeading)
        view.modifier.configure(layoutNode)
    }

    override func update(_ new: ModifiedContent<Inner, TextInputModifier>) {
        view = new
        view.modifier.configure(layoutNode)
        content.update(new.content)
        if layoutNode.hasFocus { layoutNode.setNeedsPlacement() }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { [layoutNode] }
    override func willTearDown() { engine.focus.inputDidLeave(layoutNode) }
    override var label: String { "text input" }
}
