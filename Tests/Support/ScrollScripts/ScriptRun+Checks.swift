import Foundation
import ScrollworkCore
import ScrollworkTesting
import SwiftUI

// Everything that is looked at after a step.
extension ScriptRun {
    func checkAll(after step: ScriptStep, _ old: ScriptModel) -> Fault? {
        if !host.warnings.isEmpty { return ("warning", host.warnings.joined(separator: "; ")) }
        if let fault = checkRange() { return fault }
        let pieces = pieces()
        if !isAnimatingEdits {
            if let fault = checkPlaces(pieces) ?? checkAppearances() ?? checkJump(pieces) { return fault }
            if let fault = checkMovement(step, old) ?? checkBinding(step, pieces) { return fault }
        }
        if let fault = checkAlive() { return fault }
        let differences = host.checkShadow()
        if !differences.isEmpty { return ("shadow", differences.prefix(6).joined(separator: "; ")) }
        return checkIdle() ?? checkFresh()
    }

    private func checkRange() -> Fault? {
        for scroll in host.engine.scrollNodesInTreeOrder where scroll.activity.isIdle {
            let legal = scroll.clamped(scroll.position)
            if abs(legal.x - scroll.position.x) > 0.001 || abs(legal.y - scroll.position.y) > 0.001 {
                return ("range", "at rest at \(scroll.position), which may be \(legal) at most")
            }
        }
        return nil
    }

    /// Rows that exist are those in sight, as many on either side, and pinned ones (perf.lazy.alive).
    private func checkAlive() -> Fault? {
        guard !script.scene.isNested, script.scene != .plane, !isAnimatingEdits else { return nil }
        let shown = reading.views.count
        let perLine = script.scene.isGrid ? max(store.model.columns, Int(reading.cross / ScriptPieces.adaptiveMinimum)) : 1
        let most = 3 * (shown + perLine) + 8 * perLine + 12 + rows.count { $0.views == 0 }
        let alive = host.report.rowsAlive
        return alive > most ? ("alive", "\(alive) rows exist for \(shown) views, \(most) at most") : nil
    }

    /// A frame without news does nothing (frame.idle).
    private func checkIdle() -> Fault? {
        guard !host.isBusy else { return nil }
        host.frame()
        if let frameFault { return frameFault }
        return host.report.isIdle ? nil : ("idle", "a second frame does something: \(host.report)")
    }

    /// What scrolls and what is edited out of sight moves nothing but by its own measure.
    private func checkMovement(_ step: ScriptStep, _ old: ScriptModel) -> Fault? {
        guard former.isAtRest, script.scene != .plane, !former.views.isEmpty, reading.frame.length >= 2, script.steering == .none else {
            return nil
        }
        let isFree =
            reading.position > 0.01 && reading.position < reading.end - 0.01 && former.position > 0.01
            && former.position < former.end - 0.01
        guard isFree else { return nil }
        let expected: CGFloat
        switch step {
        case .wheel(let delta):
            // At an estimated end the wheel stops, wherever the true one turns out to be.
            guard former.position + delta > 0.01, former.position + delta < former.end - 0.01 else { return nil }
            expected = -delta
        case .insert(let at, _, _) where !old.rows.isEmpty && isBehind(at % (old.rows.count + 1), old): expected = 0
        case .length(let at, _) where isBehind(at % max(old.rows.count, 1), old): expected = 0
        case .stretch(let at, _) where isBehind(at % max(old.rows.count, 1), old): expected = 0
        default: return nil
        }
        for (name, before) in former.views where former.isVisible(before) && !name.hasPrefix("header ") && !name.hasPrefix("footer ") {
            guard let after = reading.views[name], reading.isVisible(after) else { continue }
            if abs(after.start - before.start - expected) > 0.01 {
                return ("movement", "\(name) moved \(after.start - before.start) instead of \(expected)")
            }
        }
        return nil
    }

    /// Who scrolled with a wheel has the binding at the row that is cut by the leading edge, or the next one (S-71, S-72).
    private func checkBinding(_ step: ScriptStep, _ pieces: ScriptPieces) -> Fault? {
        guard case .wheel = step, script.steering != .none, script.scene == .column || script.scene == .row,
            reading.position != former.position, former.isAtRest, rows.allSatisfy({ $0.views > 0 }), let origin = origin(pieces)
        else { return nil }
        let edge = reading.frame.start + store.model.margin
        let ends = rows.map { row in pieces.target(row).map { origin + $0.upperBound } ?? edge }
        // At the very edge rounding decides.
        guard let number = ends.firstIndex(where: { $0 > edge }), !ends.contains(where: { abs($0 - edge) < 0.01 }) else { return nil }
        let told = script.steering == .id ? store.id : store.position.viewID(type: Int.self)
        let expected = rows[number].id
        return told == expected ? nil : ("binding", "\(told.map { "\($0)" } ?? "nothing") was told, and \(expected) is at the edge")
    }

    /// Whether the row at a place, and all after it, were out of sight behind what was seen.
    private func isBehind(_ at: Int, _ old: ScriptModel) -> Bool {
        // Lines of a grid are centred and as long as the longest cell; sections count rows.
        let guardRows = script.scene.isGrid ? 12 : 1
        let last = old.rows.lastIndex { row in
            (0..<2).contains { former.views[ScriptRow.name(row.id, part: $0)].map(former.isVisible) ?? false }
        }
        guard let last else { return false }
        return at > last + guardRows && !(script.scene == .severalLists)
    }

    /// A tree made from scratch that knows the same lengths shows the same. A stack in a row of another has estimates of its own, which it
    /// makes anew with its row: what it was worth when its row was measured cannot be handed over.
    private func checkFresh() -> Fault? {
        guard stepNumber % freshEvery == 0, script.scene != .nestedColumns, reading.isAtRest, !host.isBusy, !isAnimatingEdits else {
            return nil
        }
        let copy = ScriptStore(copying: store)
        let scene = script.scene
        var profile: PlatformProfile = script.isDesktop ? .desktop : .iOS
        if script.keepsVisible { profile = profile.keepingVisibleContent() }
        let fresh = TestHost(size: host.size, profile: profile) { ScriptSceneView(scene: scene, steering: .none, store: copy) }
        defer { fresh.close() }
        // Containers in rows are there after the rows.
        for round in 0..<(scene.isNested ? 4 : 1) {
            fresh.engine.adoptKnowledge(of: host.engine, isAgain: round > 0)
            fresh.frame()
        }
        let differences = fresh.engine.differences(from: host.engine)
        return differences.isEmpty ? nil : ("fresh", differences.prefix(6).joined(separator: "; "))
    }
}
