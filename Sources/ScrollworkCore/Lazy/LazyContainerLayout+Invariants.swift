import Foundation
import ScrollworkBase

extension LazyContainerLayout {
    /// What is wrong with the container after a frame, empty if nothing. O(tree nodes + rows shown).
    ///
    /// Checked: the tree itself, as many rows in it as in the content, shown rows = window ∪ pinned ∪ rows that are never taken down, every
    /// shown row measured, every element in one row, the size the sum of the rows.
    func violations() -> [String] {
        guard placedProposal != nil, isAttached, !makesAllRows, !rowsAreStale else { return [] }
        var found = tree.violations()
        if tree.count != rowCount { found.append("\(tree.count) rows in the tree, \(rowCount) in the content") }
        let fixed = rows.segments.filter { $0.source == nil }.flatMap { rowsHolding(items: $0.rows) }
        let expected = Set(window).union(pinnedRows(window)).union(rowsAroundFocus()).union(fixed)
        let shown = Set(bands.map(\.row))
        if shown != expected { found.append("rows \(shown.sorted()) are shown instead of \(expected.sorted())") }
        for band in bands where tree.measuredExtent(of: band.row) == nil { found.append("row \(band.row) is shown and was not measured") }
        if !zip(bands, bands.dropFirst()).allSatisfy({ $0.row < $1.row && $0.elements.upperBound <= $1.elements.lowerBound }) {
            found.append("rows are out of order: \(bands.map(\.row))")
        }
        if abs(contentExtent - size[axis]) > 1e-6 { found.append("the size is \(size[axis]), the rows sum up to \(contentExtent)") }
        return found.map { "\(label): \($0)" }
    }
}

extension FrameLoop {
    /// What is wrong with lazy containers; see `LazyContainerLayout.violations`.
    func lazyViolations() -> [String] { lazyContainers.flatMap { $0.node?.violations() ?? [] } }
}

extension TreeDump {
    /// Lazy containers in the order they came: tiles of their rows, and the rows in the window.
    package static func lazy(_ engine: FrameLoop) -> String {
        engine.lazyContainers.compactMap(\.node).filter { !$0.isDead && $0.isAttached }.map { container in
            "\(container.label) \(container.tree), window \(container.window.lowerBound)..<\(container.window.upperBound)\n"
        }.joined()
    }
}
