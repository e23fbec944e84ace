import Foundation
import ScrollScripts
import Testing

/// Random scripts over every kind of scene. A failing one is shrunk and printed as a test.
@MainActor struct RandomScriptTests {
    /// Seeds of a longer run, as in "SCROLLWORK_SOAK=1000..<1100", and the steps of each of its scripts.
    nonisolated static let soakSeeds: [UInt64] = {
        guard let text = ProcessInfo.processInfo.environment["SCROLLWORK_SOAK"] else { return [] }
        let bounds = text.components(separatedBy: "..<").compactMap { UInt64($0) }
        return bounds.count == 2 && bounds[0] < bounds[1] ? Array(bounds[0]..<bounds[1]) : []
    }()
    nonisolated static let soakSteps = ProcessInfo.processInfo.environment["SCROLLWORK_SOAK_STEPS"].flatMap { Int($0) } ?? 400
    nonisolated static let soakScenes: [ScriptScene] = {
        guard let text = ProcessInfo.processInfo.environment["SCROLLWORK_SOAK_SCENES"] else { return ScriptScene.allCases }
        return text.split(separator: ",").compactMap { ScriptScene(rawValue: String($0)) }
    }()

    @Test(
        "lazy.script.places lazy.script.shadow scroll.script.rest perf.lazy.alive L-140 L-142 L-143 S-36 S-53 after each of 600 random steps everything fits",
        arguments: ScriptScene.allCases)
    func steps(scene: ScriptScene) {
        for seed in 1...5 as ClosedRange<UInt64> {
            let script = Script.random(scene, seed: seed * 1000 + UInt64(ScriptScene.allCases.firstIndex(of: scene)!), count: 120)
            let start = clock()
            let failure = ScriptReport.failure(of: script, freshEvery: 4, budget: 150)
            print("CPU \(scene) \(seed) \(Double(clock() - start) / Double(CLOCKS_PER_SEC)) \(failure == nil)")
            guard let failure else { continue }
            Issue.record("seed \(seed): \(failure)")
            print("FOUND seed \(seed): \(failure)")
            return
        }
    }

    @Test("lazy.script.places over many seeds", .enabled(if: !soakSeeds.isEmpty), arguments: soakSeeds)
    func soak(seed: UInt64) {
        for scene in Self.soakScenes {
            let start = Date()
            let script = Script.random(scene, seed: seed, count: Self.soakSteps)
            if let failure = ScriptReport.failure(of: script, budget: 1500) { Issue.record("seed \(seed), \(failure)") }
            let seconds = Date().timeIntervalSince(start)
            print("SOAK seed \(seed) \(scene) \(seconds) s")
        }
    }
}
