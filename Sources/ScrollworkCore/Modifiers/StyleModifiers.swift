import Foundation
import ScrollworkBase

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { transformEnvironment(\.textOverrides) { $0.weight = weight } }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { transformEnvironment(\.textOverrides) { $0.design = design } }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { transformEnvironment(\.textOverrides) { $0.isBold = isActive } }
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textOverrides) { $0.isItalic = isActive }
    }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textOverrides) { $0.design = isActive ? .monospaced : nil }
    }
    nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        transformEnvironment(\.textOverrides) { $0.underline = isActive }
    }
    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        -> some View
    {
        transformEnvironment(\.textOverrides) { $0.strikethrough = isActive }
    }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        transformEnvironment(\.textOverrides) { $0.kerning = FiniteNumbers.checked(kerning, "kerning") }
    }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        transformEnvironment(\.textOverrides) { $0.tracking = FiniteNumbers.checked(tracking, "tracking") }
    }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment(\.textOverrides) { $0.baselineOffset = FiniteNumbers.checked(baselineOffset, "baseline offset") }
    }
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimits, LineLimits(maximum: number)) }
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(maximum: nil, minimum: limit.lowerBound))
    }
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimits(maximum: limit.upperBound))
    }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimits(maximum: limit.upperBound, minimum: limit.lowerBound))
    }
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimits(maximum: limit, minimum: reservesSpace ? limit : 0))
    }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, FiniteNumbers.checked(lineSpacing, "line spacing"))
    }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, FiniteNumbers.checked(factor, "minimum scale factor", or: 1))
    }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foreground, color.map { [AnyShapeStyle($0)] } ?? [])
    }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { environment(\.foreground, [AnyShapeStyle(style)]) }
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        environment(\.foreground, [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        environment(\.foreground, [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }
    /// Colours are passed down; of other styles controls take the platform's tint.
    @_disfavoredOverload
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tint, tint as? Color) }
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { environment(\.backgroundStyle, AnyShapeStyle(style)) }
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
    /// The colour scheme of the window that shows this view, its background included.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
            .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
    nonisolated public func disabled(_ disabled: Bool) -> some View { transformEnvironment(\.isEnabled) { $0 = $0 && !disabled } }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
}

/// The colour scheme that the content wants for its window; the first one that is said counts.
package struct PreferredColorSchemeKey: PreferenceKey {
    package static var defaultValue: ColorScheme? { nil }
    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
