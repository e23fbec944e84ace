import Foundation
import ScrollworkCore
import ScrollworkTesting
import SwiftUI

// What is looked at in every frame.
extension ScriptRun {
    /// Rounds of the settle loop that no frame of a scene needs more of.
    static let mostCycles = 6

    func frameDidRun(_ host: TestHost) {
        guard frameFault == nil else { return }
        let report = host.report
        if !report.settled { return fault("frame.settle-limit", "not settled: \(report.unsettled)") }
        if report.cycles > Self.mostCycles { return fault("cycles", "\(report.cycles) cycles: \(report)") }
        checkPhases()
        checkObserver()
        checkThumb()
    }

    private func fault(_ rule: String, _ what: String) { if frameFault == nil { frameFault = (rule, what) } }

    /// Every change of phase begins where the last one ended, and the last one is what the scroll view is in.
    private func checkPhases() {
        for (old, new) in store.phases {
            // The first call has the present phase on both sides (S-17).
            if old != seenPhase && old != new { fault("phase", "\(old) → \(new) after \(seenPhase)") }
            seenPhase = new
        }
        store.phases = []
        let phase = scroll.activity.phase
        if phase != seenPhase { fault("phase", "in \(phase), and \(seenPhase) was told") }
    }

    /// What observers were told is what is shown.
    private func checkObserver() {
        guard let told = store.observedOffset else { return }
        let shown = scroll.geometry.contentOffset
        if told != shown { fault("observer", "told \(told), shown \(shown)") }
    }

    /// Whether a box hangs in the tree: one that was replaced still knows what it hung from.
    private func isShown(_ box: LayoutNode) -> Bool {
        var node = box
        while node !== scroll {
            guard !node.isDead, let parent = node.parent, parent.children.contains(where: { $0 === node }) else { return false }
            node = parent
        }
        return true
    }

    /// While content moves one way within its range the thumb does not move the other (U-55).
    private func checkThumb() {
        guard let mark, isShown(mark) else {
            mark = ScriptReading(scroll, script.scene).mark
            lastMark = nil
            return
        }
        let place = ScriptReading.span(mark.convert(mark.bounds, to: nil), scroll, axis).start
        let isInRange = scroll.range(axis).contains(scroll.position[axis])
        let thumb = isInRange && !isAnimatingEdits ? ScriptReading.thumb(scroll, axis) : nil
        defer { lastMark = (place, thumb) }
        guard let last = lastMark, let old = last.thumb, let new = thumb else { return }
        let move = place - last.place
        if move < -0.01, new < old - 0.01 { fault("thumb", "content moves \(move), the thumb goes back from \(old) to \(new)") }
        if move > 0.01, new > old + 0.01 { fault("thumb", "content moves \(move), the thumb goes on from \(old) to \(new)") }
    }
}
