import Foundation
import ScrollworkBase

extension View {
    /// Buttons that a swipe across the row reveals; the first one is the outermost, and the one that a swipe across the whole row runs.
    /// - Parameters:
    ///   - edge: at which side of the row they lie; `leading` is the right one in a right-to-left layout.
    ///   - allowsFullSwipe: whether a swipe across the whole row runs the first one.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
    }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// Carries the buttons of a row to the list around it. Their nodes are made when the row is swiped.
struct SwipeActionsModifier<Content: View>: ElementModifier {
    typealias Body = Never
    nonisolated let edge: HorizontalEdge
    nonisolated let allowsFullSwipe: Bool
    nonisolated(unsafe) let content: Content
    nonisolated init(edge: HorizontalEdge, allowsFullSwipe: Bool, content: Content) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        self.content = content
    }
    nonisolated func makeElement(_ owner: ViewNode) -> SwipeActionsLayout { SwipeActionsLayout(owner: owner) }
    nonisolated func configure(_ element: SwipeActionsLayout, old: SwipeActionsModifier<Content>?) {
        element.edge = edge
        element.allowsFullSwipe = allowsFullSwipe
        element.make = { [unowned element, content] in
            SwipeButtons<Content>.makeTypedNode(SwipeButtons(content), in: _NodeContext(element.owner))
        }
        if let node = element.node { unsafeDowncast(node, to: TypedNode<SwipeButtons<Content>>.self).update(SwipeButtons(content)) }
    }
}

final class SwipeActionsLayout: TransparentLayout, OwnsViewNodes {
    var edge = HorizontalEdge.trailing
    var allowsFullSwipe = true
    var make: (() -> ViewNode)?
    /// Made while the row is swiped.
    private(set) var node: ViewNode?

    /// The node of the buttons, made now if it was not yet.
    func open() -> ViewNode? {
        if node == nil { node = make?() }
        return node
    }
    func forEachOwned(_ body: (ViewNode) -> Void) { if let node { body(node) } }
    func tearDownOwned() {
        node?.tearDown()
        node = nil
    }
}

/// Buttons as they look beside a row that was swiped.
struct SwipeButtons<Content: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated init(_ content: Content) { self.content = content }
    var body: some View {
        content
            .buttonStyle(SwipeButtonStyle())
            .labelStyle(SwipeLabelStyle())
            // Only a tint that is set on the buttons themselves colours them.
            .modifier(
                EnvironmentModifier {
                    $0.tint = nil
                    $0.isListRow = false
                })
    }
}

/// The button that deletes a row.
struct DeleteRowButton: View {
    nonisolated(unsafe) let action: () -> Void
    nonisolated init(_ action: @escaping () -> Void) { self.action = action }
    var body: some View { Button(role: .destructive, action: action) { Text(verbatim: "Delete") } }
}

/// The icon alone where there is one (UIKit's contextual actions in rows of usual height).
private struct SwipeLabelStyle: LabelStyle {
    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View { configuration.icon.font(.system(size: 20)) }
}

/// A full rectangle of colour: red for what destroys, else the button's tint, else gray.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { button in
            AnyView(SwipeButtonLabel(role: button.role, isPressed: button.isPressed, label: AnyView(button.label)))
        }
    }
}

private struct SwipeButtonLabel: View {
    let role: ButtonRole?
    let isPressed: Bool
    nonisolated let label: AnyView
    @Environment(\.tint) private var tint

    var body: some View {
        label
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, SwipeMetrics.padding)
            .frame(minWidth: SwipeMetrics.minimumWidth, maxWidth: .infinity, maxHeight: .infinity)
            .background(tint ?? (role == .destructive ? Color.red : Color.gray))
            .overlay(Color.black.opacity(isPressed ? 0.15 : 0))
    }
}

/// Measures of swiped rows, points and points per second.
enum SwipeMetrics {
    /// Beside a button's label, and the least width of a button (UIKit's contextual actions).
    static let padding: CGFloat = 15
    static let minimumWidth: CGFloat = 74
    /// A finger that lifts faster than this opens or closes by its direction alone (ours).
    static let flick: CGFloat = 300
    /// A swipe runs the first action past half of the row, and not before it has gone this far past its buttons (ours).
    static let fullShare: CGFloat = 0.5
    static let fullReserve: CGFloat = 40
    /// How a row comes to rest, and how long the first button takes to fill or leave the room, seconds (ours).
    static var settling: Animation { .spring(response: 0.35, dampingFraction: 1) }
    static var filling: Animation { .easeOut(duration: 0.15) }
}
