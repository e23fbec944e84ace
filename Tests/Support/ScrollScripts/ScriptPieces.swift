import Foundation
import ScrollworkCore
import SwiftUI

/// A view of a scene and where it belongs along the scrolling axis, counted from the start of the content, points.
struct ScriptPiece {
    var name: String
    var start: CGFloat
    var length: CGFloat
    /// What scrolling brings into view with it: the line of a grid's cell, the cell of a list's row.
    var slot: ClosedRange<CGFloat>
    /// The part that stays in sight, and its section from start to end.
    var pin: Pin?

    enum Pin {
        case header(section: ClosedRange<CGFloat>)
        /// Stays for good, whatever follows.
        case firstHeader
        case footer(section: ClosedRange<CGFloat>)
    }
}

/// Where everything of a scene belongs, summed up from the model without the engine.
struct ScriptPieces {
    private(set) var list: [ScriptPiece] = []
    private(set) var index: [String: Int] = [:]
    /// Of the content, points.
    private(set) var total: CGFloat = 0
    private let scene: ScriptScene
    private let model: ScriptModel
    private let stretch: [Int: CGFloat]
    private var cursor: CGFloat = 0

    static let adaptiveMinimum: CGFloat = 70
    /// Between the tracks of a grid, points (L-159).
    static let trackGap: CGFloat = 8

    /// - Parameter cross: the length of the content across, points.
    init(_ scene: ScriptScene, _ store: ScriptStore, cross: CGFloat, isDesktop: Bool) {
        self.scene = scene
        model = store.model
        stretch = store.stretch.lengths
        if scene.isList {
            layOutList(isDesktop ? .desktop : .iOS)
        } else {
            if model.header > 0 { append("header", model.header, spacing: 0) }
            let start = cursor
            switch scene {
            case .severalLists: layOutSeveralLists()
            case .sections, .pinnedSections, .pinnedRow: layOutSections()
            case .fixedGrid, .flexibleGrid, .rowGrid: layOutLines(model.rows, perLine: model.columns)
            case .adaptiveGrid:
                let count = ((cross + Self.trackGap) / (Self.adaptiveMinimum + Self.trackGap)).rounded(.down)
                layOutLines(model.rows, perLine: max(Int(count), 1))
            case .pinnedGrid: layOutSections()
            case .nestedColumns: layOutGroups()
            case .shelves: for group in model.groups { append("shelf \(group.number)", ScriptModel.shelf) }
            default: for row in model.rows { append(row) }
            }
            total = max(cursor - (cursor > start ? model.spacing : 0), start)
        }
        for (number, piece) in list.enumerated() { index[piece.name] = number }
    }

    subscript(name: String) -> ScriptPiece? { index[name].map { list[$0] } }

    /// What scrolling to a row brings into view: all of its views.
    func target(_ row: ScriptRow) -> ClosedRange<CGFloat>? {
        let found = [0, 1].compactMap { self[ScriptRow.name(row.id, part: $0)] }
        guard let first = found.first, let last = found.last else { return nil }
        return scene.isList ? first.slot.lowerBound...last.slot.upperBound : first.start...last.start + last.length
    }

    // MARK: Stacks

    private func length(_ row: ScriptRow, part: Int) -> CGFloat {
        let own = part == 0 ? row.length + (stretch[row.id] ?? 0) : ScriptRow.secondLength
        return model.isLarge ? own * ScriptModel.largeFactor : own
    }

    private mutating func append(_ name: String, _ length: CGFloat, spacing: CGFloat? = nil) {
        list.append(ScriptPiece(name: name, start: cursor, length: length, slot: cursor...cursor + length))
        cursor += length + (spacing ?? model.spacing)
    }

    private mutating func append(_ row: ScriptRow) {
        for part in 0..<row.views { append(ScriptRow.name(row.id, part: part), length(row, part: part)) }
    }

    private mutating func layOutSeveralLists() {
        let half = model.rows.count / 2
        append("first", 33)
        for row in model.rows[..<half] { append(row) }
        append("middle", 21)
        if half % 2 == 0 { append("even", 13) }
        for row in model.rows[half...] { append(row) }
        append("last", 27)
    }

    private mutating func layOutSections() {
        let isPinned = scene != .sections
        for group in model.groups {
            let header = list.count
            append("header \(group.number)", ScriptModel.sectionHeader)
            if scene == .pinnedGrid {
                layOutLines(group.rows, perLine: model.columns)
            } else {
                for row in group.rows { append(row) }
            }
            let footer = list.count
            append("footer \(group.number)", ScriptModel.sectionFooter)
            let section = list[header].start...list[footer].slot.upperBound
            if isPinned { list[header].pin = .header(section: section) }
            if scene == .pinnedSections { list[footer].pin = .footer(section: section) }
        }
    }

    private mutating func layOutGroups() {
        for group in model.groups {
            let start = cursor
            for row in group.rows { append(row) }
            // A stack in a stack has no negative length.
            if cursor == start { cursor += model.spacing }
        }
    }

    // MARK: Grids

    private mutating func layOutLines(_ rows: [ScriptRow], perLine: Int) {
        var first = 0
        while first < rows.count {
            let line = rows[first..<min(first + perLine, rows.count)]
            let extent = line.map { length($0, part: 0) }.max() ?? 0
            for row in line {
                let own = length(row, part: 0)
                list.append(
                    ScriptPiece(
                        name: ScriptRow.name(row.id, part: 0), start: cursor + (extent - own) / 2, length: own,
                        slot: cursor...cursor + extent))
            }
            cursor += extent + model.spacing
            first += perLine
        }
    }

    // MARK: Lists

    private mutating func layOutList(_ profile: PlatformProfile) {
        let metrics = ListMetrics.of(
            scene == .plainList ? .plain : scene == .groupedList ? .grouped : .insetGrouped, profile)
        func slot(_ name: String, _ own: CGFloat, height: CGFloat) {
            list.append(ScriptPiece(name: name, start: cursor + (height - own) / 2, length: own, slot: cursor...cursor + height))
            cursor += height
        }
        for (number, group) in model.groups.enumerated() {
            if number > 0 { cursor += metrics.sectionGap }
            let header = list.count
            slot("header \(group.number)", ScriptModel.sectionHeader, height: max(ScriptModel.sectionHeader, metrics.headerHeight))
            for row in group.rows {
                for part in 0..<row.views {
                    let own = length(row, part: part)
                    slot(ScriptRow.name(row.id, part: part), own, height: max(own + metrics.padding, metrics.rowMinimum))
                }
            }
            slot("footer \(group.number)", ScriptModel.sectionFooter, height: max(ScriptModel.sectionFooter, metrics.headerHeight))
            guard metrics.pinned.contains(.sectionHeaders) else { continue }
            if !metrics.pinsFirstHeaderOnly {
                list[header].pin = .header(section: list[header].slot.lowerBound...cursor)
            } else if number == 0 {
                list[header].pin = .firstHeader
            }
        }
        total = cursor + (metrics.hasCards && !model.rows.isEmpty ? metrics.sectionGap : 0)
    }
}

extension ScriptPiece {
    /// How far a piece is moved to stay in sight (L-154).
    /// - Parameters:
    ///   - visible: where pinned views may be, in content coordinates, points.
    func shift(in visible: ClosedRange<CGFloat>) -> CGFloat {
        let natural = slot.lowerBound
        let length = slot.upperBound - slot.lowerBound
        switch pin {
        case .header(let section): return max(min(max(natural, visible.lowerBound), section.upperBound - length) - natural, 0)
        case .firstHeader: return max(visible.lowerBound - natural, 0)
        case .footer(let section): return min(max(min(natural, visible.upperBound - length), section.lowerBound) - natural, 0)
        case nil: return 0
        }
    }
}
