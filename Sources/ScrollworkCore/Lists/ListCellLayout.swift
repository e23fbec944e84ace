import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Puts a cell around each element of a list's content.
struct ListCellModifier: ElementModifier {
    typealias Body = Never
    nonisolated init() {}
    nonisolated func makeElement(_ owner: ViewNode) -> ListCellLayout { ListCellLayout(owner: owner) }
    nonisolated func configure(_ element: ListCellLayout, old: ListCellModifier?) {}
}

/// One row of a list as a whole: the content in it, and what shows around the content while the row is swiped, edited or moved.
/// Its box is the content's; the row around it is `frame`.
package final class ListCellLayout: WrapperLayout, OwnsViewNodes {
    /// The whole row in this node's space, physical direction, points.
    private(set) var frame: CGRect = .zero
    private(set) var controls = RowControls()
    /// The corners of the row that are corners of a card, where it has one.
    var corners = RectangleCornerRadii() {
        didSet { if corners != oldValue { first(RowBackgroundLayout.self)?.corners = corners } }
    }
    /// A finger is on a row that does something when tapped.
    private(set) var isPressed = false
    /// The row follows a finger to another place.
    var isLifted = false {
        didSet { if isLifted != oldValue { setNeedsPaint() } }
    }
    /// A header that stays in sight lies over rows.
    var isStuck = false {
        didSet { if isStuck != oldValue { setNeedsPaint() } }
    }
    /// Set from the first movement to the end of the way back.
    private(set) var swipe: RowSwipe?
    /// The button that deletes the row, while it shows.
    private var deleteNode: ViewNode?

    var list: ListLayoutNode? { parent as? ListLayoutNode }

    /// Set by the list when it places the row.
    func setFrame(_ new: CGRect, _ controls: RowControls) {
        if controls != self.controls || (controls.isShown && new != frame) { setNeedsPaint() }
        self.controls = controls
        if new != frame {
            frame = new
            if swipe != nil {
                setNeedsPlacement()
                setNeedsPaint()
            }
        }
        first(RowBackgroundLayout.self)?.row = new
    }

    /// The outermost wrapper of a kind between the row and its content. - Complexity: O(modifiers of the row).
    func first<W>(_ type: W.Type) -> W? {
        var node: LayoutNode? = child
        while let wrapper = node as? WrapperLayout, !(wrapper is ScrollNode) {
            if let found = wrapper as? W { return found }
            node = wrapper.child
        }
        return nil
    }

    // MARK: Layout

    override package var children: [LayoutNode] {
        guard let child else { return [] }
        return swipe.map { [child, $0.strip] } ?? [child]
    }

    override package func placeChildren() {
        child.place(at: CGPoint(x: swipe?.shift ?? 0, y: 0), proposal: placedProposal ?? .unspecified)
        guard let swipe else { return }
        let width = swipe.reveal
        swipe.strip.place(
            at: CGPoint(x: swipe.strip.isAtRight ? frame.maxX - width : frame.minX, y: frame.minY),
            proposal: ProposedViewSize(width: width, height: frame.height))
    }

    // MARK: Swiping

    /// The swipe that shows the buttons of an edge; nil where there are none. - Complexity: O(modifiers of the row), and the buttons' views.
    func openStrip(_ edge: HorizontalEdge) -> RowSwipe? {
        if let swipe { return swipe.edge == edge ? swipe : nil }
        guard let list, sectionRole == .row || sectionRole == .none else { return nil }
        var declared: [SwipeActionsLayout] = []
        var node: LayoutNode? = child
        while let wrapper = node as? WrapperLayout, !(wrapper is ScrollNode) {
            if let actions = wrapper as? SwipeActionsLayout, actions.edge == edge { declared.insert(actions, at: 0) }
            node = wrapper.child
        }
        var nodes = declared.compactMap { $0.open() }
        if declared.isEmpty, edge == .trailing, list.deleteAction(of: self) != nil {
            // Asked for again when it runs: rows before this one may have gone meanwhile.
            let button = DeleteRowButton { [weak self] in
                guard let self, !self.isDead else { return }
                self.list?.deleteAction(of: self)?()
            }
            let made = SwipeButtons<DeleteRowButton>.makeTypedNode(SwipeButtons(button), in: _NodeContext(owner))
            deleteNode = made
            nodes = [made]
        }
        guard !nodes.isEmpty else { return nil }
        let strip = SwipeStripLayout(owner: owner, edge: edge, nodes: nodes)
        strip.parent = self
        guard strip.naturalWidth(frame.height) > 0 else {
            tearDownStrip()
            return nil
        }
        let made = RowSwipe(cell: self, strip: strip, allowsFull: declared.allSatisfy(\.allowsFullSwipe))
        swipe = made
        setNeedsPlacement()
        setNeedsPaint()
        return made
    }

    /// The row is back in its place.
    func swipeDidEnd() {
        swipe = nil
        tearDownStrip()
        if engine.openRow === self { engine.openRow = nil }
        setNeedsPlacement()
        setNeedsPaint()
    }

    private func tearDownStrip() {
        deleteNode?.tearDown()
        deleteNode = nil
        var node: LayoutNode? = child
        while let wrapper = node as? WrapperLayout, !(wrapper is ScrollNode) {
            (wrapper as? SwipeActionsLayout)?.tearDownOwned()
            node = wrapper.child
        }
    }

    package func forEachOwned(_ body: (ViewNode) -> Void) { if let deleteNode { body(deleteNode) } }
    package func tearDownOwned() {
        swipe = nil
        deleteNode?.tearDown()
        deleteNode = nil
    }

    // MARK: Display

    func setPressed(_ flag: Bool) {
        guard flag != isPressed else { return }
        isPressed = flag
        list?.setNeedsPaint()
    }

    /// The outline of the row, local.
    var outline: Path { Path(roundedRect: frame, cornerRadii: corners) }

    override package var paints: Bool { controls.isShown || isLifted || isStuck }
    override package func paint(into items: inout [DisplayItem]) {
        let style = owner.environment.styleContext
        if isLifted || isStuck {
            items.append(.fill(Path(frame), ListColors.row(style, isCard: list?.metrics.hasCards == true), evenOdd: false))
        }
        controls.paint(in: frame, shift: swipe?.shift ?? 0, isRightToLeft: isRightToLeft, style, into: &items)
    }

    override package func updateEffects(_ display: DisplayNode) {
        // A row that ceases to paint has nothing left to show.
        if !paints { display.items = [] }
        let isMoving = swipe != nil || (controls.isShown && controls.amount < 1)
        display.clip = isMoving ? outline : nil
        display.shadow =
            isLifted ? DisplayShadow(color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.25), radius: 8, offset: .zero) : nil
    }

    override package var label: String { "List row" }
}
