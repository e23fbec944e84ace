import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Pull to refresh of one scroll view: starts the action once a pull goes far enough, holds the content lower while it runs, and shows a
/// spinner above the content (S-127, M-030, U-80).
///
/// Only a finger pulls: wheels stop at the edge, and a touchpad stretches too little.
package final class ScrollRefresh {
    /// How far content must be pulled, and how much lower it rests while the action runs: points, UIRefreshControl's height (M-030).
    static let height: CGFloat = 60

    private unowned let scroll: ScrollNode
    var action: RefreshAction?
    private(set) var isRunning = false
    /// A pull starts the action once.
    private var isArmed = false
    private lazy var spinner: DisplayNode = makeSpinner()

    init(_ scroll: ScrollNode) { self.scroll = scroll }

    /// How much lower than its start the content rests, points.
    var inset: CGFloat { isRunning ? Self.height : 0 }

    /// A finger begins to move the content.
    func arm() { isArmed = true }

    /// A finger moved the content. - Returns: whether the action started, so that the legal range is another one.
    func pulled() -> Bool {
        guard isArmed, !isRunning, action != nil, scroll.axes.contains(Axis.vertical), scroll.position.y <= -Self.height else {
            return false
        }
        start()
        return true
    }

    private func start() {
        guard let action else { return }
        isArmed = false
        isRunning = true
        update()
        let me = WeakRefresh(self)
        Task { @MainActor in
            await action()
            me.value?.finish()
        }
    }

    fileprivate func finish() {
        guard isRunning else { return }
        isRunning = false
        guard !scroll.isDead else { return }
        scroll.rangeDidShrink()
        update()
        scroll.engine.requestFrame()
    }

    // MARK: Display

    var displayNodes: [DisplayNode] { action != nil || isRunning ? [spinner] : [] }

    private static let size: CGFloat = 20

    private func makeSpinner() -> DisplayNode {
        let node = DisplayNode()
        node.label = "refresh spinner"
        node.size = CGSize(width: Self.size, height: Self.size)
        node.opacity = 0
        node.items = [
            .stroke(
                SpinnerShape().path(in: CGRect(origin: .zero, size: node.size)),
                .color(DisplayColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)), DisplayStroke(width: 2.5, cap: .round))
        ]
        return node
    }

    /// The spinner stands in the middle of the gap above the content and fades in with the pull.
    func update() {
        guard action != nil || isRunning else { return }
        let top = scroll.margins.content.top + scroll.collapse - scroll.position.y
        spinner.origin = CGPoint(x: (scroll.size.width - Self.size) / 2, y: top - (Self.height + Self.size) / 2)
        let opacity = isRunning ? 1 : Double(min(max(-scroll.position.y / Self.height, 0), 1))
        guard spinner.opacity != opacity || opacity > 0 else { return }
        spinner.opacity = opacity
        scroll.engine.displayDidChange()
    }
}

/// Goes with the task, which runs on the main actor like everything else here.
private final class WeakRefresh: @unchecked Sendable {
    weak var value: ScrollRefresh?
    init(_ value: ScrollRefresh) { self.value = value }
}
