import Foundation
import ScrollworkBase

// Headers and footers of sections that stay in sight (L-154, L-155).
extension LazyContainerLayout {
    /// The rows of one section.
    struct SectionRows {
        var rows: Range<Int>
        var headers = 0..<0
        var footers = 0..<0
    }

    /// Finds the sections; called when the list of rows changed. - Complexity: O(segments).
    func findSections() {
        sections = []
        sectionIndex = [:]
        guard !pinnedViews.isEmpty else { return }
        for segment in rows.segments {
            guard let id = segment.place.section else { continue }
            let range = rowsHolding(items: segment.rows)
            if sectionIndex[id] == nil {
                sectionIndex[id] = sections.count
                sections.append(SectionRows(rows: range))
            }
            let index = sectionIndex[id]!
            func join(_ a: Range<Int>) -> Range<Int> {
                a.isEmpty ? range : min(a.lowerBound, range.lowerBound)..<max(a.upperBound, range.upperBound)
            }
            sections[index].rows = join(sections[index].rows)
            if segment.place.role == .header { sections[index].headers = join(sections[index].headers) }
            if segment.place.role == .footer { sections[index].footers = join(sections[index].footers) }
        }
    }

    /// The section around a row. - Complexity: O(log sections).
    private func section(of row: Int) -> SectionRows? {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].rows.upperBound > row { high = middle } else { low = middle + 1 }
        }
        return low < sections.count && sections[low].rows.contains(row) ? sections[low] : nil
    }

    /// The headers of the section at the start of the window and the footers of the one at its end are shown wherever they belong.
    final func pinnedRows(_ window: Range<Int>) -> [Int] {
        guard let last = window.last, !sections.isEmpty else { return [] }
        var result: [Int] = []
        if pinnedViews.contains(.sectionHeaders) {
            if pinsFirstHeaderOnly {
                result += sections.first.map { Array($0.headers) } ?? []
            } else {
                result += section(of: window.lowerBound).map { Array($0.headers) } ?? []
            }
        }
        if pinnedViews.contains(.sectionFooters) { result += section(of: last).map { Array($0.footers) } ?? [] }
        return result
    }

    /// Where a shown row is put whose natural place is `offset`: there, or at the edge of the visible part for what is pinned.
    final func pinned(_ band: Band, at offset: CGFloat, edges: ClosedRange<CGFloat>?) -> CGFloat {
        guard let edges, let id = band.place.section, let index = sectionIndex[id] else { return offset }
        let section = sections[index]
        switch band.place.role {
        case .header where pinnedViews.contains(.sectionHeaders):
            if pinsFirstHeaderOnly, index > 0 { return offset }
            let lead = lead(ofRow: section.headers.lowerBound)
            let natural = tree.offset(of: section.headers.lowerBound) + lead
            let length = end(of: section.headers) - natural
            let limit = pinsFirstHeaderOnly ? .infinity : end(of: section.rows) - length
            return offset + max(min(max(natural, edges.lowerBound), limit) - natural, 0)
        case .footer where pinnedViews.contains(.sectionFooters):
            let natural = tree.offset(of: section.footers.lowerBound)
            let length = end(of: section.footers) - natural
            let start = tree.offset(of: section.rows.lowerBound)
            return offset + min(max(min(natural, edges.upperBound - length), start) - natural, 0)
        default: return offset
        }
    }

    /// Whether a child is a header or footer that stays in sight.
    final func isPinned(_ child: LayoutNode) -> Bool { !sections.isEmpty && isPinned(child.sectionPlace) }
    final func isPinned(_ band: Band) -> Bool { !sections.isEmpty && isPinned(band.place) }

    private func isPinned(_ place: SectionPlace) -> Bool {
        switch place.role {
        case .header: pinnedViews.contains(.sectionHeaders) && (!pinsFirstHeaderOnly || place.section.flatMap { sectionIndex[$0] } == 0)
        case .footer: pinnedViews.contains(.sectionFooters)
        case .none, .row: false
        }
    }

    private func end(of rows: Range<Int>) -> CGFloat {
        guard let last = rows.last else { return 0 }
        return tree.offset(of: last) + max(tree.extent(of: last), 0)
    }

    /// Between which edges pinned rows stay: the visible part less bars and margins.
    final func pinEdges(in scroller: ScrollNode, _ span: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
        guard !sections.isEmpty else { return nil }
        let visible = scroller.visibleSpan(axis)
        let start = span.lowerBound + scroller.outerInsets.start(axis) + visible.start
        return start...max(start + visible.length, start)
    }

    /// The offset changed and the shown rows stayed: what is pinned goes along, and nothing else is touched.
    final func movePinnedRows(in scroller: ScrollNode, _ span: ClosedRange<CGFloat>) {
        guard let edges = pinEdges(in: scroller, span) else { return }
        chosenEdges = edges
        let cross = measuredCross ?? size[axis.cross]
        for band in bands where band.place.role == .header || band.place.role == .footer {
            place(band, at: pinned(band, at: tree.offset(of: band.row), edges: edges), cross: cross)
        }
    }
}
