import Foundation
import ScrollScripts
import Testing

/// Random scripts over every kind of scene: 10,200 steps, everything looked at after each. A failing one is shrunk and printed as a test.
@MainActor struct RandomScriptTests {
    /// Steps of one script, and scripts of one scene.
    static let steps = 120
    static let scripts: UInt64 = 5

    @Test(
        "lazy.script.places lazy.script.shadow scroll.script.rest perf.lazy.alive L-140 L-142 L-143 S-36 S-53 after each random step all fits",
        arguments: ScriptScene.allCases)
    func steps(scene: ScriptScene) {
        let number = UInt64(ScriptScene.allCases.firstIndex(of: scene)!)
        for seed in 1...Self.scripts {
            let script = Script.random(scene, seed: seed * 1000 + number, count: Self.steps)
            if let failure = ScriptReport.failure(of: script, freshEvery: 6, budget: 300) { Issue.record("seed \(seed): \(failure)") }
        }
    }

    // MARK: Longer runs

    /// As in "SCROLLWORK_SOAK=1000..<1100".
    nonisolated static let soakSeeds: [UInt64] = {
        let bounds = variable("SCROLLWORK_SOAK").components(separatedBy: "..<").compactMap { UInt64($0) }
        return bounds.count == 2 && bounds[0] < bounds[1] ? Array(bounds[0]..<bounds[1]) : []
    }()
    nonisolated static let soakSteps = Int(variable("SCROLLWORK_SOAK_STEPS")) ?? 400
    nonisolated static let soakScenes: [ScriptScene] = {
        let named = variable("SCROLLWORK_SOAK_SCENES").split(separator: ",").compactMap { ScriptScene(rawValue: String($0)) }
        return named.isEmpty ? ScriptScene.allCases : named
    }()
    nonisolated private static func variable(_ name: String) -> String { ProcessInfo.processInfo.environment[name] ?? "" }

    @Test("lazy.script.places over many seeds", .enabled(if: !soakSeeds.isEmpty), arguments: soakSeeds)
    func soak(seed: UInt64) {
        for scene in Self.soakScenes {
            let script = Script.random(scene, seed: seed, count: Self.soakSteps)
            guard let failure = ScriptReport.failure(of: script, budget: 300) else { continue }
            // Printed too, so that what was found is kept if a later script crashes.
            print("seed \(seed): \(failure)")
            fflush(nil)
            Issue.record("seed \(seed): \(failure)")
        }
    }
}
