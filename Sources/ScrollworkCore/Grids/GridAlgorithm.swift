import Foundation
import ScrollworkBase

/// Where the cells of a lazy grid go (L-157, L-158).
package struct GridAlgorithm: Equatable {
    /// Along which lines follow each other.
    package var axis: Axis
    package var items: [GridItem]
    /// Of the tracks in the grid and, where an item has none, of cells in their tracks.
    package var alignment: Alignment
    /// Between lines, points.
    package var spacing: CGFloat

    package static func == (a: GridAlgorithm, b: GridAlgorithm) -> Bool {
        a.axis == b.axis && a.alignment == b.alignment && a.spacing == b.spacing && a.items.elementsEqual(b.items, by: Self.areEqual)
    }

    private static func areEqual(_ a: GridItem, _ b: GridItem) -> Bool {
        guard a.spacing == b.spacing, a.alignment == b.alignment else { return false }
        switch (a.size, b.size) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.flexible(let a, let b), .flexible(let c, let d)), (.adaptive(let a, let b), .adaptive(let c, let d)): return a == c && b == d
        default: return false
        }
    }

    package struct Place {
        package var origin: CGPoint
        package var proposal: ProposedViewSize
    }

    /// A line of cells, or one header or footer.
    private struct Line {
        var cells: Range<Int>
        var isWhole: Bool
    }

    /// - Complexity: O(cells), one measurement each.
    package func layOut(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> (size: CGSize, places: [Place]) {
        let offered = proposal[axis.cross].flatMap { $0.isFinite ? $0 : nil }
        let tracks = GridTracks(items, cross: offered)
        let cross = offered ?? tracks.total
        var places: [Place] = []
        places.reserveCapacity(children.count)
        var main: CGFloat = 0
        for (number, line) in lines(children, tracks.tracks.count).enumerated() {
            if number > 0 { main += spacing }
            let laidOut = self.line(children[line.cells], isWhole: line.isWhole, tracks, cross: cross)
            for place in laidOut.places {
                places.append(
                    Place(
                        origin: CGPoint(axis, main: main + place.origin[axis], cross: place.origin[axis.cross]), proposal: place.proposal))
            }
            main += laidOut.extent
        }
        return (CGSize(axis, main: main, cross: cross), places)
    }

    /// One line: as long as its longest cell (L-158). Places count from the start of the line.
    package func line(
        _ cells: ArraySlice<LayoutNode>, isWhole: Bool, _ tracks: GridTracks, cross: CGFloat
    ) -> (extent: CGFloat, places: [Place]) {
        let shift = share(alignment, axis.cross) * (cross - tracks.total)
        var extent: CGFloat = 0
        var boxes: [(child: ViewDimensions, start: CGFloat, length: CGFloat, alignment: Alignment, proposal: ProposedViewSize)] = []
        for (column, cell) in cells.enumerated() {
            let track = isWhole || column >= tracks.tracks.count ? nil : tracks.tracks[column]
            let length = track?.length ?? cross
            let offer = ProposedViewSize(axis, main: nil, cross: length)
            let dimensions = cell.dimensions(for: offer)
            extent = max(extent, dimensions.size[axis])
            boxes.append((dimensions, track.map { shift + $0.start } ?? 0, length, track?.alignment ?? alignment, offer))
        }
        let places = boxes.map { box in
            let cell = ViewDimensions(node: nil, size: CGSize(axis, main: extent, cross: box.length), proposal: .unspecified)
            let inner = CGPoint(
                x: cell[box.alignment.horizontal] - box.child[box.alignment.horizontal],
                y: cell[box.alignment.vertical] - box.child[box.alignment.vertical])
            return Place(origin: CGPoint(axis, main: inner[axis], cross: box.start + inner[axis.cross]), proposal: box.proposal)
        }
        return (extent, places)
    }

    /// Headers and footers have a line of their own, and the cell after them begins one (M-066, M-067).
    private func lines(_ children: [LayoutNode], _ count: Int) -> [Line] {
        var result: [Line] = []
        for (index, child) in children.enumerated() {
            let isWhole = child.sectionRole == .header || child.sectionRole == .footer
            if !isWhole, let last = result.last, !last.isWhole, last.cells.count < count {
                result[result.count - 1].cells = last.cells.lowerBound..<index + 1
            } else {
                result.append(Line(cells: index..<index + 1, isWhole: isWhole))
            }
        }
        return result
    }

    private func share(_ alignment: Alignment, _ axis: Axis) -> CGFloat {
        let unit = ViewDimensions(node: nil, size: CGSize(width: 1, height: 1), proposal: .unspecified)
        return axis == .horizontal ? unit[alignment.horizontal] : unit[alignment.vertical]
    }
}
