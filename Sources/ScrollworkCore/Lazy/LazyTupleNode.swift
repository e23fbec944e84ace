import ScrollworkBase

/// Views side by side in a lazy container: those that are one row each are made when they are shown, those that may be lists at once.
final class LazyTupleNode<T>: TypedNode<TupleView<T>>, RowSource {
    private let plan = TuplePlan.of(T.self)
    /// The parts that are made at once, by their numbers.
    private var fixed: [Int: ViewNode] = [:]
    private var store = RowStore<ViewNode>()

    override init(_ view: TupleView<T>, _ context: _NodeContext) {
        super.init(view, context)
        let inner = _NodeContext(list: self)
        withUnsafePointer(to: view.value) { value in
            for (number, part) in plan.parts.enumerated() where !isRow(number) { fixed[number] = part.make(UnsafeRawPointer(value), inner) }
        }
    }

    private func isRow(_ number: Int) -> Bool { plan.parts[number].kind == .one }

    override func update(_ new: TupleView<T>) {
        view = new
        withUnsafePointer(to: new.value) { value in
            let value = UnsafeRawPointer(value)
            for (number, part) in plan.parts.enumerated() { if let node = fixed[number] { part.update(value, node) } }
            store.update { node, number in plan.parts[number].update(value, node) }
        }
    }

    // MARK: Rows

    var rowCount: Int { plan.parts.count }

    func show(_ wanted: [Int], keeping kept: Range<Int>) -> Bool {
        let context = _NodeContext(self)
        let isChanged = withUnsafePointer(to: view.value) { value in
            let value = UnsafeRawPointer(value)
            return store.show(
                wanted, keeping: kept, in: engine, make: { plan.parts[$0].make(value, context) },
                refresh: { node, number in plan.parts[number].update(value, node) })
        }
        if isChanged { invalidateElements() }
        return isChanged
    }

    func lookInto<Result>(row: Int, _ look: (ViewNode) -> Result) -> Result? {
        guard isRow(row) else { return nil }
        let context = _NodeContext(self)
        let node = withUnsafePointer(to: view.value) { plan.parts[row].make(UnsafeRawPointer($0), context) }
        defer { node.tearDown() }
        return look(node)
    }

    var hasFixedRows: Bool { true }

    func prepare(_ row: Int) -> [LayoutNode] {
        let context = _NodeContext(self)
        let made = withUnsafePointer(to: view.value) { value in
            store.prepare(row, in: engine) { plan.parts[$0].make(UnsafeRawPointer(value), context) }
        }
        guard let node = made else { return [] }
        let elements = node.elements
        node.suspend()
        return elements
    }

    func forEachShownRow(_ body: (Int, ViewNode) -> Void) {
        for row in store.shown { body(row, store.node(ofShown: row)) }
    }

    func id(ofRow row: Int) -> AnyHashable? {
        withUnsafePointer(to: view.value) { plan.parts[row].description(UnsafeRawPointer($0))?.explicitID }
    }

    func row(withID id: AnyHashable) -> Int? { plan.parts.indices.first { isRow($0) && self.id(ofRow: $0) == id } }

    func takeChanges(formerCount: Int) -> [RowRun] { formerCount == rowCount ? [.kept(0..<rowCount)] : [.new(rowCount)] }

    override func collectRows(into list: inout RowList) {
        let outer = list.place
        for (number, part) in plan.parts.enumerated() {
            if let node = fixed[number] {
                node.collectRows(into: &list)
                continue
            }
            if outer.role == .none, let place = withUnsafePointer(to: view.value, { part.description(UnsafeRawPointer($0))?.sectionPlace })
            {
                list.place = place
            }
            list.append(self, rows: number..<number + 1)
            list.place = outer
        }
    }

    // MARK: Structure

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for node in inOrder { body(node) }
    }

    /// Everything that is made, in the order of the parts.
    private var inOrder: [ViewNode] {
        var made = fixed
        store.forEachMade { made[$0] = $1 }
        return made.sorted { $0.key < $1.key }.map(\.value)
    }

    override func makeElements() -> [LayoutNode] {
        var shown = fixed
        forEachShownRow { shown[$0] = $1 }
        return shown.sorted { $0.key < $1.key }.flatMap(\.value.elements)
    }

    override func willTearDown() { engine.rowsAlive -= store.count }
    // Rows that are not made have not said what they report.
    override var isDynamicStructure: Bool { true }
}
