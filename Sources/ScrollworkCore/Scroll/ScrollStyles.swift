import Foundation
import ScrollworkBase

/// How content looks where it scrolls under a bar. The look is the platform's own; it is accepted here and draws nothing.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private enum Kind { case automatic, hard, soft }
    private let kind: Kind
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// A way to scroll that only some devices have.
public struct ScrollInputKind: Equatable, Sendable {
    private enum Kind { case handGestureShortcut }
    private let kind: Kind
    /// A double tap of the fingers, on a watch.
    public static let handGestureShortcut = ScrollInputKind(kind: .handGestureShortcut)
}

/// Whether a way to scroll is taken.
public struct ScrollInputBehavior: Equatable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind
    public static let automatic = ScrollInputBehavior(kind: .automatic)
    public static let enabled = ScrollInputBehavior(kind: .enabled)
    public static let disabled = ScrollInputBehavior(kind: .disabled)
}

/// Whether a tab bar becomes small while content scrolls. The look is the platform's own; it is accepted here and changes nothing.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private enum Kind { case automatic, never, onScrollDown, onScrollUp }
    private let kind: Kind
    public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
    public static let never = TabBarMinimizeBehavior(kind: .never)
    public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
    public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
}

/// Whether a drag in a sheet scrolls its content or resizes the sheet first. Content scrolls first here.
public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind { case automatic, resizes, scrolls }
    private let kind: Kind
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: .automatic) }
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

extension View {
    /// Accepted; see `TabBarMinimizeBehavior`.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    /// Accepted; see `PresentationContentInteraction`.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    /// Accepted; content is not mirrored beyond its edges.
    nonisolated public func backgroundExtensionEffect() -> some View { self }
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
    /// Accepted; see `ScrollEdgeEffectStyle`.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    /// Accepted; see `ScrollEdgeEffectStyle`.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    /// Accepted; no device here scrolls that way.
    nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }

    /// A bar beside the content: an inset of the safe area.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
