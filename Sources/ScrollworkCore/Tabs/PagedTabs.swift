import Foundation
import ScrollworkBase
import ScrollworkGraph

/// The pages of a tab view side by side: one fills the view, a swipe goes to the next.
struct PagedTabs<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let isSelected: (AnyHashable) -> Bool
    nonisolated private let dots: PageDots
    nonisolated(unsafe) private let choose: (AnyHashable) -> Void
    nonisolated(unsafe) private var position = State(initialValue: ScrollPosition())
    /// What the selection holds for each page.
    nonisolated(unsafe) private var values = State(initialValue: [AnyHashable]())
    /// The page that is in sight.
    nonisolated(unsafe) private var shown = State(initialValue: 0)

    nonisolated init(
        content: Content, isSelected: @escaping (AnyHashable) -> Bool, dots: PageDots, choose: @escaping (AnyHashable) -> Void
    ) {
        self.content = content
        self.isSelected = isSelected
        self.dots = dots
        self.choose = choose
    }

    var body: some View {
        let (position, values, shown, choose) = (position.projectedValue, values.projectedValue, shown.projectedValue, choose)
        let wanted = values.wrappedValue.firstIndex(where: isSelected) ?? 0
        GeometryReader { proxy in
            ScrollView(.horizontal, showsIndicators: false) {
                PageStrip(content: content, size: proxy.size) { values.wrappedValue = $0 }
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(position)
            .onScrollGeometryChange(for: Int.self) { geometry in
                let width = geometry.containerSize.width
                return width > 0 ? Int((geometry.contentOffset.x / width).rounded()) : 0
            } action: { _, page in
                guard page != shown.wrappedValue, values.wrappedValue.indices.contains(page) else { return }
                shown.wrappedValue = page
                choose(values.wrappedValue[page])
            }
            // A page that the user swiped to is where it should be.
            .onChange(of: wanted, initial: true) { _, page in
                guard page != shown.wrappedValue else { return }
                shown.wrappedValue = page
                position.wrappedValue.scrollTo(x: CGFloat(page) * proxy.size.width)
            }
        }
        .overlay(alignment: .bottom) {
            if dots == .always || (dots == .automatic && values.wrappedValue.count > 1) {
                PageControl(count: values.wrappedValue.count, current: shown.wrappedValue)
            }
        }
    }
}

/// A dot for each page (UIPageControl's sizes, points).
private struct PageControl: View {
    let count: Int
    let current: Int
    var body: some View {
        HStack(spacing: 9) {
            ForEach(0..<count, id: \.self) { Circle().fill(Color.primary.opacity($0 == current ? 0.9 : 0.3)).frame(width: 7, height: 7) }
        }
        .frame(height: 26)
    }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// Views in a row, each in a page of the same size.
struct PageStrip<Content: View>: PrimitiveView {
    typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated let size: CGSize
    /// Told what stands for each page, when that changes.
    nonisolated(unsafe) let onValues: ([AnyHashable]) -> Void
    nonisolated init(content: Content, size: CGSize, onValues: @escaping ([AnyHashable]) -> Void) {
        self.content = content
        self.size = size
        self.onValues = onValues
    }
    nonisolated static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { PageStripNode(view, context) }
}

private final class PageStripNode<Content: View>: TypedNode<PageStrip<Content>> {
    private var content: TypedNode<Content>!
    private var layoutNode: PageStripLayout!
    private var told: [AnyHashable] = []

    override init(_ view: PageStrip<Content>, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = PageStripLayout(owner: self)
        content = Content.makeTypedNode(view.content, in: _NodeContext(self))
        layoutNode.adopt(content)
        layoutNode.setPage(view.size)
        layoutNode.onPagesChange = { [unowned self] in markDirty(UpdateReason("pages")) }
        tell()
    }

    override func update(_ new: PageStrip<Content>) {
        view = new
        content.update(new.content)
        layoutNode.setPage(new.size)
        tell()
    }

    override func runUpdate() { tell() }

    private func tell() {
        isDirty = false
        let values = layoutNode.children.enumerated().map { $1.tagValue(below: self) ?? AnyHashable($0) }
        guard values != told else { return }
        told = values
        engine.enqueueAction(self) { [unowned self] in view.onValues(told) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { [layoutNode] }
    override var label: String { "pages" }
}

private final class PageStripLayout: ContainerLayout {
    private var page = CGSize.zero
    var onPagesChange: (() -> Void)?

    func setPage(_ new: CGSize) {
        guard new != page else { return }
        page = new
        setNeedsMeasure()
    }

    override var orderedAxis: Axis? { .horizontal }
    override func contentDidChange() {
        super.contentDidChange()
        onPagesChange?()
    }
    override func traitsDidChange() { onPagesChange?() }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: page.width * CGFloat(children.count), height: page.height)
    }
    override func placeChildren() {
        let offer = ProposedViewSize(page)
        for (place, child) in children.enumerated() {
            let inner = child.sizeThatFits(offer)
            self.place(
                child,
                at: CGPoint(x: CGFloat(place) * page.width + (page.width - inner.width) / 2, y: (page.height - inner.height) / 2),
                proposal: offer)
        }
    }
    override func makeSpacing() -> ViewSpacing { ViewSpacing() }
}

extension LayoutNode {
    /// The tag of an element: the one it was given, or that of its element in a `ForEach` below `root`.
    func tagValue(below root: ViewNode) -> AnyHashable? {
        if let tag = trait(TagKey.self), let tag { return tag }
        // Modifiers around a whole `ForEach` have one node for all elements; what is inside belongs to one.
        var inner = self
        while let wrapper = inner as? WrapperLayout, let child = wrapper.child { inner = child }
        var node: ViewNode? = inner.owner
        while let current = node, current !== root {
            if let tag = current.implicitTag { return tag }
            node = current.parent
        }
        return nil
    }
}
