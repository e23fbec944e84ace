import ScrollworkBase

/// A way to scroll that only some devices have.
public struct ScrollInputKind: Equatable, Sendable {
    private enum Kind: Equatable {
        case handGestureShortcut
        case look(Axis.Set)
    }
    private let kind: Kind
    /// A double tap of the fingers, on a watch.
    public static let handGestureShortcut = ScrollInputKind(kind: .handGestureShortcut)
    /// A look at an edge, on a headset.
    public static let look = ScrollInputKind(kind: .look([.horizontal, .vertical]))
    public static func look(axes: Axis.Set) -> ScrollInputKind { ScrollInputKind(kind: .look(axes)) }
}

/// Whether a way to scroll is taken.
public struct ScrollInputBehavior: Equatable, Sendable {
    fileprivate enum Kind { case automatic, enabled, disabled }
    fileprivate let kind: Kind
    public static let automatic = ScrollInputBehavior(kind: .automatic)
    public static let enabled = ScrollInputBehavior(kind: .enabled)
    public static let disabled = ScrollInputBehavior(kind: .disabled)
}

extension View {
    /// Accepted; no device here scrolls that way, so there is nothing to enable.
    nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        if behavior.kind == .enabled {
            Warnings.once(
                "scrollInputBehavior",
                "scrollInputBehavior enables a way to scroll that needs a watch or a headset; it has no effect here. "
                    + "Fingers, touchpads, wheels and keys scroll anyhow.")
        }
        return self
    }

    /// Accepted; what lies beyond a view's edges stays empty.
    nonisolated public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        if isEnabled {
            Warnings.once(
                "backgroundExtensionEffect",
                "backgroundExtensionEffect has no effect here: views are not mirrored beyond their edges. "
                    + "Let the background itself reach there with ignoresSafeArea().")
        }
        return self
    }
}
