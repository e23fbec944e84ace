import Foundation
import ScrollworkCore
import ScrollworkTesting
import SwiftUI

/// What a script did wrong.
package struct ScriptFailure: Equatable, Sendable {
    /// The number of the step after which something is wrong.
    package var step: Int
    /// The rule that was broken; shrinking keeps to it.
    package var rule: String
    package var what: String
}

/// Runs a script on a host of its own and looks at everything after every step.
@MainActor package final class ScriptRun {
    /// A further rule of a test's own: what is wrong, or nil.
    package typealias Rule = @MainActor (ScriptRun) -> String?

    package let script: Script
    package let host: TestHost
    let store = ScriptStore()
    /// After the latest step, and before it.
    var reading: ScriptReading
    var former: ScriptReading
    /// What an animated jump is on its way to.
    var pendingJump: (row: ScriptRow, anchor: CGFloat?, isMade: Bool)?
    /// Edits since the last rest were animated: what is on screen is on its way.
    var isAnimatingEdits = false
    var animates = false
    private var animationsEnd: Double = 0
    private var nextID = 0
    private var finger: CGPoint?
    /// What a frame did wrong in passing.
    var frameFault: (rule: String, what: String)?
    /// What is followed from frame to frame, with the place of it and of the thumb in the last one.
    var mark: LayoutNode?
    var lastMark: (place: CGFloat, thumb: CGFloat?)?
    /// The scroll view around everything.
    let scroll: ScrollNode
    var seenPhase = ScrollPhase.idle
    /// After every which step a tree is made from scratch.
    let freshEvery: Int
    private(set) var stepNumber = 0

    private init(_ script: Script, freshEvery: Int = 1) {
        self.script = script
        self.freshEvery = freshEvery
        let store = store
        var profile: PlatformProfile = script.isDesktop ? .desktop : .iOS
        if script.keepsVisible { profile = profile.keepingVisibleContent() }
        host = TestHost(size: CGSize(width: 300, height: 400), profile: profile) {
            ScriptSceneView(scene: script.scene, steering: script.steering, store: store)
        }
        scroll = host.engine.scrollNodesInTreeOrder[0]
        reading = ScriptReading(scroll, script.scene)
        former = reading
        host.onFrame = { [unowned self] in frameDidRun($0) }
    }

    /// The first thing that goes wrong; nil where all is well.
    /// - Parameters:
    ///   - extra: one more rule.
    ///   - freshEvery: after every which step a tree is made from scratch and compared, which costs as much as all the rest.
    package static func failure(of script: Script, extra: Rule? = nil, freshEvery: Int = 1) -> ScriptFailure? {
        let run = ScriptRun(script, freshEvery: freshEvery)
        defer { run.host.close() }
        for (number, step) in script.steps.enumerated() {
            run.stepNumber = number
            if let fault = run.perform(step) ?? extra?(run).map({ ("extra", $0) }) {
                return ScriptFailure(step: number, rule: fault.rule, what: "\(step): \(fault.what)")
            }
        }
        return nil
    }

    private func perform(_ step: ScriptStep) -> (rule: String, what: String)? {
        former = reading
        frameFault = nil
        mark = reading.mark
        lastMark = nil
        let old = store.model
        apply(step)
        if let frameFault { return frameFault }
        reading = ScriptReading(scroll, script.scene)
        // Rows that wait out of sight go on with their animations when they come back.
        if !host.isBusy, host.time > animationsEnd { isAnimatingEdits = false }
        if let fault = checkAll(after: step, old) { return fault }
        return nil
    }

    // MARK: Steps

    var rows: [ScriptRow] { store.model.rows }
    var axis: Axis { script.scene.isHorizontal ? .horizontal : .vertical }
    package var rowCount: Int { rows.count }

    private func edit(_ change: (inout ScriptModel) -> Void) {
        var new = store.model
        change(&new)
        if animates {
            isAnimatingEdits = true
            animationsEnd = host.time + 0.25
            withAnimation(.linear(duration: 0.2)) { store.model = new }
        } else {
            store.model = new
        }
        host.frame()
    }

    private func make(_ count: Int, _ pattern: Int) -> [ScriptRow] {
        let lengths = ScriptRow.patterns[pattern % ScriptRow.patterns.count]
        defer { nextID += count }
        return (0..<count).map { ScriptRow(id: nextID + $0, length: lengths[$0 % lengths.count]) }
    }

    private func atRow(_ at: Int, _ change: (Int) -> Void) {
        if !rows.isEmpty { change(at % rows.count) }
    }

    private func program(_ isAnimated: Bool, _ action: () -> Void) {
        if isAnimated { withAnimation(.easeInOut(duration: 0.25), action) } else { action() }
        host.frame()
    }

    /// Of the scroll view: a bar beside it may cover the window's.
    private var middle: CGPoint {
        let frame = scroll.convert(scroll.bounds, to: nil)
        return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
    }

    /// A movement towards the end as a vector.
    private func along(_ delta: CGFloat) -> CGPoint {
        guard script.scene.isHorizontal else { return CGPoint(x: 0, y: delta) }
        return CGPoint(x: store.model.isRightToLeft ? -delta : delta, y: 0)
    }

    private func moved(_ point: CGPoint, _ delta: CGFloat) -> CGPoint {
        let by = along(delta)
        return CGPoint(x: point.x + by.x, y: point.y + by.y)
    }

    private func apply(_ step: ScriptStep) {
        switch step {
        case .time, .settle: break
        default: pendingJump = nil
        }
        switch step {
        case .insert(let at, let count, let pattern):
            let new = make(count, pattern)
            edit { $0.rows.insert(contentsOf: new, at: at % ($0.rows.count + 1)) }
        case .remove(let at, let count): atRow(at) { at in edit { $0.rows.removeSubrange(at..<min(at + count, $0.rows.count)) } }
        case .move(let from, let count, let to):
            atRow(from) { from in
                edit {
                    let end = min(from + count, $0.rows.count)
                    let moving = Array($0.rows[from..<end])
                    $0.rows.removeSubrange(from..<end)
                    $0.rows.insert(contentsOf: moving, at: to % ($0.rows.count + 1))
                }
            }
        case .replace(let at, let count, let pattern):
            atRow(at) { at in
                let end = min(at + count, rows.count)
                let new = make(end - at, pattern)
                edit { $0.rows.replaceSubrange(at..<end, with: new) }
            }
        case .reverse: edit { $0.rows.reverse() }
        case .length(let at, let length): atRow(at) { at in edit { $0.rows[at].length = length } }
        case .stretch(let at, let length):
            atRow(at) { at in
                store.stretch.lengths[rows[at].id] = length
                host.frame()
            }
        case .views(let at, let count): atRow(at) { at in edit { $0.rows[at].views = count } }
        case .spacing(let length): edit { $0.spacing = length }
        case .header(let length): edit { $0.header = length }
        case .margin(let length): edit { $0.margin = length }
        case .bar(let length): edit { $0.bar = length }
        case .sectionLength(let count): edit { $0.sectionLength = count }
        case .columns(let count): edit { $0.columns = count }
        case .direction: edit { $0.isRightToLeft.toggle() }
        case .typeSize: edit { $0.isLarge.toggle() }
        case .resize(let width, let height): host.resize(to: CGSize(width: width, height: height))
        case .animating(let new): animates = new
        case .jump(let at, let anchor, let animated): atRow(at) { jump(to: rows[$0], anchor, animated) }
        case .edge(let isEnd, let animated):
            let edge: Edge = script.scene.isHorizontal ? (isEnd ? .trailing : .leading) : isEnd ? .bottom : .top
            program(animated) { store.position.scrollTo(edge: edge) }
        case .point(let point, let animated):
            program(animated) {
                if script.scene.isHorizontal { store.position.scrollTo(x: point) } else { store.position.scrollTo(y: point) }
            }
        case .id(let at, let anchor, let animated):
            atRow(at) { at in
                program(animated) {
                    store.position.scrollTo(id: rows[at].id, anchor: anchor.map(unitPoint))
                    store.id = rows[at].id
                }
            }
        case .time(let seconds): host.advance(by: seconds)
        case .settle: host.settle()
        default: input(step)
        }
    }

    private func input(_ step: ScriptStep) {
        switch step {
        case .wheel(let delta): host.wheel(at: middle, by: along(delta))
        case .notch(let notches):
            host.notch(at: middle, by: script.scene.isHorizontal ? along(notches).x : notches, horizontal: script.scene.isHorizontal)
        case .touchpad(let delta): host.touchpad(at: middle, by: along(delta))
        case .touchpadLift: host.touchpadLift()
        case .key(let key): host.key(key)
        case .touchDown:
            guard finger == nil else { return }
            finger = middle
            host.touchDown(at: middle)
        case .touchMove(let delta):
            guard let point = finger else { return }
            let new = moved(point, -delta)
            finger = new
            host.advance(by: host.frameInterval)
            host.touchMove(to: new)
        case .touchUp:
            guard let point = finger else { return }
            finger = nil
            host.touchUp(at: point)
        case .touchCancel:
            guard finger != nil else { return }
            finger = nil
            host.touchCancel()
        case .drag(let delta): if finger == nil { host.drag(from: middle, to: moved(middle, delta), duration: 0.05) }
        case .fling(let delta): if finger == nil { host.fling(from: middle, to: moved(middle, delta), duration: 0.05) }
        case .tap: if finger == nil { host.tap(at: middle) }
        default: break
        }
    }

    func unitPoint(_ anchor: CGFloat) -> UnitPoint {
        script.scene.isHorizontal ? UnitPoint(x: anchor, y: 0.5) : UnitPoint(x: 0.5, y: anchor)
    }

    private func jump(to row: ScriptRow, _ anchor: CGFloat?, _ animated: Bool) {
        guard let proxy = store.proxy else { return }
        // A row inside of one that is not made cannot be found.
        let isMade = reading.views[ScriptRow.name(row.id, part: 0)] != nil
        if script.scene.isNested, !isMade { return }
        let isMidGesture = finger != nil || reading.phase != .idle
        program(animated) { proxy.scrollTo(row.id, anchor: anchor.map(unitPoint)) }
        if !isMidGesture { pendingJump = (row, anchor, isMade) }
    }
}

extension ScriptRun {
    /// Runs a script without looking for faults.
    /// - Returns: what every frame shows, a line each: the time, the position and its end, and the views in sight with their places.
    package static func trace(_ script: Script) -> String {
        let run = ScriptRun(script)
        defer { run.host.close() }
        var lines: [String] = []
        let axis = run.axis
        // Whoever is held by what a host holds keeps the host, and the clock of the main queue with it.
        run.host.onFrame = { [unowned run] host in
            let reading = ScriptReading(run.scroll, script.scene)
            let views = reading.views.filter { reading.isVisible($0.value) }.sorted { $0.value.start < $1.value.start }
            let places = views.map { "\($0.key)@\($0.value.start)" }.joined(separator: " ")
            let thumb = ScriptReading.thumb(run.scroll, axis).map { " thumb \($0)" } ?? ""
            lines.append("  \(host.time) \(reading.phase) \(reading.position) of \(reading.end)\(thumb): \(places)")
        }
        for step in script.steps {
            lines.append("\(step)")
            run.apply(step)
            run.reading = ScriptReading(run.scroll, script.scene)
        }
        return lines.joined(separator: "\n")
    }
}
