import Foundation

extension ScriptStep {
    /// Simpler steps that may do in the place of this one, the simplest first.
    var simpler: [ScriptStep] {
        switch self {
        case .insert(let at, let count, let pattern):
            Self.less(at).map { .insert(at: $0, count: count, pattern: pattern) }
                + Self.less(count, least: 1).map { .insert(at: at, count: $0, pattern: pattern) }
                + Self.less(pattern).map { .insert(at: at, count: count, pattern: $0) }
        case .remove(let at, let count):
            Self.less(at).map { .remove(at: $0, count: count) } + Self.less(count, least: 1).map { .remove(at: at, count: $0) }
        case .move(let from, let count, let to):
            Self.less(from).map { .move(from: $0, count: count, to: to) }
                + Self.less(count, least: 1).map { .move(from: from, count: $0, to: to) }
                + Self.less(to).map { .move(from: from, count: count, to: $0) }
        case .replace(let at, let count, let pattern):
            Self.less(at).map { .replace(at: $0, count: count, pattern: pattern) }
                + Self.less(count, least: 1).map { .replace(at: at, count: $0, pattern: pattern) }
                + Self.less(pattern).map { .replace(at: at, count: count, pattern: $0) }
        case .length(let at, let length):
            Self.less(at).map { .length(at: $0, length) } + Self.less(length).map { .length(at: at, $0) }
        case .stretch(let at, let length):
            Self.less(at).map { .stretch(at: $0, length) } + Self.less(length).map { .stretch(at: at, $0) }
        case .views(let at, let count): Self.less(at).map { .views(at: $0, count) }
        case .header(let length): Self.less(length).map { .header($0) }
        case .wheel(let delta): Self.less(delta).map { .wheel($0) }
        case .notch(let delta): Self.less(delta).map { .notch($0) } + [.wheel(delta * 40)]
        case .touchpad(let delta): [.wheel(delta)] + Self.less(delta).map { .touchpad($0) }
        case .touchMove(let delta): Self.less(delta).map { .touchMove($0) }
        case .drag(let delta): [.wheel(-delta)] + Self.less(delta).map { .drag($0) }
        case .fling(let delta): [.drag(delta)] + Self.less(delta).map { .fling($0) }
        case .jump(let row, let anchor, let animated):
            (animated ? [.jump(to: row, anchor: anchor, animated: false)] : [])
                + (anchor != 0 ? [.jump(to: row, anchor: 0, animated: animated)] : [])
                + Self.less(row).map { .jump(to: $0, anchor: anchor, animated: animated) }
        case .edge(let isEnd, true): [.edge(isEnd: isEnd, animated: false)]
        case .point(let point, let animated):
            (animated ? [.point(point, animated: false)] : []) + Self.less(point).map { .point($0, animated: animated) }
        case .id(let row, let anchor, let animated):
            (animated ? [.id(row, anchor: anchor, animated: false)] : [])
                + Self.less(row).map { .id($0, anchor: anchor, animated: animated) }
        case .time(let seconds): seconds > 0.02 ? [.time(1.0 / 60), .time(0.1)].filter { $0 != self } : []
        default: []
        }
    }

    private static func less(_ value: Int, least: Int = 0) -> [Int] {
        var result: [Int] = []
        for candidate in [least, value / 2, value - 1] where candidate < value && candidate >= least && !result.contains(candidate) {
            result.append(candidate)
        }
        return result
    }

    private static func less(_ value: CGFloat) -> [CGFloat] {
        var result: [CGFloat] = []
        for candidate in [0, (value / 2).rounded(.towardZero), (value / 10).rounded(.towardZero) * 10]
        where abs(candidate) < abs(value) && !result.contains(candidate) {
            result.append(candidate)
        }
        return result
    }
}
