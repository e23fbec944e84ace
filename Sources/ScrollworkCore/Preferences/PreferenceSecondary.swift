import Foundation
import ScrollworkBase
import ScrollworkGraph

/// A background or overlay made from a preference of the content (P-64).
package struct PreferenceSecondary<K: PreferenceKey, Content: View, Secondary: View>: PrimitiveView {
    package typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated let alignment: Alignment
    nonisolated let isOverlay: Bool
    nonisolated(unsafe) let transform: (K.Value) -> Secondary
    nonisolated init(content: Content, alignment: Alignment, isOverlay: Bool, transform: @escaping (K.Value) -> Secondary) {
        self.content = content
        self.alignment = alignment
        self.isOverlay = isOverlay
        self.transform = transform
    }
    nonisolated package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PreferenceSecondaryNode(view, context)
    }
}

private final class PreferenceSecondaryNode<K: PreferenceKey, Content: View, Secondary: View>: TypedNode<
    PreferenceSecondary<K, Content, Secondary>
>
{
    private var content: TypedNode<Content>!
    private var reader: PreferenceSecondaryLayout!
    private var secondary: SecondaryLayout!
    private var secondaryNode: TypedNode<Secondary>?

    override init(_ view: PreferenceSecondary<K, Content, Secondary>, _ context: _NodeContext) {
        super.init(view, context)
        content = Content.makeTypedNode(view.content, in: _NodeContext(self))
        let box = ImplicitStackNode(owner: self, content: content)
        reader = PreferenceSecondaryLayout(owner: self)
        reader.child = box
        reader.onRead = { [unowned self] in self.markDirty(UpdateReason("preference \(TypeNames.short(K.self))")) }
        secondary = SecondaryLayout(owner: self, place: view.isOverlay ? .overlay : .background)
        secondary.setAlignment(view.alignment)
        secondary.child = reader
        engine.enqueuePreferenceReader(reader)
    }

    override func update(_ new: PreferenceSecondary<K, Content, Secondary>) {
        view = new
        secondary.setAlignment(new.alignment)
        content.update(new.content)
        if secondaryNode != nil { runUpdate() }
    }

    override func runUpdate() {
        isDirty = false
        let value = reader.preferences.value(K.self) ?? K.defaultValue
        let made = engine.evaluating(label) { track { view.transform(value) } }
        if let secondaryNode {
            secondaryNode.update(made)
        } else {
            let node = Secondary.makeTypedNode(made, in: _NodeContext(self))
            secondaryNode = node
            secondary.adoptSecondary(node)
            secondary.contentDidChange()
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        if let secondaryNode { body(secondaryNode) }
    }
    override func makeElements() -> [LayoutNode] { [secondary] }
}

/// Tells its node when the preferences of the content changed.
final class PreferenceSecondaryLayout: TransparentLayout, PreferenceReader {
    var onRead: (() -> Void)?
    override func preferencesBelowDidChange() { engine.enqueuePreferenceReader(self) }
    func readPreferences() { if !isDead { onRead?() } }
}
