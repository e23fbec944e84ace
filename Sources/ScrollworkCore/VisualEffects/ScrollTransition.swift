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
        /// The share that must be visible, 0…1.
        var share: Double
        /// How much of the way from the edge to the middle the view's middle must have come; added to the share's length.
        var centring = 0.0
        /// Points by which the visible area is smaller at its ends.
        var inset = 0.0

        nonisolated(unsafe) public static let visible = Threshold(share: 1)
        nonisolated(unsafe) public static let hidden = Threshold(share: 0)
        /// In the middle of the visible area.
        nonisolated(unsafe) public static let centered = Threshold(share: 0, centring: 1)
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount.isNaN ? 1 : min(max(amount, 0), 1)) }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * (amount.isFinite ? amount : 0) }
            return Threshold(
                share: mix(share, other.share), centring: mix(centring, other.centring), inset: mix(inset, other.inset))
        }
        /// The threshold in a visible area that is smaller by `distance` points at its ends.
        public func inset(by distance: Double) -> Threshold {
            var result = self
            if distance.isFinite { result.inset += distance }
            return result
        }

        /// How far beyond the edge of the visible area a view must have come, points.
        func depth(_ place: ScrollTransitionPlace) -> Double {
            share * Double(min(place.length, place.room)) + centring * Double(place.length + place.room) / 2
        }
        /// Whether a view that is wholly in sight may still be short of it.
        var reachesInside: Bool { centring > 0 || inset > 0 }
    }
}

extension ScrollTransitionConfiguration {
    /// How far the transition has gone for a place: 0 in view, 1 hidden. - Parameter running: the animated value, kept per view.
    func progress(_ place: ScrollTransitionPlace, running: inout AnimatedValue<Double>?, time: Double) -> Double {
        let depth = Double(place.depth) - threshold.inset
        let needed = threshold.depth(place)
        let isIn = place.length == 0 ? place.isInFullView : depth > 0 && depth >= needed - 1e-6
        switch mode {
        case .identity: return 0
        case .interactive(let curve):
            guard needed > 0, !isIn else { return isIn ? 0 : 1 }
            return curve.value(at: 1 - min(max(depth / needed, 0), 1))
        case .animated(let animation):
            let target: Double = isIn ? 0 : 1
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
    /// The nearer side.
    let side: ScrollTransitionPhase
    /// How far the element has come beyond that side's edge, points; 0 or less while it is hidden there.
    let depth: CGFloat
    /// Of the element and of the visible area, points.
    let length: CGFloat
    let room: CGFloat
    let isInFullView: Bool

    init?(of layout: LayoutNode, axis: Axis?) {
        var node: LayoutNode? = layout.parent
        while let current = node, !(current is ScrollNode) { node = current.parent }
        guard let scroll = node as? ScrollNode else { return nil }
        let axis = axis ?? (scroll.axes.contains(Axis.vertical) || scroll.axes.isEmpty ? .vertical : .horizontal)
        let frame = layout.convert(layout.bounds, to: scroll)
        let start = frame.origin[axis]
        length = frame.size[axis]
        let span = scroll.visibleSpan(axis)
        room = span.length
        let before = span.start - start
        let after = start + length - (span.start + span.length)
        var leading = before >= after
        depth = length - (leading ? before : after)
        if axis == .horizontal, layout.isRightToLeft { leading.toggle() }
        side = leading ? .topLeading : .bottomTrailing
        isInFullView = before <= 0 && after <= 0
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
                func configuration(_ side: ScrollTransitionPhase) -> ScrollTransitionConfiguration {
                    side == .topLeading ? topLeading : bottomTrailing
                }
                // In full view the transition at the last side may still be ending.
                let isThrough = place.isInFullView && !configuration(place.side).threshold.reachesInside
                let phase = isThrough ? layout.lastSide : place.side
                layout.lastSide = phase
                let configuration = configuration(phase)
                let engine = layout.engine
                let progress = configuration.progress(place, running: &layout.progress, time: engine.time)
                if let running = layout.progress, !running.isFinished(at: engine.time) { engine.keepAnimating(layout.owner) }
                guard progress != 0 else { return identity }
                return zip(identity, parts(phase)).map { $0.interpolated(towards: $1, amount: progress) }
            })
    }
}
