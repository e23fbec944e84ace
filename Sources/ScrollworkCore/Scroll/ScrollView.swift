import Foundation
import ScrollworkBase
import ScrollworkGraph

/// A view whose content scrolls along one axis, both or none (L-120…L-129, S-120).
public struct ScrollView<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) public var content: Content
    nonisolated(unsafe) public var axes: Axis.Set
    nonisolated(unsafe) public var showsIndicators: Bool

    nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { ScrollViewNode(view, context) }
}

/// The node of a scroll view: configuration from the value and the environment, content under an implicit stack (L-125).
private final class ScrollViewNode<Content: View>: TypedNode<ScrollView<Content>> {
    private var content: TypedNode<Content>!
    private var layoutNode: ScrollNode!
    /// Anchors, positions and target behaviours are meant for this scroll view, not for those in its content.
    private let scope: EnvironmentScope

    override init(_ view: ScrollView<Content>, _ context: _NodeContext) {
        scope = EnvironmentScope(parent: context.environment)
        super.init(view, context)
        layoutNode = ScrollNode(owner: self)
        configure()
        content = Content.makeTypedNode(view.content, in: _NodeContext(self, environment: scope))
        layoutNode.child = ImplicitContainer.stack(owner: self, content: content)
        engine.addScrollNode(layoutNode)
    }

    private func configure() {
        track {
            let values = environment.values
            layoutNode.configure(
                axes: view.axes, isEnabled: values.isScrollEnabled, margins: values.contentMargins,
                verticalIndicator: view.showsIndicators && values.verticalScrollIndicatorVisibility.isShown(on: values.profile),
                horizontalIndicator: view.showsIndicators && values.horizontalScrollIndicatorVisibility.isShown(on: values.profile),
                profile: values.profile, reducesMotion: values.reducesMotion, options: values.scrollOptions)
            layoutNode.setSteerings(values.scrollSteerings.list)
            layoutNode.targetBehavior = values.scrollTargetBehavior
            layoutNode.setRefresh(values.refresh)
            var inner = EnvironmentValues(scope: environment)
            inner.scrollOptions.anchors = ScrollAnchors()
            inner.scrollSteerings = ScrollSteerings()
            if values.scrollTargetBehavior != nil { inner.scrollTargetBehavior = nil }
            Tracking.untracked { scope.replaceWrites(inner.overrides, reason: UpdateReason("scroll view")) }
        }
    }

    override func update(_ new: ScrollView<Content>) {
        view = new
        configure()
        content.update(new.content)
    }

    override func runUpdate() {
        isDirty = false
        configure()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { [layoutNode] }
    override var label: String { "ScrollView" }
}

extension FrameLoop {
    /// Scroll views register themselves; those that are gone are forgotten at intervals. - Complexity: amortised O(1).
    func addScrollNode(_ node: ScrollNode) {
        if scrollNodes.count & (scrollNodes.count - 1) == 0 { scrollNodes.removeAll { $0.node == nil } }
        scrollNodes.append(WeakScrollNode(node))
    }
}

/// A scroll view's node that does not keep it alive.
package struct WeakScrollNode {
    package weak var node: ScrollNode?
    init(_ node: ScrollNode) { self.node = node }
}

/// Margins of scrollable content and of its bars (S-15).
package struct ContentMargins: Equatable, Sendable {
    package var content = EdgeInsets()
    package var indicators = EdgeInsets()
}

/// Where content margins apply.
public struct ContentMarginPlacement: Sendable {
    package enum Kind: Sendable { case automatic, content, indicators }
    package let kind: Kind
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

private struct ContentMarginsKey: EnvironmentKey { static var defaultValue: ContentMargins { ContentMargins() } }

extension EnvironmentValues {
    package var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

extension View {
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            for edge in Edge.allCases where edges.contains(edge) {
                // One that is no number is warned of, and the margin stays as it is.
                guard FiniteNumbers.checked(insets[edge], "content margin") == insets[edge] else { continue }
                if placement.kind != .indicators { margins.content[edge] = insets[edge] }
                if placement.kind != .content { margins.indicators[edge] = insets[edge] }
            }
        }
    }
    /// nil keeps the default (S-15).
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(length == nil ? [] : edges, EdgeInsets(length ?? 0), for: placement)
    }
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }
    nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    {
        modifier(
            EnvironmentModifier { values in
                if axes.contains(Axis.vertical) { values.verticalScrollIndicatorVisibility = visibility }
                if axes.contains(Axis.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
            })
    }
}
