import Foundation
import ScrollworkCore
import ScrollworkTesting
import SwiftUI

// Where views lie, compared with sums over the model.
extension ScriptRun {
    typealias Fault = (rule: String, what: String)

    func pieces() -> ScriptPieces { ScriptPieces(script.scene, store, cross: reading.cross, isDesktop: script.isDesktop) }

    /// Where the content's start is in the window: told by a view that is in sight and in its natural place.
    func origin(_ pieces: ScriptPieces) -> CGFloat? {
        let candidates = reading.views.filter { !reading.doubled.contains($0.key) && reading.isVisible($0.value) }
        let found = candidates.compactMap { name, span -> (ScriptPiece, CGFloat)? in
            guard let piece = pieces[name], piece.pin == nil else { return nil }
            return (piece, span.start)
        }.min { $0.0.start < $1.0.start }
        return found.map { $0.1 - $0.0.start }
    }

    /// Rows are where the ones before them end, what is in sight is made, pinned views stay in sight.
    func checkPlaces(_ pieces: ScriptPieces) -> Fault? {
        if !reading.doubled.isEmpty { return ("places", "\(reading.doubled.sorted()) are there twice") }
        guard let origin = origin(pieces) else {
            let visible = reading.shown.length
            guard reading.isAtRest, visible > 0, pieces.total > 0, !pieces.list.allSatisfy({ $0.length == 0 || $0.pin != nil }) else {
                return nil
            }
            // Gaps and pinned views may be all that is seen.
            if script.scene.isList || reading.views.contains(where: { reading.isVisible($0.value) }) { return nil }
            if reading.shown.length <= store.model.margin + store.model.bar + store.model.spacing + 1 { return nil }
            return ("covered", "nothing is in sight at \(reading.position) of \(reading.end)")
        }
        let pins =
            reading.frame.start + store.model.margin
            - origin...max(
                reading.frame.end - store.model.margin - origin, reading.frame.start + store.model.margin - origin)
        for piece in pieces.list {
            let start = origin + piece.start + piece.shift(in: pins)
            let expected = ScriptReading.Span(start: start, length: piece.length)
            let found = reading.views[piece.name]
            if found == nil, reading.isVisible(expected) {
                return ("covered", "\(piece.name) belongs at \(start), \(piece.length) long, and is not made")
            }
            guard let found, reading.isVisible(expected) || reading.isVisible(found) else { continue }
            if abs(found.start - start) > 0.01 || abs(found.length - piece.length) > 0.01 {
                return ("places", "\(piece.name) is at \(found.start), \(found.length) long, instead of \(start), \(piece.length)")
            }
        }
        return checkEnds(pieces, origin)
    }

    /// At rest at an end of the range the content's end is exactly there (L-143).
    private func checkEnds(_ pieces: ScriptPieces, _ origin: CGFloat) -> Fault? {
        guard reading.isAtRest else { return nil }
        let start = reading.frame.start + store.model.margin
        if reading.position == 0, abs(origin - start) > 0.01 {
            return ("top", "at position 0 the content begins at \(origin) instead of \(start)")
        }
        let end = reading.frame.end - store.model.margin
        let last = origin + pieces.total
        if reading.end > 0, reading.position == reading.end, abs(last - end) > 0.01 {
            return ("end", "at the end, \(reading.end), the content ends at \(last) instead of \(end)")
        }
        return nil
    }

    /// Views that are made and views that appeared are the same, each once.
    func checkAppearances() -> Fault? {
        let made = Set(reading.views.keys.filter { !$0.hasPrefix("shelf") })
        for (name, count) in store.appeared where count != (made.contains(name) ? 1 : 0) {
            return ("appear", "\(name) appeared \(count) times more than it disappeared, and is \(made.contains(name) ? "" : "not ")made")
        }
        if let name = made.first(where: { store.appeared[$0] == nil }) { return ("appear", "\(name) is made and never appeared") }
        return nil
    }

    /// A jump that came to rest has its row where the anchor says, if the content reaches that far.
    func checkJump(_ pieces: ScriptPieces) -> Fault? {
        guard let jump = pendingJump, reading.isAtRest, !host.isBusy else { return nil }
        pendingJump = nil
        guard script.scene != .plane, let target = pieces.target(jump.row), let origin = origin(pieces) else { return nil }
        let length = target.upperBound - target.lowerBound
        let room = reading.frame.length - 2 * store.model.margin
        let isClamped = reading.position <= 0.01 || reading.position >= reading.end - 0.01
        guard !isClamped, length > 0, length <= room else { return nil }
        let start = origin + target.lowerBound - reading.frame.start - store.model.margin
        if let anchor = jump.anchor {
            let expected = anchor * (room - length)
            if abs(start - expected) > 0.01 { return ("jump", "row \(jump.row.id) is at \(start) instead of \(expected)") }
        } else if start < -0.01 || start + length > room + 0.01 {
            return ("jump", "row \(jump.row.id) is at \(start), \(length) long, and not whole in \(room)")
        }
        return nil
    }
}
