import Foundation
import ScrollworkBase

@testable import ScrollworkDisplay

/// A node with a box and, unless `color` is nil, a fill of the whole box.
func node(_ rect: CGRect, _ label: String = "", color: DisplayColor? = .black, _ children: [DisplayNode] = []) -> DisplayNode {
    let node = DisplayNode()
    node.label = label
    (node.origin, node.size) = (rect.origin, rect.size)
    if let color { node.items = [.fill(Path(CGRect(origin: .zero, size: rect.size)), .color(color), evenOdd: false)] }
    node.children = children
    return node
}

/// `count` rows of 100 × 40 points in a clipped viewport of 100 × 200.
func list(_ count: Int) -> DisplayNode {
    let rows = (0..<count).map { node(CGRect(x: 0, y: CGFloat($0) * 40, width: 100, height: 40), "row \($0)") }
    let list = node(CGRect(x: 10, y: 20, width: 100, height: 200), "list", color: nil, rows)
    list.clip = Path(CGRect(x: 0, y: 0, width: 100, height: 200))
    list.childrenOrderedAlong = .vertical
    return list
}
