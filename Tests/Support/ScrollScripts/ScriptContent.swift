import Foundation
import SwiftUI

/// The rows of a scene in their container.
struct ScriptContent: View {
    let scene: ScriptScene
    let model: ScriptModel
    let store: ScriptStore

    var body: some View {
        switch scene {
        case .column: LazyVStack(spacing: model.spacing) { list(model.rows) }.scrollTargetLayout()
        case .row: LazyHStack(spacing: model.spacing) { list(model.rows) }.scrollTargetLayout()
        case .severalLists: LazyVStack(spacing: model.spacing) { severalLists }.scrollTargetLayout()
        case .sections: LazyVStack(spacing: model.spacing) { sections }.scrollTargetLayout()
        case .pinnedSections:
            LazyVStack(spacing: model.spacing, pinnedViews: [.sectionHeaders, .sectionFooters]) { sections }.scrollTargetLayout()
        case .pinnedRow: LazyHStack(spacing: model.spacing, pinnedViews: .sectionHeaders) { sections }.scrollTargetLayout()
        case .fixedGrid, .flexibleGrid, .adaptiveGrid:
            LazyVGrid(columns: tracks, spacing: model.spacing) { list(single) }.scrollTargetLayout()
        case .rowGrid: LazyHGrid(rows: tracks, spacing: model.spacing) { list(single) }.scrollTargetLayout()
        case .pinnedGrid:
            LazyVGrid(columns: tracks, spacing: model.spacing, pinnedViews: .sectionHeaders) { sections }.scrollTargetLayout()
        case .plainList, .groupedList, .insetGroupedList: sections
        case .nestedColumns:
            LazyVStack(spacing: model.spacing) {
                ForEach(model.groups) { group in LazyVStack(spacing: model.spacing) { list(group.rows) } }
            }
        case .shelves:
            LazyVStack(spacing: model.spacing) {
                ForEach(model.groups) { group in
                    ScrollView(.horizontal) { LazyHStack(spacing: 0) { shelf(group.rows) } }
                        .frame(height: ScriptModel.shelf)
                        .layoutValue(key: ScriptNameKey.self, value: "shelf \(group.number)")
                }
            }
        case .plane: VStack(spacing: model.spacing) { list(model.rows) }.scrollTargetLayout()
        }
    }

    /// Cells of grids are one view each.
    private var single: [ScriptRow] {
        model.rows.map { ScriptRow(id: $0.id, length: $0.length) }
    }

    private var tracks: [GridItem] {
        switch scene {
        case .fixedGrid: Array(repeating: GridItem(.fixed(50)), count: model.columns)
        case .adaptiveGrid: [GridItem(.adaptive(minimum: ScriptPieces.adaptiveMinimum))]
        default: Array(repeating: GridItem(.flexible()), count: model.columns)
        }
    }

    @ViewBuilder private func row(_ row: ScriptRow, isHorizontal: Bool) -> some View {
        if row.views > 0 { ScriptRowView(row: row, part: 0, isHorizontal: isHorizontal, stretch: store.stretch, store: store) }
        if row.views > 1 { ScriptRowView(row: row, part: 1, isHorizontal: isHorizontal, stretch: store.stretch, store: store) }
    }

    private func list(_ rows: [ScriptRow]) -> some View { ForEach(rows) { row($0, isHorizontal: scene.isHorizontal) } }
    private func shelf(_ rows: [ScriptRow]) -> some View { ForEach(rows) { row($0, isHorizontal: true) } }

    private func box(_ name: String, _ length: CGFloat) -> some View {
        ScriptBox(name: name, length: length, isHorizontal: scene.isHorizontal, store: store)
    }

    @ViewBuilder private var severalLists: some View {
        let half = model.rows.count / 2
        box("first", 33)
        list(Array(model.rows[..<half]))
        box("middle", 21)
        if half % 2 == 0 { box("even", 13) }
        list(Array(model.rows[half...]))
        box("last", 27)
    }

    private var sections: some View {
        ForEach(model.groups) { group in
            Section {
                list(scene.isGrid ? group.rows.map { ScriptRow(id: $0.id, length: $0.length) } : group.rows)
            } header: {
                box("header \(group.number)", ScriptModel.sectionHeader)
            } footer: {
                box("footer \(group.number)", ScriptModel.sectionFooter)
            }
        }
    }
}
