import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// A shape with a style: what `fill` makes.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) public var shape: Content
    nonisolated(unsafe) public var style: Style
    nonisolated(unsafe) public var fillStyle: FillStyle
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ShapeNode<Self, Content, Style>(view, context) {
            ShapeDrawing(shape: $0.shape, style: $0.style, drawing: .fill(evenOdd: $0.fillStyle.isEOFilled))
        }
    }
}

/// What a shape node draws.
struct ShapeDrawing<S: Shape, Style: ShapeStyle>: Animatable {
    var shape: S
    var style: Style
    var drawing: FillLayout.Drawing
    var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

private final class ShapeNode<V: View, S: Shape, Style: ShapeStyle>: TypedNode<V> {
    private var layoutNode: FillLayout!
    private let describe: (V) -> ShapeDrawing<S, Style>
    private var shown: ShapeDrawing<S, Style>
    private var animator: ValueAnimator<ShapeDrawing<S, Style>>?
    /// The colour, where the style is one, so that it can move.
    private var color: DisplayColor?
    private var colorAnimator: ValueAnimator<AnimatableColor>?

    init(_ view: V, _ context: _NodeContext, describe: @escaping (V) -> ShapeDrawing<S, Style>) {
        self.describe = describe
        shown = describe(view)
        super.init(view, context)
        layoutNode = FillLayout(owner: self)
        color = resolveColor()
        show()
    }

    private func resolveColor() -> DisplayColor? {
        let paint = track { shown.style._makePaint(in: environment.styleContext) }
        if case .color(let color) = paint.paint { return color }
        return nil
    }

    private func show() {
        let shown = self.shown
        let color = self.color
        layoutNode.setShape({ shown.shape.path(in: $0) }, drawing: shown.drawing, size: { shown.shape.sizeThatFits($0) })
        layoutNode.setPaint { bounds, node in
            if let color { return .color(color) }
            var context = node.owner.environment.styleContext
            context.bounds = bounds
            return shown.style._makePaint(in: context).paint
        }
    }

    override func update(_ new: V) {
        guard !ValueComparison.areEqual(view, new) else { return }
        view = new
        let target = describe(new)
        let old = shown
        animator = ValueAnimator.start(from: old, to: target, running: animator, node: self)
        shown = target
        moveColor()
        shown = animator?.current(at: engine.time) ?? target
        show()
        layoutNode.setNeedsMeasure()
    }

    private func moveColor() {
        let old = color
        let target = resolveColor()
        color = target
        guard let old, let target else { return }
        colorAnimator = ValueAnimator.start(from: AnimatableColor(old), to: AnimatableColor(target), running: colorAnimator, node: self)
        if let colorAnimator { color = colorAnimator.current(at: engine.time).color }
    }

    override func runUpdate() {
        isDirty = false
        if animator == nil, colorAnimator == nil { moveColor() }
        if let animator {
            shown = animator.current(at: engine.time)
            if animator.isFinished(at: engine.time) { self.animator = nil } else { engine.keepAnimating(self) }
        }
        if let colorAnimator {
            color = colorAnimator.current(at: engine.time).color
            if colorAnimator.isFinished(at: engine.time) { self.colorAnimator = nil } else { engine.keepAnimating(self) }
        }
        show()
    }

    override func makeElements() -> [LayoutNode] { [layoutNode] }
    override var label: String { TypeNames.short(S.self) }
}

/// A shape as a view of its own is filled with the foreground style.
extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// A stroked outline.
package struct StrokedShapeView<S: Shape, Style: ShapeStyle>: PrimitiveView {
    package typealias Body = Never
    nonisolated let shape: S
    nonisolated let style: Style
    nonisolated let stroke: StrokeStyle
    nonisolated init(shape: S, style: Style, stroke: StrokeStyle) {
        self.shape = shape
        self.style = style
        self.stroke = stroke
    }
    nonisolated package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ShapeNode<Self, S, Style>(view, context) {
            ShapeDrawing(shape: $0.shape, style: $0.style, drawing: .stroke($0.stroke.displayStroke))
        }
    }
}

extension Shape {
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        StrokedShapeView(shape: self, style: content, stroke: style)
    }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }
}

/// An area filled with a style.
package struct StyleFill<S: ShapeStyle>: View {
    nonisolated let style: S
    nonisolated init(style: S) { self.style = style }
    package var body: some View { Rectangle().fill(style) }
}

// Gradients and materials are views too: they fill their area.
extension LinearGradient: View { public var body: some View { Rectangle().fill(self) } }
extension RadialGradient: View { public var body: some View { Rectangle().fill(self) } }
extension AngularGradient: View { public var body: some View { Rectangle().fill(self) } }
extension EllipticalGradient: View { public var body: some View { Rectangle().fill(self) } }
