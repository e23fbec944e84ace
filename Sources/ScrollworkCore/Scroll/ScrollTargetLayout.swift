import Foundation
import ScrollworkBase

/// Marks the children of a layout as the views that a scroll view can be at (S-70).
package struct ScrollTargetLayoutModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let isEnabled: Bool
    nonisolated init(_ isEnabled: Bool) { self.isEnabled = isEnabled }
    nonisolated package func makeElement(_ owner: ViewNode) -> ScrollTargetLayout { ScrollTargetLayout(owner: owner) }
    nonisolated package func configure(_ element: ScrollTargetLayout, old: ScrollTargetLayoutModifier?) { element.isEnabled = isEnabled }
}

extension View {
    /// The views inside the outermost layout of this view are what scroll positions and view alignment go by.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(ScrollTargetLayoutModifier(isEnabled)) }
}

/// The box of a layout whose children are scroll targets. It tells the scroll view around it when it is placed.
package final class ScrollTargetLayout: TransparentLayout {
    package var isEnabled = true

    override package func placeChildren() {
        super.placeChildren()
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollNode { return scroll.targets.add(self) }
            node = current.parent
        }
    }

    /// The layout that holds the targets: the first box inside that is more than a wrapper.
    package var container: LayoutNode {
        var node: LayoutNode = child
        while !(node is RowLocator), let wrapper = node as? WrapperLayout, let inner = wrapper.child { node = inner }
        return node
    }
}
