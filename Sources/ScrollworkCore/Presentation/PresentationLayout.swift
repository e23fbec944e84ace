import Foundation
import ScrollworkBase

/// The box of a presentation: the window, with a veil and the card in it.
package final class PresentationLayout: LayoutNode, PreferenceReader {
    private let kind: PresentationKind
    private let profile: PlatformProfile
    private let anchor: () -> CGRect?
    private let edge: Edge
    private var dimming: PresentationFade!
    private var card: PresentationCard!
    private(set) var options = PresentationOptions()
    /// The height that was chosen; nil for the lowest.
    private var chosen: PresentationDetent?
    var onOptionsChange: (() -> Void)?
    /// A drag ended at a detent, or in a dismissal.
    var settle: (PresentationDetent?, Bool) -> Void = { _, _ in }

    /// How far a finger has moved the sheet, points downwards, and the way back from there.
    private var dragged: CGFloat = 0
    private var back: AnimatedValue<CGFloat>?
    private var presence = 0.0

    init(owner: ViewNode, kind: PresentationKind, profile: PlatformProfile, edge: Edge, anchor: @escaping () -> CGRect?) {
        self.kind = kind
        self.profile = profile
        self.anchor = anchor
        self.edge = edge
        super.init(owner: owner)
    }

    func setContent(_ box: LayoutNode) {
        card = PresentationCard(owner: owner)
        card.parent = self
        card.setContent(box)
        readOptions()
    }

    func setChrome(dimming veil: LayoutNode, chrome: LayoutNode, grabber: LayoutNode) {
        dimming = PresentationFade(owner: owner)
        dimming.child = veil
        dimming.parent = self
        card.setChrome(chrome, grabber: grabber)
    }

    override package var children: [LayoutNode] { card.map { card in (dimming.map { [$0] } ?? []) + [card] } ?? [] }
    /// What is in it is where it is put.
    override package var animatesPlaces: Bool { false }
    override package var label: String { "presentation" }
    /// Cards are clear of everything by themselves.
    override package var safeAreaEdgesTaken: Edge.Set { .all }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    // MARK: Options

    override package func preferencesBelowDidChange() { engine.enqueuePreferenceReader(self) }
    package func readPreferences() {
        let old = options
        readOptions()
        guard options != old else { return }
        onOptionsChange?()
        setNeedsPlacement()
    }

    private func readOptions() {
        options = card.content.preferences.value(PresentationOptionsKey.self) ?? PresentationOptions()
        readSelection()
    }

    private var detent: PresentationDetent { chosen ?? sortedDetents.first ?? .large }

    /// Takes the height that a binding holds, else keeps the one that is there, else begins at the lowest.
    func readSelection() {
        let detents = options.detents ?? []
        let old = detent
        if let selected = options.selection?.wrappedValue, detents.contains(selected) {
            chosen = selected
        } else if let chosen, !detents.contains(chosen) {
            self.chosen = nil
        }
        guard detent != old, placedProposal != nil else { return }
        if back == nil, presence == 1 {
            back = AnimatedValue(from: height(of: detent) - height(of: old), to: 0, animation: Self.settling, startTime: engine.time)
            settle(nil, false)
        }
        setNeedsPlacement()
    }

    /// From the lowest up. A sheet that asks for none is large.
    private var sortedDetents: [PresentationDetent] {
        let all = options.detents ?? []
        return (all.isEmpty ? [.large] : Array(all)).sorted { height(of: $0) < height(of: $1) }
    }

    // MARK: Place

    var isBottomSheet: Bool { kind == .sheet && profile.kind == .iOS }
    /// UIKit's radii of sheets, alerts and menus, points.
    var cornerRadius: CGFloat { options.cornerRadius ?? (kind == .cover ? 0 : kind == .alert || kind == .menu ? 14 : 10) }
    var dismissesOnTapOutside: Bool {
        switch kind {
        case .sheet, .dialog: profile.kind == .iOS
        case .popover, .menu: true
        case .cover, .alert: false
        }
    }

    /// How much of the window a large sheet leaves free above it, within the safe area, points (UIKit's large detent).
    private static let topGap: CGFloat = 10
    /// Between a card and the window's edges, points.
    private static let margin: CGFloat = 8
    /// UIAlertController's width, and UIMenu's; points.
    private static let alertWidth: CGFloat = 270
    private static let menuWidth: CGFloat = 250

    private var window: EdgeInsets { engine.contentInsets }
    private var available: CGFloat {
        max(size.height - engine.windowSafeArea.top - Self.topGap - engine.windowSafeArea.bottom, 0)
    }
    private func height(of detent: PresentationDetent) -> CGFloat { detent.height(available: available) }

    /// Whether dragging content lifts the sheet before it scrolls.
    var contentResizes: Bool { options.contentInteraction?.kind != .scrolls }
    /// Whether a finger may take the sheet lower than where it rests: to a lower detent, or away.
    var canGoDown: Bool { options.isDismissDisabled != true || sortedDetents.first.map { height(of: $0) < height(of: detent) } ?? false }
    /// How far the sheet can be lifted from where it rests, points.
    var liftRoom: CGFloat { max((sortedDetents.last.map { height(of: $0) } ?? available) - height(of: detent), 0) }

    /// The sheet follows a finger that lifts it, up to the highest detent.
    private var sheetHeight: CGFloat {
        let resting = height(of: detent)
        let highest = sortedDetents.last.map { height(of: $0) } ?? available
        let wanted = min(resting - min(dragged, 0), max(highest, resting)) + window.bottom
        // The keyboard lifts a low sheet and takes room from a high one.
        return min(wanted, available + engine.windowSafeArea.bottom)
    }

    private var cardFrame: CGRect {
        let free = size
        func centred(_ wanted: CGSize) -> CGRect {
            CGRect(x: (free.width - wanted.width) / 2, y: (free.height - wanted.height) / 2, width: wanted.width, height: wanted.height)
        }
        let room = CGSize(
            width: max(free.width - window.horizontal - 2 * Self.margin, 0), height: max(free.height - window.vertical - 2 * Self.margin, 0)
        )
        /// The content's own size at a width, as far as there is room.
        func fitting(_ width: CGFloat?) -> CGSize {
            let width = width.map { min($0, room.width) }
            let ideal = card.sizeThatFits(ProposedViewSize(width: width, height: nil))
            let limited = CGSize(width: width ?? min(ideal.width, room.width), height: min(ideal.height, room.height))
            return width == nil && limited.width < ideal.width
                ? CGSize(
                    width: limited.width,
                    height: min(card.sizeThatFits(ProposedViewSize(width: limited.width, height: nil)).height, room.height))
                : limited
        }
        switch kind {
        case .cover: return CGRect(origin: .zero, size: free)
        case .sheet where isBottomSheet:
            let height = sheetHeight
            return CGRect(x: 0, y: free.height - height, width: free.width, height: height)
        case .sheet: return centred(fitting(nil))
        case .alert: return centred(fitting(Self.alertWidth))
        case .dialog where profile.kind == .iOS:
            let wanted = fitting(room.width)
            return CGRect(
                x: (free.width - wanted.width) / 2, y: free.height - window.bottom - Self.margin - wanted.height, width: wanted.width,
                height: wanted.height)
        case .dialog: return centred(fitting(Self.alertWidth))
        case .popover: return beside(fitting(nil))
        case .menu: return beside(fitting(Self.menuWidth))
        }
    }

    /// At the wanted side of the anchor where there is room, else at the opposite one, and within the window in any case.
    private func beside(_ wanted: CGSize) -> CGRect {
        let safe = bounds.inset(by: window).insetBy(dx: Self.margin, dy: Self.margin)
        let anchor = self.anchor() ?? CGRect(x: safe.midX, y: safe.midY, width: 0, height: 0)
        func frame(at side: Edge) -> CGRect {
            let isAtLeft = (side == .leading) != isRightToLeft
            let origin: CGPoint =
                switch side {
                case .top: CGPoint(x: anchor.midX - wanted.width / 2, y: anchor.minY - Self.margin - wanted.height)
                case .bottom: CGPoint(x: anchor.midX - wanted.width / 2, y: anchor.maxY + Self.margin)
                case .leading, .trailing:
                    CGPoint(
                        x: isAtLeft ? anchor.minX - Self.margin - wanted.width : anchor.maxX + Self.margin,
                        y: anchor.midY - wanted.height / 2)
                }
            return CGRect(origin: origin, size: wanted)
        }
        func fits(_ frame: CGRect, _ side: Edge) -> Bool {
            side == .top || side == .bottom
                ? frame.minY >= safe.minY && frame.maxY <= safe.maxY : frame.minX >= safe.minX && frame.maxX <= safe.maxX
        }
        let opposite: Edge = edge == .top ? .bottom : edge == .bottom ? .top : edge == .leading ? .trailing : .leading
        let first = frame(at: edge)
        let second = frame(at: opposite)
        var result = fits(first, edge) || !fits(second, opposite) ? first : second
        result.origin.x = min(max(result.minX, safe.minX), max(safe.maxX - wanted.width, safe.minX))
        result.origin.y = min(max(result.minY, safe.minY), max(safe.maxY - wanted.height, safe.minY))
        return result
    }

    override package func placeChildren() {
        dimming.place(at: .zero, proposal: ProposedViewSize(size))
        let frame = cardFrame
        switch kind {
        case .cover: card.setInsets(window)
        case .sheet where isBottomSheet: card.setInsets(EdgeInsets(top: 0, leading: 0, bottom: window.bottom, trailing: 0))
        default: card.setInsets(EdgeInsets())
        }
        card.setShape(cornerRadius: cornerRadius, bleed: isBottomSheet ? cornerRadius : 0)
        card.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        applyMotion()
    }

    // MARK: Motion

    private static let settling = Animation.smooth(duration: 0.3)

    /// - Parameter presence: 0 away … 1 there.
    func show(_ presence: Double, at time: Double) {
        self.presence = presence
        if let back {
            dragged = back.value(at: time)
            if back.isFinished(at: time) {
                self.back = nil
                dragged = 0
            }
            setNeedsPlacement()
        }
        applyMotion()
    }

    private func applyMotion() {
        guard let dimming else { return }
        dimming.fade(to: presence)
        let away = CGFloat(1 - presence)
        switch kind {
        case .sheet, .cover, .dialog:
            card.move(by: (size.height - card.origin.y) * away + max(dragged, 0) * CGFloat(presence), opacity: 1)
        case .alert, .popover, .menu: card.move(by: 0, opacity: presence)
        }
    }

    /// Whether the sheet is still on its way back from a drag.
    func isSettling(at time: Double) -> Bool { back != nil }

    /// A finger has moved the sheet by so much since it came down, points downwards.
    func drag(by distance: CGFloat) {
        back = nil
        dragged = distance
        setNeedsPlacement()
        engine.requestFrame()
    }

    /// The finger left: the sheet goes to the nearest height where it would come to rest, or away. - Parameter velocity: points per second.
    func drop(velocity: CGFloat) {
        let detents = sortedDetents
        let resting = height(of: detent)
        // A quarter of a second ahead, as UIKit's sheets are thrown.
        let aim = resting - dragged - velocity * 0.25
        let canDismiss = options.isDismissDisabled != true
        let nearest = detents.min { abs(height(of: $0) - aim) < abs(height(of: $1) - aim) } ?? .large
        if canDismiss, aim < (detents.first.map { height(of: $0) } ?? available) / 2 {
            settle(nil, true)
            return
        }
        let shift = height(of: nearest) - resting
        chosen = nearest
        back = AnimatedValue(from: dragged + shift, to: 0, animation: Self.settling, startTime: engine.time)
        settle(nearest, false)
    }
}
