import Foundation
import ScrollworkBase

private struct RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
    /// What the row of a list shows at its end.
    var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}

/// Key of what a view in a row says: it shows the row's badge itself, as links do before their mark.
struct ShowsBadgeKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// Carries a badge to a tab bar; in a row of a list shows it at the row's end.
struct BadgeModifier: ElementModifier {
    typealias Body = Never
    nonisolated let label: Text?
    nonisolated init(label: Text?) { self.label = label }
    nonisolated func makeElement(_ owner: ViewNode) -> BadgeLayout { BadgeLayout(owner: owner) }
    nonisolated func configure(_ element: BadgeLayout, old: BadgeModifier?) {
        element.set(label)
        if old != nil { element.traitContainer?.traitsDidChange() }
    }
}

final class BadgeLayout: WrapperLayout, OwnsViewNodes {
    private var badge: Text?
    private var node: TypedNode<RowBadge>?
    private var box: ZStackLayoutNode?

    func set(_ new: Text?) {
        badge = new
        guard owner.environment.values.isListRow else { return }
        if let node, let new {
            node.update(RowBadge(label: new))
        } else if let new {
            let made = RowBadge.makeTypedNode(RowBadge(label: new), in: _NodeContext(owner))
            let box = SecondaryBox.make(owner: owner)
            box.parent = self
            box.adopt(made)
            node = made
            self.box = box
            setNeedsMeasure()
            setNeedsPaint()
        } else if node != nil {
            tearDownOwned()
            box = nil
            setNeedsMeasure()
            setNeedsPaint()
        }
    }

    private var shownBox: ZStackLayoutNode? { child.trait(ShowsBadgeKey.self) == true ? nil : box }

    override func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        if key == BadgeKey.self { return badge as? K.Value }
        return child.trait(key)
    }

    override var children: [LayoutNode] { child.map { [$0] + [shownBox].compactMap { $0 } } ?? [] }

    /// What is left for the content beside the badge.
    private func rest(_ proposal: ProposedViewSize, _ mark: CGSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - mark.width - Self.spacing, 0) }, height: proposal.height)
    }

    /// Between the content and the badge at least, points (a stack's spacing).
    private static let spacing: CGFloat = 8

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let shownBox else { return child.sizeThatFits(proposal) }
        let mark = shownBox.sizeThatFits(.unspecified)
        let inner = child.sizeThatFits(rest(proposal, mark))
        let width = inner.width + Self.spacing + mark.width
        return CGSize(width: proposal.width.flatMap { $0.isFinite ? max($0, width) : nil } ?? width, height: max(inner.height, mark.height))
    }

    override func placeChildren() {
        let proposal = placedProposal ?? .unspecified
        guard let shownBox else { return child.place(at: .zero, proposal: proposal) }
        let mark = shownBox.sizeThatFits(.unspecified)
        let offer = rest(proposal, mark)
        place(child, at: CGPoint(x: 0, y: (size.height - child.sizeThatFits(offer).height) / 2), proposal: offer)
        place(shownBox, at: CGPoint(x: size.width - mark.width, y: (size.height - mark.height) / 2), proposal: .unspecified)
    }

    func forEachOwned(_ body: (ViewNode) -> Void) { if let node { body(node) } }
    func tearDownOwned() {
        node?.tearDown()
        node = nil
    }
}

/// The badge of a row: paler than the row's text.
struct RowBadge: View {
    nonisolated let label: Text
    nonisolated init(label: Text) { self.label = label }
    var body: some View { label.foregroundStyle(HierarchicalShapeStyle.secondary).lineLimit(1) }
}
