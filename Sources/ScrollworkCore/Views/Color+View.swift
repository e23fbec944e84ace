import Foundation
import ScrollworkBase
import ScrollworkDisplay

extension Color: View {
    public typealias Body = Never
    public var body: Never { primitiveBody(Self.self) }
    nonisolated public static func _makeNode(_ view: Color, in context: _NodeContext) -> _ViewNode { ColorNode(view, context) }
}

/// A colour's node; a change of colour under an animation moves through the colours between.
private final class ColorNode: TypedNode<Color> {
    private var layoutNode: FillLayout!
    private var animator: ValueAnimator<AnimatableColor>?
    private var shown: DisplayColor = .clear

    override init(_ view: Color, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = FillLayout(owner: self)
        shown = resolve()
        show()
    }

    private func resolve() -> DisplayColor { track { view.resolved(in: environment.styleContext) } }

    private func show() {
        let color = shown
        layoutNode.setPaint { _, _ in .color(color) }
    }

    override func update(_ new: Color) {
        guard new != view else { return }
        view = new
        retarget()
    }

    private func retarget() {
        let target = resolve()
        animator = ValueAnimator.start(
            from: AnimatableColor(shown), to: AnimatableColor(target), running: animator, node: self)
        shown = animator?.current(at: engine.time).color ?? target
        show()
    }

    override func runUpdate() {
        isDirty = false
        guard let animator else {
            retarget()
            return
        }
        shown = animator.current(at: engine.time).color
        if animator.isFinished(at: engine.time) { self.animator = nil } else { engine.keepAnimating(self) }
        show()
    }

    override func makeElements() -> [LayoutNode] { [layoutNode] }
    override var label: String { "Color" }
}

/// A resolved colour as something that moves.
struct AnimatableColor: Animatable {
    var color: DisplayColor
    init(_ color: DisplayColor) { self.color = color }
    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get { AnimatablePair(AnimatablePair(color.red, color.green), AnimatablePair(color.blue, color.alpha)) }
        set {
            color = DisplayColor(
                red: newValue.first.first, green: newValue.first.second, blue: newValue.second.first, alpha: newValue.second.second)
        }
    }
}

/// A leaf that fills a path with a paint; takes the proposal unless the shape says otherwise (L-04, L-31).
package final class FillLayout: LayoutNode {
    package enum Drawing: Equatable {
        case fill(evenOdd: Bool)
        case stroke(DisplayStroke)
    }
    private var makePaint: ((CGRect, LayoutNode) -> DisplayPaint)?
    private var path: (CGRect) -> Path = { Path($0) }
    private var drawing: Drawing = .fill(evenOdd: false)
    private var sizeRule: ((ProposedViewSize) -> CGSize)?

    func setPaint(_ paint: @escaping (CGRect, LayoutNode) -> DisplayPaint) {
        makePaint = paint
        setNeedsPaint()
    }
    func setShape(_ path: @escaping (CGRect) -> Path, drawing: Drawing, size: ((ProposedViewSize) -> CGSize)?) {
        self.path = path
        self.drawing = drawing
        sizeRule = size
        setNeedsPaint()
    }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        sizeRule?(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }
    override package var paints: Bool { true }
    override package func paint(into items: inout [DisplayItem]) {
        guard size.width > 0, size.height > 0, let paint = makePaint?(bounds, self) else { return }
        if case .color(let color) = paint, color.alpha == 0 { return }
        let outline = path(bounds)
        switch drawing {
        case .fill(let evenOdd): items.append(.fill(outline, paint, evenOdd: evenOdd))
        case .stroke(let stroke): items.append(.stroke(outline, paint, stroke))
        }
    }
    /// A shape is touched where it is, not in its whole box.
    override package func containsForHitTest(_ point: CGPoint) -> Bool { path(bounds).contains(point) }
}
