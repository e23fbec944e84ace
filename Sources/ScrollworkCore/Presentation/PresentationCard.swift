import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// What comes and goes gradually.
package final class PresentationFade: WrapperLayout {
    private var opacity = 1.0

    func fade(to new: Double) {
        guard new != opacity else { return }
        opacity = new
        display.opacity = new
        engine.displayDidChange()
    }

    override package func updateEffects(_ display: DisplayNode) { display.opacity = opacity }
}

/// The card of a presentation: its background, and the content clear of the unsafe area.
package final class PresentationCard: LayoutNode {
    private(set) var content: PresentationContentLayout!
    private var chrome: LayoutNode!
    private var grabber: LayoutNode!
    private var opacity = 1.0
    private var cornerRadius: CGFloat = 0
    /// How far the card goes on below its frame, points: a sheet's lower corners lie outside of the window.
    private var bleed: CGFloat = 0

    func setShape(cornerRadius: CGFloat, bleed: CGFloat) {
        guard cornerRadius != self.cornerRadius || bleed != self.bleed else { return }
        self.cornerRadius = cornerRadius
        self.bleed = bleed
        content.setClip(cornerRadius, bleed: bleed)
    }

    func setContent(_ box: LayoutNode) {
        content = PresentationContentLayout(owner: owner)
        content.child = box
        content.parent = self
        content.setClip(0, bleed: 0)
    }

    /// Sets what is behind the content, and what is over it.
    func setChrome(_ box: LayoutNode, grabber mark: LayoutNode) {
        chrome = box
        grabber = mark
        box.parent = self
        mark.parent = self
    }

    func setInsets(_ new: EdgeInsets) { content.setInsets(new) }

    override package var children: [LayoutNode] { content.map { content in chrome.map { [$0, content, grabber] } ?? [content] } ?? [] }
    /// What is in it is where it is put.
    override package var animatesPlaces: Bool { false }
    override package var label: String { "card" }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
    override package func placeChildren() {
        chrome.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: size.height + bleed))
        content.place(at: .zero, proposal: ProposedViewSize(size))
        let mark = grabber.sizeThatFits(ProposedViewSize(size))
        grabber.place(at: CGPoint(x: (size.width - mark.width) / 2, y: 0), proposal: ProposedViewSize(size))
    }

    /// Draws the card lower by so many points.
    func move(by distance: CGFloat, opacity: Double) {
        let new = CGAffineTransform(translationX: 0, y: distance)
        guard new != transform || opacity != self.opacity else { return }
        transform = new
        self.opacity = opacity
        display.transform = new
        display.opacity = opacity
        engine.report.spatialPatches += 1
        engine.displayDidChange()
        positionDidChange()
    }
}

/// The content of a card, centred in what is safe; scroll views reach under the rest.
package final class PresentationContentLayout: PaintEffectLayout, SafeAreaProvider {
    private var insets = EdgeInsets()

    func setInsets(_ new: EdgeInsets) {
        guard new != insets else { return }
        insets = new
        setNeedsMeasure()
        safeAreaDidChange(.all)
    }

    func setClip(_ radius: CGFloat, bleed: CGFloat) {
        setEffect { display, node in
            let card = CGRect(x: 0, y: 0, width: node.size.width, height: node.size.height + bleed)
            display.clip = RoundedRectangle(cornerRadius: radius).path(in: card)
        }
    }

    /// What is in it is where it is put.
    override package var animatesPlaces: Bool { false }
    package var safeArea: EdgeInsets { insets }
    package var safeBounds: CGRect { bounds.inset(by: insets) }

    /// Takes all it is offered; where nothing is, the content's own size.
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let inner = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(width: proposal.width ?? inner.width + insets.horizontal, height: proposal.height ?? inner.height + insets.vertical)
    }

    override package func placeChildren() {
        let offer = ProposedViewSize(size).inset(by: insets)
        let inner = child.sizeThatFits(offer)
        let area = CGSize(width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
        place(
            child,
            at: CGPoint(x: insets.leading + (area.width - inner.width) / 2, y: insets.top + (area.height - inner.height) / 2),
            proposal: offer)
    }
}
