import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Animation: brings everything that moves by itself to the frame's time. Writes offsets and animatable values.
extension FrameLoop {
    package func keepAnimating(_ node: ViewNode) {
        guard !node.isAnimating else { return }
        node.isAnimating = true
        animatingNodes.append(node)
    }

    func runAnimationPass() {
        if isAnimating { report.note(.animation) }
        let nodes = animatingNodes
        animatingNodes = []
        for node in nodes { node.isAnimating = false }
        if !nodes.isEmpty { updateNumber += 1 }
        for node in nodes where !node.isDead { node.markDirty(UpdateReason("animation")) }
        for scroll in liveScrollNodes {
            scroll.advance(to: time)
            if scroll.indicatorsAreFading { scroll.updateIndicators() }
        }
        Transitions.advance(self)
        advancePlaces()
    }
}
