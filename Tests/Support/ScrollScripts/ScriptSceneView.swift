import Foundation
import ScrollworkCore
import SwiftUI

/// The name of a view that is looked for.
struct ScriptNameKey: LayoutValueKey {
    static var defaultValue: String? { nil }
}

/// One view of a row.
struct ScriptRowView: View {
    let row: ScriptRow
    let part: Int
    let isHorizontal: Bool
    @ObservedObject var stretch: ScriptStretch
    let store: ScriptStore
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let own = part == 0 ? row.length + (stretch.lengths[row.id] ?? 0) : ScriptRow.secondLength
        let length = typeSize == .large ? own : own * ScriptModel.largeFactor
        ScriptBox(name: ScriptRow.name(row.id, part: part), length: length, isHorizontal: isHorizontal, store: store)
    }
}

/// A named text of a given length that tells when it comes and goes.
struct ScriptBox: View {
    let name: String
    let length: CGFloat
    let isHorizontal: Bool
    let store: ScriptStore

    var body: some View {
        Text(verbatim: name)
            .frame(
                minWidth: isHorizontal ? length : nil, maxWidth: isHorizontal ? length : .infinity,
                minHeight: isHorizontal ? nil : length, maxHeight: isHorizontal ? .infinity : length
            )
            .onAppear { store.appeared[name, default: 0] += 1 }
            .onDisappear { store.appeared[name, default: 0] -= 1 }
            .layoutValue(key: ScriptNameKey.self, value: name)
    }
}

/// A scene with its bindings and observers.
struct ScriptSceneView: View {
    let scene: ScriptScene
    let steering: ScriptSteering
    @ObservedObject var store: ScriptStore

    private var model: ScriptModel { store.model }

    var body: some View {
        ScrollViewReader { proxy in
            let _ = store.proxy = proxy
            switch steering {
            case .none: barred
            case .position: barred.scrollPosition($store.position)
            case .id: barred.scrollPosition(id: $store.id)
            }
        }
        .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
        .dynamicTypeSize(model.isLarge ? .accessibility3 : .large)
    }

    @ViewBuilder private var barred: some View {
        let observed =
            scroller
            .contentMargins(scene.isHorizontal ? .horizontal : .vertical, model.margin, for: .scrollContent)
            .onScrollGeometryChange(for: CGPoint.self) {
                $0.contentOffset
            } action: { _, new in
                store.observedOffset = new
            }
            .onScrollPhaseChange { old, new in store.phases.append((old, new)) }
        if scene.isHorizontal {
            observed.safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: model.bar) }
        } else {
            observed.safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: model.bar) }
        }
    }

    @ViewBuilder private var scroller: some View {
        switch scene {
        case .row, .rowGrid, .pinnedRow:
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    header
                    ScriptContent(scene: scene, model: model, store: store)
                }
            }
        case .plane:
            ScrollView([.horizontal, .vertical]) { stacked.frame(width: 500) }
        case .plainList: List { ScriptContent(scene: scene, model: model, store: store) }.listStyle(.plain)
        case .groupedList: List { ScriptContent(scene: scene, model: model, store: store) }.listStyle(.grouped)
        case .insetGroupedList: List { ScriptContent(scene: scene, model: model, store: store) }.listStyle(.insetGrouped)
        default: ScrollView { stacked }
        }
    }

    private var stacked: some View {
        VStack(spacing: 0) {
            header
            ScriptContent(scene: scene, model: model, store: store)
        }
    }

    @ViewBuilder private var header: some View {
        if model.header > 0 { ScriptBox(name: "header", length: model.header, isHorizontal: scene.isHorizontal, store: store) }
    }
}
