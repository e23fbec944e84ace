import Foundation
import ScrollworkBase

/// The software keyboard of a phone: a panel of its height, with the one key that does something, return.
struct KeyboardPanel: View {
    nonisolated let title: String
    nonisolated(unsafe) let submit: () -> Void
    var body: some View {
        ZStack(alignment: .topTrailing) {
            Color(red: 0.82, green: 0.83, blue: 0.86).contentShape(Rectangle())
            Text(verbatim: title)
                .font(.system(size: 16))
                .foregroundStyle(Color.black)
                .frame(width: 88, height: 42)
                .background(Color(red: 0.68, green: 0.7, blue: 0.74), in: RoundedRectangle(cornerRadius: 5))
                .contentShape(Rectangle())
                .onTapGesture { submit() }
                .padding(6)
        }
    }
}

extension FrameLoop {
    /// What the keyboard of a phone with rounded corners takes in portrait, home indicator included, points (UIKit's, without suggestions).
    package static let fullKeyboardHeight: CGFloat = 291

    /// What the keyboard covers now, from the window's lower edge; it leaves at least half of the window.
    package var keyboardHeight: CGFloat {
        profile.kind == .iOS && focus.focused != nil ? min(Self.fullKeyboardHeight, (size.height / 2).rounded()) : 0
    }

    /// What content keeps clear of: the window's safe area and the keyboard.
    package var contentInsets: EdgeInsets {
        var result = windowSafeArea
        result.bottom = max(result.bottom, keyboardHeight)
        return result
    }
}

/// How a scroll view treats the keyboard when a finger moves it.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
    private let name: String
    /// Lists take it away at once, text editors when a finger gets to it, other scroll views leave it.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
    /// When the finger gets to it.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }

extension EnvironmentValues {
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
    /// What a control that scrolls does where nobody says.
    nonisolated func scrollDismissesKeyboard(automatically mode: ScrollDismissesKeyboardMode) -> some View {
        transformEnvironment(\.scrollDismissesKeyboardMode) { if $0 == .automatic { $0 = mode } }
    }
}
