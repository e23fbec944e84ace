import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

extension Text: View {
    public typealias Body = Never
    public var body: Never { primitiveBody(Self.self) }
    nonisolated public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode { TextNode(view, context) }
}

/// What a text inherits, resolved once per environment and shared by all texts in it.
final class ResolvedTextStyle {
    let context: TextContext
    let options: TextLayoutOptions
    let profile: PlatformProfile

    init(_ values: EnvironmentValues, style: StyleContext) {
        profile = values.profile
        let overrides = values.textOverrides
        let color = values.foreground.first.map { $0._makePaint(in: style).color } ?? Color.primary.resolved(in: style)
        let table = profile.kind == .iOS ? FontTable.iOS(values.dynamicTypeSize) : profile.fontTable
        context = TextContext(
            font: values.font, fontTable: table, weightOverride: overrides.weight, isBold: overrides.isBold, isItalic: overrides.isItalic,
            designOverride: overrides.design, color: color, styleContext: style, kerning: overrides.kerning, tracking: overrides.tracking,
            baselineOffset: overrides.baselineOffset, underline: overrides.underline, strikethrough: overrides.strikethrough,
            textCase: values.textCase, locale: values.locale)
        var options = TextLayoutOptions()
        let limits = values.lineLimits
        options.lineLimit = limits.maximum.map { max($0, 1) }
        options.minimumLines = limits.minimum
        switch values.multilineTextAlignment {
        case .leading: options.alignment = .leading
        case .center: options.alignment = .center
        case .trailing: options.alignment = .trailing
        }
        switch values.truncationMode {
        case .head: options.truncation = .head
        case .middle: options.truncation = .middle
        case .tail: options.truncation = .tail
        }
        options.lineSpacing = values.lineSpacing
        options.minimumScaleFactor = values.minimumScaleFactor
        options.allowsTightening = values.allowsTightening
        options.pixelScale = values.displayScale
        self.options = options
    }

    /// The style of a scope; tracked for the running reader.
    static func of(_ scope: EnvironmentScope) -> ResolvedTextStyle {
        scope.trackAll()
        if let known = scope.cachedTextStyle as? ResolvedTextStyle { return known }
        let made = Tracking.untracked { ResolvedTextStyle(scope.values, style: scope.styleContext) }
        scope.cachedTextStyle = made
        return made
    }
}

private final class TextNode: TypedNode<Text>, AccessibilitySource {
    private var layoutNode: TextLayoutNode!

    override init(_ view: Text, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = TextLayoutNode(owner: self)
        resolve()
    }

    override func update(_ new: Text) {
        guard new != view else { return }
        view = new
        resolve()
    }

    override func runUpdate() {
        isDirty = false
        resolve()
    }

    private func resolve() {
        let style = track { ResolvedTextStyle.of(environment) }
        layoutNode.set(view.resolvedRuns(in: style.context), style, hasFont: style.context.font != nil || view.namesFont)
    }

    override func makeElements() -> [LayoutNode] { [layoutNode] }
    override var label: String { "Text" }

    func describe(_ element: inout AccessibilityElement) -> Bool {
        let spoken = view.modifiers.lazy.compactMap { if case .accessibilityLabel(let label) = $0 { label } else { nil } }.first
        element.label = spoken ?? layoutNode.string
        element.traits = .isStaticText
        return element.label?.allSatisfy(\.isWhitespace) == false
    }
}

/// The layout box of a text: shaped once, broken into lines per width.
package final class TextLayoutNode: LayoutNode {
    private var runs: [TextRun] = []
    private var style: ResolvedTextStyle?
    private var shapedText: ShapedText?
    /// Lines for the widths that were asked for lately.
    private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []

    /// Whether somebody chose a font; the platform's plain font has distances of its own.
    private var hasFont = false

    func set(_ new: [TextRun], _ style: ResolvedTextStyle, hasFont: Bool) {
        if hasFont != self.hasFont {
            self.hasFont = hasFont
            setNeedsMeasure()
        }
        let looksSame = self.style.map { $0 === style || $0.options == style.options } ?? false
        if runs == new, looksSame {
            self.style = style
            return
        }
        let onlyColor = looksSame && runs.count == new.count && zip(runs, new).allSatisfy { $0.hasSameShape(as: $1) }
        runs = new
        self.style = style
        shapedText = nil
        layouts = []
        if !onlyColor { setNeedsMeasure() }
        setNeedsPaint()
    }

    /// Characters before a caret that is drawn in the text; nil for none.
    private var caret: (place: Int, color: DisplayColor)?
    /// UITextField's, points.
    static let caretWidth: CGFloat = 2

    func setCaret(_ place: Int?, color: DisplayColor) {
        guard place != caret?.place || (place != nil && color != caret?.color) else { return }
        caret = place.map { ($0, color) }
        setNeedsPaint()
    }

    /// Where the caret is, in the box as it is placed.
    var caretFrame: CGRect? {
        guard let caret else { return nil }
        let layout = layout(for: (placedProposal ?? .unspecified).withoutNaN)
        // After a break the caret is on the next line.
        guard let number = layout.lines.lastIndex(where: { $0.clusters.lowerBound <= caret.place }) else { return nil }
        let line = layout.lines[number]
        var x = line.x
        for cluster in line.clusters where cluster < caret.place { x += layout.advance(of: cluster) }
        let height = layout.size.height / CGFloat(max(layout.lines.count, 1))
        return CGRect(x: x, y: CGFloat(number) * height, width: Self.caretWidth, height: height)
    }

    package var string: String { runs.map(\.string).joined() }
    /// The lines as placed, with their ellipsis.
    package var drawnLines: [String] { layout(for: (placedProposal ?? .unspecified).withoutNaN).lineStrings }

    private var shaped: ShapedText {
        if let shapedText { return shapedText }
        let made = engine.shaper.shape(runs, isRightToLeft: isRightToLeft)
        engine.report.textsShaped += 1
        shapedText = made
        return made
    }

    private func layout(for proposal: ProposedViewSize) -> TextLayout {
        for entry in layouts where entry.proposal == proposal { return entry.layout }
        let made = TextLayout.make(
            shaped, proposedWidth: proposal.width, proposedHeight: proposal.height, options: style?.options ?? TextLayoutOptions())
        if layouts.count >= 4 { layouts.removeFirst() }
        layouts.append((proposal, made))
        return made
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { layout(for: proposal).size }

    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(for: dimensions.proposal.withoutNaN).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(for: dimensions.proposal.withoutNaN).lastBaseline }
        return nil
    }

    /// Vertical distances come from the font, horizontal ones are plain (L-52).
    override package func makeSpacing() -> ViewSpacing {
        guard let style else { return ViewSpacing() }
        let isStyled = hasFont || style.profile.kind == .iOS
        let distances = isStyled ? style.profile.styledText : style.profile.systemText
        let size = runs.first?.font.size ?? style.context.fontDescription.size
        var result = ViewSpacing()
        result[.top] = [.textToText: distances.textToText, .aboveText: distances.above * size]
        result[.bottom] = [.textToText: 0, .belowText: distances.below * size]
        return result
    }

    override package func layoutDirectionDidChange() {
        shapedText = nil
        layouts = []
    }

    /// Lines may break elsewhere within the same size.
    override package func proposalDidChange() {
        if layout(for: (placedProposal ?? .unspecified).withoutNaN).lines.count > 1 { setNeedsPaint() }
    }

    override package var paints: Bool { true }
    override package func paint(into items: inout [DisplayItem]) {
        if let caret, let frame = caretFrame {
            items.append(.fill(Path(frame), .color(caret.color), evenOdd: false))
        }
        guard !runs.isEmpty else { return }
        items.append(.text(layout(for: (placedProposal ?? .unspecified).withoutNaN), origin: .zero))
    }
    override package var label: String { "Text \"\(string.prefix(40))\"" }
}

extension TextRun {
    /// Whether only the colour differs, so that sizes stay.
    func hasSameShape(as other: TextRun) -> Bool {
        string == other.string && font == other.font && kerning == other.kerning && baselineOffset == other.baselineOffset
    }
}

extension Text {
    /// Whether a modifier of the text itself, or of its first part, names a font.
    var namesFont: Bool {
        if modifiers.contains(where: { if case .font(.some) = $0 { true } else { false } }) { return true }
        if case .concatenated(let first, _) = storage { return first.namesFont }
        return false
    }
}
