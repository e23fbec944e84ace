/// How a picker looks.
package enum PickerLook: Equatable, Sendable { case menu, segmented, inline }

/// The look of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// The engine's hook.
    nonisolated static func _look() -> _PickerLook
}

/// The engine's side of a style.
public struct _PickerLook {
    let look: PickerLook
}

/// The platform's: a menu.
public struct DefaultPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public static func _look() -> _PickerLook { _PickerLook(look: .menu) }
}
/// The chosen option, and a menu of all.
public struct MenuPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public static func _look() -> _PickerLook { _PickerLook(look: .menu) }
}
/// Options side by side.
public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public static func _look() -> _PickerLook { _PickerLook(look: .segmented) }
}
/// A row for each option.
public struct InlinePickerStyle: PickerStyle {
    nonisolated public init() {}
    nonisolated public static func _look() -> _PickerLook { _PickerLook(look: .inline) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle { nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() } }
extension PickerStyle where Self == SegmentedPickerStyle {
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private struct PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

extension EnvironmentValues {
    package var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look().look) }
}
