import Foundation
import ScrollworkGraph

/// One level of the environment: what a modifier wrote, and who read what through it.
///
/// A change of a key wakes only the readers of that key below the writer.
package final class EnvironmentScope {
    package let parent: EnvironmentScope?
    private var writes: [ObjectIdentifier: Any] = [:]
    private var sources: [ObjectIdentifier: Source] = [:]
    private var children: [ObjectIdentifier: Unmanaged<EnvironmentScope>] = [:]
    /// Changes when any key does, for readers that resolve many keys at once (text).
    private let anyChange = Source("environment")
    /// Resolved text style, kept until any key changes.
    package var cachedTextStyle: AnyObject?

    package init(parent: EnvironmentScope?) {
        self.parent = parent
        parent?.children[ObjectIdentifier(self)] = .passUnretained(self)
    }

    deinit { parent?.children[ObjectIdentifier(self)] = nil }

    /// The nearest value written for `key`, tracked for the running reader; nil if nobody wrote one.
    /// - Complexity: O(levels up to the writer).
    package func lookUp(_ key: ObjectIdentifier) -> Any? {
        if Tracking.current != nil { source(for: key).track() }
        return lookUpUntracked(key)
    }

    package func lookUpUntracked(_ key: ObjectIdentifier) -> Any? {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if let value = current.writes[key] { return value }
            scope = current.parent
        }
        return nil
    }

    /// Registers the running reader for a change of any key.
    package func trackAll() { anyChange.track() }

    private func source(for key: ObjectIdentifier) -> Source {
        if let known = sources[key] { return known }
        let made = Source("environment")
        sources[key] = made
        return made
    }

    /// Replaces what this level writes and wakes the readers of the keys that changed.
    package func replaceWrites(_ new: [ObjectIdentifier: Any], reason: @autoclosure () -> UpdateReason) {
        var changed: [ObjectIdentifier] = []
        for (key, value) in new {
            if let old = writes[key], ValueComparison.areEqual(old, value) { continue }
            changed.append(key)
        }
        for key in writes.keys where new[key] == nil { changed.append(key) }
        guard !changed.isEmpty else { return }
        writes = new
        let reason = reason()
        for key in changed { keyDidChange(key, reason) }
    }

    private func keyDidChange(_ key: ObjectIdentifier, _ reason: UpdateReason) {
        cachedTextStyle = nil
        sources[key]?.changed(reason)
        anyChange.changed(reason)
        for child in children.values.map({ $0.takeUnretainedValue() }) where child.writes[key] == nil {
            child.keyDidChange(key, reason)
        }
    }
}
