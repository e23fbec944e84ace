/// A lazy container whose view says how it lays out its rows.
protocol AlgorithmicLazyLayout: LazyContainerLayout {
    associatedtype Algorithm
    init(owner: ViewNode, algorithm: Algorithm)
    func setAlgorithm(_ new: Algorithm)
}

/// The node of a lazy stack or grid.
final class LazyContainerNode<V: View, Content: View, Box: AlgorithmicLazyLayout>: ContainerNode<V, Content, Box> {
    private let contentPath: (V) -> Content
    private let pinned: (V) -> PinnedScrollableViews
    private let algorithm: (V) -> Box.Algorithm

    init(
        _ view: V, _ context: _NodeContext, content: @escaping (V) -> Content, pinned: @escaping (V) -> PinnedScrollableViews,
        algorithm: @escaping (V) -> Box.Algorithm
    ) {
        contentPath = content
        self.pinned = pinned
        self.algorithm = algorithm
        super.init(view, context, content: content(view), isLazy: true) { Box(owner: $0, algorithm: algorithm(view)) }
        layoutNode.pinnedViews = pinned(view)
    }

    override func update(_ new: V) {
        view = new
        layoutNode.setAlgorithm(algorithm(new))
        layoutNode.pinnedViews = pinned(new)
        content.update(contentPath(new))
    }
}
