import Foundation
import ScrollworkDisplay

/// What a shape, a text or a background can be filled with.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style for one environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The engine's hook: the paint for one place. Styles that resolve to another style use the default.
    func _makePaint(in context: _StyleContext) -> _Paint
}

extension ShapeStyle {
    public func _makePaint(in context: _StyleContext) -> _Paint { resolve(in: context.environment)._makePaint(in: context) }

    /// The paint in `context`.
    package func paint(in context: _StyleContext) -> DisplayPaint { _makePaint(in: context).paint }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) paints itself and has no resolved style. Implement resolve(in:) returning a style.")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
    public func _makePaint(in context: _StyleContext) -> _Paint { switch self {} }
}

extension Color: ShapeStyle {
    public func _makePaint(in context: _StyleContext) -> _Paint { _Paint(resolved(in: context)) }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never
    public func _makePaint(in context: _StyleContext) -> _Paint { _Paint(displayColor) }
}
