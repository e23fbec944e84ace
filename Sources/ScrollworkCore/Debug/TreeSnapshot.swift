import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Boxes, preferences and the picture of a tree as lines that compare quickly and are written out only where they differ.
struct TreeSnapshot {
    /// A box or a node of the picture.
    private struct Line {
        var level: Int
        var label: String
        var numbers: [CGFloat]
        var texts: [String] = []
        /// What is drawn there, as it was.
        var drawing: DisplayNode?

        func isClose(to other: Line, _ tolerance: CGFloat) -> Bool {
            guard level == other.level, label == other.label, texts == other.texts, numbers.count == other.numbers.count else {
                return false
            }
            for (a, b) in zip(numbers, other.numbers) where a != b && abs(a - b) > tolerance { return false }
            switch (drawing, other.drawing) {
            case (let a?, let b?): return a.isSameAlone(as: b)
            case (nil, nil): return true
            default: return false
            }
        }

        var text: String {
            String(repeating: "  ", count: level) + label + " (" + numbers.map(TreeDump.number).joined(separator: ",") + ")"
                + (texts + (drawing.map { [DisplayFormat.write($0)] } ?? [])).map { " " + $0 }.joined()
        }
    }
    private var boxes: [Line] = []
    private var reports: [Line] = []
    private var picture: [Line] = []

    /// - Complexity: O(tree).
    init(_ engine: FrameLoop, withIndicators: Bool = true) {
        var boxes: [Line] = []
        var reports: [Line] = []
        func walk(_ node: LayoutNode, _ level: Int) {
            if !node.isTransparent { boxes.append(Self.line(node, level)) }
            let values = node.preferences
            if !values.isEmpty { reports.append(Line(level: level, label: node.label, numbers: [], texts: values.text)) }
            for child in node.children { walk(child, level + 1) }
        }
        var picture: [Line] = []
        func walk(_ node: DisplayNode, _ level: Int) {
            if !withIndicators, node.label.hasPrefix("indicator ") { return }
            picture.append(Self.line(node, level))
            for child in node.children { walk(child, level + 1) }
        }
        engine.onDeepStack {
            walk(engine.root.layoutNode, 0)
            walk(engine.displayRoot, 0)
        }
        (self.boxes, self.reports, self.picture) = (boxes, reports, picture)
    }

    private static func line(_ node: LayoutNode, _ level: Int) -> Line {
        // A transparent wrapper's origin is its child's.
        var outermost = node
        while let parent = outermost.parent, parent.isTransparent { outermost = parent }
        let origin = outermost.origin
        var line = Line(
            level: level, label: node.label,
            numbers: [origin.x, origin.y, node.size.width, node.size.height, node.childOffset.x, node.childOffset.y])
        if !node.transform.isIdentity {
            let t = node.transform
            line.numbers += [t.a, t.b, t.c, t.d, t.tx, t.ty]
        }
        return line
    }

    private static func line(_ node: DisplayNode, _ level: Int) -> Line {
        var line = Line(
            level: level, label: node.label,
            numbers: [
                node.origin.x, node.origin.y, node.size.width, node.size.height, node.childOffset.x, node.childOffset.y, node.opacity,
            ])
        line.drawing = node.alone
        return line
    }

    /// "-" for what `other` has, "+" for what this one has.
    /// - Parameter tolerance: how far numbers may be apart, points: lengths that were summed up in another order differ by rounding.
    /// - Complexity: O(tree) where all is the same.
    func differences(from other: TreeSnapshot, tolerance: CGFloat = 0) -> [String] {
        Self.differences("layout", other.boxes, boxes, tolerance) + Self.differences("preferences", other.reports, reports, tolerance)
            + Self.differences("display", other.picture, picture, tolerance)
    }

    private static func differences(_ name: String, _ old: [Line], _ new: [Line], _ tolerance: CGFloat) -> [String] {
        if old.count == new.count {
            return zip(old, new).enumerated().flatMap { number, lines in
                lines.0.isClose(to: lines.1, tolerance)
                    ? [] : ["\(name) - \(number): \(lines.0.text)", "\(name) + \(number): \(lines.1.text)"]
            }
        }
        return new.map(\.text).difference(from: old.map(\.text)).map { change in
            switch change {
            case .remove(let line, let text, _): "\(name) - \(line): \(text)"
            case .insert(let line, let text, _): "\(name) + \(line): \(text)"
            }
        }
    }
}
