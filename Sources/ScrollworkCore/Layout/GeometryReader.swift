import Foundation
import ScrollworkBase
import ScrollworkGraph

/// A reader of its own size and place; accepts the whole proposal (L-90, L-91).
@frozen public struct GeometryReader<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) public var content: (GeometryProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { GeometryReaderNode(view, context) }
}

/// The geometry of a view. What is read is tracked: a proxy asked for its size only does not wake on a change of place (P-94).
public struct GeometryProxy {
    package let node: LayoutNode
    package let sizeSource: Source?
    package let safeAreaSource: Source?

    package init(node: LayoutNode, sizeSource: Source? = nil, safeAreaSource: Source? = nil) {
        self.node = node
        self.sizeSource = sizeSource
        self.safeAreaSource = safeAreaSource
    }

    /// Size of the reader, points.
    public var size: CGSize {
        sizeSource?.track()
        return node.size
    }

    public subscript<T>(anchor: Anchor<T>) -> T {
        // A reader in an overlay of the anchored content shares its root; the way up and down again is through it.
        guard let anchored = anchor.node else { return anchor.source.resolve(node, .identity) }
        anchored.trackSize()
        let up = anchored.transform(to: nil)
        let down = node.transform(to: nil).inverted()
        return anchor.source.resolve(anchored, up.concatenating(down))
    }

    /// Insets of the safe area that overlap the reader's own edges, points (L-111).
    public var safeAreaInsets: EdgeInsets {
        safeAreaSource?.track()
        sizeSource?.track()
        return node.safeAreaOverlap
    }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        sizeSource?.track()
        return node.frame(node.bounds, in: coordinateSpace)
    }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }

    /// The bounds of a space in local coordinates, nil where it is not found or turned (P-91).
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let target = node.ancestor(named: coordinateSpace.name) else { return nil }
        let transform = node.transform(to: target)
        guard transform.isRectilinear else { return nil }
        return target.bounds.applying(transform.inverted())
    }
}

/// The node of a geometry reader. Its content is made when the size is known, in the Layout pass, so that it needs no extra frame.
private final class GeometryReaderNode<Content: View>: TypedNode<GeometryReader<Content>> {
    private var content: TypedNode<Content>?
    private var layoutNode: GeometryReaderLayout!
    private let sizeSource = Source("size of GeometryReader")
    private let safeAreaSource = Source("safe area of GeometryReader")
    private var isStale = true

    override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = GeometryReaderLayout(owner: self)
        layoutNode.onSafeAreaChange = { [unowned self] in safeAreaSource.changed(UpdateReason("safe area")) }
        layoutNode.prepare = { [unowned self] sizeChanged in self.prepare(sizeChanged) }
    }

    override func update(_ new: GeometryReader<Content>) {
        view = new
        isStale = true
        // Before the first placement there is nothing to bring up to date.
        if content != nil { runUpdate() }
    }

    override func runUpdate() {
        isDirty = false
        guard layoutNode.placedProposal != nil else {
            isStale = true
            return
        }
        evaluate()
    }

    /// Called by the layout node when its size is set, before children are placed.
    private func prepare(_ sizeChanged: Bool) {
        if sizeChanged { sizeSource.changed(UpdateReason("size")) }
        if isStale || isDirty {
            isDirty = false
            evaluate()
        }
    }

    private func evaluate() {
        isStale = false
        engine.report.countBody(of: GeometryReader<Content>.self, reason: dirtyReason)
        dirtyReason = nil
        let made = evaluateClosure {
            view.content(GeometryProxy(node: layoutNode, sizeSource: sizeSource, safeAreaSource: safeAreaSource))
        }
        if let content {
            content.update(made)
        } else {
            let node = Content.makeTypedNode(made, in: _NodeContext(self))
            content = node
            layoutNode.adopt(node)
            layoutNode.preferencesDidChange()
            layoutNode.setNeedsPaint()
        }
    }

    override var isDynamicStructure: Bool { content == nil }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { [layoutNode] }
}

/// The layout node of a geometry reader: children sit at its top-leading corner, over each other.
package final class GeometryReaderLayout: ContainerLayout {
    var prepare: ((Bool) -> Void)?
    var onSafeAreaChange: (() -> Void)?
    override package func safeAreaAroundDidChange() { onSafeAreaChange?() }
    private var lastSize: CGSize?

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override package func placeChildren() {
        prepare?(size != lastSize)
        lastSize = size
        let offer = ProposedViewSize(size)
        for child in children { place(child, at: .zero, proposal: offer) }
    }

    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override package func makeSpacing() -> ViewSpacing { ViewSpacing() }
}
