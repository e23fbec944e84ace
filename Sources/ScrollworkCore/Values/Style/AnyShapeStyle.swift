/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    package let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    public func _makePaint(in context: _StyleContext) -> _Paint { base._makePaint(in: context) }
}
