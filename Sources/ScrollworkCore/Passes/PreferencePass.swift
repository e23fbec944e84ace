import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Preference: readers of preferences look at the combined values below them.
extension FrameLoop {
    package func enqueuePreferenceReader(_ node: LayoutNode & PreferenceReader) {
        preferenceList.append(node)
        if !isInFrame { requestFrame() }
    }

    func runPreferencePass() {
        guard !preferenceList.isEmpty else { return }
        // Layout may have moved what a geometry reader looked at, as a shorter range moves the content. What that reader reports is out of
        // date until it ran, so observers would hear of a state that is never shown; they wait for the next cycle.
        dropCleanNodes()
        guard dirtyNodes.isEmpty || report.cycles >= Self.settleLimit else { return }
        report.note(.preference)
        let list = preferenceList
        preferenceList = []
        var seen = Set<ObjectIdentifier>()
        // Inner readers first, in tree order among equals.
        for entry in list.map({ ($0.depth, $0) }).enumerated().sorted(by: { ($1.element.0, $0.offset) < ($0.element.0, $1.offset) }) {
            let node = entry.element.1
            guard seen.insert(ObjectIdentifier(node)).inserted, !node.isDead else { continue }
            node.readPreferences()
        }
    }
}
