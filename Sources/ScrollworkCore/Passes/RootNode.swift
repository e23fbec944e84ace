import Foundation
import ScrollworkBase

/// The root of the tree: the window's content.
package final class RootNode: TypedNode<AnyView> {
    private var content: TypedNode<AnyView>!
    package private(set) var layoutNode: RootLayout!

    override init(_ view: AnyView, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = RootLayout(owner: self)
        content = AnyView.makeTypedNode(view, in: _NodeContext(self))
        let stack = ImplicitContainer.stack(owner: self, content: content)
        layoutNode.child = stack
    }

    override package func update(_ new: AnyView) {
        view = new
        content.update(new)
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override package func makeElements() -> [LayoutNode] { [layoutNode] }
    override package var label: String { "root" }
}

/// The window's layout box: proposes the window less its safe area and centres what is smaller (L-06).
package final class RootLayout: WrapperLayout, SafeAreaProvider {
    package let relativeFrames = RelativeFrames()
    /// What is shown over the content, the newest on top.
    package private(set) var presentations: [PresentationLayout] = []

    func setPresentations(_ new: [PresentationLayout]) {
        presentations = new
        for presentation in new { presentation.parent = self }
        setNeedsPlacement()
        setNeedsPaint()
    }

    override package var children: [LayoutNode] { super.children + presentations }

    package func placeInWindow() {
        if size != engine.size { relativeFrames.containerDidChange() }
        size = engine.size
        place(at: .zero, proposal: ProposedViewSize(engine.size))
    }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { engine.size }
    override package func placeChildren() {
        let insets = engine.windowSafeArea
        let offer = ProposedViewSize(size).inset(by: insets)
        let inner = child.sizeThatFits(offer)
        let area = CGSize(width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
        place(
            child, at: CGPoint(x: insets.leading + (area.width - inner.width) / 2, y: insets.top + (area.height - inner.height) / 2),
            proposal: offer)
        for presentation in presentations { presentation.place(at: .zero, proposal: ProposedViewSize(size)) }
    }
    package var safeArea: EdgeInsets { engine.windowSafeArea }
    package var safeBounds: CGRect { bounds.inset(by: engine.windowSafeArea) }
}

extension CGRect {
    /// The rectangle less `insets`; leading counts as left.
    package func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.horizontal, 0),
            height: max(height - insets.vertical, 0))
    }
}
