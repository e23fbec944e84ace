import Foundation
import ScrollworkBase

/// Reports a value; it replaces what the content reported for the key (P-51).
package struct PreferenceWriter<K: PreferenceKey>: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let value: K.Value
    nonisolated init(_ value: K.Value) { self.value = value }
    nonisolated package func makeElement(_ owner: ViewNode) -> PreferenceWriterLayout<K> { PreferenceWriterLayout(owner: owner) }
    nonisolated package func configure(_ element: PreferenceWriterLayout<K>, old: PreferenceWriter<K>?) {
        element.value = value
        element.preferencesDidChange()
    }
}

package final class PreferenceWriterLayout<K: PreferenceKey>: TransparentLayout {
    var value: K.Value?
    override package func makePreferences() -> PreferenceValues { child.preferences.setting(K.self, value ?? K.defaultValue) }
}

/// Edits the combined value of the content (P-63).
package struct PreferenceTransform<K: PreferenceKey>: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let transform: (inout K.Value, LayoutNode) -> Void
    nonisolated init(_ transform: @escaping (inout K.Value, LayoutNode) -> Void) { self.transform = transform }
    nonisolated package func makeElement(_ owner: ViewNode) -> PreferenceTransformLayout<K> { PreferenceTransformLayout(owner: owner) }
    nonisolated package func configure(_ element: PreferenceTransformLayout<K>, old: PreferenceTransform<K>?) {
        element.transformValue = transform
        element.preferencesDidChange()
    }
}

package final class PreferenceTransformLayout<K: PreferenceKey>: TransparentLayout {
    var transformValue: ((inout K.Value, LayoutNode) -> Void)?
    override package func makePreferences() -> PreferenceValues {
        let inner = child.preferences
        var value = inner.value(K.self) ?? K.defaultValue
        transformValue?(&value, child)
        return inner.setting(K.self, value)
    }
}

/// Runs an action when the combined value of the content changes (P-56…P-59).
package struct PreferenceObserver<K: PreferenceKey>: ElementModifier where K.Value: Equatable {
    package typealias Body = Never
    nonisolated(unsafe) let action: (K.Value) -> Void
    nonisolated init(_ action: @escaping (K.Value) -> Void) { self.action = action }
    nonisolated package func makeElement(_ owner: ViewNode) -> PreferenceObserverLayout<K> { PreferenceObserverLayout(owner: owner) }
    nonisolated package func configure(_ element: PreferenceObserverLayout<K>, old: PreferenceObserver<K>?) {
        element.action = action
        if old == nil { element.preferencesBelowDidChange() }
    }
}

package final class PreferenceObserverLayout<K: PreferenceKey>: TransparentLayout, PreferenceReader where K.Value: Equatable {
    var action: ((K.Value) -> Void)?
    private var last: K.Value?
    private var cycle = CycleGuard()

    override package func preferencesBelowDidChange() { engine.enqueuePreferenceReader(self) }

    package func readPreferences() {
        guard !isDead, child != nil else { return }
        let reported = preferences.value(K.self)
        // Content that can never report the key is not observed (P-56).
        if reported == nil, last == nil, !mayReport { return }
        let value = reported ?? K.defaultValue
        guard value != last else { return }
        last = value
        // A suppressed value is remembered all the same (P-39).
        let name = "onPreferenceChange of \(TypeNames.short(K.self)) in \(owner.viewName)"
        guard cycle.allows(in: engine, name, noun: "Bound preference") else { return }
        engine.report.observersRun += 1
        engine.enqueueAction(owner, named: name) { [weak self] in self?.action?(value) }
    }

    /// Whether something below is dynamic, so that it might report one day.
    private var mayReport: Bool {
        func search(_ node: ViewNode) -> Bool {
            if node.isDynamicStructure { return true }
            var found = false
            node.forEachChild { if !found { found = search($0) } }
            return found
        }
        return search(owner)
    }
}

/// Allows an action twice per frame; the third is suppressed and reported (P-38).
struct CycleGuard {
    private var frame = -1
    private var count = 0
    static let limit = 2

    mutating func allows(in engine: FrameLoop, _ what: @autoclosure () -> String, noun: String) -> Bool {
        if engine.frameNumber != frame {
            frame = engine.frameNumber
            count = 0
        }
        count += 1
        if count <= Self.limit { return true }
        engine.report.suppressedActions += 1
        let name = what()
        let loop = engine.presentCause?.loop
        Warnings.once(
            // One report for a loop, whichever of its members is stopped first.
            "cycle.\(loop.map { Set($0).sorted().joined(separator: "\n") } ?? name)",
            "\(noun) \(name) tried to update multiple times per frame. Its action changes what it observes"
                + (loop.map { " (\($0.joined(separator: " → ")))" } ?? "") + "; "
                + "the change is dropped until the value changes again. Write state only when the value you store really differs.")
        return false
    }
}

extension View {
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWriter<K>(value))
    }
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransform<K> { value, _ in callback(&value) })
    }
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObserver<K>(action))
    }
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            PreferenceTransform<K> { current, node in
                current = transform(Anchor(node: node, source: value))
            })
    }
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(PreferenceTransform<K> { current, node in transform(&current, Anchor(node: node, source: value)) })
    }
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View { overlayPreferenceValue(key, alignment: .center, transform) }
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View { PreferenceSecondary<K, Self, T>(content: self, alignment: alignment, isOverlay: true, transform: transform) }
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View { backgroundPreferenceValue(key, alignment: .center, transform) }
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View { PreferenceSecondary<K, Self, T>(content: self, alignment: alignment, isOverlay: false, transform: transform) }
}
