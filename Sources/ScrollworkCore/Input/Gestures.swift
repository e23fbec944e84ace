import Foundation
import ScrollworkBase
import ScrollworkGraph
import ScrollworkPhysics

/// Takes part in touches: taps, presses, drags.
package final class GestureLayout: TransparentLayout {
    struct Tap {
        let count: Int
        let action: (CGPoint) -> Void
    }
    struct DragHandler {
        let minimumDistance: CGFloat
        let space: CoordinateSpace
        let changed: (DragGesture.Value) -> Void
        let ended: (DragGesture.Value) -> Void
    }
    struct LongPress {
        /// Seconds, and points that the finger may move meanwhile.
        let minimumDuration: Double
        let maximumDistance: CGFloat
        let pressing: (Bool) -> Void
        let action: () -> Void
    }
    var tap: Tap?
    var longPress: LongPress?
    var drag: DragHandler?
    var isButton = false
    /// Whether it is a button that a whole row of a list stands for.
    var isRowButton = false
    var isEnabled: Bool { owner.environment.values.isEnabled }
    var onPress: ((Bool) -> Void)?
    private var taps: (count: Int, time: Double) = (0, -1)
    /// SwiftUI's own sampler, not the one of scroll views (F-37).
    private var sampler: (x: VelocitySampler, y: VelocitySampler) = (VelocitySampler(), VelocitySampler())
    private var lastSample: Double = 0

    /// A drag begins: velocities of an earlier one are forgotten.
    func beginDrag(at point: CGPoint, time: Double) {
        sampler = (VelocitySampler(), VelocitySampler())
        sample(point, time)
    }

    private func sample(_ point: CGPoint, _ time: Double) {
        // A finger that rested has no velocity left (F-34).
        if time - lastSample >= VelocityTracker.staleInterval - 1e-9 { sampler = (VelocitySampler(), VelocitySampler()) }
        lastSample = time
        sampler.x.add(position: Double(point.x), time: time)
        sampler.y.add(position: Double(point.y), time: time)
    }

    func setPressed(_ flag: Bool) { if isEnabled { onPress?(flag) } }

    /// Taps of a double tap may be this far apart, seconds (UIKit's tap gesture recogniser).
    private static let multipleTapInterval = 0.35

    func countTap(at time: Double, _ tap: Tap) {
        guard isEnabled else { return }
        taps = time - taps.time <= Self.multipleTapInterval ? (taps.count + 1, time) : (1, time)
        guard taps.count >= tap.count else { return }
        taps = (0, -1)
        engine.report.actionsRun += 1
        engine.enqueueAction(owner) { tap.action(.zero) }
    }

    func dragValue(from start: CGPoint, to point: CGPoint, time: Double) -> DragGesture.Value {
        sample(point, time)
        func local(_ point: CGPoint) -> CGPoint {
            switch drag?.space {
            case .global: return point
            case .named(let name):
                guard let target = ancestor(named: name) else { return point }
                return target.convertFromRoot(point)
            default: return convertFromRoot(point)
            }
        }
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: time), location: local(point), startLocation: local(start),
            velocity: CGSize(width: sampler.x.velocity, height: sampler.y.velocity))
    }
}

/// Configures a gesture layout.
package struct GestureModifier: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let configureElement: (GestureLayout) -> Void
    nonisolated init(_ configure: @escaping (GestureLayout) -> Void) { configureElement = configure }
    nonisolated package func makeElement(_ owner: ViewNode) -> GestureLayout { GestureLayout(owner: owner) }
    nonisolated package func configure(_ element: GestureLayout, old: GestureModifier?) {
        configureElement(element)
    }
}

/// A dragging motion.
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// Points per second.
        public var velocity: CGSize
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        /// Where the motion would come to rest (F-38).
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + rest(velocity.width), y: location.y + rest(velocity.height))
        }
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
        private func rest(_ velocity: CGFloat) -> CGFloat { CGFloat(DecelerationRate.normal.distance(forVelocity: Double(velocity))) }
    }
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace
    nonisolated(unsafe) var changed: [(Value) -> Void] = []
    nonisolated(unsafe) var endedActions: [(Value) -> Void] = []

    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
        var result = self
        result.changed.append(action)
        return result
    }
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
        var result = self
        result.endedActions.append(action)
        return result
    }
    nonisolated public func _configure(_ layout: _GestureTarget) {
        let value = self
        layout.layout.drag = GestureLayout.DragHandler(
            minimumDistance: minimumDistance, space: coordinateSpace, changed: { new in for action in value.changed { action(new) } },
            ended: { new in for action in value.endedActions { action(new) } })
    }
}

/// One or more taps.
public struct TapGesture: Gesture {
    public var count: Int
    nonisolated(unsafe) var actions: [() -> Void] = []
    nonisolated public init(count: Int = 1) { self.count = count }
    nonisolated public func onEnded(_ action: @escaping () -> Void) -> TapGesture {
        var result = self
        result.actions.append(action)
        return result
    }
    nonisolated public func _configure(_ layout: _GestureTarget) {
        let actions = self.actions
        layout.layout.tap = GestureLayout.Tap(count: count) { _ in for action in actions { action() } }
    }
}

/// A motion that views can react to.
public protocol Gesture {
    func _configure(_ layout: _GestureTarget)
}

/// The engine's side of a gesture.
public struct _GestureTarget {
    let layout: GestureLayout
}

extension View {
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(GestureModifier { $0.tap = GestureLayout.Tap(count: count) { _ in action() } })
    }
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier { gesture._configure(_GestureTarget(layout: $0)) })
    }
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
}
