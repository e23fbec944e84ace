import Foundation
import ScrollworkTesting
import SwiftUI

/// Work that is counted before anything is timed: a benchmark that does something else than it says measures nothing.
enum Count {
    /// Ends the program with a message unless `found` is `expected`.
    static func equal(_ what: String, _ found: Int, _ expected: Int) {
        guard found != expected else { return }
        stop("\(what): expected \(expected), counted \(found)")
    }

    /// Ends the program with a message if `found` is more than `bound`.
    static func atMost(_ what: String, _ found: Int, _ bound: Int) {
        guard found > bound else { return }
        stop("\(what): at most \(bound) allowed, counted \(found)")
    }

    static func near(_ what: String, _ found: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 0.25) {
        guard !(abs(found - expected) <= tolerance) else { return }
        stop("\(what): expected \(expected), found \(found)")
    }

    /// A bound for visits of nodes of a balanced tree: so many look-ups, each as deep as such a tree over `count` tiles can be.
    static func logarithms(_ lookUps: Int, of count: Int) -> Int { lookUps * Int(1.45 * log2(Double(max(count, 2))) + 2) }

    /// Nothing was measured, evaluated, placed or recorded.
    static func nothing(_ what: String, _ report: FrameReport) {
        equal("\(what), bodies", report.bodies, 0)
        equal("\(what), measures", report.measures, 0)
        equal("\(what), placements", report.placements, 0)
        equal("\(what), items recorded", report.itemsRecorded, 0)
        equal("\(what), rows made", report.rowsRealised, 0)
        equal("\(what), spatial patches", report.spatialPatches, 1)
    }

    private static func stop(_ message: String) -> Never {
        FileHandle.standardError.write(
            Data(
                """
                bench: a count is off, so nothing was timed.
                  \(message)
                Either the engine does more work than the cost contract in Spec/performance.md allows, or the scene is not what the \
                benchmark takes it for. The tests of that contract tell: swift test --filter CostTests

                """.utf8))
        exit(1)
    }
}
