import Foundation
import SwiftUI

/// One element of a scene's data.
package struct ScriptRow: Identifiable, Equatable, Sendable {
    package let id: Int
    /// Of its first view along the scrolling axis, points.
    var length: CGFloat
    /// How many views it makes: 0, 1 or 2.
    var views = 1

    /// The length of its second view, points.
    static let secondLength: CGFloat = 15
    /// The lengths that rows are made with, in turn.
    static let patterns: [[CGFloat]] = [
        [40], [20, 44, 61], [30, 30, 30, 30, 30, 30, 900], [17, 0, 80], [200, 10], [55, 55, 5, 3000, 55],
    ]

    static func name(_ id: Int, part: Int) -> String { part == 0 ? "\(id)" : "\(id)b" }
}

/// What a scene shows, but for what its rows observe.
struct ScriptModel: Equatable {
    var rows: [ScriptRow] = []
    var spacing: CGFloat = 0
    /// Of what scrolls before the rows, points; 0 for nothing.
    var header: CGFloat = 0
    var margin: CGFloat = 0
    /// An inset of the safe area at the end, points.
    var bar: CGFloat = 0
    var sectionLength = 7
    var columns = 3
    var isRightToLeft = false
    var isLarge = false

    /// What large type does to the length of rows.
    static let largeFactor: CGFloat = 1.5
    static let sectionHeader: CGFloat = 24
    static let sectionFooter: CGFloat = 16
    static let shelf: CGFloat = 60

    struct Group: Identifiable, Equatable {
        /// None that a row has.
        var id: String { "section \(number)" }
        let number: Int
        let rows: [ScriptRow]
    }
    /// The rows in sections of equal count.
    var groups: [Group] {
        stride(from: 0, to: rows.count, by: max(sectionLength, 1)).enumerated().map { number, start in
            Group(number: number, rows: Array(rows[start..<min(start + max(sectionLength, 1), rows.count)]))
        }
    }
}

/// Lengths that rows observe one by one.
final class ScriptStretch: ObservableObject {
    @Published var lengths: [Int: CGFloat] = [:]
}

/// What a scene's views share with the run: the model, the bindings, and what the views tell.
final class ScriptStore: ObservableObject {
    @Published var model = ScriptModel()
    @Published var position = ScrollPosition(idType: Int.self)
    @Published var id: Int?
    let stretch = ScriptStretch()
    var proxy: ScrollViewProxy?
    /// How often each view appeared less how often it disappeared.
    var appeared: [String: Int] = [:]
    var phases: [(old: ScrollPhase, new: ScrollPhase)] = []
    var observedOffset: CGPoint?

    init() {}
    /// The same content for another host.
    init(copying other: ScriptStore) {
        model = other.model
        stretch.lengths = other.stretch.lengths
    }
}
