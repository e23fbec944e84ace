import Foundation
import ScrollworkTesting

/// One step of a script. Places are taken modulo the number of rows, so that a step may be left out and the rest still runs.
package enum ScriptStep: Equatable, Sendable {
    // Data.
    case insert(at: Int, count: Int, pattern: Int)
    case remove(at: Int, count: Int)
    case move(from: Int, count: Int, to: Int)
    case replace(at: Int, count: Int, pattern: Int)
    case reverse
    case length(at: Int, CGFloat)
    /// A row grows by what it observes, without other data.
    case stretch(at: Int, CGFloat)
    case views(at: Int, Int)
    // Surroundings, points.
    case spacing(CGFloat)
    case header(CGFloat)
    case margin(CGFloat)
    case bar(CGFloat)
    case sectionLength(Int)
    case columns(Int)
    case direction
    case typeSize
    case resize(width: CGFloat, height: CGFloat)
    /// Whether later edits are animated.
    case animating(Bool)
    // Input along the scrolling axis, points; positive scrolls towards the end.
    case wheel(CGFloat)
    case notch(CGFloat)
    case touchpad(CGFloat)
    case touchpadLift
    case key(ScrollKeyName)
    case touchDown
    case touchMove(CGFloat)
    case touchUp
    case touchCancel
    case drag(CGFloat)
    case fling(CGFloat)
    case tap
    // Program.
    case jump(to: Int, anchor: CGFloat?, animated: Bool)
    case edge(isEnd: Bool, animated: Bool)
    case point(CGFloat, animated: Bool)
    case id(Int, anchor: CGFloat?, animated: Bool)
    // Seconds.
    case time(Double)
    case settle
}

extension ScriptStep: CustomStringConvertible {
    /// Swift source of the step.
    package var description: String {
        func text(_ anchor: CGFloat?) -> String { anchor.map { "\($0)" } ?? "nil" }
        return switch self {
        case .insert(let at, let count, let pattern): ".insert(at: \(at), count: \(count), pattern: \(pattern))"
        case .remove(let at, let count): ".remove(at: \(at), count: \(count))"
        case .move(let from, let count, let to): ".move(from: \(from), count: \(count), to: \(to))"
        case .replace(let at, let count, let pattern): ".replace(at: \(at), count: \(count), pattern: \(pattern))"
        case .reverse: ".reverse"
        case .length(let at, let length): ".length(at: \(at), \(length))"
        case .stretch(let at, let length): ".stretch(at: \(at), \(length))"
        case .views(let at, let count): ".views(at: \(at), \(count))"
        case .spacing(let length): ".spacing(\(length))"
        case .header(let length): ".header(\(length))"
        case .margin(let length): ".margin(\(length))"
        case .bar(let length): ".bar(\(length))"
        case .sectionLength(let count): ".sectionLength(\(count))"
        case .columns(let count): ".columns(\(count))"
        case .direction: ".direction"
        case .typeSize: ".typeSize"
        case .resize(let width, let height): ".resize(width: \(width), height: \(height))"
        case .animating(let animates): ".animating(\(animates))"
        case .wheel(let delta): ".wheel(\(delta))"
        case .notch(let delta): ".notch(\(delta))"
        case .touchpad(let delta): ".touchpad(\(delta))"
        case .touchpadLift: ".touchpadLift"
        case .key(let key): ".key(.\(key))"
        case .touchDown: ".touchDown"
        case .touchMove(let delta): ".touchMove(\(delta))"
        case .touchUp: ".touchUp"
        case .touchCancel: ".touchCancel"
        case .drag(let delta): ".drag(\(delta))"
        case .fling(let delta): ".fling(\(delta))"
        case .tap: ".tap"
        case .jump(let row, let anchor, let animated): ".jump(to: \(row), anchor: \(text(anchor)), animated: \(animated))"
        case .edge(let isEnd, let animated): ".edge(isEnd: \(isEnd), animated: \(animated))"
        case .point(let point, let animated): ".point(\(point), animated: \(animated))"
        case .id(let row, let anchor, let animated): ".id(\(row), anchor: \(text(anchor)), animated: \(animated))"
        case .time(let seconds): ".time(\(seconds))"
        case .settle: ".settle"
        }
    }

    /// How many rows the step adds.
    package var insertedRows: Int { if case .insert(_, let count, _) = self { count } else { 0 } }
}
