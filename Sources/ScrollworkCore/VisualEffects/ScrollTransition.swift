import Foundation
import ScrollworkBase

/// Where a view is on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable {
    /// Leaving at the top or leading side.
    case topLeading
    case identity
    /// Coming in at the bottom or trailing side.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }
    /// −1 at the top or leading side, 0 in view, 1 at the bottom or trailing side (S-104).
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes as it comes into view (S-105).
public struct ScrollTransitionConfiguration {
    enum Mode {
        case identity
        case interactive(UnitCurve)
        case animated(Animation)
    }
    var mode: Mode
    var threshold: Threshold = .visible

    /// Always in view.
    nonisolated(unsafe) public static let identity = ScrollTransitionConfiguration(mode: .identity)
    /// Follows the scrolling.
    nonisolated(unsafe) public static let interactive = ScrollTransitionConfiguration(mode: .interactive(.easeInOut))
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve))
    }
    /// Switches at the threshold, with an animation.
    nonisolated(unsafe) public static let animated = ScrollTransitionConfiguration(mode: .animated(.default))
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated(animation))
    }

    /// The animation with which an animated configuration switches.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var result = self
        if case .animated = mode { result.mode = .animated(animation) }
        return result
    }
    /// How much of the view must be seen for it to count as in view.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.threshold = threshold
        return result
    }

    /// How much of a view is seen (S-106).
    public struct Threshold {
        /// The share that must be visible, 0…1; beyond 1 the view must be that much farther inside, in shares of its length.
        var share: Double

        nonisolated(unsafe) public static let visible = Threshold(share: 1)
        nonisolated(unsafe) public static let hidden = Threshold(share: 0)
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount.isNaN ? 1 : min(max(amount, 0), 1)) }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(share: share + (other.share - share) * amount)
        }
    }
}

extension ScrollTransitionConfiguration {
    /// How far the transition has gone for a visible share: 0 in view, 1 hidden. - Parameter running: the animated value, kept per view.
    func progress(visible: Double, running: inout AnimatedValue<Double>?, time: Double) -> Double {
        switch mode {
        case .identity: return 0
        case .interactive(let curve):
            guard threshold.share > 0 else { return visible > 0 ? 0 : 1 }
            return curve.value(at: 1 - min(visible / threshold.share, 1))
        case .animated(let animation):
            let target: Double = visible >= threshold.share && visible > 0 ? 0 : 1
            if let current = running {
                if current.target != target { running = current.retargeted(to: target, animation: animation, at: time) }
            } else {
                running = AnimatedValue(from: target, to: target, animation: animation, startTime: time)
            }
            return running?.value(at: time) ?? target
        }
    }
}

/// Where an element stands in its scroll view, along one axis.
struct ScrollTransitionPlace {
    var phase: ScrollTransitionPhase
    /// Share of the element's length that lies in the scroll view, 0…1.
    var visible: Double

    init?(of layout: LayoutNode, axis: Axis?) {
        var node: LayoutNode? = layout.parent
        while let current = node, !(current is ScrollNode) { node = current.parent }
        guard let scroll = node as? ScrollNode else { return nil }
        let axis = axis ?? (scroll.axes.contains(Axis.vertical) || scroll.axes.isEmpty ? .vertical : .horizontal)
        let frame = layout.convert(layout.bounds, to: scroll)
        let start = frame.origin[axis], length = frame.size[axis]
        let span = scroll.visibleSpan(axis)
        let before = span.start - start
        let after = start + length - (span.start + span.length)
        let seen = min(start + length, span.start + span.length) - max(start, span.start)
        visible = length > 0 ? Double(min(max(seen / min(length, max(span.length, 1)), 0), 1)) : (before <= 0 && after <= 0 ? 1 : 0)
        var leading = before >= after
        if axis == .horizontal, layout.isRightToLeft { leading.toggle() }
        phase = before <= 0 && after <= 0 ? .identity : leading ? .topLeading : .bottomTrailing
    }
}

extension View {
    /// Draws the view through an effect as it comes into and leaves its scroll view.
    /// - Parameter axis: along which it is followed; nil for the scroll view's, vertical where it has both.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        func parts(_ phase: ScrollTransitionPhase) -> [EffectPart] {
            var list = _VisualEffectList()
            transition(EmptyVisualEffect(), phase)._collect(into: &list)
            return list.parts
        }
        return modifier(
            VisualEffectModifier { layout in
                let identity = parts(.identity)
                guard let place = ScrollTransitionPlace(of: layout, axis: axis) else { return identity }
                // In full view the transition at the nearer side may still be ending.
                let phase = place.phase == .identity ? layout.lastSide : place.phase
                layout.lastSide = phase
                let configuration = phase == .topLeading ? topLeading : bottomTrailing
                let engine = layout.engine
                let progress = configuration.progress(visible: place.visible, running: &layout.progress, time: engine.time)
                if let running = layout.progress, !running.isFinished(at: engine.time) { engine.keepAnimating(layout.owner) }
                guard progress != 0 else { return identity }
                return zip(identity, parts(phase)).map { $0.interpolated(towards: $1, amount: progress) }
            })
    }
}
