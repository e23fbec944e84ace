import Foundation
import ScrollworkBase

extension FrameLoop {
    /// What assistive technologies would find, in the order of the views: texts, pictures and controls, scrolled into sight or not as long as
    /// they are made. Scroll views, stacks and other containers are none of them; what they hold is (U-100).
    ///
    /// Made when asked for, so it costs frames nothing. - Complexity: O(nodes).
    package var accessibilityElements: [AccessibilityElement] {
        var result: [AccessibilityElement] = []
        onDeepStack { result = AccessibilityTree(engine: self).elements(of: root) }
        return result
    }
}

/// Walks the views once and collects elements.
private struct AccessibilityTree {
    let engine: FrameLoop

    func elements(of node: ViewNode) -> [AccessibilityElement] {
        guard !node.isDead, !node.isSuspended else { return [] }
        if let attached = node as? any AccessibilityAttaching { return apply(attached.attachment, to: node) }
        if let own = ownElement(of: node) { return [own] }
        return children(of: node)
    }

    private func children(of node: ViewNode) -> [AccessibilityElement] {
        var result: [AccessibilityElement] = []
        node.forEachChild { result += elements(of: $0) }
        return result
    }

    /// What a text or a picture is by itself.
    private func ownElement(of node: ViewNode) -> AccessibilityElement? {
        guard let source = node as? any AccessibilitySource, let layout = node.elements.first, isFound(layout) else { return nil }
        var element = AccessibilityElement(frame: layout.convert(layout.bounds, to: nil))
        guard source.describe(&element) else { return nil }
        if layout.isInHeader { element.traits.insert(.isHeader) }
        return element
    }

    private func isFound(_ layout: LayoutNode) -> Bool {
        guard layout.placedProposal != nil, engine.isInFront(layout) else { return false }
        var node: LayoutNode? = layout
        while let current = node {
            // Hidden, or wholly transparent.
            if let effect = current as? PaintEffectLayout, !effect.takesEvents { return false }
            node = current.parent
        }
        return true
    }

    private func apply(_ attachment: AccessibilityAttachmentModifier.Attachment, to node: ViewNode) -> [AccessibilityElement] {
        switch attachment {
        case .hidden(true): return []
        case .hidden(false): return children(of: node)
        case .children(let behavior):
            let below = children(of: node)
            guard let frame = frame(of: node) else { return below }
            switch behavior {
            case .combine: return below.isEmpty ? [] : [.combined(below, frame: frame)]
            case .contain:
                var container = AccessibilityElement(frame: frame)
                container.children = below
                return [container]
            default: return [AccessibilityElement(frame: frame)]
            }
        case .control(let traits, let label, let value):
            guard let frame = frame(of: node) else { return [] }
            var control = AccessibilityElement.combined(children(of: node), frame: frame)
            control.traits = traits
            if let label { control.apply(.label(label)) }
            control.value = value
            return [control]
        default:
            var below = children(of: node)
            // What is said of a view that is no element by itself makes it one.
            if below.isEmpty, let frame = frame(of: node) { below = [AccessibilityElement(frame: frame)] }
            for index in below.indices { below[index].apply(attachment) }
            return below
        }
    }

    /// Around all that the node shows; nil where it shows nothing.
    private func frame(of node: ViewNode) -> CGRect? {
        var result: CGRect?
        for layout in node.elements where isFound(layout) {
            let frame = layout.convert(layout.bounds, to: nil)
            result = result.map { $0.union(frame) } ?? frame
        }
        return result
    }
}

/// A view node that says something of the elements in it.
protocol AccessibilityAttaching: ViewNode {
    var attachment: AccessibilityAttachmentModifier.Attachment { get }
}

/// A view node that is an element by itself.
protocol AccessibilitySource: ViewNode {
    /// - Returns: whether there is anything to find.
    func describe(_ element: inout AccessibilityElement) -> Bool
}

extension LayoutNode {
    /// Whether the node is in the header of a section.
    fileprivate var isInHeader: Bool {
        var node: LayoutNode? = self
        while let current = node, !(current is ScrollNode) {
            if current.sectionRole == .header { return true }
            node = current.parent
        }
        return false
    }
}
