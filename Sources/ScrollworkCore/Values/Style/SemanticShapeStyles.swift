import ScrollworkDisplay

// Styles that stand for a place of the user interface rather than for a colour.

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _makePaint(in context: _StyleContext) -> _Paint { HierarchicalShapeStyle.primary._makePaint(in: context) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background of the container.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _makePaint(in context: _StyleContext) -> _Paint {
        var inner = context
        inner.background = nil
        return context.background?._makePaint(in: inner) ?? _Paint(SystemColor.background.color(isDark: context.isDark))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _makePaint(in context: _StyleContext) -> _Paint { _Paint(Color.accentColor.resolved(in: context)) }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of a selection.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _makePaint(in context: _StyleContext) -> _Paint { _Paint(Color.accentColor.resolved(in: context)) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _makePaint(in context: _StyleContext) -> _Paint { _Paint(SystemColor.separator.color(isDark: context.isDark)) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The fill of thin and small shapes over a background.
public struct FillShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _makePaint(in context: _StyleContext) -> _Paint { _Paint(SystemColor.fill.color(isDark: context.isDark)) }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _makePaint(in context: _StyleContext) -> _Paint { _Paint(SystemColor.placeholder.color(isDark: context.isDark)) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _makePaint(in context: _StyleContext) -> _Paint { _Paint(SystemColor.link.color(isDark: context.isDark)) }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _makePaint(in context: _StyleContext) -> _Paint { _Paint(SystemColor.background.color(isDark: context.isDark)) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
