import Foundation

extension Font {
    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
    public func bold() -> Font { modified(.bold(true)) }
    public func bold(_ isActive: Bool) -> Font { modified(.bold(isActive)) }
    public func italic() -> Font { modified(.italic(true)) }
    public func italic(_ isActive: Bool) -> Font { modified(.italic(isActive)) }
    public func monospaced() -> Font { modified(.monospaced(true)) }
    public func monospaced(_ isActive: Bool) -> Font { modified(.monospaced(isActive)) }

    /// Digits of equal width, as far as the font's own digits are not.
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }

    /// Kept, but drawn as ordinary letters.
    public func smallCaps() -> Font { modified(.smallCaps(true)) }
    public func smallCaps(_ isActive: Bool) -> Font { modified(.smallCaps(isActive)) }
    public func lowercaseSmallCaps() -> Font { modified(.smallCaps(true)) }
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { modified(.smallCaps(isActive)) }
    public func uppercaseSmallCaps() -> Font { modified(.smallCaps(true)) }
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { modified(.smallCaps(isActive)) }

    /// Kept, but without effect on the line height.
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }

    /// Kept, but drawn in the standard width.
    public func width(_ width: Width) -> Font { modified(.width(width)) }
    public func width(_ width: CGFloat) -> Font { modified(.width(Width(width))) }

    /// The font in another size, points.
    public func pointSize(_ size: CGFloat) -> Font { modified(.size(size)) }

    /// The font with its size multiplied.
    public func scaled(by factor: CGFloat) -> Font { modified(.scale(factor)) }
}
