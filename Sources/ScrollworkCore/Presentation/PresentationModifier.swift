import Foundation
import ScrollworkBase
import ScrollworkGraph

/// What is shown over the window.
package enum PresentationKind: Equatable, Sendable {
    /// A card: from the lower edge of a phone's screen, in the middle of a desktop's window.
    case sheet
    /// The whole window.
    case cover
    /// A small card in the middle, which must be answered.
    case alert
    /// Choices at the lower edge of a phone's screen, an alert on a desktop.
    case dialog
    /// A card beside the view; a sheet on a compact screen.
    case popover
    /// Choices beside the view.
    case menu
}

/// Shows further content over the window while a binding is true.
package struct PresentationModifier: PrimitiveModifier {
    nonisolated let kind: PresentationKind
    nonisolated(unsafe) let isPresented: Binding<Bool>
    nonisolated(unsafe) let onDismiss: (() -> Void)?
    /// What a popover stands beside, and at which side.
    nonisolated(unsafe) let anchor: Anchor<CGRect>.Source
    nonisolated let edge: Edge
    /// Asked for while it is shown.
    nonisolated(unsafe) let content: () -> AnyView

    nonisolated init(
        _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, anchor: Anchor<CGRect>.Source = .bounds,
        edge: Edge = .bottom, content: @escaping () -> AnyView
    ) {
        self.kind = kind
        self.isPresented = isPresented
        self.onDismiss = onDismiss
        self.anchor = anchor
        self.edge = edge
        self.content = content
    }

    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        PresentationNode(view, context)
    }
}

/// Something that `dismiss` ends. The environment holds it, so it holds no node.
package class DismissTarget {
    package func dismiss() {}
}

private final class PresentationDismissal: DismissTarget {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    override func dismiss() { action() }
}

private final class PresentationNode<Inner: View>: WrapperNode<ModifiedContent<Inner, PresentationModifier>, Inner> {
    private var shown: Presentation?
    /// Whether what is shown is on its way out.
    private var isLeaving = false
    /// What is there from the start does not come in.
    private var isNew = true

    init(_ view: ModifiedContent<Inner, PresentationModifier>, _ context: _NodeContext) {
        super.init(view, context, content: view.content)
        // There may be no root to show it at yet.
        markDirty(UpdateReason("presentation"))
    }

    override func update(_ new: ModifiedContent<Inner, PresentationModifier>) {
        view = new
        content.update(new.content)
        synchronize(animated: !transaction.disablesAnimations)
    }

    override func runUpdate() {
        synchronize(animated: !transaction.disablesAnimations)
    }

    /// Shows, updates or takes away; what the binding and the content read is this node's (P-04).
    private func synchronize(animated: Bool) {
        isDirty = false
        let animated = animated && !isNew
        isNew = false
        let wanted: AnyView? = evaluateClosure {
            shown?.readSelection()
            return view.modifier.isPresented.wrappedValue ? view.modifier.content() : nil
        }
        switch (shown, wanted) {
        case (nil, let wanted?): present(wanted, animated)
        case (let shown?, let wanted?):
            if isLeaving {
                isLeaving = false
                shown.enter(animated: animated)
            }
            shown.update(wanted)
        case (let shown?, nil):
            guard !isLeaving else { return }
            isLeaving = true
            shown.leave(animated: animated) { [unowned self] in finish() }
        case (nil, nil): break
        }
    }

    private func present(_ wanted: AnyView, _ animated: Bool) {
        isLeaving = false
        let made = Presentation(
            kind: view.modifier.kind, owner: self, edge: view.modifier.edge, anchor: { [unowned self] in anchorFrame },
            dismiss: PresentationDismissal { [weak self] in self?.dismiss() })
        shown = made
        made.show(wanted, animated: animated)
    }

    /// What a popover stands beside, in the window.
    private var anchorFrame: CGRect? {
        elements.first.map { view.modifier.anchor.resolve($0, $0.transform(to: nil)) }
    }

    private func finish() {
        shown?.remove()
        shown = nil
        isLeaving = false
        if let action = view.modifier.onDismiss { engine.enqueueAction(self, named: "onDismiss", action) }
    }

    private func dismiss() { if !isDead { view.modifier.isPresented.wrappedValue = false } }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        shown?.forEachNode(body)
    }
    override func willTearDown() { shown?.withdraw() }
    override var label: String { "presentation" }
}
