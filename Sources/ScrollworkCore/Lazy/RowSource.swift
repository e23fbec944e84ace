import ScrollworkBase

/// A view node that makes the rows of a lazy container when they are wanted, and takes them down again.
///
/// Rows are counted from 0 within the source. A row that left the container's window waits for a while, suspended, before it is torn down.
package protocol RowSource: ViewNode {
    /// Shows exactly the rows `wanted`, in ascending order, and keeps others within `kept` if they are made.
    /// - Returns: whether the shown rows changed. - Complexity: O(rows shown and kept).
    func show(_ wanted: [Int], keeping kept: Range<Int>) -> Bool
    /// Makes a row that is not shown, unless it is made, and lets it wait (L-150).
    /// - Returns: the boxes of a row that was made just now.
    func prepare(_ row: Int) -> [LayoutNode]
    /// The rows that are shown, ascending, with their nodes.
    func forEachShownRow(_ body: (Int, ViewNode) -> Void)
    /// - Complexity: O(1).
    func id(ofRow row: Int) -> AnyHashable?
    /// - Complexity: O(1) after an index of ids was made.
    func row(withID id: AnyHashable) -> Int?
    /// What became of the rows since this was asked last: runs that stayed, by their former numbers, and new ones.
    func takeChanges(formerCount: Int) -> [RowRun]
    var rowCount: Int { get }
    /// Makes a row for a moment, whether or not it is made, and looks at it; nil where the data has none.
    func lookInto<Result>(row: Int, _ look: (ViewNode) -> Result) -> Result?
    /// Whether rows keep their numbers for good.
    var hasFixedRows: Bool { get }
}

/// Consecutive rows of one source.
package struct RowSegment {
    /// The source; or, where `source` is nil, a node that is one row and always made.
    package let node: ViewNode
    package let source: (any RowSource)?
    /// The first row, counted within the source.
    package var first: Int
    /// The first row, counted within the container.
    package var base: Int
    package var count: Int
    /// The part of a section the rows are.
    package let place: SectionPlace

    package var rows: Range<Int> { base..<base + count }

    fileprivate func isSameRun(as other: RowSegment) -> Bool { node === other.node && first == other.first && place == other.place }
}

/// All rows of a lazy container, as runs of its sources.
package struct RowList {
    package private(set) var segments: [RowSegment] = []
    package private(set) var count = 0
    /// What the rows to be appended are to their section.
    package var place = SectionPlace()

    package init() {}

    /// A node that is one row.
    package mutating func append(_ node: ViewNode) {
        segments.append(RowSegment(node: node, source: nil, first: 0, base: count, count: 1, place: place))
        count += 1
    }

    package mutating func append(_ source: any RowSource, rows: Range<Int>) {
        guard !rows.isEmpty else { return }
        if let last = segments.last, last.node === source, last.place == place, last.first + last.count == rows.lowerBound {
            segments[segments.count - 1].count += rows.count
        } else {
            segments.append(RowSegment(node: source, source: source, first: rows.lowerBound, base: count, count: rows.count, place: place))
        }
        count += rows.count
    }

    /// The index of the segment that holds `row`. - Complexity: O(log segments).
    package func segment(of row: Int) -> Int? {
        guard row >= 0, row < count else { return nil }
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].base <= row { low = middle } else { high = middle }
        }
        return low
    }

    /// - Complexity: O(segments).
    package func row(withID id: AnyHashable) -> Int? {
        for segment in segments {
            guard let source = segment.source else {
                if segment.node.scrollID == id { return segment.base }
                continue
            }
            if let row = source.row(withID: id), row >= segment.first, row < segment.first + segment.count {
                return segment.base + row - segment.first
            }
        }
        return nil
    }

    package func id(ofRow row: Int) -> AnyHashable? {
        guard let index = segment(of: row) else { return nil }
        let segment = segments[index]
        return segment.source.map { $0.id(ofRow: segment.first + row - segment.base) } ?? segment.node.scrollID
    }

    /// The runs that lead from `former` to this list.
    /// - Complexity: O(segments), and that of the sources' own comparisons.
    package func changes(from former: RowList) -> [RowRun] {
        var known: [ObjectIdentifier: [RowSegment]] = [:]
        for segment in former.segments { known[ObjectIdentifier(segment.node), default: []].append(segment) }
        var runs: [RowRun] = []
        func add(_ run: RowRun) {
            guard run.count > 0 else { return }
            switch (runs.last, run) {
            case (.kept(let a)?, .kept(let b)) where a.upperBound == b.lowerBound: runs[runs.count - 1] = .kept(a.lowerBound..<b.upperBound)
            case (.new(let a)?, .new(let b)): runs[runs.count - 1] = .new(a + b)
            default: runs.append(run)
            }
        }
        for segment in segments {
            guard let old = known[ObjectIdentifier(segment.node)]?.first(where: { segment.isSameRun(as: $0) }) else {
                _ = segment.source?.takeChanges(formerCount: 0)
                add(.new(segment.count))
                continue
            }
            guard let source = segment.source, segment.first == 0, segment.count == source.rowCount else {
                // A run of a source whose rows never change their numbers; of others it is not known which ones stayed.
                if let source = segment.source, !source.hasFixedRows {
                    _ = source.takeChanges(formerCount: 0)
                    add(.new(segment.count))
                    continue
                }
                add(.kept(old.base..<old.base + min(old.count, segment.count)))
                add(.new(max(segment.count - old.count, 0)))
                continue
            }
            for run in source.takeChanges(formerCount: old.count) {
                switch run {
                case .kept(let rows): add(.kept(old.base + rows.lowerBound..<old.base + rows.upperBound))
                case .new: add(run)
                }
            }
        }
        return runs
    }
}
