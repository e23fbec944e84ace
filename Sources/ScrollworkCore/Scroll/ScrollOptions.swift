import Foundation
import ScrollworkBase

/// What a scroll view is told through its environment, besides margins and bars.
package struct ScrollOptions: Equatable, Sendable {
    package var anchors = ScrollAnchors()
    package var verticalBounce: ScrollBounceBehavior = .automatic
    package var horizontalBounce: ScrollBounceBehavior = .automatic
    package var clips = true
    package var edgeStyles = ScrollEdgeStyles()

    /// Whether a finger may pull the content past its edges along an axis.
    /// - Parameter overflows: whether the content is larger than the viewport.
    func bounces(_ axis: Axis, overflows: Bool) -> Bool {
        switch (axis == .vertical ? verticalBounce : horizontalBounce).kind {
        case .always: true
        case .basedOnSize: overflows
        // UIKit's `alwaysBounce` defaults, as SwiftUI sets them: vertically always, horizontally where there is something to scroll (S-125).
        case .automatic: axis == .vertical || overflows
        }
    }
}

/// Points that stay together of content and viewport, by role (S-56, S-60).
package struct ScrollAnchors: Equatable, Sendable {
    package var initialOffset: UnitPoint?
    package var sizeChanges: UnitPoint?
    package var alignment: UnitPoint?
}

/// What a default scroll anchor decides.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind { case initialOffset, sizeChanges, alignment }
    private let kind: Kind
    /// Where the content begins, until a user or the program has moved it.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// Which edge is kept when content or viewport change their size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// Where content lies that is smaller than the viewport.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }

    var path: WritableKeyPath<ScrollAnchors, UnitPoint?> {
        switch kind {
        case .initialOffset: \.initialOffset
        case .sizeChanges: \.sizeChanges
        case .alignment: \.alignment
        }
    }
}

/// When content can be pulled past its edges (S-124).
public struct ScrollBounceBehavior: Equatable, Sendable {
    enum Kind { case automatic, always, basedOnSize }
    let kind: Kind
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    /// Only content that is larger than the viewport.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

private struct ScrollOptionsKey: EnvironmentKey { static var defaultValue: ScrollOptions { ScrollOptions() } }

extension EnvironmentValues {
    package var scrollOptions: ScrollOptions {
        get { self[ScrollOptionsKey.self] }
        set { self[ScrollOptionsKey.self] = newValue }
    }
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollOptions.verticalBounce }
        set { scrollOptions.verticalBounce = newValue }
    }
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollOptions.horizontalBounce }
        set { scrollOptions.horizontalBounce = newValue }
    }
}

extension View {
    /// Sets all roles; nil clears them (S-60).
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollOptions) {
            $0.anchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
        }
    }
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollOptions) { $0.anchors[keyPath: role.path] = anchor }
    }
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.scrollOptions) { options in
            if axes.contains(Axis.vertical) { options.verticalBounce = behavior }
            if axes.contains(Axis.horizontal) { options.horizontalBounce = behavior }
        }
    }
    /// Content is drawn outside of the scroll view, too; events outside do not reach it (S-126).
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollOptions) { $0.clips = !disabled }
    }
}
