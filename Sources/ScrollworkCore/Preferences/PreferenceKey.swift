import Foundation

/// A named value that views report to their ancestors.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
    static var _includesRemovedValues: Bool { get }
}

extension PreferenceKey {
    public static var _includesRemovedValues: Bool { false }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A value under one key, reduced in place.
package class AnyPreferenceBox {
    func copy() -> AnyPreferenceBox { preconditionFailure("abstract") }
    func reduce(_ next: AnyPreferenceBox) {}
    /// A box of the same key with its default value.
    func makeDefault() -> AnyPreferenceBox { preconditionFailure("abstract") }
    var text: String { "" }
    /// Whether views that are leaving still report the key.
    var includesRemovedValues: Bool { false }
}

package final class PreferenceBox<K: PreferenceKey>: AnyPreferenceBox {
    var value: K.Value
    init(_ value: K.Value) { self.value = value }
    override func copy() -> AnyPreferenceBox { PreferenceBox<K>(value) }
    override func reduce(_ next: AnyPreferenceBox) { K.reduce(value: &value) { unsafeDowncast(next, to: PreferenceBox<K>.self).value } }
    override func makeDefault() -> AnyPreferenceBox { PreferenceBox<K>(K.defaultValue) }
    override var includesRemovedValues: Bool { K._includesRemovedValues }
    override var text: String { "\(TypeNames.short(K.self)) = \(StableText.of(value))" }
}

/// What a subtree reports, by key.
package struct PreferenceValues {
    private(set) var boxes: [ObjectIdentifier: AnyPreferenceBox] = [:]
    /// Whether it stands, among others, for an empty list that adds the default value of every key (P-54).
    private var addsDefaults = false

    package static var none: PreferenceValues { PreferenceValues() }
    package var isEmpty: Bool { boxes.isEmpty }

    package func value<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        boxes[ObjectIdentifier(key)].map { unsafeDowncast($0, to: PreferenceBox<K>.self).value }
    }

    package func setting<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) -> PreferenceValues {
        var result = self
        result.boxes[ObjectIdentifier(key)] = PreferenceBox<K>(value)
        return result
    }

    package func removing<K: PreferenceKey>(_ key: K.Type) -> PreferenceValues {
        var result = self
        result.boxes[ObjectIdentifier(key)] = nil
        return result
    }

    /// Siblings in tree order: the first reported value is the start, each further one is reduced into it (P-52).
    /// - Complexity: O(nodes that report).
    package static func combining(_ nodes: [LayoutNode]) -> PreferenceValues {
        if nodes.count == 1 { return nodes[0].preferences }
        return combining(nodes.lazy.map(\.preferences))
    }

    /// What the elements of `content` report together, where lists that are empty now add defaults (P-54). - Complexity: O(nodes).
    static func combiningWithDefaults(_ content: ViewNode) -> PreferenceValues { combining(parts(of: content)) }

    private static func combining(_ parts: some Sequence<PreferenceValues>) -> PreferenceValues {
        var result = PreferenceValues()
        var owned: Set<ObjectIdentifier> = []
        for part in parts {
            for (key, box) in part.boxes {
                if let known = result.boxes[key] {
                    if owned.insert(key).inserted { result.boxes[key] = known.copy() }
                    result.boxes[key]!.reduce(box)
                } else if result.addsDefaults {
                    let start = box.makeDefault()
                    start.reduce(box)
                    owned.insert(key)
                    result.boxes[key] = start
                } else {
                    result.boxes[key] = box
                }
            }
            guard part.addsDefaults else { continue }
            for (key, known) in result.boxes where part.boxes[key] == nil {
                if owned.insert(key).inserted { result.boxes[key] = known.copy() }
                result.boxes[key]!.reduce(known.makeDefault())
            }
            result.addsDefaults = true
        }
        return result
    }

    private static func parts(of node: ViewNode) -> [PreferenceValues] {
        let elements = node.elements
        if elements.isEmpty, node.isDynamicStructure {
            var empty = PreferenceValues()
            empty.addsDefaults = true
            return [empty]
        }
        var children: [ViewNode] = []
        node.forEachChild { children.append($0) }
        let below = children.flatMap(\.elements)
        // Who wraps its elements, or is one itself, reports through them.
        guard below.count == elements.count, zip(below, elements).allSatisfy({ $0 === $1 }) else { return elements.map(\.preferences) }
        return children.flatMap(parts)
    }

    /// What is left of it when the view leaves.
    var ofLeavingView: PreferenceValues {
        var result = self
        result.boxes = boxes.filter { $0.value.includesRemovedValues }
        return result
    }

    package var text: [String] { boxes.values.map(\.text).sorted() }
}

extension LayoutNode {
    /// What this subtree reports; computed where something changed.
    package final var preferences: PreferenceValues {
        if let preferenceCache { return preferenceCache }
        engine.report.preferencesCombined += 1
        var made = makePreferences()
        // A view on its way out has no say (P-68).
        if engine.isLeaving(self) { made = made.ofLeavingView }
        preferenceCache = made
        return made
    }

    /// This subtree may report something else now: everyone above must combine again, and observers on the way must look.
    package final func preferencesDidChange() {
        var node: LayoutNode? = self
        var isFirst = true
        while let current = node {
            // An ancestor without a cached value has been told already, and so has everyone above it.
            if current.preferenceCache == nil, !isFirst { return }
            current.preferenceCache = nil
            current.preferencesBelowDidChange()
            node = current.parent
            isFirst = false
        }
    }
}

/// A node that looks at the preferences below it.
package protocol PreferenceReader: LayoutNode {
    /// Looks at the new value; runs in the Preference pass, inner readers first.
    func readPreferences()
}
