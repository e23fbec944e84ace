import Foundation

/// Values as text that is the same in every run: dictionaries and sets sorted, anchors by what they are taken of.
enum StableText {
    static func of(_ value: Any) -> String {
        if let anchor = value as? any AnchorDescribing { return anchor.stableText }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .dictionary:
            let entries = mirror.children.map { entry in
                let pair = Array(Mirror(reflecting: entry.value).children)
                return pair.count == 2 ? "\(of(pair[0].value)): \(of(pair[1].value))" : "\(entry.value)"
            }
            return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
        case .set: return "{\(mirror.children.map { of($0.value) }.sorted().joined(separator: ", "))}"
        case .collection: return "[\(mirror.children.map { of($0.value) }.joined(separator: ", "))]"
        case .optional: return mirror.children.first.map { of($0.value) } ?? "nil"
        default: return "\(value)"
        }
    }
}

/// An anchor of any type, for dumps.
protocol AnchorDescribing {
    var stableText: String { get }
}

extension Anchor: AnchorDescribing {
    var stableText: String { "anchor of \(node?.label ?? "nothing")" }
}
