import Foundation
import ScrollworkBase

/// Compares two frames and says which area changed.
package enum DisplayDiff {
    /// The area, in the root's parent space, where `new` may look different from `old`. Never too small, seldom too large.
    /// - Complexity: linear in both trees.
    package static func damage(from old: DisplaySnapshot, to new: DisplaySnapshot) -> DisplayRegion {
        var walk = Walk()
        walk.compare(old, new, Space())
        return walk.region
    }

    /// Where a subtree is: its place in the root's parent space, and the area outside of which ancestors cut it off.
    private struct Space {
        var toRoot = CGAffineTransform.identity
        var clip = CGRect.infinite

        /// The space inside `node`, which is in this one.
        func inside(_ node: DisplaySnapshot) -> Space {
            var result = self
            result.toRoot = node.transform.concatenating(toRoot)
            if let path = node.effects.clip { result.clip = clip.intersection(path.boundingRect.applying(result.toRoot)) }
            return result
        }

        /// The space of the children of a node whose inside this is.
        func shifted(by offset: CGPoint) -> Space {
            var result = self
            result.toRoot = CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(toRoot)
            return result
        }
    }

    private struct Walk {
        var region = DisplayRegion()

        private mutating func add(_ rect: CGRect, _ space: Space) {
            guard !rect.isNull, !rect.isEmpty else { return }
            region.add(rect.applying(space.toRoot).intersection(space.clip))
        }

        /// Adds all that `node` draws; `space` is that of its parent's content.
        private mutating func addAll(_ node: DisplaySnapshot, _ space: Space) {
            // The node's own clip is part of its bounds already.
            var inside = space
            inside.toRoot = node.transform.concatenating(space.toRoot)
            add(node.bounds, inside)
        }

        mutating func compare(_ old: DisplaySnapshot, _ new: DisplaySnapshot, _ space: Space) {
            guard old.transform == new.transform, old.effects == new.effects else {
                addAll(old, space)
                addAll(new, space)
                return
            }
            if new.effects.spreads {
                // Pixels far from the change change too: a spreading effect is drawn whole or not at all.
                var probe = Walk()
                probe.compareContent(old, new, Space())
                if !probe.region.isEmpty {
                    addAll(old, space)
                    addAll(new, space)
                }
                return
            }
            compareContent(old, new, space.inside(new))
        }

        private mutating func compareContent(_ old: DisplaySnapshot, _ new: DisplaySnapshot, _ inside: Space) {
            compareItems(old.items, new.items, inside)
            if old.childOffset == new.childOffset {
                compareChildren(old.children, new.children, inside.shifted(by: new.childOffset))
            } else {
                for child in old.children { addAll(child, inside.shifted(by: old.childOffset)) }
                for child in new.children { addAll(child, inside.shifted(by: new.childOffset)) }
            }
        }

        private mutating func compareItems(_ old: [DisplayItem], _ new: [DisplayItem], _ space: Space) {
            for index in 0..<max(old.count, new.count) {
                let before = index < old.count ? old[index] : nil
                let after = index < new.count ? new[index] : nil
                if let before, let after, before.paintsSame(as: after) { continue }
                if let before { add(before.bounds, space) }
                if let after { add(after.bounds, space) }
            }
        }

        /// Children are matched by identity. One that changed its place in the drawing order counts as removed and added.
        private mutating func compareChildren(_ old: [DisplaySnapshot], _ new: [DisplaySnapshot], _ space: Space) {
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
