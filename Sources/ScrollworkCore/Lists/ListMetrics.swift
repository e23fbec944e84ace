import Foundation
import ScrollworkBase

/// The measures of one look of lists on one platform, points (L-171, M-189, M-190, M-193, M-194).
package struct ListMetrics: Equatable {
    /// From the list's edges to the rows' backgrounds.
    package var margin: CGFloat
    /// From a row's edges to its content.
    package var inset: CGFloat
    /// Added to the height of a row's content, above and below together.
    package var padding: CGFloat
    package var rowMinimum: CGFloat
    /// Above the first row where no header stands there.
    package var top: CGFloat
    package var sectionGap: CGFloat
    package var headerHeight: CGFloat
    package var hasCards: Bool
    package var separator: CGFloat?
    /// Between the rows of a section; more than 0 makes each row a card of its own.
    var rowSpacing: CGFloat = 0
    /// Lines above the first and below the last row of a section (UIKit's plain lists).
    var hasSectionLines = false
    /// Row insets of one's own come on top of the list's leading inset, and reach over its trailing one (M-194).
    var addsRowInsets = false
    /// From the row's sides to the background of a chosen row, and its corner radius.
    var highlightInset: CGFloat = 0
    var highlightRadius: CGFloat = 0
    var headerProminence = Prominence.standard

    /// Headers stay in sight: those of plain lists push each other, and on the desktop the first one stays (M-191, M-193).
    package var pinned: PinnedScrollableViews = []
    package var pinsFirstHeaderOnly = false

    package static func of(_ look: _ListLook, _ profile: PlatformProfile) -> ListMetrics {
        guard profile.kind == .iOS else {
            let isPlain = look == .plain
            return ListMetrics(
                margin: 0, inset: isPlain ? 8 : 16, padding: 8, rowMinimum: 24, top: isPlain ? 0 : 10, sectionGap: 20, headerHeight: 28,
                hasCards: false, separator: 1, addsRowInsets: true, highlightInset: isPlain ? 0 : 10, highlightRadius: isPlain ? 0 : 5,
                pinned: .sectionHeaders, pinsFirstHeaderOnly: true)
        }
        switch look {
        case .plain, .inset:
            return ListMetrics(
                margin: 0, inset: 16, padding: 30, rowMinimum: 56, top: 0, sectionGap: 22, headerHeight: 28, hasCards: false,
                separator: nil, hasSectionLines: true, highlightInset: look == .inset ? 8 : 0, highlightRadius: look == .inset ? 8 : 0,
                pinned: look == .plain ? .sectionHeaders : [])
        case .grouped:
            return ListMetrics(
                margin: 0, inset: 16, padding: 30, rowMinimum: 56, top: 35, sectionGap: 35, headerHeight: 28, hasCards: true, separator: nil
            )
        case .automatic, .insetGrouped, .sidebar:
            return ListMetrics(
                margin: 16, inset: 16, padding: 30, rowMinimum: 56, top: 35, sectionGap: 35, headerHeight: 28, hasCards: true,
                separator: nil)
        }
    }

    /// From a row's edges to its content, with what the row says itself.
    func insets(_ own: RowInsets) -> EdgeInsets {
        guard addsRowInsets else {
            return EdgeInsets(
                top: own.top ?? padding / 2, leading: own.leading ?? inset, bottom: own.bottom ?? padding / 2,
                trailing: own.trailing ?? inset)
        }
        return EdgeInsets(
            top: own.top ?? padding / 2, leading: inset + (own.leading ?? 0), bottom: own.bottom ?? padding / 2,
            trailing: max(inset, own.trailing ?? 0))
    }

    /// From the edges of a header or footer to its content. Footers of several lines keep clear of the card above them (UIKit).
    func insets(of role: SectionRole) -> EdgeInsets {
        let vertical: CGFloat = role == .footer && hasCards ? 6 : 0
        return EdgeInsets(top: vertical, leading: inset, bottom: vertical, trailing: inset)
    }

    /// A prominent header stands further off from what is above it (ours).
    static let prominentHeaderHeight: CGFloat = 44

    /// The least height of a header or footer.
    func height(ofHeader cell: LayoutNode, _ place: SectionPlace) -> CGFloat {
        let prominence = cell.trait(HeaderProminenceKey.self) ?? headerProminence
        guard place.role == .header, prominence == .increased, hasCards else { return headerHeight }
        return max(headerHeight, Self.prominentHeaderHeight)
    }

    /// The background of a chosen row.
    func highlight(_ row: CGRect, _ corners: RectangleCornerRadii) -> Path {
        highlightRadius > 0
            ? Path(roundedRect: row.insetBy(dx: highlightInset, dy: 0), cornerRadius: highlightRadius)
            : Path(roundedRect: row, cornerRadii: corners)
    }
}

/// What modifiers around a list say about its measures, points.
struct ListSpacing: Equatable {
    var row: CGFloat?
    var section: CGFloat?
    var margin: CGFloat?
}

extension ListMetrics {
    /// With what is said around the list.
    func with(_ spacing: ListSpacing, minimumHeader: CGFloat?, prominence: Prominence) -> ListMetrics {
        var result = self
        result.rowSpacing = max(spacing.row ?? 0, 0)
        if let gap = spacing.section { result.sectionGap = max(gap, 0) }
        if let margin = spacing.margin { result.margin = max(margin, 0) }
        if let minimumHeader { result.headerHeight = max(minimumHeader, 0) }
        result.headerProminence = prominence
        return result
    }
}

private struct ListSpacingKey: EnvironmentKey { static var defaultValue: ListSpacing { ListSpacing() } }
private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    var listSpacing: ListSpacing {
        get { self[ListSpacingKey.self] }
        set { self[ListSpacingKey.self] = newValue }
    }
    /// The least height of headers in lists, points; nil for the list's own.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
    enum Kind: Sendable { case standard, compact, custom(CGFloat) }
    let kind: Kind
    public static let `default` = ListSectionSpacing(kind: .standard)
    public static let compact = ListSectionSpacing(kind: .compact)
    /// - Parameter spacing: points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }
}

extension View {
    /// Points between the rows of a section; nil for the list's own.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        modifier(EnvironmentModifier { $0.listSpacing.row = spacing.map { FiniteNumbers.checked($0, "row spacing") } })
    }
    /// Points between the sections of a list.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        modifier(
            EnvironmentModifier { values in
                if values.isListRow {
                    Warnings.once(
                        "list.sectionSpacing",
                        "listSectionSpacing on a section has no effect here: all sections of a list stand equally far apart. "
                            + "Put it on the list.")
                }
                switch spacing.kind {
                case .standard: values.listSpacing.section = nil
                // UIKit's compact lists.
                case .compact: values.listSpacing.section = 10
                case .custom(let length): values.listSpacing.section = FiniteNumbers.checked(length, "section spacing")
                }
            })
    }
    /// Points from the sides of a list to its rows, and between its sections; nil for the list's own.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(
            EnvironmentModifier { values in
                let length = length.map { FiniteNumbers.checked($0, "section margins") }
                if !edges.isDisjoint(with: .horizontal) { values.listSpacing.margin = length }
                if !edges.isDisjoint(with: .vertical) { values.listSpacing.section = length }
            })
    }
}
