import ScrollworkBase

extension RowList {
    /// Without the elements whose ids another section before theirs has: a lazy grid does not make their cells (M-069, P-24).
    ///
    /// Where no ids are shared, or there are more than `LazyLimits.comparedCells`, the list is the same.
    /// - Complexity: O(1) for a single section, else O(cells).
    func withoutRepeatedIDs() -> RowList {
        let sections = Set(segments.compactMap(\.place.section))
        guard sections.count > 1, count <= LazyLimits.comparedCells else { return self }
        var owners: [AnyHashable: ObjectIdentifier] = [:]
        var result = RowList()
        var isShorter = false
        for segment in segments {
            result.place = segment.place
            guard let source = segment.source else {
                result.append(segment.node)
                continue
            }
            let rows = segment.first..<segment.first + segment.count
            guard !source.hasFixedRows, let section = segment.place.section, segment.place.role == .row else {
                result.append(source, rows: rows)
                continue
            }
            for row in rows {
                if let id = source.id(ofRow: row) {
                    if let owner = owners[id], owner != section {
                        isShorter = true
                        warn(of: id)
                        continue
                    }
                    owners[id] = section
                }
                result.append(source, rows: row..<row + 1)
            }
        }
        result.place = place
        return isShorter ? result : self
    }

    private func warn(of id: AnyHashable) {
        Warnings.once(
            "grid.repeated.\(id)",
            "Two sections of a lazy grid have an element with the id \(id.base); only the first one is shown. "
                + "Give elements ids that are different in all of the grid, such as one made of the section's and the element's.")
    }
}
