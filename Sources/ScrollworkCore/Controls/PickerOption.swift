import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// How an option shows whether it is the chosen one.
enum PickerOptionLook: Equatable, Sendable {
    /// On a light ground.
    case segment
    /// With a check mark at its end.
    case checked
    /// By being the only one there.
    case only
}

/// Shows for each option whether it is chosen.
struct PickerOptionModifier: ElementModifier {
    typealias Body = Never
    nonisolated let look: PickerOptionLook
    /// Whether a tag is that of the selection.
    nonisolated(unsafe) let isChosen: (AnyHashable) -> Bool
    nonisolated init(_ look: PickerOptionLook, isChosen: @escaping (AnyHashable) -> Bool) {
        self.look = look
        self.isChosen = isChosen
    }
    nonisolated func makeElement(_ owner: ViewNode) -> PickerOptionLayout { PickerOptionLayout(owner: owner) }
    nonisolated func configure(_ element: PickerOptionLayout, old: PickerOptionModifier?) {
        element.set(look, isChosen)
    }
}

final class PickerOptionLayout: PaintEffectLayout {
    private var look = PickerOptionLook.only
    private var isChosen = false

    func set(_ look: PickerOptionLook, _ test: (AnyHashable) -> Bool) {
        self.look = look
        isChosen = tagValue(below: owner).map(test) ?? false
        let isShown = look != .only || isChosen
        if isShown != takesEvents || apply == nil {
            takesEvents = isShown
            setEffect { display, _ in display.opacity = isShown ? 1 : 0 }
            setNeedsMeasure()
        }
        setNeedsPaint()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { takesEvents ? child.sizeThatFits(proposal) : .zero }

    override var paints: Bool { true }
    override func paint(into items: inout [DisplayItem]) {
        guard isChosen else { return }
        let style = owner.environment.styleContext
        switch look {
        case .only: break
        case .segment:
            let shape = RoundedRectangle(cornerRadius: 7).path(in: bounds)
            let color = style.isDark ? Color.gray : Color.white
            items.append(.fill(shape, .color(color.resolved(in: style)), evenOdd: false))
        case .checked:
            // 12 points, 16 from the end, as the check marks of table rows.
            let size: CGFloat = 12
            let x = isRightToLeft ? 16 : bounds.width - 16 - size
            let box = CGRect(x: x, y: bounds.midY - size / 2, width: size, height: size)
            let color = TintShapeStyle()._makePaint(in: style).color
            for layer in SystemSymbol.layers(named: "checkmark", in: box, weight: 600) {
                if let stroke = layer.stroke {
                    items.append(.stroke(layer.path, .color(color), stroke))
                } else {
                    items.append(.fill(layer.path, .color(color), evenOdd: false))
                }
            }
        }
    }
}

/// Chooses the option that is tapped.
struct PickerTapModifier: ElementModifier {
    typealias Body = Never
    nonisolated(unsafe) let choose: (AnyHashable) -> Void
    nonisolated init(_ choose: @escaping (AnyHashable) -> Void) { self.choose = choose }
    nonisolated func makeElement(_ owner: ViewNode) -> GestureLayout { GestureLayout(owner: owner) }
    nonisolated func configure(_ element: GestureLayout, old: PickerTapModifier?) {
        let choose = self.choose
        element.tap = GestureLayout.Tap(count: 1) { [unowned element] _ in
            if let value = element.tagValue(below: element.owner) { choose(value) }
        }
    }
}
