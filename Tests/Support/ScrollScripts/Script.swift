/// A scene, how it is steered, and what happens to it.
package struct Script: Equatable, CustomStringConvertible, Sendable {
    package var scene: ScriptScene
    package var steering: ScriptSteering
    package var isDesktop: Bool
    /// Visible content keeps its place, as on the web (S-58).
    package var keepsVisible: Bool
    package var steps: [ScriptStep]

    package init(
        _ scene: ScriptScene, steering: ScriptSteering = .none, isDesktop: Bool = false, keepsVisible: Bool = false, _ steps: [ScriptStep]
    ) {
        self.scene = scene
        self.steering = steering
        self.isDesktop = isDesktop
        self.keepsVisible = keepsVisible
        self.steps = steps
    }

    /// Swift source that makes the script.
    package var description: String {
        var arguments = [".\(scene)"]
        if steering != .none { arguments.append("steering: .\(steering)") }
        if isDesktop { arguments.append("isDesktop: true") }
        if keepsVisible { arguments.append("keepsVisible: true") }
        let lines = steps.map { "            \($0),\n" }.joined()
        return "Script(\n        \(arguments.joined(separator: ", ")),\n        [\n\(lines)        ])"
    }

    /// A script of `count` random steps over some rows.
    package static func random(_ scene: ScriptScene, seed: UInt64, count: Int) -> Script {
        var random = SeededRandom(seed: seed)
        var script = Script(
            scene, steering: scene.canBeSteered ? random.pick([.none, .none, .position, .id]) : .none,
            isDesktop: random.isChosen(outOf: 3), keepsVisible: false, [])
        if script.steering == .none, !scene.isNested { script.keepsVisible = random.isChosen(outOf: 4) }
        // Few rows in sight cost little, and as much happens at their edges.
        script.steps.append(.resize(width: 200, height: 220))
        script.steps.append(
            .insert(
                at: 0, count: random.pick(scene == .plane ? [3, 40] : [3, 40, 120, 300]), pattern: random.below(ScriptRow.patterns.count)))
        while script.steps.count < count { script.steps.append(.random(&random)) }
        return script
    }
}

/// What a scene's position is bound to.
package enum ScriptSteering: String, CaseIterable, Sendable { case none, position, id }

/// The kinds of content that scripts edit and scroll.
package enum ScriptScene: String, CaseIterable, Sendable {
    /// A lazy stack under a header, vertical and horizontal.
    case column, row
    /// A lazy stack of several `ForEach` beside single views.
    case severalLists
    case sections, pinnedSections, pinnedRow
    case fixedGrid, flexibleGrid, adaptiveGrid, rowGrid, pinnedGrid
    case plainList, groupedList, insetGroupedList
    /// Lazy stacks that are the rows of a lazy stack, and rows that scroll themselves.
    case nestedColumns, shelves
    /// An eager stack that scrolls both ways.
    case plane

    var isHorizontal: Bool { self == .row || self == .rowGrid || self == .pinnedRow }
    var isGrid: Bool { [.fixedGrid, .flexibleGrid, .adaptiveGrid, .rowGrid, .pinnedGrid].contains(self) }
    var isList: Bool { [.plainList, .groupedList, .insetGroupedList].contains(self) }
    var isNested: Bool { self == .nestedColumns || self == .shelves }
    var hasSections: Bool { isList || [.sections, .pinnedSections, .pinnedRow, .pinnedGrid].contains(self) }
    /// Whether position bindings are tried: their targets are the children of one layout.
    var canBeSteered: Bool { !isNested && !isList }
}
