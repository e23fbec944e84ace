import Foundation
import ScrollworkBase
import ScrollworkGraph

/// How much of a view is in sight (S-100…S-103).
package enum ScrollVisibility {
    /// The share of a box's area that lies inside all scroll views around it, 0…1; of the window where there is none (S-101). A box without
    /// area counts as seen as soon as it is inside.
    /// - Complexity: O(levels up to the window).
    package static func share(of node: LayoutNode) -> Double {
        var rect = node.bounds
        let area = rect.width * rect.height
        var current = node
        var isClipped = false
        while let parent = current.parent {
            if !current.transform.isIdentity { rect = rect.applying(current.transform) }
            rect.origin.x += current.origin.x + parent.childOffset.x
            rect.origin.y += current.origin.y + parent.childOffset.y
            if parent is ScrollNode {
                isClipped = true
                rect = rect.intersection(parent.bounds)
                if rect.isNull { return 0 }
            }
            current = parent
        }
        if !isClipped {
            rect = rect.intersection(current.bounds)
            if rect.isNull { return 0 }
        }
        // Rounding must not keep a view that is wholly in sight below 1.
        return area > 0 ? min(Double(rect.width * rect.height / area) + 1e-9, 1) : 1
    }
}

/// Tells when a view comes into sight and leaves it.
package struct ScrollVisibilityModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let threshold: Double
    nonisolated(unsafe) let action: (Bool) -> Void
    nonisolated init(threshold: Double, action: @escaping (Bool) -> Void) {
        self.threshold = threshold
        self.action = action
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> ScrollVisibilityLayout { ScrollVisibilityLayout(owner: owner) }
    nonisolated package func configure(_ element: ScrollVisibilityLayout, old: ScrollVisibilityModifier?) {
        element.threshold = threshold
        element.action = action
        if old == nil { element.engine.addScrollObserver(element.observer) }
    }
}

package final class ScrollVisibilityLayout: TransparentLayout {
    var threshold = 0.5
    var action: ((Bool) -> Void)?
    private var isVisible = false
    lazy var observer = GeometryChangeObserver { [weak self] in self?.check() }

    private func check() {
        guard !isDead, isAttached, child != nil, placedProposal != nil else { return }
        let share = ScrollVisibility.share(of: self)
        let now = share > 0 && share >= threshold
        guard now != isVisible else { return }
        isVisible = now
        engine.report.observersRun += 1
        engine.enqueueAction(owner, named: "onScrollVisibilityChange") { [weak self] in self?.action?(now) }
    }
}

extension View {
    /// Runs an action with true once the share of the view that is in sight reaches `threshold`, also when it appears so, and with false once
    /// it is less (S-100).
    nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Runs an action with the ids of those views of the marked layout whose share in sight reaches `threshold`, in layout order, when they
    /// change (S-102). Ids of other types are left out (S-103).
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(
            ScrollObserverModifier<[ID]>(
                initial: [],
                read: { scroll in
                    scroll.targets.visible(share: max(threshold, .leastNonzeroMagnitude)).compactMap { place in
                        place.ids.lazy.compactMap { $0.base as? ID }.first
                    }
                }, action: { _, new, _ in action(new) }))
    }
}

/// Shows the indicators of the scroll views inside for a moment (S-123).
package struct IndicatorFlashModifier: PrimitiveModifier {
    nonisolated let onAppear: Bool
    nonisolated(unsafe) let trigger: AnyEquatable?
    nonisolated init(onAppear: Bool, trigger: AnyEquatable?) {
        self.onAppear = onAppear
        self.trigger = trigger
    }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        IndicatorFlashNode(view, context)
    }
}

/// A value of any equatable type.
package struct AnyEquatable: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool
    nonisolated init<T: Equatable>(_ value: T) {
        self.value = value
        isEqual = { $0 as? T == value }
    }
    package static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isEqual(b.value) }
}

private final class IndicatorFlashNode<Inner: View>: WrapperNode<ModifiedContent<Inner, IndicatorFlashModifier>, Inner>, ScrollObserving {
    private var isDue: Bool

    init(_ view: ModifiedContent<Inner, IndicatorFlashModifier>, _ context: _NodeContext) {
        isDue = view.modifier.onAppear
        super.init(view, context, content: view.content)
        engine.addScrollObserver(self)
    }

    override func update(_ new: ModifiedContent<Inner, IndicatorFlashModifier>) {
        if new.modifier.trigger != view.modifier.trigger {
            isDue = true
            engine.observersMustLook()
        }
        view = new
        content.update(new.content)
    }

    func check() {
        guard isDue else { return }
        let scrolls = ScrollObservers.outermostScrollNodes(in: content.elements).filter(\.hasBeenLaidOut)
        guard !scrolls.isEmpty else { return }
        isDue = false
        for scroll in scrolls { scroll.flashIndicators() }
    }

    override func willTearDown() { engine.removeScrollObserver(self) }
    override var label: String { "indicator flash" }
}

extension View {
    /// Shows the scroll indicators for a moment when the view appears.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(IndicatorFlashModifier(onAppear: onAppear, trigger: nil))
    }
    /// Shows the scroll indicators for a moment when a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(IndicatorFlashModifier(onAppear: false, trigger: AnyEquatable(value)))
    }
}
