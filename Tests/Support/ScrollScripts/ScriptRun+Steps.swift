import Foundation
import ScrollworkCore
import ScrollworkTesting
import SwiftUI

// What each step does to the host.
extension ScriptRun {
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

    func apply(_ step: ScriptStep) {
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
        if script.scene.isNested, reading.views[ScriptRow.name(row.id, part: 0)] == nil { return }
        // A row of no views is nowhere, unless its container goes by the data.
        if script.scene == .plane, row.views == 0 { return }
        let isMidGesture = finger != nil || reading.phase != .idle
        program(animated) { proxy.scrollTo(row.id, anchor: anchor.map(unitPoint)) }
        if !isMidGesture { pendingJump = (row, anchor) }
    }
}
