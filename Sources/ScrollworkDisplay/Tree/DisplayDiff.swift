import Foundation
import ScrollworkBase

/// Compares two frames and says which area changed.
package enum DisplayDiff {
    /// The area, in the root's parent space, where `new` may look different from `old`. Never too small, seldom too large.
    /// - Complexity: linear in both trees.
    package static func damage(from old: DisplaySnapshot, to new: DisplaySnapshot) -> DisplayRegion {
        var walk = Walk(moves: nil)
        walk.compare(old, new, DisplaySpace())
        return walk.region
    }

    /// As `damage`, but content that scrolled by whole pixels over an even background is said to have moved (`DisplayMoves`).
    /// - Parameter scale: device pixels per point.
    package static func change(from old: DisplaySnapshot, to new: DisplaySnapshot, scale: CGFloat) -> DisplayChange {
        var walk = Walk(moves: DisplayMoves(scale: scale))
        walk.compare(old, new, DisplaySpace())
        return DisplayChange(moves: walk.moves?.found ?? [], damage: walk.region)
    }

    private struct Walk {
        var region = DisplayRegion()
        var moves: DisplayMoves?
        /// How many subtrees around the present node are noted as a whole, or move as a whole.
        private var quiet = 0

        init(moves: DisplayMoves?) { self.moves = moves }

        private mutating func add(_ rect: CGRect, _ space: DisplaySpace) {
            guard !rect.isNull, !rect.isEmpty else { return }
            let box = space.box(rect)
            region.add(box)
            noteCover(box)
        }

        /// What is drawn at `box` lies over what moved before, and did not move with it.
        private mutating func noteCover(_ box: CGRect) {
            guard quiet == 0, let moves, !moves.found.isEmpty else { return }
            for move in moves.found where box.intersects(move.rect) {
                region.add(box.intersection(move.rect))
                region.add(box.offsetBy(dx: move.delta.dx, dy: move.delta.dy).intersection(move.rect))
            }
        }

        /// Remembers what is drawn, changed or not, for what moves after it and has moved before it.
        private mutating func noteDrawn(_ item: DisplayItem, _ space: DisplaySpace) {
            guard quiet == 0, moves != nil else { return }
            let box = space.box(item.bounds)
            guard !box.isNull, !box.isEmpty else { return }
            guard moves!.note(item, box, isPlain: space.isPlain) else { return }
            noteCover(box)
        }

        /// Adds all that `node` draws; `space` is that of its parent's content.
        private mutating func addAll(_ node: DisplaySnapshot, _ space: DisplaySpace) {
            guard node.effects.opacity > 0 else { return }
            // The node's own clip is part of its bounds already.
            var inside = space
            inside.toRoot = node.transform.concatenating(space.toRoot)
            add(node.bounds, inside)
        }

        mutating func compare(_ old: DisplaySnapshot, _ new: DisplaySnapshot, _ space: DisplaySpace) {
            guard old.transform == new.transform, old.effects == new.effects else {
                addAll(old, space)
                addAll(new, space)
                return
            }
            guard new.effects.opacity > 0 else { return }
            if new.effects.spreads {
                // Pixels far from the change change too: a spreading effect is drawn whole or not at all.
                var probe = Walk(moves: nil)
                probe.compareContent(old, new, DisplaySpace())
                if probe.region.isEmpty {
                    noteWhole(new, space)
                } else {
                    addAll(old, space)
                    addAll(new, space)
                }
                return
            }
            guard !new.effects.isPlain else { return compareContent(old, new, space.inside(new)) }
            noteWhole(old, space)
            noteWhole(new, space)
            quiet += 1
            compareContent(old, new, space.inside(new))
            quiet -= 1
        }

        /// Remembers a subtree, changed or not, as one thing of unknown colours.
        private mutating func noteWhole(_ node: DisplaySnapshot, _ space: DisplaySpace) {
            guard quiet == 0, moves != nil else { return }
            var inside = space
            inside.toRoot = node.transform.concatenating(space.toRoot)
            let box = inside.box(node.bounds)
            guard !box.isNull, !box.isEmpty else { return }
            moves!.noteUneven(box)
            noteCover(box)
        }

        private mutating func compareContent(_ old: DisplaySnapshot, _ new: DisplaySnapshot, _ inside: DisplaySpace) {
            compareItems(old.items, new.items, inside)
            if old.childOffset == new.childOffset {
                compareChildren(old.children, new.children, inside.shifted(by: new.childOffset))
            } else if quiet == 0, moves?.begin(old.childOffset, new.childOffset, inside, changed: region) == true {
                // What was drawn before is where the new offset puts it.
                quiet += 1
                compareChildren(old.children, new.children, inside.shifted(by: new.childOffset))
                quiet -= 1
            } else {
                for child in old.children { addAll(child, inside.shifted(by: old.childOffset)) }
                for child in new.children { addAll(child, inside.shifted(by: new.childOffset)) }
            }
        }

        private mutating func compareItems(_ old: [DisplayItem], _ new: [DisplayItem], _ space: DisplaySpace) {
            for index in 0..<max(old.count, new.count) {
                let before = index < old.count ? old[index] : nil
                let after = index < new.count ? new[index] : nil
                if let before, let after, before.paintsSame(as: after) {
                    noteDrawn(after, space)
                    continue
                }
                if let before { add(before.bounds, space) }
                if let after {
                    add(after.bounds, space)
                    noteDrawn(after, space)
                }
            }
        }

        /// Children are matched by identity. One that changed its place in the drawing order counts as removed and added.
        private mutating func compareChildren(_ old: [DisplaySnapshot], _ new: [DisplaySnapshot], _ space: DisplaySpace) {
            if old.count == new.count, zip(old, new).allSatisfy({ $0.identity == $1.identity }) {
                for (before, after) in zip(old, new) { compare(before, after, space) }
                return
            }
            let places = Dictionary(old.indices.map { (old[$0].identity, $0) }, uniquingKeysWith: { first, _ in first })
            let kept = Self.longestIncreasing(new.map { places[$0.identity] })
            var isKept = [Bool](repeating: false, count: old.count)
            for index in new.indices {
                if kept[index], let place = places[new[index].identity] {
                    isKept[place] = true
                    compare(old[place], new[index], space)
                } else {
                    addAll(new[index], space)
                }
            }
            for index in old.indices where !isKept[index] { addAll(old[index], space) }
        }

        /// Marks a longest subsequence that increases; nil belongs to none. O(n log n).
        static func longestIncreasing(_ values: [Int?]) -> [Bool] {
            var tails: [Int] = []
            var before = [Int?](repeating: nil, count: values.count)
            for (index, value) in values.enumerated() {
                guard let value else { continue }
                let slot = tails.firstIndexInOrder { values[$0]! >= value }
                before[index] = slot > 0 ? tails[slot - 1] : nil
                if slot == tails.count { tails.append(index) } else { tails[slot] = index }
            }
            var result = [Bool](repeating: false, count: values.count)
            var index = tails.last
            while let current = index {
                result[current] = true
                index = before[current]
            }
            return result
        }
    }
}
