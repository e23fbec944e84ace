import Foundation
import ScrollworkBase
import ScrollworkGraph

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

    private var keyboard: TypedNode<KeyboardPanel>?

    /// The focus moved: the keyboard may come, go, or say something else.
    package func keyboardDidChange() { markDirty(UpdateReason("keyboard")) }

    override package func runUpdate() {
        isDirty = false
        let panel: KeyboardPanel? =
            engine.keyboardHeight > 0
            ? KeyboardPanel(title: engine.focus.focused?.submitLabel.title ?? "") { [unowned engine] in engine.focus.submit() } : nil
        switch (keyboard, panel) {
        case (let keyboard?, let panel?): keyboard.update(panel)
        case (nil, let panel?):
            let made = KeyboardPanel.makeTypedNode(panel, in: _NodeContext(self))
            keyboard = made
            layoutNode.setKeyboard(ImplicitContainer.overlay(owner: self, content: made))
        case (let keyboard?, nil):
            layoutNode.setKeyboard(nil)
            keyboard.tearDown()
            self.keyboard = nil
        case (nil, nil): break
        }
    }

    override package func update(_ new: AnyView) {
        view = new
        content.update(new)
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        if let keyboard { body(keyboard) }
    }
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

    /// What of the window the keyboard covers; nil for nothing.
    private var keyboard: LayoutNode?

    func setKeyboard(_ box: LayoutNode?) {
        keyboard = box
        box?.parent = self
        // Cards that stand above the keyboard move too.
        for presentation in presentations { presentation.setNeedsPlacement() }
        safeAreaDidChange(.vertical)
        setNeedsPlacement()
        setNeedsPaint()
    }

    override package var children: [LayoutNode] { super.children + presentations + (keyboard.map { [$0] } ?? []) }
    override package func makePreferences() -> PreferenceValues { child.preferences }

    package func placeInWindow() {
        if size != engine.size { relativeFrames.containerDidChange() }
        size = engine.size
        place(at: .zero, proposal: ProposedViewSize(engine.size))
    }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { engine.size }
    override package func placeChildren() {
        let insets = engine.contentInsets
        let offer = ProposedViewSize(size).inset(by: insets)
        let inner = child.sizeThatFits(offer)
        let area = CGSize(width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
        place(
            child, at: CGPoint(x: insets.leading + (area.width - inner.width) / 2, y: insets.top + (area.height - inner.height) / 2),
            proposal: offer)
        for presentation in presentations { presentation.place(at: .zero, proposal: ProposedViewSize(size)) }
        let height = engine.keyboardHeight
        keyboard?.place(at: CGPoint(x: 0, y: size.height - height), proposal: ProposedViewSize(width: size.width, height: height))
    }
    package var safeArea: EdgeInsets { engine.contentInsets }
    package var safeBounds: CGRect { bounds.inset(by: engine.contentInsets) }
    /// The keyboard covers what the window's lower edge leaves free, so its region begins above that one.
    package func safeArea(_ regions: SafeAreaRegions) -> EdgeInsets {
        var result = regions.contains(.container) ? engine.windowSafeArea : EdgeInsets()
        let keyboard = engine.contentInsets.bottom - engine.windowSafeArea.bottom
        if keyboard > 0 { result.bottom = regions.contains(.keyboard) ? result.bottom + keyboard : 0 }
        return result
    }
}

extension CGRect {
    /// The rectangle less `insets`; leading counts as left.
    package func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.horizontal, 0),
            height: max(height - insets.vertical, 0))
    }
}
