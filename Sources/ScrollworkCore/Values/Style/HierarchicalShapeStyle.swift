import ScrollworkDisplay

/// A level of the foreground style: its primary form or a fainter one.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    private static let systemColors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

    /// How much of the primary style is left per level, where the environment gives no style for the level.
    static let opacities = [1, 0.5, 0.25, 0.2, 0.15]

    public func _makePaint(in context: _StyleContext) -> _Paint {
        guard let primary = context.foreground.first else {
            return _Paint(Self.systemColors[level].color(isDark: context.isDark))
        }
        // What the environment holds may itself be a level; it then means the one of the styles around it.
        var inner = context
        inner.foreground = []
        if level < context.foreground.count { return context.foreground[level]._makePaint(in: inner) }
        return primary._makePaint(in: inner).multipliedAlpha(Self.opacities[level])
    }
}

/// A fainter level of a given style.
package struct _HierarchicalLevel<Base: ShapeStyle>: ShapeStyle {
    package typealias Resolved = Never
    let base: Base
    let level: Int

    package func _makePaint(in context: _StyleContext) -> _Paint {
        base._makePaint(in: context).multipliedAlpha(HierarchicalShapeStyle.opacities[level])
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { _HierarchicalLevel(base: self, level: 1) }
    public var tertiary: some ShapeStyle { _HierarchicalLevel(base: self, level: 2) }
    public var quaternary: some ShapeStyle { _HierarchicalLevel(base: self, level: 3) }
    public var quinary: some ShapeStyle { _HierarchicalLevel(base: self, level: 4) }
}
