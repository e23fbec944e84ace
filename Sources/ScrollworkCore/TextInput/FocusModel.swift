import Foundation
import ScrollworkBase

/// Who takes what is typed: one text input of the window, or none.
package final class FocusModel {
    private unowned let engine: FrameLoop
    private weak var input: TextInputLayout?
    /// Focus states around the input, innermost first.
    private var bindings: [any FocusBinding] = []

    init(engine: FrameLoop) { self.engine = engine }

    package var focused: TextInputLayout? { input.flatMap { $0.isDead ? nil : $0 } }

    /// Moves the focus; nil takes it away. Focus states hear of their loss before others hear of their gain.
    package func focus(_ new: TextInputLayout?) {
        let old = focused
        guard new !== old || (new == nil && input != nil) else { return }
        let left = bindings
        input = new
        bindings = []
        var node: ViewNode? = new?.owner
        while let current = node {
            if let binding = current as? any FocusBinding { bindings.append(binding) }
            node = current.parent
        }
        old?.focusDidChange(false)
        for binding in left where !binding.isDead && !bindings.contains(where: { $0 === binding }) { binding.set(false) }
        new?.focusDidChange(true)
        for binding in bindings where !left.contains(where: { $0 === binding }) { binding.set(true) }
        LazyContainerLayout.focusDidMove(from: old, to: new)
        engine.root?.keyboardDidChange()
        if new != nil { engine.enqueueAction(nil) { [weak self] in self?.reveal() } }
    }

    /// An input leaves the tree.
    func inputDidLeave(_ gone: TextInputLayout) {
        guard gone === input else { return }
        let left = bindings
        input = nil
        bindings = []
        // The states may be those of views that stay, though what ties them to the input goes with it.
        engine.enqueueAction(nil) { for binding in left { binding.set(false) } }
        engine.root?.keyboardDidChange()
    }

    func isInside(_ node: ViewNode) -> Bool { bindings.contains { $0 === node } }

    /// Gives the focus to the first input in a subtree.
    func focusFirst(in node: ViewNode) {
        var found: TextInputLayout?
        func search(_ layout: LayoutNode) {
            guard found == nil else { return }
            if let input = layout as? TextInputLayout, input.isEnabled { found = input } else { layout.children.forEach(search) }
        }
        node.elements.forEach(search)
        if let found { focus(found) }
    }

    /// Gives the focus to the input after the present one, in tree order, or to the one before; behind the last comes the first.
    func focusNext(backwards: Bool = false) {
        var all: [TextInputLayout] = []
        func collect(_ layout: LayoutNode) {
            if let input = layout as? TextInputLayout, input.isEnabled, engine.isInFront(input) { all.append(input) }
            layout.children.forEach(collect)
        }
        collect(engine.root.layoutNode)
        guard let place = all.firstIndex(where: { $0 === focused }) else { return }
        focus(all[(place + (backwards ? all.count - 1 : 1)) % all.count])
    }

    /// - Returns: whether somebody took it.
    func type(_ text: String) -> Bool {
        guard let focused else { return false }
        for character in text {
            guard let target = self.focused else { break }
            switch character {
            case "\t" where !target.isMultiline: focusNext()
            // What keyboards send for Shift-Tab.
            case "\u{19}": focusNext(backwards: true)
            case "\u{8}", "\u{7F}": target.edit(.deleteBackward)
            case "\n", "\r", "\r\n": if target.isMultiline { target.edit(.insert("\n")) } else { submit() }
            default: target.edit(.insert(String(character)))
            }
        }
        if focused === self.focused { engine.enqueueAction(nil) { [weak self] in self?.reveal() } }
        return true
    }

    /// - Returns: whether the input used the key.
    func press(_ key: ScrollKey) -> Bool {
        guard let focused else { return false }
        switch key {
        case .left: focused.edit(.moveBackward)
        case .right: focused.edit(.moveForward)
        case .home, .up: focused.edit(.moveToStart)
        case .end, .down: focused.edit(.moveToEnd)
        case .space, .shiftSpace: focused.edit(.insert(" "))
        case .pageUp, .pageDown: return false
        }
        return true
    }

    /// The return key of a single line: the actions run, and the focus goes unless they moved it.
    package func submit() {
        guard let focused else { return }
        focused.submit()
        if focused === self.focused { focus(nil) }
    }

    // MARK: Scroll views

    /// Room that is left around the input when it is scrolled into view, points; ours.
    private static let revealMargin: CGFloat = 8

    /// Scrolls the input into sight and out from under the keyboard, by the least movement (UIScrollView's way with a first responder).
    private func reveal() {
        guard let focused, focused.placedProposal != nil else { return }
        var node = focused.parent
        while let current = node {
            if let scroll = current as? ScrollNode, !scroll.isMoving {
                var target = scroll.position
                let frame = focused.convert(focused.focusFrame, to: scroll)
                for axis in [Axis.vertical, .horizontal] where scroll.axes.contains(axis) {
                    let isMirrored = axis == .horizontal && scroll.isRightToLeft
                    let visible = scroll.visibleSpan(axis)
                    let start = (isMirrored ? scroll.size.width - frame.maxX : frame.origin[axis]) - Self.revealMargin - visible.start
                    let hidden = max(start + frame.size[axis] + 2 * Self.revealMargin - visible.length, 0)
                    target[axis] += start < 0 ? start : min(hidden, start)
                }
                if target != scroll.position { scroll.setPosition(scroll.clamped(target), cause: .keyboard) }
            }
            node = current.parent
        }
    }

    /// A finger began to move a scroll view.
    func scrollDidBegin(_ scroll: ScrollNode) {
        guard focused != nil, scroll.owner.environment.values.scrollDismissesKeyboardMode == .immediately else { return }
        focus(nil)
    }

    /// A finger that moves a scroll view is somewhere; on the keyboard it takes it away where that is wanted.
    func scrollDidMove(_ scroll: ScrollNode, finger: CGPoint) {
        guard focused != nil, scroll.owner.environment.values.scrollDismissesKeyboardMode == .interactively,
            finger.y > engine.size.height - engine.keyboardHeight
        else { return }
        focus(nil)
    }
}

/// A view node that ties a focus state to what is in it.
protocol FocusBinding: ViewNode {
    func set(_ hasFocus: Bool)
}
