import Foundation

/// A subtree that is part of the tree and that nobody can see: a tab that is not selected, a page under another one.
struct Concealment {
    /// Whether updates in it wait until it is revealed (M-197).
    let freezes: Bool
    /// Dirty nodes that wait.
    var waiting: [ViewNode] = []
}

extension FrameLoop {
    /// Tells views in the subtree of `node` that they disappeared. Their state, and what they report, stays.
    /// - Parameter freezes: whether updates in the subtree wait until it is revealed.
    /// - Complexity: O(nodes of the subtree).
    package func conceal(_ node: ViewNode, freezes: Bool) {
        guard concealed[ObjectIdentifier(node)] == nil else { return }
        concealed[ObjectIdentifier(node)] = Concealment(freezes: freezes)
        forEachWatcher(in: node) { enqueueDisappearance($0) }
    }

    /// Ends what `conceal` began: views appear, and what waited is updated in this or the next Update pass.
    package func reveal(_ node: ViewNode) {
        guard let ended = concealed.removeValue(forKey: ObjectIdentifier(node)) else { return }
        for waiting in ended.waiting where !waiting.isDead && waiting.isDirty { enqueueUpdate(waiting) }
        forEachWatcher(in: node) { enqueueAppearance($0) }
    }

    /// A concealed node leaves the tree.
    package func forgetConcealment(of node: ViewNode) { concealed[ObjectIdentifier(node)] = nil }

    /// - Complexity: O(depth) while anything is concealed.
    package func isConcealed(_ node: ViewNode) -> Bool {
        guard !concealed.isEmpty else { return false }
        return node.firstAncestor { concealed[ObjectIdentifier($0)] != nil } != nil
    }

    /// Keeps a dirty node of a frozen subtree for later. - Returns: whether it did.
    func postpone(_ node: ViewNode) -> Bool {
        guard !concealed.isEmpty,
            let root = node.firstAncestor(where: { concealed[ObjectIdentifier($0)]?.freezes == true })
        else { return false }
        concealed[ObjectIdentifier(root)]?.waiting.append(node)
        return true
    }

    private func forEachWatcher(in node: ViewNode, _ body: (ViewNode & AppearanceWatching) -> Void) {
        if let watcher = node as? ViewNode & AppearanceWatching { body(watcher) }
        node.forEachChild { forEachWatcher(in: $0, body) }
    }
}

extension ViewNode {
    /// The nearest of this node and its ancestors that fulfils `condition`.
    package final func firstAncestor(where condition: (ViewNode) -> Bool) -> ViewNode? {
        var node: ViewNode? = self
        while let current = node {
            if condition(current) { return current }
            node = current.parent
        }
        return nil
    }
}
