import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Compares what incremental work left with what the same tree gives when everything is measured, placed, combined and recorded anew.
extension FrameLoop {
    /// - Returns: broken invariants of lazy containers, then the lines that differ, "-" for what the frames left and "+" for what it should be; none where all is well.
    /// - Complexity: as the first frame of the tree.
    package func checkShadow() -> [String] {
        guard !hasWork else { return ["work is left, so there is no finished result to compare"] }
        var differences = lazyViolations()
        let before = shadowDumps()
        withoutTraces {
            forgetAnswers()
            root.layoutNode.placeInWindow()
            runLayoutPass()
            runPaintPass()
        }
        for ((name, old), (_, new)) in zip(before, shadowDumps()) where old != new {
            differences.append(contentsOf: Self.difference(name, old, new))
        }
        return differences
    }

    private func shadowDumps() -> [(String, String)] {
        [
            ("layout", TreeDump.layout(self)), ("preferences", TreeDump.preferences(self)),
            ("display", Self.withoutTextRequests(DisplayFormat.write(displayRoot))),
        ]
    }

    /// Recorded texts without the width and height that were asked for: a text that keeps its lines is not recorded anew for another offer.
    private static func withoutTextRequests(_ dump: String) -> String {
        dump.split(separator: "\n").map { line in
            guard line.drop(while: { $0 == " " }).hasPrefix("text "), let request = line.range(of: " width=", options: .backwards) else {
                return line
            }
            return line[..<request.lowerBound]
        }.joined(separator: "\n")
    }

    /// Runs `body` on the deep stack and leaves counters and flags as they were: the next frame must not see that it ran.
    private func withoutTraces(_ body: () -> Void) {
        let saved = (report, appearances, composeIsDue, displayChanged, needsFrame, isInFrame)
        isInFrame = true
        onDeepStack(body)
        (report, appearances, composeIsDue, displayChanged, needsFrame, isInFrame) = saved
    }

    /// Empties every cache of the tree: element lists, sizes, spacing, preferences, recordings.
    private func forgetAnswers() {
        var views: [ViewNode] = []
        var boxes: [LayoutNode] = []
        func collect(_ node: ViewNode) {
            views.append(node)
            node.forEachChild(collect)
        }
        func collect(_ node: LayoutNode) {
            boxes.append(node)
            node.children.forEach(collect)
        }
        collect(root)
        collect(root.layoutNode)
        for view in views { view.forgetElements() }
        for box in boxes { box.forgetAnswers() }
    }

    private static func difference(_ name: String, _ old: String, _ new: String) -> [String] {
        let old = old.split(separator: "\n")
        let new = new.split(separator: "\n")
        return new.difference(from: old).map { change in
            switch change {
            case .remove(let line, let text, _): "\(name) - \(line): \(text)"
            case .insert(let line, let text, _): "\(name) + \(line): \(text)"
            }
        }
    }
}
