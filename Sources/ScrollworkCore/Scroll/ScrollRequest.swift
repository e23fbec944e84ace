import Foundation
import ScrollworkBase

/// What a programmatic scroll aims at.
package enum ScrollAim {
    /// A view by its id; nil for the least movement that shows it whole.
    case view(AnyHashable, anchor: UnitPoint?)
    /// A row that holds what is asked for and is not made yet.
    case row(UnmadeRow, anchor: UnitPoint?)
    /// An end of the content.
    case edge(Edge)
    /// A point of the content; nil leaves that axis alone.
    case offset(x: CGFloat?, y: CGFloat?)
}

/// A wish to bring something to a place of the visible area; resolved after layout (S-34).
package struct ScrollRequest {
    /// Ids are searched below it.
    weak var reader: ViewNode?
    /// The one scroll view that an edge or a point is meant for.
    weak var scroll: ScrollNode?
    let aim: ScrollAim
    let transaction: Transaction
    /// An id that is not there yet is looked for once more, after the updates of this round (S-35).
    var isRetry = false

    init(reader: ViewNode, id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) {
        self.reader = reader
        aim = .view(id, anchor: anchor)
        self.transaction = transaction
    }

    /// A wish for one scroll view and what is inside it.
    init(_ scroll: ScrollNode, _ aim: ScrollAim, transaction: Transaction) {
        reader = scroll.owner
        self.scroll = scroll
        self.aim = aim
        self.transaction = transaction
    }

    /// Runs in the Compose pass.
    func resolve(in engine: FrameLoop) {
        guard let reader, !reader.isDead else { return }
        if !engine.transactions.isEmpty {
            // Writes of the same turn come first.
            engine.scrollRequests.append(self)
            return
        }
        guard case .view(let id, _) = aim else {
            if let scroll, let target = scroll.target(of: aim) { scroll.scroll(to: target, transaction: transaction, aim: aim) }
            return
        }
        guard let found = ScrollRequest.find(id, in: reader) else {
            guard !isRetry else {
                if approach(id, reader, engine) { return }
                Warnings.once(
                    "scroll.unknown.\(id)",
                    "No view has the id \(id.base) that a scroll view was asked to scroll to; nothing moves. "
                        + "Give the view .id(_:), or check that the id is one of the data's and of the same type.")
                return
            }
            var again = self
            again.isRetry = true
            engine.scrollRequests.append(again)
            return
        }
        bringIntoPlace(found, reader)
    }

    /// Goes to the row that holds an id, where that row is not made; what is inside of it follows when it is.
    /// - Returns: whether there is such a row.
    private func approach(_ id: AnyHashable, _ reader: ViewNode, _ engine: FrameLoop) -> Bool {
        guard case .view(_, let anchor) = aim, let row = UnmadeRow.holding(id, below: reader), let place = row.place else { return false }
        let scrolls = bringIntoPlace([place], reader, row: row)
        engine.awaitedTargets.append(
            AwaitedTarget(
                reader: reader, id: id, anchor: anchor, scrolls: scrolls.map { WeakScrollNode($0) }, frame: engine.frameNumber))
        return true
    }

    /// Scrolls every scroll view from the target outwards to the reader, or, where there is none between, the nearest one around (S-30…S-32).
    /// - Parameters:
    ///   - row: the row that is brought into place for what is in it.
    ///   - keepingAnimations: whether scroll views that are animated go on and end at the target.
    /// - Returns: the scroll views.
    @discardableResult
    func bringIntoPlace(
        _ found: [(node: LayoutNode, rect: CGRect)], _ reader: ViewNode, row: UnmadeRow? = nil, keepingAnimations: Bool = false
    ) -> [ScrollNode] {
        guard case .view(let id, let anchor) = aim else { return [] }
        var scrolled: [ScrollNode] = []
        var node: LayoutNode? = found[0].node is RowLocator ? found[0].node : found[0].node.parent
        while let current = node {
            if let scroll = current as? ScrollNode {
                let isInsideReader = ScrollRequest.isBelow(scroll.owner, reader)
                if !scrolled.isEmpty && !isInsideReader { break }
                var target = scroll.position(of: found, anchor: anchor)
                let kept = anchor ?? scroll.edge(reachedAt: target, by: found)
                let collapse = scroll.aimedCollapse(target, found)
                if collapse != scroll.collapse { target = scroll.position(of: found, anchor: kept, collapse: collapse) }
                let aim = row.map { ScrollAim.row($0, anchor: kept) } ?? .view(id, anchor: kept)
                if keepingAnimations, scroll.activity.phase == .animating, scroll.animationAim != nil {
                    scroll.animationAim = (aim, collapse)
                    scroll.aimAgain()
                } else {
                    scroll.scroll(to: target, transaction: transaction, aim: aim, collapse: collapse)
                }
                scrolled.append(scroll)
                if !isInsideReader { break }
            }
            node = current.parent
        }
        return scrolled
    }

    /// The least movement that shows the target whole (S-21); of a target larger than the visible area the nearer edge, and none at all
    /// where it covers both (S-22).
    static func nearest(_ start: CGFloat, _ length: CGFloat, visible: CGFloat, position: CGFloat) -> CGFloat {
        let end = start + length
        let visibleEnd = position + visible
        if start <= position && end >= visibleEnd { return position }
        if start >= position && end <= visibleEnd { return position }
        let fits = length <= visible
        if start < position { return fits ? start : end - visible }
        return fits ? end - visible : start
    }

    private static func isBelow(_ node: ViewNode, _ ancestor: ViewNode) -> Bool {
        var current: ViewNode? = node
        while let inner = current {
            if inner === ancestor { return true }
            current = inner.parent
        }
        return false
    }

    // MARK: Finding

    /// The boxes of the first view with `id` in tree order, or the frame of the first row that is not made (S-27, S-29, S-36).
    /// - Complexity: O(made views), and a row's look-up in each container of unmade ones.
    static func find(_ id: AnyHashable, in root: ViewNode) -> [(node: LayoutNode, rect: CGRect)]? {
        let made = elements(with: id, in: root)
        if !made.isEmpty { return made.map { ($0, $0.scrollTargetRect) } }
        return row(with: id, in: root.elements.filter(\.isAttached)).map { [$0] }
    }

    /// The elements of the first node with `id` in tree order (S-27, S-29). - Complexity: O(nodes).
    static func elements(with id: AnyHashable, in root: ViewNode) -> [LayoutNode] {
        if root.scrollID == id {
            let elements = root.elements.filter(\.isAttached)
            if !elements.isEmpty { return elements }
        }
        var result: [LayoutNode] = []
        root.forEachChild { child in
            if result.isEmpty { result = elements(with: id, in: child) }
        }
        return result
    }

    private static func row(with id: AnyHashable, in nodes: [LayoutNode]) -> (node: LayoutNode, rect: CGRect)? {
        for node in nodes {
            if let rows = node as? RowLocator, let frame = rows.frame(ofRow: id) { return (node, frame) }
            if let found = row(with: id, in: node.children) { return found }
        }
        return nil
    }
}

extension LayoutNode {
    /// Whether it is a list of rows, or a row in one.
    var isInList: Bool {
        var node: LayoutNode? = self
        while let current = node, !(current is ScrollNode) {
            if current is ListLayoutNode { return true }
            node = current.parent
        }
        return false
    }

    /// What scrolling to this box brings into place, local: the box, or the whole cell of a list that it is the content of (M-130).
    var scrollTargetRect: CGRect {
        var node: LayoutNode = self
        while let parent = node.parent {
            if let cell = parent as? ListCellLayout { return cell.frame.applying(transform(to: cell).inverted()) }
            guard parent is WrapperLayout, !(parent is ScrollNode) else { break }
            node = parent
        }
        return bounds
    }
}

extension ScrollNode {
    /// The position that an aim asks for, before clamping; nil for an id that is not there.
    /// - Parameter collapse: how much of the bars is away for it, points; nil for as much as now.
    func target(of aim: ScrollAim, collapse: CGFloat? = nil) -> CGPoint? {
        var result = position
        switch aim {
        case .view(let id, let anchor):
            return ScrollRequest.find(id, in: owner).map { position(of: $0, anchor: anchor, collapse: collapse) }
        case .row(let row, let anchor): return row.place.map { position(of: [$0], anchor: anchor, collapse: collapse) }
        case .edge(.top): result.y = 0
        case .edge(.bottom): result.y = range(.vertical).upperBound
        case .edge(.leading): result.x = 0
        case .edge(.trailing): result.x = range(.horizontal).upperBound
        case .offset(let x, let y):
            result.x = x ?? result.x
            // 0 is rest, with everything of the bars (scroll.point.rest).
            result.y = y.map { $0 > 0 ? $0 + (collapse ?? self.collapse) : $0 } ?? result.y
        }
        return result
    }

    /// How much of the bars counts as away for a scroll to boxes, points. A scroll view aims at its frame as it is, and bars that go away for
    /// it leave the picture as it is (M-126); a list aligns the row with the bars that are left then, a little above their edge (M-130).
    func aimedCollapse(_ target: CGPoint, _ found: [(node: LayoutNode, rect: CGRect)]) -> CGFloat {
        let after = bars.collapse(afterJumpTo: min(target.y, range(.vertical).upperBound))
        guard after > collapse, found.contains(where: { $0.node.isInList }) else { return collapse }
        return after + profile.listOvershoot
    }

    /// Where the least movement to `target` puts boxes in the visible area; nil where nothing moves. It is known only before the first
    /// step: rows that are made on the way may be longer or shorter than estimated, and the boxes are to end at that edge all the same.
    func edge(reachedAt target: CGPoint, by found: [(node: LayoutNode, rect: CGRect)]) -> UnitPoint? {
        var edge = UnitPoint.topLeading
        for axis in scrollingAxes {
            guard target[axis] != position[axis] else { return nil }
            let length = found.reduce(0) { max($0, logicalRect($1.rect, of: $1.node).size[axis]) }
            // Of a target larger than the visible area the nearer edge is shown (S-22).
            edge[axis] = (target[axis] > position[axis]) == (length <= visibleSpan(axis).length) ? 1 : 0
        }
        return edge
    }

    /// The position at which the anchor rule puts boxes of the content, before clamping (S-20).
    /// - Parameter collapse: how much of the bars is away for it, points; nil for as much as now.
    func position(of found: [(node: LayoutNode, rect: CGRect)], anchor: UnitPoint?, collapse: CGFloat? = nil) -> CGPoint {
        var union: CGRect?
        for (node, rect) in found {
            let box = logicalRect(rect, of: node)
            union = union?.union(box) ?? box
        }
        guard let rect = union else { return position }
        var result = position
        for axis in Axis.allCases where axes.contains(axis) {
            var span = visibleSpan(axis)
            let away = axis == .vertical ? (collapse ?? self.collapse) - self.collapse : 0
            span.length += away
            let start = rect.origin[axis] + away - span.start
            let length = rect.size[axis]
            if let anchor {
                result[axis] = start + anchor[axis] * length - anchor[axis] * span.length
            } else {
                result[axis] = ScrollRequest.nearest(start, length, visible: span.length, position: position[axis])
            }
        }
        return result
    }
}
