import Foundation
import ScrollworkBase

/// Trees as text: stable order, one node a line, two spaces a level, defaults left out.
package enum TreeDump {
    package static func views(_ engine: FrameLoop) -> String {
        var lines: [String] = []
        func walk(_ node: ViewNode, _ level: Int) {
            let id = node.scrollID.map { " id=\($0)" } ?? ""
            lines.append(String(repeating: "  ", count: level) + node.label + id)
            node.forEachChild { walk($0, level + 1) }
        }
        engine.onDeepStack { walk(engine.root, 0) }
        return lines.joined(separator: "\n") + "\n"
    }

    package static func layout(_ engine: FrameLoop) -> String {
        var lines: [String] = []
        func walk(_ node: LayoutNode, _ level: Int) {
            if node.isTransparent {
                for child in node.children { walk(child, level) }
                return
            }
            var line = String(repeating: "  ", count: level) + node.label + " " + text(CGRect(origin: outerOrigin(node), size: node.size))
            if node.childOffset != .zero { line += " childOffset=(\(number(node.childOffset.x)),\(number(node.childOffset.y)))" }
            if !node.transform.isIdentity {
                let t = node.transform
                line += " transform=(\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ",")))"
            }
            lines.append(line)
            for child in node.children { walk(child, level + 1) }
        }
        engine.onDeepStack { walk(engine.root.layoutNode, 0) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A transparent wrapper's origin is its child's.
    private static func outerOrigin(_ node: LayoutNode) -> CGPoint {
        var outermost = node
        while let parent = outermost.parent, parent.isTransparent { outermost = parent }
        return outermost.origin
    }

    package static func preferences(_ engine: FrameLoop) -> String {
        var lines: [String] = []
        func walk(_ node: LayoutNode, _ level: Int) {
            let values = node.preferences.text
            let isNews = values != (node.children.count == 1 ? node.children[0].preferences.text : [])
            if isNews && !values.isEmpty {
                lines.append(String(repeating: "  ", count: level) + node.label + ": " + values.joined(separator: ", "))
            }
            for child in node.children { walk(child, isNews && !values.isEmpty ? level + 1 : level) }
        }
        engine.onDeepStack { walk(engine.root.layoutNode, 0) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What assistive technologies would find, one element a line.
    package static func accessibility(_ engine: FrameLoop) -> String {
        var lines: [String] = []
        func add(_ element: AccessibilityElement, _ level: Int) {
            var line = String(repeating: "  ", count: level) + text(element.frame)
            if let label = element.label { line += " \"\(label)\"" }
            if let value = element.value { line += " value=\"\(value)\"" }
            if let hint = element.hint { line += " hint=\"\(hint)\"" }
            if let identifier = element.identifier { line += " identifier=\"\(identifier)\"" }
            if !element.traits.isEmpty { line += " " + element.traits.names.joined(separator: ",") }
            lines.append(line)
            for child in element.children { add(child, level + 1) }
        }
        for element in engine.accessibilityElements { add(element, 0) }
        return lines.joined(separator: "\n") + "\n"
    }

    package static func text(_ rect: CGRect) -> String {
        "(\(number(rect.minX)),\(number(rect.minY)),\(number(rect.width)),\(number(rect.height)))"
    }

    static func number(_ value: CGFloat) -> String { ShortNumber.text(Double(value)) }
}

extension FrameLoop {
    /// Texts in drawing order with their frames in the window, those outside of the window or clipped away left out.
    package var visibleTexts: [(string: String, frame: CGRect, lines: [String])] {
        var result: [(String, CGRect, [String])] = []
        func walk(_ node: LayoutNode, _ clip: CGRect) {
            var clip = clip
            if let effect = node as? PaintEffectLayout {
                if !effect.takesEvents { return }
                if effect.display.clip != nil { clip = clip.intersection(node.convert(node.bounds, to: nil)) }
            }
            if let scroll = node as? ScrollNode, scroll.options.clips {
                clip = clip.intersection(node.convert(scroll.visibleBounds, to: nil))
            }
            if clip.isEmpty { return }
            if let text = node as? TextLayoutNode {
                let frame = node.convert(node.bounds, to: nil)
                let shown = frame.intersection(clip)
                if !shown.isEmpty && shown.width > 0 && shown.height > 0 { result.append((text.string, frame, text.drawnLines)) }
            }
            for child in node.childrenInDrawingOrder.children { walk(child, clip) }
        }
        onDeepStack { walk(root.layoutNode, CGRect(origin: .zero, size: size)) }
        return result
    }

    /// Scroll views in tree order.
    package var scrollNodesInTreeOrder: [ScrollNode] {
        var result: [ScrollNode] = []
        guard !liveScrollNodes.isEmpty else { return result }
        func walk(_ node: LayoutNode) {
            if let scroll = node as? ScrollNode { result.append(scroll) }
            node.children.forEach(walk)
        }
        onDeepStack { walk(root.layoutNode) }
        return result
    }

    package func updateRoot(_ view: AnyView) {
        onDeepStack { root.update(view) }
        requestFrame()
    }

    /// Whether the next frame has something to do apart from animations.
    package var hasPendingWork: Bool { hasWork || input.hasEvents }
}
