/// A lazy container that this does not keep alive.
struct WeakLazyContainer {
    weak var node: LazyContainerLayout?
}

extension FrameLoop {
    /// Lazy containers register themselves; those that are gone are forgotten at intervals. - Complexity: amortised O(1).
    func addLazyContainer(_ node: LazyContainerLayout) {
        if lazyContainers.count & (lazyContainers.count - 1) == 0 { lazyContainers.removeAll { $0.node?.isDead ?? true } }
        lazyContainers.append(WeakLazyContainer(node: node))
    }

    /// Other rows may be visible now.
    func scrollOffsetDidChange() { if !lazyContainers.isEmpty { rowWindowsAreDue = true } }
}
