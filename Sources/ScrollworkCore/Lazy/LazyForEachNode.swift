import Foundation
import ScrollworkBase
import ScrollworkGraph

/// One element of a `ForEach` in a lazy container. What the content closure reads is this node's, so that a change runs it for this row alone.
private final class LazyElementNode<Content: View>: ViewNode {
    let id: AnyHashable
    /// The row's number in its `ForEach`.
    var row: Int
    private let make: (Int) -> Content?
    /// nil where the data had no such element any more.
    private var content: TypedNode<Content>?

    init(id: AnyHashable, row: Int, _ context: _NodeContext, make: @escaping (Int) -> Content?) {
        self.id = id
        self.row = row
        self.make = make
        super.init(context)
        if let made = evaluateClosure({ make(row) }) { content = Content.makeTypedNode(made, in: _NodeContext(list: self)) }
    }

    override func runUpdate() {
        isDirty = false
        dirtyReason = nil
        guard let made = evaluateClosure({ make(row) }) else { return }
        if let content {
            content.update(made)
        } else {
            content = Content.makeTypedNode(made, in: _NodeContext(list: self))
            invalidateElements()
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { content?.elements ?? [] }
    override var scrollID: AnyHashable? { id }
    override var implicitTag: AnyHashable? { id }
    override var label: String { "ForEachElement" }
}

/// The node of a `ForEach` in a lazy container: knows the ids of all elements and makes those that are shown.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<ForEach<Data, ID, Content>>, RowSource {
    private var ids: RowIDs<ID> = .list([])
    /// The rows by id; for a range the ids are the rows.
    private var index: [ID: Int] = [:]
    /// The elements that are rows, where some were left out for an id that is taken.
    private(set) var takenElements: [Int]?
    private var store = RowStore<LazyElementNode<Content>>()
    /// What the container knows.
    private var collectedIDs: RowIDs<ID> = .list([])
    /// Rows that came with a change that may animate, the change, and the frame it belongs to.
    private var inserted: (ids: Set<ID>, transaction: Transaction, frame: Int)?
    private lazy var removal = RemovalKeeper(node: self)

    override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        super.init(view, context)
        readIDs()
    }

    override func update(_ new: ForEach<Data, ID, Content>) {
        let isSameData = Self.isSameStorage(view.data, new.data)
        view = new
        if isSameData, !isDirty { refreshRows() } else { runUpdate() }
    }

    override func runUpdate() {
        isDirty = false
        dirtyReason = nil
        let former = ids
        readIDs()
        if ids.isSame(as: former) { refreshRows() } else { rowsChanged(from: former) }
    }

    /// Whether two arrays are one and the same, so that nothing in them needs to be compared. - Complexity: O(1).
    private static func isSameStorage(_ a: Data, _ b: Data) -> Bool {
        guard let a = a as? [Data.Element], let b = b as? [Data.Element], a.count == b.count else { return false }
        return a.withUnsafeBufferPointer { first in b.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress } }
    }

    // MARK: Ids

    private func readIDs() {
        if view.isOwnID, let range = view.data as? Range<Int> {
            ids = .span(range)
            return
        }
        // The data may be read lazily, so the reads are this node's; each element's content is its row's.
        let list = evaluateClosure { view.data.map(view.id) }
        takenElements = nil
        if case .list(let old) = ids, RowIDs.areEqual(old, list) { return }
        index.removeAll(keepingCapacity: true)
        guard RowIDs.number(list, &index) else { return readUnique(list) }
        ids = .list(list)
    }

    /// The first element with an id is shown, others with the same one are left out (P-24).
    private func readUnique(_ list: [ID]) {
        var kept: [Int] = []
        index.removeAll(keepingCapacity: true)
        var twice: ID?
        for (element, id) in list.enumerated() {
            if index[id] == nil {
                index[id] = kept.count
                kept.append(element)
            } else if twice == nil {
                twice = id
            }
        }
        DuplicateIDs.warn(twice)
        takenElements = kept
        ids = .list(kept.map { list[$0] })
    }

    private func makeContent(_ row: Int) -> Content? {
        let data = view.data
        let element = takenElements.map { row < $0.count ? $0[row] : Int.max } ?? row
        guard element < data.count else {
            Warnings.once(
                "foreach.mutated.\(TypeNames.short(Data.self))",
                "The data of a ForEach has lost elements since it was handed over (\(data.count) are left), so row \(row) is left out "
                    + "until the next update. Change data in actions only, and let the view know.")
            return nil
        }
        return view.content(data[data.index(data.startIndex, offsetBy: element)])
    }

    private func makeRow(_ row: Int) -> LazyElementNode<Content>? {
        let id = ids.id(at: row)
        func node() -> LazyElementNode<Content> {
            LazyElementNode(id: AnyHashable(id), row: row, _NodeContext(self)) { [unowned self] in makeContent($0) }
        }
        // What comes with a change that animates comes in by its transition; what scrolls into view later does not.
        guard let inserted, inserted.frame == engine.frameNumber, inserted.ids.contains(id) else { return node() }
        var made: LazyElementNode<Content>?
        engine.inserting(under: inserted.transaction) { made = node() }
        return made
    }

    private func refreshRows() {
        store.update { node, row in
            node.row = row
            node.runUpdate()
        }
    }

    private func rowsChanged(from former: RowIDs<ID>) {
        let removed = store.renumber(in: engine) { row(of: $0.id.base as! ID) }
        refreshRows()
        for entry in removed { removal.remove(entry.node, at: entry.place) }
        noteInsertions(former)
        invalidateElements()
    }

    /// Rows that a change under an animation brings come in by their transition.
    private func noteInsertions(_ former: RowIDs<ID>) {
        inserted = nil
        let transaction = engine.currentTransaction
        guard transaction.effectiveAnimation != nil else { return }
        var ids = Set<ID>()
        var row = 0
        for run in self.ids.runs(from: former) {
            if case .new(let count) = run {
                for new in row..<row + min(count, LazyLimits.rowsInWindow) { ids.insert(self.ids.id(at: new)) }
            }
            row += run.count
        }
        if !ids.isEmpty { inserted = (ids, transaction, engine.frameNumber) }
    }

    private func row(of id: ID) -> Int? {
        guard case .span(let range) = ids else { return index[id] }
        guard let number = id as? Int, range.contains(number) else { return nil }
        return number - range.lowerBound
    }

    // MARK: Rows

    var rowCount: Int { ids.count }
    func id(ofRow row: Int) -> AnyHashable? { row >= 0 && row < ids.count ? AnyHashable(ids.id(at: row)) : nil }
    func row(withID id: AnyHashable) -> Int? { (id.base as? ID).flatMap { row(of: $0) } }

    func show(_ wanted: [Int], keeping kept: Range<Int>) -> Bool {
        let isChanged = store.show(
            wanted, keeping: kept, in: engine, make: makeRow,
            refresh: { node, row in
                node.row = row
                node.runUpdate()
            })
        if isChanged { invalidateElements() }
        return isChanged
    }

    func lookInto<Result>(row: Int, _ look: (ViewNode) -> Result) -> Result? {
        guard row < rowCount, let node = makeRow(row) else { return nil }
        defer { node.tearDown() }
        return look(node)
    }

    var hasFixedRows: Bool { false }

    func prepare(_ row: Int) -> [LayoutNode] {
        guard let node = store.prepare(row, in: engine, make: makeRow) else { return [] }
        let elements = node.elements
        node.suspend()
        return elements
    }

    func forEachShownRow(_ body: (Int, ViewNode) -> Void) {
        for row in store.shown { body(row, store.node(ofShown: row)) }
    }

    func takeChanges(formerCount: Int) -> [RowRun] {
        defer { collectedIDs = ids }
        return collectedIDs.count == formerCount ? ids.runs(from: collectedIDs) : [.new(ids.count)]
    }

    override func collectRows(into list: inout RowList) { list.append(self, rows: 0..<rowCount) }

    // MARK: Structure

    override var isDynamicStructure: Bool { true }
    override func willTearDown() { engine.rowsAlive -= store.count }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        store.all.forEach(body)
        removal.nodes.forEach(body)
    }
    override func makeElements() -> [LayoutNode] { removal.elements(live: store.shownNodes.flatMap(\.elements)) }
}

/// The message about ids that are there twice.
enum DuplicateIDs {
    static func warn<ID>(_ id: ID?) {
        Warnings.once(
            "foreach.duplicate.\(String(describing: id))",
            "ForEach has the id \(id.map { "\($0)" } ?? "?") more than once; the first element with it is shown, the others are left out. "
                + "Give every element an id of its own.")
    }
}
