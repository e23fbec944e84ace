import Foundation
import ScrollworkBase

/// How content looks where it scrolls under a bar.
///
/// It is drawn at a vertical edge of a scroll view while content is beyond that edge, as high as the safe area there. Nothing behind a layer
/// is blurred here: a soft edge fades into the colour of the background (that of the list, or `backgroundStyle`), a hard one is covered by
/// a nearly opaque layer with a line at its end.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    enum Kind { case automatic, hard, soft }
    let kind: Kind
    /// Under a `safeAreaBar` soft on a phone and hard on a desktop; none under other bars, which have backgrounds of their own.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// What a scroll view draws at its vertical edges.
package struct ScrollEdgeStyles: Equatable, Sendable {
    var top = ScrollEdgeEffectStyle.automatic
    var bottom = ScrollEdgeEffectStyle.automatic
    var hidden: Edge.Set = []
}

extension View {
    /// The effect of scroll views in this view at their edges; nil is the automatic one. Horizontal edges have none.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        transformEnvironment(\.scrollOptions) { options in
            if edges.contains(.top) { options.edgeStyles.top = style ?? .automatic }
            if edges.contains(.bottom) { options.edgeStyles.bottom = style ?? .automatic }
        }
    }
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        transformEnvironment(\.scrollOptions) { options in
            if hidden { options.edgeStyles.hidden.formUnion(edges) } else { options.edgeStyles.hidden.subtract(edges) }
        }
    }
}

private struct ScrollBackdropKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What lies behind the content of a scroll view where its maker knows, for soft edges.
    package var scrollBackdrop: AnyShapeStyle? {
        get { self[ScrollBackdropKey.self] }
        set { self[ScrollBackdropKey.self] = newValue }
    }
}
