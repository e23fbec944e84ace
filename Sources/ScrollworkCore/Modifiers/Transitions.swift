import Foundation
import ScrollworkBase

/// How views come and go under an animation.
public struct AnyTransition: Sendable {
    package struct State: Sendable {
        var opacity = 1.0
        var scale: CGFloat = 1
        var anchor = UnitPoint.center
        /// Points.
        var offset = CGSize.zero
        /// In units of the view's own size.
        var move = CGSize.zero
    }
    /// The look of a view that is not there yet, and of one that is gone; nil means nothing changes.
    package var insertion: State?
    package var removal: State?

    private static func symmetric(_ state: State) -> AnyTransition { AnyTransition(insertion: state, removal: state) }

    public static let identity = AnyTransition(insertion: nil, removal: nil)
    public static let opacity = symmetric(State(opacity: 0))
    public static var scale: AnyTransition { symmetric(State(scale: 0.001)) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        symmetric(State(scale: scale, anchor: anchor))
    }
    public static func offset(_ offset: CGSize) -> AnyTransition { symmetric(State(offset: offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    public static func move(edge: Edge) -> AnyTransition {
        switch edge {
        case .top: symmetric(State(move: CGSize(width: 0, height: -1)))
        case .bottom: symmetric(State(move: CGSize(width: 0, height: 1)))
        case .leading: symmetric(State(move: CGSize(width: -1, height: 0)))
        case .trailing: symmetric(State(move: CGSize(width: 1, height: 0)))
        }
    }
    public static var slide: AnyTransition { asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing)) }
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge = edge == .top ? .bottom : edge == .bottom ? .top : edge == .leading ? .trailing : .leading
        return asymmetric(insertion: .move(edge: edge), removal: .move(edge: opposite))
    }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: Self.combine(insertion, other.insertion), removal: Self.combine(removal, other.removal))
    }
    private static func combine(_ a: State?, _ b: State?) -> State? {
        guard let a else { return b }
        guard let b else { return a }
        return State(
            opacity: a.opacity * b.opacity, scale: a.scale * b.scale, anchor: b.scale == 1 ? a.anchor : b.anchor,
            offset: CGSize(width: a.offset.width + b.offset.width, height: a.offset.height + b.offset.height),
            move: CGSize(width: a.move.width + b.move.width, height: a.move.height + b.move.height))
    }
}

/// Declares the transition of a view.
package struct TransitionModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let transition: AnyTransition
    nonisolated init(_ transition: AnyTransition) { self.transition = transition }
    nonisolated package func makeElement(_ owner: ViewNode) -> TransitionLayout { TransitionLayout(owner: owner) }
    nonisolated package func configure(_ element: TransitionLayout, old: TransitionModifier?) {
        element.transition = transition
        if old == nil { element.beginInsertion() }
    }
}

/// Shows a view on its way in or out: opacity and transform, no layout.
package final class TransitionLayout: WrapperLayout, SelfMoving {
    var transition = AnyTransition.identity
    /// 0 is there, 1 is away.
    private var away: AnimatedValue<Double>?
    private var state = AnyTransition.State()
    private var completion: (() -> Void)?
    /// Completion blocks that wait for the end.
    private var awaiting: [TransactionCompletion] = []

    /// A view that is made in an animated change of a shown tree comes in.
    func beginInsertion() {
        guard owner.wasInserted, let state = transition.insertion, let animation = owner.insertionTransaction?.effectiveAnimation else {
            return
        }
        self.state = state
        away = AnimatedValue(from: 1, to: 0, animation: animation, startTime: engine.time)
        wait(for: owner.insertionTransaction?.completions ?? [])
        Transitions.add(self)
        show(1)
    }

    func beginRemoval(_ animation: Animation, completion: @escaping () -> Void) -> Bool {
        guard let state = transition.removal else { return false }
        self.state = state
        self.completion = completion
        wait(for: owner.transaction.completions)
        away = AnimatedValue(from: away?.value(at: engine.time) ?? 0, to: 1, animation: animation, startTime: engine.time)
        Transitions.add(self)
        return true
    }

    private func wait(for completions: [TransactionCompletion]) {
        for completion in completions { completion.running += 1 }
        awaiting += completions
    }

    private func endWaiting() {
        for completion in awaiting { completion.animationEnded(in: engine) }
        awaiting = []
    }

    /// - Returns: whether it goes on.
    func advance() -> Bool {
        guard let away else { return false }
        let time = engine.time
        show(CGFloat(away.value(at: time)))
        guard away.isFinished(at: time) else { return true }
        self.away = nil
        endWaiting()
        if let completion {
            self.completion = nil
            completion()
        }
        return false
    }

    private func show(_ amount: CGFloat) {
        let scale = 1 + (state.scale - 1) * amount
        let anchor = state.anchor.point(in: bounds)
        var new = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(CGAffineTransform(scaleX: scale, y: scale))
        new = new.concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
        new = new.concatenating(
            CGAffineTransform(
                translationX: (state.offset.width + state.move.width * size.width) * amount,
                y: (state.offset.height + state.move.height * size.height) * amount))
        transform = new
        display.transform = new
        display.opacity = 1 + (state.opacity - 1) * Double(amount)
        engine.report.spatialPatches += 1
        engine.displayDidChange()
        positionDidChange()
    }
}

/// A box that moves without layout.
protocol SelfMoving: LayoutNode {
    /// Brings it to the frame's time. - Returns: whether it goes on.
    func advance() -> Bool
}

/// A box that goes in its own way when its view is removed, whatever the transaction.
protocol LeavesByItself: LayoutNode {
    /// - Returns: whether it calls `completion` later; false where it goes at once.
    func leave(_ completion: @escaping () -> Void) -> Bool
}

/// The transitions that run.
package enum Transitions {
    static func add(_ node: any SelfMoving) {
        if !node.engine.movingBoxes.contains(where: { $0 === node }) { node.engine.movingBoxes.append(node) }
        node.engine.requestFrame()
    }

    package static func isRunning(in engine: FrameLoop) -> Bool { !engine.movingBoxes.isEmpty }

    static func advance(_ engine: FrameLoop) {
        let boxes = engine.movingBoxes
        engine.movingBoxes = []
        for box in boxes where !box.isDead && box.advance() { add(box) }
    }

    /// Starts the removal transition of the outermost elements of `node`. - Returns: whether there is one.
    static func beginRemoval(of node: ViewNode, completion: @escaping () -> Void) -> Bool {
        guard let animation = node.transaction.effectiveAnimation else { return false }
        let layouts = node.elements.compactMap(find)
        guard let first = layouts.first, first.beginRemoval(animation, completion: completion) else { return false }
        for other in layouts.dropFirst() { _ = other.beginRemoval(animation) {} }
        for element in node.elements { node.engine.setLeaving(element, true) }
        return true
    }

    /// Lets the only element of `node` go in its own way. - Returns: whether it does.
    static func leaveByItself(_ node: ViewNode, completion: @escaping () -> Void) -> Bool {
        let elements = node.elements
        guard elements.count == 1, let element = elements.first as? any LeavesByItself, element.leave(completion) else { return false }
        node.engine.setLeaving(element, true)
        return true
    }

    /// Whether a view that is removed at once declares the transition that has no length.
    static func leavesEarly(_ node: ViewNode) -> Bool {
        node.elements.contains { element in find(element).map { $0.transition.removal == nil } ?? false }
    }

    private static func find(_ node: LayoutNode) -> TransitionLayout? {
        if let found = node as? TransitionLayout { return found }
        return (node as? WrapperLayout)?.child.flatMap(find)
    }
}

extension View {
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(t)) }
}
