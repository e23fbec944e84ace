import Foundation
import ScrollworkGraph

package typealias ViewNode = _ViewNode

/// The retained node of a view: identity, place in the tree, inherited environment, tracked reads.
///
/// A view node is structure only; what has a size is its *elements* (`LayoutNode`): none for an empty view, one for most,
/// several for groups and lists. Naming of flags: `needs…` = this node or a descendant wants the pass.
public class _ViewNode: DependentClient {
    package unowned(unsafe) let engine: FrameLoop
    package private(set) unowned(unsafe) var parent: ViewNode?
    /// Steps from the root; passes work through their lists by it.
    package let depth: Int
    package final var environment: EnvironmentScope
    /// Set once the node left the tree: nothing may run for it any more.
    package final var isDead: Bool { life.isOver }
    /// Shared with the node's layout nodes, which may be held a little longer than the node itself.
    package final let life = NodeLife()
    package final var isDirty = false
    /// Whether this node's elements are rows of a lazy container.
    package let isLazyList: Bool
    /// How many rows around this node have left the visible part of their container and wait; 0 for a node that is shown.
    package final var suspensions: Int32 = 0
    /// On the work list of the next Animation pass.
    package final var isAnimating = false
    package final var dirtyReason: UpdateReason?
    /// The layout node whose content this subtree is, where the elements of this node are collected.
    package final weak var contentOwner: LayoutNode?
    private final var cachedElements: [LayoutNode]?
    private final var dependent: Dependent?
    /// Tells the current observation of `@Observable` reads from those of earlier runs.
    package final var observationGeneration = 0

    package init(_ context: _NodeContext) {
        engine = context.engine
        parent = context.parent
        depth = (context.parent?.depth ?? -1) + 1
        environment = context.environment
        isLazyList = context.isLazyList
        engine.report.nodesCreated += 1
        if engine.isInserting { insertionTransaction = engine.currentTransaction }
    }

    /// The transaction of the change that put this node into a shown tree; nil for nodes that were there from the start.
    package final var insertionTransaction: Transaction?
    package final var wasInserted: Bool { insertionTransaction != nil }

    // MARK: Structure

    /// Calls `body` for each structural child, in tree order.
    package func forEachChild(_ body: (ViewNode) -> Void) {}

    /// What this node contributes to its container, in order; computed when first asked for.
    package final var elements: [LayoutNode] {
        if let cachedElements { return cachedElements }
        let result = makeElements()
        cachedElements = result
        return result
    }

    package func makeElements() -> [LayoutNode] { [] }

    /// The only child, for a node whose elements are that child's or one around each of them; nil for all others.
    package var listContent: ViewNode? { nil }

    /// Appends the rows that this node stands for in a lazy container, made or not; by default itself as a single one.
    package func collectRows(into list: inout RowList) {
        if isLazyList, let listContent { listContent.collectRows(into: &list) } else { list.append(self) }
    }

    /// Drops what `elements` keeps, for the shadow check.
    package final func forgetElements() { cachedElements = nil }

    /// The elements of this node changed: everyone up to the container that collects them must ask again.
    package final func invalidateElements() {
        var node: ViewNode? = self
        while let current = node {
            current.cachedElements = nil
            if let owner = current.contentOwner {
                owner.contentDidChange()
                return
            }
            node = current.parent
        }
    }

    /// Whether the number or kind of elements can change over the node's life; then it may report any preference (P-54, P-56).
    package var isDynamicStructure: Bool { false }

    /// The name for dumps and causes.
    package var label: String { TypeNames.short(type(of: self)) }

    /// Whether the node stands for a view with a body of its own.
    package var isComposite: Bool { false }
    /// The name of the innermost view with a body around the node, for messages.
    package final var viewName: String {
        var node: ViewNode? = self
        while let current = node {
            if current.isComposite { return current.label }
            node = current.parent
        }
        return "the root view"
    }

    /// The id that `scrollTo` finds, if the node has one.
    package var scrollID: AnyHashable? { nil }

    /// The tag that the node's views have for pickers and tab views without being given one.
    package var implicitTag: AnyHashable? { nil }

    // MARK: Updates

    /// Runs the node's rule; called by the Update pass for nodes that are dirty.
    package func runUpdate() { isDirty = false }

    package final func markDirty(_ reason: UpdateReason) {
        guard !isDead, !isDirty else { return }
        isDirty = true
        dirtyReason = reason
        if !isSuspended { engine.enqueueUpdate(self) }
    }

    package final func sourceDidChange(reason: UpdateReason) { markDirty(reason) }

    /// Runs `rule` with its reads tracked as this node's.
    package final func track<Result>(_ rule: () -> Result) -> Result {
        let dependent = self.dependent ?? Dependent(client: self)
        self.dependent = dependent
        return dependent.track(rule)
    }

    /// Runs a closure that a view was given for making content, as a body runs: reads of state and of observable objects are this node's.
    package final func evaluateClosure<Result>(_ closure: () -> Result) -> Result {
        engine.evaluating(label) { track { ObservationBridge.track(self, closure) } }
    }

    /// The transaction that applies to this node's update: the running one, as changed by the modifiers above.
    package final var transaction: Transaction { engine.transaction(for: self) }
    /// Changes the transaction for this node's subtree; the role of `.animation` and `.transaction`.
    package func transform(_ transaction: inout Transaction) {}

    // MARK: Lifetime

    /// Leaves the tree for good: this node is told first, then its subtree; edges are cut.
    package final func tearDown() {
        guard !isDead else { return }
        life.isOver = true
        willTearDown()
        forEachChild { $0.tearDown() }
        dependent?.dropSources()
        dependent = nil
        engine.forgetConcealment(of: self)
    }

    package func willTearDown() {}
}

/// Whether a view node is still part of the tree.
package final class NodeLife {
    package fileprivate(set) var isOver = false
}
