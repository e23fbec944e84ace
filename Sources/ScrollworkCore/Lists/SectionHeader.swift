import Foundation
import ScrollworkBase

/// Key of `headerProminence`.
struct HeaderProminenceKey: LayoutValueKey {
    static var defaultValue: Prominence { .standard }
}

private struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// Headers and footers of a list's sections look apart from rows (iOS 26: heavier and paler; prominent ones as titles).
    mutating func style(section role: SectionRole) {
        guard isListRow else { return }
        let isProminent = headerProminence == .increased
        switch role {
        case .header:
            font = isProminent ? .title3.bold() : .headline
            foreground = [isProminent ? AnyShapeStyle(HierarchicalShapeStyle.primary) : AnyShapeStyle(HierarchicalShapeStyle.secondary)]
        case .footer:
            font = .footnote
            foreground = [AnyShapeStyle(HierarchicalShapeStyle.secondary)]
        case .row, .none: break
        }
    }
}

extension View {
    /// How much the headers of sections in here stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence).modifier(TraitModifier(HeaderProminenceKey.self, prominence))
    }

    /// The section's mark in an index at the side of the list; there is none here.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
        if label != nil {
            Warnings.once(
                "list.sectionIndexLabel",
                "sectionIndexLabel has no effect here: lists have no index at their side. To jump to sections put a ScrollViewReader "
                    + "around the list, and buttons that call scrollTo beside it.")
        }
        return self
    }

    /// Whether the list shows an index at its side; there is none here.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        if visibility == .visible {
            Warnings.once(
                "list.sectionIndexVisibility", "listSectionIndexVisibility has no effect here: lists have no index at their side.")
        }
        return self
    }
}
