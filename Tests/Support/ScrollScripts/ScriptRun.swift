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
    var pendingJump: (row: ScriptRow, anchor: CGFloat?)?
    /// Edits since the last rest were animated: what is on screen is on its way.
    var isAnimatingEdits = false
    var animates = false
    /// When the last animated edit has run its course, seconds on the host's clock.
    var animationsEnd: Double = 0
    /// Of the next row that is made.
    var nextID = 0
    /// Where a finger is down; nil for none.
    var finger: CGPoint?
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

    init(_ script: Script, freshEvery: Int = 1) {
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
}
