import Foundation

extension Text {
    package enum Modifier: Equatable, Sendable {
        case font(Font?)
        case weight(Font.Weight?)
        case design(Font.Design?)
        case width(Font.Width?)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case color(Color?)
        case style(AnyShapeStyle)
        case underline(Bool, LineStyle)
        case strikethrough(Bool, LineStyle)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case scale(Scale)
        case accessibilityLabel(String)

        package static func == (a: Modifier, b: Modifier) -> Bool {
            switch (a, b) {
            case (.font(let x), .font(let y)): x == y
            case (.weight(let x), .weight(let y)): x == y
            case (.design(let x), .design(let y)): x == y
            case (.width(let x), .width(let y)): x == y
            case (.bold(let x), .bold(let y)), (.italic(let x), .italic(let y)), (.monospaced(let x), .monospaced(let y)): x == y
            case (.monospacedDigit, .monospacedDigit): true
            case (.color(let x), .color(let y)): x == y
            case (.style(let x), .style(let y)): x.isEqual(to: y)
            case (.underline(let x, let s), .underline(let y, let t)), (.strikethrough(let x, let s), .strikethrough(let y, let t)):
                x == y && s == t
            case (.kerning(let x), .kerning(let y)), (.tracking(let x), .tracking(let y)), (.baselineOffset(let x), .baselineOffset(let y)):
                x == y
            case (.scale(let x), .scale(let y)): x == y
            case (.accessibilityLabel(let x), .accessibilityLabel(let y)): x == y
            default: false
            }
        }
    }

    package func modified(_ modifier: Modifier) -> Text {
        var result = self
        result.modifiers.append(modifier)
        return result
    }

    public func font(_ font: Font?) -> Text { modified(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }
    public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }
    public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }
    public func bold() -> Text { modified(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }
    public func italic() -> Text { modified(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }
    public func monospacedDigit() -> Text { modified(.monospacedDigit) }
    public func foregroundColor(_ color: Color?) -> Text { modified(.color(color)) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.style(AnyShapeStyle(style))) }

    /// Lines are drawn solid in the colour of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        modified(.underline(isActive, LineStyle(pattern: .solid, color: color)))
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.underline(isActive, LineStyle(pattern: pattern, color: color)))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive, LineStyle(pattern: .solid, color: color)))
    }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive, LineStyle(pattern: pattern, color: color)))
    }

    /// Extra space after each character, points.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(FiniteNumbers.checked(kerning, "kerning"))) }

    /// Extra space after each character, points; wins over kerning.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(FiniteNumbers.checked(tracking, "tracking"))) }

    /// Points, positive upwards.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        modified(.baselineOffset(FiniteNumbers.checked(baselineOffset, "baseline offset")))
    }

    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? modified(.scale(scale)) : self }
}

// Speech and accessibility.
extension Text {
    public func accessibilityLabel(_ label: Text) -> Text { modified(.accessibilityLabel(label.string(in: TextContext()))) }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { modified(.accessibilityLabel(String(label))) }

    /// Nothing is spoken here; accepted.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
