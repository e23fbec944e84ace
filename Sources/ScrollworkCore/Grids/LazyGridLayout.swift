import Foundation
import ScrollworkBase

/// The layout box of a lazy grid: its rows are lines of cells, headers and footers (L-157, L-158).
package final class LazyGridLayout: LazyContainerLayout, AlgorithmicLazyLayout {
    private var algorithm: GridAlgorithm
    private var tracks: GridTracks
    private var tracksCross: CGFloat?

    init(owner: ViewNode, algorithm: GridAlgorithm) {
        self.algorithm = algorithm
        tracks = GridTracks(algorithm.items, cross: nil)
        super.init(owner: owner, axis: algorithm.axis)
        tree.spacing = rowSpacing
    }

    func setAlgorithm(_ new: GridAlgorithm) {
        guard new != algorithm else { return }
        algorithm = new
        tracksCross = nil
        measuredRows = []
        rowsAreStale = true
        setNeedsMeasure()
    }

    override package var rowSpacing: CGFloat { algorithm.spacing }

    /// Views that an element gives besides its first would shift all cells after it, so that where a line begins is known only when
    /// all elements before it were made: such a grid makes all its cells (L-149).
    override package var makesAllRows: Bool { hasIrregularItems || super.makesAllRows }

    override package func adopt(cross: CGFloat) {
        guard tracksCross != cross else { return }
        tracksCross = cross
        let count = tracks.tracks.count
        tracks = GridTracks(algorithm.items, cross: cross)
        if tracks.tracks.count != count || lines == nil { rowsAreStale = true }
    }

    override package func shownRows(of list: RowList) -> RowList { list.withoutRepeatedIDs() }

    override package func makeLines(_ list: RowList) -> LineMap? { LineMap(list, perLine: tracks.tracks.count) }

    override package func idealCrossLength(_ first: Band) -> CGFloat { GridTracks(algorithm.items, cross: nil).total }

    private func isWhole(_ band: Band) -> Bool { band.place.role == .header || band.place.role == .footer }

    override package func extent(of band: Band, cross: CGFloat) -> CGFloat {
        let elements = elements(of: band)
        guard !elements.isEmpty else { return -rowSpacing }
        return algorithm.line(elements, isWhole: isWhole(band), tracks, cross: cross).extent
    }

    override package func place(_ band: Band, at offset: CGFloat, cross: CGFloat) {
        let elements = elements(of: band)
        let line = algorithm.line(elements, isWhole: isWhole(band), tracks, cross: cross)
        for (element, cell) in zip(elements, line.places) {
            place(element, at: CGPoint(axis, main: offset + cell.origin[axis], cross: cell.origin[axis.cross]), proposal: cell.proposal)
        }
    }

    override package func measureAll(_ proposal: ProposedViewSize) -> CGSize { algorithm.layOut(children, proposal).size }

    override package func placeAll() {
        for (child, origin, proposal) in layOut(ViewDimensions(node: self, size: size, proposal: placedProposal ?? .unspecified)) {
            place(child, at: origin, proposal: proposal)
        }
    }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        guard makesAllRows else { return super.layOut(dimensions) }
        let result = algorithm.layOut(children, ProposedViewSize(axis, main: nil, cross: dimensions.size[axis.cross]))
        return zip(children, result.places).map { ($0, $1.origin, $1.proposal) }
    }
}
