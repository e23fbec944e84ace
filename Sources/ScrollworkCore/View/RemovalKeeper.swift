/// Keeps children that left the tree drawn while their removal transition runs (P-68): they have their place, but no say.
package final class RemovalKeeper {
    private unowned let node: ViewNode
    /// Children that leave, with the place among the live elements before which they stand.
    private var leaving: [(node: ViewNode, place: Int)] = []

    init(node: ViewNode) { self.node = node }

    var nodes: [ViewNode] { leaving.map(\.node) }

    /// Takes `old` out: at once, or after its transition if one is declared and the change is animated.
    func remove(_ old: ViewNode, at place: Int) {
        let engine = node.engine
        let completion = { [weak self] in self?.finish(old) ?? () }
        guard
            Transitions.leaveByItself(old, completion: completion)
                || (node.transaction.effectiveAnimation != nil && Transitions.beginRemoval(of: old, completion: completion))
        else {
            engine.disappearsEarly = Transitions.leavesEarly(old)
            old.tearDown()
            engine.disappearsEarly = false
            return
        }
        leaving.append((old, place))
    }

    private func finish(_ old: ViewNode) {
        leaving.removeAll { $0.node === old }
        for element in old.elements { node.engine.setLeaving(element, false) }
        old.tearDown()
        if !node.isDead { node.invalidateElements() }
    }

    func elements(live: [LayoutNode]) -> [LayoutNode] {
        guard !leaving.isEmpty else { return live }
        var result = live
        for entry in leaving.reversed() { result.insert(contentsOf: entry.node.elements, at: min(entry.place, result.count)) }
        return result
    }
}
