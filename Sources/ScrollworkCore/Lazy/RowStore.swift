import ScrollworkBase

/// The rows that a source has made: those shown, and those that wait, suspended, for coming back (L-151).
package struct RowStore<Row: ViewNode> {
    private struct Entry {
        let node: Row
        var isShown = true
        /// The data changed while it waited.
        var isStale = false
        /// How often the layout direction had changed when it left.
        var directionChanges = 0
    }
    private var entries: [Int: Entry] = [:]
    /// Ascending.
    package private(set) var shown: [Int] = []

    package init() {}

    package var count: Int { entries.count }
    package func node(ofShown row: Int) -> Row { entries[row]!.node }
    package var shownNodes: [Row] { shown.map { entries[$0]!.node } }
    func forEachMade(_ body: (Int, Row) -> Void) { for (row, entry) in entries { body(row, entry.node) } }
    /// Everything that is made, ascending.
    package var all: [Row] { entries.sorted { $0.key < $1.key }.map(\.value.node) }

    /// Shows exactly the rows `wanted`; see `RowSource`.
    /// - Parameters:
    ///   - make: makes a row; nil where the data has none any more.
    ///   - refresh: brings a row up to date whose data changed while it waited.
    mutating func show(
        _ wanted: [Int], keeping kept: Range<Int>, in engine: FrameLoop, make: (Int) -> Row?, refresh: (Row, Int) -> Void
    ) -> Bool {
        guard wanted != shown else { return drop(outside: kept, in: engine) }
        let isWanted = Set(wanted)
        for row in shown where !isWanted.contains(row) {
            entries[row]!.isShown = false
            entries[row]!.directionChanges = engine.directionChanges
            entries[row]!.node.suspend()
            engine.report.rowsReleased += 1
        }
        var result: [Int] = []
        result.reserveCapacity(wanted.count)
        for row in wanted {
            if let entry = entries[row] {
                if !entry.isShown {
                    entries[row] = Entry(node: entry.node)
                    engine.report.rowsRealised += 1
                    if entry.isStale { refresh(entry.node, row) }
                    entry.node.resume(mirrored: entry.directionChanges != engine.directionChanges)
                }
                result.append(row)
            } else if let node = make(row) {
                entries[row] = Entry(node: node)
                engine.report.rowsRealised += 1
                engine.rowsAlive += 1
                result.append(row)
            }
        }
        let isChanged = result != shown
        shown = result
        _ = drop(outside: kept, in: engine)
        return isChanged
    }

    /// Makes a row that waits from the start, unless it is made: its views do not hear that they appeared.
    /// - Returns: the row, if it was made just now.
    mutating func prepare(_ row: Int, in engine: FrameLoop, make: (Int) -> Row?) -> Row? {
        guard entries[row] == nil, let node = make(row) else { return nil }
        entries[row] = Entry(node: node, isShown: false)
        engine.rowsAlive += 1
        return node
    }

    /// Tears down the rows that wait outside of `kept`. - Returns: false, as what is shown stays.
    private mutating func drop(outside kept: Range<Int>, in engine: FrameLoop) -> Bool {
        guard entries.count > shown.count else { return false }
        let gone = entries.filter { !$0.value.isShown && !kept.contains($0.key) }.map(\.key).sorted()
        for row in gone { entries.removeValue(forKey: row)!.node.tearDown() }
        engine.rowsAlive -= gone.count
        return false
    }

    /// The data changed: shown rows are refreshed at once, waiting ones when they come back.
    mutating func update(_ refresh: (Row, Int) -> Void) {
        for row in shown { refresh(entries[row]!.node, row) }
        guard entries.count > shown.count else { return }
        for row in Array(entries.keys) where !entries[row]!.isShown { entries[row]!.isStale = true }
    }

    /// Gives every row its new number; rows without one are taken out.
    /// - Returns: the removed ones that were shown, with their places among the shown rows. Waiting ones are torn down.
    mutating func renumber(in engine: FrameLoop, _ newNumber: (Row) -> Int?) -> [(node: Row, place: Int)] {
        var removed: [(Row, Int)] = []
        var kept: [Int: Entry] = [:]
        var stillShown: [Int] = []
        let places = Dictionary(uniqueKeysWithValues: zip(shown, shown.indices))
        for (old, entry) in entries.sorted(by: { $0.key < $1.key }) {
            if let new = newNumber(entry.node) {
                kept[new] = entry
                if entry.isShown { stillShown.append(new) }
            } else if entry.isShown {
                removed.append((entry.node, places[old] ?? 0))
            } else {
                entry.node.tearDown()
            }
        }
        engine.rowsAlive -= entries.count - kept.count
        entries = kept
        shown = stillShown.sorted()
        return removed
    }
}

extension ViewNode {
    /// Whether a row around this node has left the visible part of its container.
    package final var isSuspended: Bool { suspensions > 0 }

    /// The row leaves: nothing in it is updated or drawn, and its views hear that they disappeared (L-151, L-152).
    package final func suspend() {
        // Whoever wraps the elements may let go of its boxes now.
        for element in elements { element.parent = nil }
        func walk(_ node: ViewNode) {
            node.suspensions += 1
            if let watching = node as? ViewNode & AppearanceWatching { engine.enqueueDisappearance(watching) }
            node.forEachChild(walk)
        }
        walk(self)
    }

    /// The row comes back: what became out of date meanwhile is updated at once, outer nodes first.
    /// - Parameter mirrored: whether the layout direction may be another one now.
    package final func resume(mirrored: Bool) {
        func walk(_ node: ViewNode) {
            node.suspensions -= 1
            if node.isDirty, !node.isSuspended { node.runUpdate() }
            if let watching = node as? ViewNode & AppearanceWatching { engine.enqueueAppearance(watching) }
            node.forEachChild(walk)
        }
        walk(self)
        for element in elements {
            if mirrored { element.missDirectionChange() }
            element.catchUp()
        }
    }
}

extension LayoutNode {
    /// The layout direction changed while the subtree was out of the tree.
    fileprivate func missDirectionChange() {
        layoutDirectionDidChange()
        hasMissedLayout = true
        hasMissedPaint = true
        for child in children { child.missDirectionChange() }
    }

    /// Asks again for what the subtree queued while it was out of the tree, where no pass looked at it.
    fileprivate func catchUp() {
        if hasMissedLayout {
            hasMissedLayout = false
            var node: LayoutNode? = self
            while let current = node {
                current.cache.removeAll()
                current.cachedSpacing = nil
                current.needsPlacement = true
                node = current.parent
            }
        }
        if hasMissedPaint {
            hasMissedPaint = false
            setNeedsPaint()
        }
        for child in children { child.catchUp() }
    }
}
