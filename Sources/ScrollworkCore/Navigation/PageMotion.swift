import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Shows one page of a stack: the top one in place, the ones below it out of sight. On the iOS profile pages slide from one to the other.
struct PageMotionModifier: ElementModifier {
    typealias Body = Never
    nonisolated let isTop: Bool
    /// Whether the page has just been pushed.
    nonisolated let isPushed: Bool
    nonisolated init(isTop: Bool, isPushed: Bool) {
        self.isTop = isTop
        self.isPushed = isPushed
    }
    nonisolated func makeElement(_ owner: ViewNode) -> PageMotionLayout { PageMotionLayout(owner: owner) }
    nonisolated func configure(_ element: PageMotionLayout, old: PageMotionModifier?) {
        if old == nil { element.begin(isTop: isTop, isPushed: isPushed) } else { element.setTop(isTop) }
    }
}

/// The box of a page on its way: a transform, no layout.
final class PageMotionLayout: PaintEffectLayout, SelfMoving, LeavesByItself {
    /// Where the page is, in widths of it from its place towards the trailing side.
    private var place = AnimatedValue<Double>(from: 0, to: 0, animation: PageMotionLayout.motion, startTime: 0)
    private var isTop = true
    private var isHidden = false
    private var isMoving = false {
        didSet { if isMoving != oldValue { setNeedsPaint() } }
    }
    private var onEnd: (() -> Void)?

    /// UINavigationController's pushes take about this long; the curve is ours.
    private static let motion = Animation.smooth(duration: 0.35)
    /// A page that is pushed waits at the trailing side; one that is covered goes this far to the leading side (UIKit's parallax).
    private static let away = 1.0
    private static let covered = -0.3

    private var isPhone: Bool { owner.environment.values.profile.kind == .iOS }

    func begin(isTop: Bool, isPushed: Bool) {
        self.isTop = isTop
        takesEvents = isTop
        if isTop, isPushed, isPhone, !owner.transaction.disablesAnimations {
            move(from: Self.away, to: 0, animated: true) {}
        } else {
            move(from: isTop ? 0 : Self.covered, to: isTop ? 0 : Self.covered, animated: false) {}
            if !isTop { cover() }
        }
    }

    func setTop(_ flag: Bool) {
        guard flag != isTop else { return }
        isTop = flag
        takesEvents = flag
        if flag {
            isHidden = false
            engine.reveal(owner)
        }
        let now = place.value(at: engine.time)
        move(from: now, to: flag ? 0 : Self.covered, animated: isPhone && !owner.transaction.disablesAnimations) { [unowned self] in
            if !isTop { cover() }
        }
    }

    /// The page is out of sight. On a phone its views hear of it; a desktop's go on as they were (M-133).
    private func cover() {
        isHidden = true
        apply(.identity)
        if isPhone { engine.conceal(owner, freezes: false) }
    }

    func leave(_ completion: @escaping () -> Void) -> Bool {
        guard isTop, isPhone, !owner.transaction.disablesAnimations else { return false }
        takesEvents = false
        move(from: place.value(at: engine.time), to: Self.away, animated: true, completion)
        return true
    }

    private func move(from start: Double, to end: Double, animated: Bool, _ completion: @escaping () -> Void) {
        place = AnimatedValue(from: animated ? start : end, to: end, animation: Self.motion, startTime: engine.time)
        onEnd = completion
        if animated { Transitions.add(self) }
        isMoving = animated
        show()
        if !animated { finish() }
    }

    /// While pages move over each other none shows through, so each has the window's ground.
    override var paints: Bool { true }
    override func paint(into items: inout [DisplayItem]) {
        guard isMoving else { return }
        var reach = safeAreaOverlap
        if isRightToLeft { swap(&reach.leading, &reach.trailing) }
        let ground = bounds.inset(
            by: EdgeInsets(top: -reach.top, leading: -reach.leading, bottom: -reach.bottom, trailing: -reach.trailing))
        items.append(.fill(Path(ground), .color(engine.background), evenOdd: false))
    }

    private func finish() {
        isMoving = false
        let action = onEnd
        onEnd = nil
        action?()
    }

    func advance() -> Bool {
        show()
        guard place.isFinished(at: engine.time) else { return true }
        finish()
        return false
    }

    private func show() {
        guard !isHidden else { return }
        let share = CGFloat(place.value(at: engine.time))
        apply(CGAffineTransform(translationX: share * size.width * (isRightToLeft ? -1 : 1), y: 0))
    }

    private func apply(_ new: CGAffineTransform) {
        guard new != transform || display.opacity != (isHidden ? 0 : 1) else { return }
        transform = new
        display.transform = new
        display.opacity = isHidden ? 0 : 1
        engine.report.spatialPatches += 1
        engine.displayDidChange()
        positionDidChange()
    }

    override func updateEffects(_ display: DisplayNode) {
        display.transform = transform
        display.opacity = isHidden ? 0 : 1
    }
    override func sizeDidChange() { show() }
}
