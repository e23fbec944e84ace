import ScrollworkDisplay

/// A translucent layer. What lies behind it shines through unblurred, and is therefore covered more than the system does.
public struct Material: ShapeStyle, Hashable {
    public typealias Resolved = Never

    /// The share of the layer's own colour, 0…1.
    private let coverage: Double

    public static let ultraThin = Material(coverage: 0.5)
    public static let thin = Material(coverage: 0.7)
    public static let regular = Material(coverage: 0.84)
    public static let thick = Material(coverage: 0.9)
    public static let ultraThick = Material(coverage: 0.95)
    public static let bar = Material(coverage: 0.94)

    public func _makePaint(in context: _StyleContext) -> _Paint {
        let tone = context.isDark ? DisplayColor(red: 0.14, green: 0.14, blue: 0.15) : DisplayColor(red: 0.97, green: 0.97, blue: 0.98)
        return _Paint(tone.multipliedAlpha(coverage))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material.ultraThin }
    public static var thinMaterial: Material { Material.thin }
    public static var regularMaterial: Material { Material.regular }
    public static var thickMaterial: Material { Material.thick }
    public static var ultraThickMaterial: Material { Material.ultraThick }
    public static var bar: Material { Material.bar }
}
