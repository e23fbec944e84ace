import Foundation
import ScrollworkCore
import ScrollworkDisplay
import SwiftUI

/// A reading of one scroll view, in points.
public struct ScrollViewReading: Equatable, Sendable {
    /// Position among the window's scroll views in tree order, and a name for traces.
    public let index: Int
    public let name: String
    public let geometry: ScrollGeometry
    public let phase: ScrollPhase
    /// Points per second, sign of the offset's change.
    public let velocity: CGVector
    /// Why the offset changed last: drag, momentum, wheel, key, program, animation, resize, content, restore, bounce, anchor or keyboard.
    public let cause: String
    /// Frame in the window.
    public let frame: CGRect
    /// Positive when scrolled; rests at minus the start inset.
    public var offset: CGPoint { geometry.contentOffset }
    /// The largest offset at rest.
    public var maximumOffset: CGPoint {
        CGPoint(
            x: max(
                geometry.contentSize.width - geometry.containerSize.width - geometry.contentInsets.leading, -geometry.contentInsets.leading),
            y: max(geometry.contentSize.height - geometry.containerSize.height - geometry.contentInsets.top, -geometry.contentInsets.top))
    }
}

/// A text as it is shown.
public struct VisibleText: Equatable, Sendable {
    public let string: String
    /// In the window, points.
    public let frame: CGRect
    /// The lines as they are drawn: broken, and cut with an ellipsis where there was too little room.
    public let lines: [String]
}

extension TestHost {
    /// All scroll views in tree order.
    public var scrollViews: [ScrollViewReading] {
        engine.scrollNodesInTreeOrder.enumerated().map { index, node in
            ScrollViewReading(
                index: index, name: index == 0 ? "ScrollView" : "ScrollView#\(index + 1)", geometry: node.geometry,
                phase: node.activity.phase,
                velocity: node.velocity, cause: node.cause.rawValue, frame: node.convert(node.bounds, to: nil))
        }
    }

    /// The first scroll view; an empty reading if there is none.
    public var scrollView: ScrollViewReading {
        scrollViews.first
            ?? ScrollViewReading(
                index: 0, name: "none",
                geometry: ScrollGeometry(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero),
                phase: .idle, velocity: .zero, cause: "content", frame: .zero)
    }

    /// Every text whose frame meets the window and is not clipped away, in drawing order.
    public var texts: [VisibleText] {
        engine.visibleTexts.map { VisibleText(string: $0.string, frame: $0.frame, lines: $0.lines) }
    }

    /// The frame of the first text that is `string`, in the window; nil where it is not visible.
    public func frame(ofText string: String) -> CGRect? { texts.first { $0.string == string }?.frame }

    /// Trees that can be printed.
    public enum Tree: String, CaseIterable, Sendable {
        case view, layout, text, display, preferences, lazy, accessibility
    }

    /// A tree as text: stable order, one node a line, defaults left out.
    public func dump(_ tree: Tree) -> String {
        switch tree {
        case .view: TreeDump.views(engine)
        case .layout: TreeDump.layout(engine)
        case .text: texts.map { "\(TreeDump.text($0.frame)) \"\($0.string)\"" }.joined(separator: "\n") + "\n"
        case .display: DisplayFormat.write(engine.displayRoot)
        case .preferences: TreeDump.preferences(engine)
        case .lazy: TreeDump.lazy(engine)
        case .accessibility: TreeDump.accessibility(engine)
        }
    }

    /// Measures, places, combines and records the whole tree anew and compares that with what the frames left step by step. The state of
    /// the host stays as it is.
    /// - Returns: the lines of the dumps that differ, "-" for what the frames left and "+" for what should be there; empty where all is well.
    public func checkShadow() -> [String] { engine.checkShadow() }

    /// What was drawn, with everything that scrolls in its place; two frames that look alike have the same text.
    package var displayRoot: DisplayNode { engine.displayRoot }
}
