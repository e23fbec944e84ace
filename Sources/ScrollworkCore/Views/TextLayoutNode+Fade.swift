import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// A text that turns into another one: both are drawn, each in a display node of its own, until only the new one is left.
final class TextFade {
    let former = DisplayNode()
    let present = DisplayNode()
    /// Takes the children that a recorded node is given, of which a text has none.
    let rest = DisplayNode()
    /// 0 is the former text, 1 the present one.
    let progress: AnimatedValue<Double>
    private let formerLayout: TextLayout

    init(from layout: TextLayout, _ animation: Animation, at time: Double) {
        formerLayout = layout
        progress = AnimatedValue(from: 0, to: 1, animation: animation, startTime: time)
        former.label = "former text"
        present.label = "text"
        present.opacity = 0
    }

    /// Records both, the former text in the middle of the present one's box.
    func record(_ layout: TextLayout, in size: CGSize) {
        let old = formerLayout.size
        former.size = old
        former.origin = CGPoint(x: (size.width - old.width) / 2, y: (size.height - old.height) / 2)
        former.items = [.text(formerLayout, origin: .zero)]
        present.size = size
        present.items = [.text(layout, origin: .zero)]
    }

    /// - Returns: whether it goes on.
    func show(at time: Double) -> Bool {
        let share = min(max(progress.value(at: time), 0), 1)
        former.opacity = 1 - share
        present.opacity = share
        return !progress.isFinished(at: time)
    }
}
