import Foundation
import ScrollworkBase

/// The layout node of lazy stacks.
package final class LazyStackLayout: LazyContainerLayout, AlgorithmicLazyLayout {
    private(set) var algorithm: StackAlgorithm

    init(owner: ViewNode, algorithm: StackAlgorithm) {
        self.algorithm = algorithm
        super.init(owner: owner, axis: algorithm.axis)
        tree.spacing = rowSpacing
    }

    override package var orderedAxis: Axis? { isRightToLeft && axis == .horizontal ? nil : axis }
    override package var rowSpacing: CGFloat { algorithm.spacing ?? ViewSpacing.defaultDistance }

    func setAlgorithm(_ new: StackAlgorithm) {
        guard new.alignment != algorithm.alignment || new.spacing != algorithm.spacing else { return }
        algorithm = new
        tree.spacing = rowSpacing
        // Rows of several views count the distances inside.
        measuredRows = []
        setNeedsMeasure()
    }

    // MARK: Rows

    /// A row is as long as its views and the distances between them; a row without views takes back the distance after it.
    override package func extent(of band: Band, cross: CGFloat) -> CGFloat {
        let offer = ProposedViewSize(axis, main: nil, cross: cross)
        let elements = elements(of: band)
        return elements.reduce(-rowSpacing) { $0 + $1.sizeThatFits(offer)[axis] + rowSpacing }
    }

    override package func offerAhead(cross: CGFloat) -> ProposedViewSize? { ProposedViewSize(axis, main: nil, cross: cross) }

    override package func place(_ band: Band, at offset: CGFloat, cross: CGFloat) {
        let offer = ProposedViewSize(axis, main: nil, cross: cross)
        let own = ViewDimensions(node: nil, size: size, proposal: offer)
        let line = algorithm.alignment.id.defaultValue(in: own)
        var main = offset
        for element in elements(of: band) {
            let dimensions = element.dimensions(for: offer)
            place(element, at: CGPoint(axis, main: main, cross: line - dimensions.value(algorithm.alignment)), proposal: offer)
            main += dimensions.size[axis] + rowSpacing
        }
    }

    // MARK: Without a scroll view

    /// As an eager stack, but for a concrete cross length, which is taken whole (L-147), and the ideal one, which is the first row's (L-146).
    override package func measureAll(_ proposal: ProposedViewSize) -> CGSize {
        var size = algorithm.size(children, proposal)
        let cross = axis.cross
        if let offered = proposal[cross], offered.isFinite {
            size[cross] = offered
        } else if proposal[cross] == nil, let first = children.first {
            size[cross] = first.sizeThatFits(ProposedViewSize(axis, main: nil, cross: nil))[cross]
        }
        return size
    }

    override package func placeAll() {
        for (child, origin, proposal) in layOut(ViewDimensions(node: self, size: size, proposal: placedProposal ?? .unspecified)) {
            place(child, at: origin, proposal: proposal)
        }
    }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        guard makesAllRows else { return super.layOut(dimensions) }
        let children = children
        var proposal = dimensions.proposal
        proposal[axis.cross] = dimensions.size[axis.cross]
        var result = algorithm.layOut(children, proposal)
        if !children.isEmpty {
            // Rows lie in the stretched stack by its alignment.
            let own = ViewDimensions(node: nil, size: dimensions.size, proposal: proposal)
            let line = algorithm.alignment.id.defaultValue(in: own)
            for (index, child) in children.enumerated() {
                result.origins[index][axis.cross] = line - child.dimensions(for: result.proposals[index]).value(algorithm.alignment)
            }
        }
        return children.indices.map { (children[$0], result.origins[$0], result.proposals[$0]) }
    }

    override package func makeSpacing() -> ViewSpacing {
        // Rows come and go; what is beside the stack must not move with them.
        scroller == nil ? algorithm.outerSpacing(children) : ViewSpacing()
    }
}
