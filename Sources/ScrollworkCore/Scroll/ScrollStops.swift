import Foundation
import ScrollworkBase

/// The positions at which target views are aligned, asked of the layout as it is.
package struct ScrollStops {
    let targets: ScrollTargets

    func along(_ axis: Axis, anchor: CGFloat) -> Line { Line(targets, axis, anchor) }

    /// The stops of one axis.
    struct Line {
        private let targets: ScrollTargets
        private let axis: Axis
        private let anchor: CGFloat
        /// Of views that are made, ascending, each once.
        private let made: [CGFloat]
        private let rows: [RowLocator]

        init(_ targets: ScrollTargets, _ axis: Axis, _ anchor: CGFloat) {
            self.targets = targets
            self.axis = axis
            self.anchor = anchor
            rows = targets.layouts.compactMap { $0.container as? RowLocator }
            let places = targets.layouts.filter { !($0.container is RowLocator) }.flatMap { layout in
                layout.container.children.map { targets.scroll.logicalRect($0.bounds, of: $0) }
            }
            made = places.map { targets.stop($0, axis, anchor) }.sorted().reduce(into: []) { list, stop in
                if let last = list.last, stop - last < 0.01 { return }
                list.append(stop)
            }
        }

        /// - Complexity: O(log n).
        func nearest(_ position: CGFloat) -> CGFloat? {
            let others = rows.flatMap { rows -> [CGFloat] in
                guard let here = row(rows, at: position) else { return [] }
                return [here, next(here, in: rows), previous(here, in: rows)].compactMap { $0 }
            }
            return (made + others).min { abs($0 - position) < abs($1 - position) }
        }

        func next(_ stop: CGFloat) -> CGFloat? {
            ([made.first { $0 > stop + 0.01 }] + rows.map { next(stop, in: $0) }).compactMap { $0 }.min()
        }

        func previous(_ stop: CGFloat) -> CGFloat? {
            ([made.last { $0 < stop - 0.01 }] + rows.map { previous(stop, in: $0) }).compactMap { $0 }.max()
        }

        // MARK: Rows that are not made

        private func row(_ rows: RowLocator, at position: CGFloat) -> CGFloat? {
            let span = targets.scroll.visibleSpan(axis)
            return stop(rows, containing: position + span.start + anchor * span.length)
        }

        /// The stop of the row at a place of the content.
        private func stop(_ rows: RowLocator, containing place: CGFloat) -> CGFloat? {
            let start = targets.scroll.logicalRect(rows.bounds, of: rows).origin[axis]
            guard let id = rows.row(at: place - start), let frame = rows.frame(ofRow: id) else { return nil }
            return targets.stop(targets.scroll.logicalRect(frame, of: rows), axis, anchor)
        }

        private func next(_ stop: CGFloat, in rows: RowLocator) -> CGFloat? { search(stop, rows, sign: 1) }
        private func previous(_ stop: CGFloat, in rows: RowLocator) -> CGFloat? { search(stop, rows, sign: -1) }

        /// Looks ahead in growing steps until another row answers; then comes back to the first one that does. - Complexity: O(log n) look-ups.
        private func search(_ from: CGFloat, _ rows: RowLocator, sign: CGFloat) -> CGFloat? {
            func other(_ step: CGFloat) -> CGFloat? {
                guard let found = row(rows, at: from + sign * step), sign * (found - from) > 0.01 else { return nil }
                return found
            }
            var step: CGFloat = 1
            let limit = targets.scroll.logicalRect(rows.bounds, of: rows).size[axis] + targets.scroll.size[axis]
            while other(step) == nil {
                step *= 2
                guard step < 2 * limit else { return nil }
            }
            var (low, high) = (step / 2, step)
            while high - low > 0.5 {
                let middle = (low + high) / 2
                if other(middle) == nil { low = middle } else { high = middle }
            }
            return other(high)
        }
    }
}

extension ScrollTargets {
    /// The position at which a box is aligned, or the content's end where it cannot be (S-117).
    func stop(_ rect: CGRect, _ axis: Axis, _ anchor: CGFloat) -> CGFloat {
        let span = scroll.visibleSpan(axis)
        let range = scroll.range(axis)
        let aligned = rect.origin[axis] - span.start + anchor * (rect.size[axis] - span.length)
        return min(max(aligned, range.lowerBound), range.upperBound)
    }
}
