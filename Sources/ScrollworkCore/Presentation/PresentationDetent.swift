import Foundation
import ScrollworkBase

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable {
        case large
        case fraction(CGFloat)
        case height(CGFloat)
    }
    let kind: Kind

    /// Nearly the whole window.
    public static let large = PresentationDetent(kind: .large)
    /// Half of that.
    public static let medium = PresentationDetent(kind: .fraction(0.5))
    /// A share of the height that is there, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
    /// Points, the unsafe area at the window's lower edge not counted.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// Points.
    func height(available: CGFloat) -> CGFloat {
        let wanted: CGFloat =
            switch kind {
            case .large: available
            case .fraction(let share): available * share
            case .height(let height): height
            }
        return wanted.isFinite ? min(max(wanted, 0), available) : available
    }
}

/// What the content of a sheet wants of it.
package struct PresentationOptions: Equatable {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var showsDragIndicator: Bool?
    var cornerRadius: CGFloat?
    var background: AnyView?
    var isDismissDisabled: Bool?
    var contentInteraction: PresentationContentInteraction?

    /// Where a selection is kept is no matter of looks; it is read where it is needed.
    package static func == (a: PresentationOptions, b: PresentationOptions) -> Bool {
        a.detents == b.detents && a.showsDragIndicator == b.showsDragIndicator && a.cornerRadius == b.cornerRadius
            && a.background?.storage === b.background?.storage && a.isDismissDisabled == b.isDismissDisabled
            && a.contentInteraction == b.contentInteraction
    }

    /// Takes over what `other` says.
    mutating func merge(_ other: PresentationOptions) {
        detents = other.detents ?? detents
        selection = other.selection ?? selection
        showsDragIndicator = other.showsDragIndicator ?? showsDragIndicator
        cornerRadius = other.cornerRadius ?? cornerRadius
        background = other.background ?? background
        isDismissDisabled = other.isDismissDisabled ?? isDismissDisabled
        contentInteraction = other.contentInteraction ?? contentInteraction
    }
}

package struct PresentationOptionsKey: PreferenceKey {
    package static var defaultValue: PresentationOptions { PresentationOptions() }
    package static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) { value.merge(nextValue()) }
}

/// Adds to what the content wants of its sheet; an outer modifier overrides an inner one (P-51).
package struct PresentationOptionsModifier: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let options: PresentationOptions
    nonisolated init(_ edit: (inout PresentationOptions) -> Void) {
        var options = PresentationOptions()
        edit(&options)
        self.options = options
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> PresentationOptionsWriter { PresentationOptionsWriter(owner: owner) }
    nonisolated package func configure(_ element: PresentationOptionsWriter, old: PresentationOptionsModifier?) {
        element.options = options
        element.preferencesDidChange()
    }
}

package final class PresentationOptionsWriter: TransparentLayout {
    var options = PresentationOptions()
    override package func makePreferences() -> PreferenceValues {
        let inner = child.preferences
        var value = inner.value(PresentationOptionsKey.self) ?? PresentationOptions()
        value.merge(options)
        return inner.setting(PresentationOptionsKey.self, value)
    }
}

extension View {
    /// The heights at which the sheet around the view rests; dragging moves it from one to the next. It begins at the lowest.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(PresentationOptionsModifier { $0.detents = detents })
    }
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(
            PresentationOptionsModifier {
                $0.detents = detents
                $0.selection = selection
            })
    }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(PresentationOptionsModifier { if visibility != .automatic { $0.showsDragIndicator = visibility == .visible } })
    }
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(PresentationOptionsModifier { $0.cornerRadius = cornerRadius })
    }
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(PresentationOptionsModifier { $0.background = AnyView(StyleFill(style: style)) })
    }
    nonisolated public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        let background = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return modifier(PresentationOptionsModifier { $0.background = background })
    }
    /// Whether a drag or a tap beside it may not dismiss what the view is shown in.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(PresentationOptionsModifier { $0.isDismissDisabled = isDisabled })
    }
}
