/// Makes a failing script short and simple: leaves out runs of steps, then single ones, then takes simpler values, until nothing helps.
@MainActor package struct ScriptShrinker {
    private let rule: String
    private let extra: ScriptRun.Rule?
    /// Runs that are still allowed.
    private var budget: Int
    private var best: Script

    /// - Returns: a shorter script that breaks the same rule, and how it fails.
    package static func shrink(
        _ script: Script, _ failure: ScriptFailure, extra: ScriptRun.Rule? = nil, budget: Int = 600
    ) -> (script: Script, failure: ScriptFailure) {
        var first = script
        first.steps = Array(script.steps.prefix(failure.step + 1))
        var shrinker = ScriptShrinker(rule: failure.rule, extra: extra, budget: budget, best: first)
        shrinker.run()
        return (shrinker.best, ScriptRun.failure(of: shrinker.best, extra: extra) ?? failure)
    }

    private mutating func run() {
        var count: Int
        var old: Script
        repeat {
            old = best
            repeat {
                count = best.steps.count
                leaveOutSteps()
            } while best.steps.count < count && budget > 0
            simplifySurroundings()
            simplifySteps()
        } while best != old && budget > 0
    }

    /// Takes `candidate` if it still fails in the same way.
    private mutating func attempt(_ candidate: Script) -> Bool {
        guard budget > 0, candidate != best else { return false }
        budget -= 1
        guard let failure = ScriptRun.failure(of: candidate, extra: extra), failure.rule == rule else { return false }
        best = candidate
        // What comes after the failure does not matter.
        best.steps = Array(candidate.steps.prefix(failure.step + 1))
        return true
    }

    private mutating func leaveOutSteps() {
        var size = max(best.steps.count / 2, 1)
        while true {
            var start = 0
            while start < best.steps.count {
                var shorter = best
                shorter.steps.removeSubrange(start..<min(start + size, best.steps.count))
                if !attempt(shorter) { start += size }
            }
            if size == 1 { return }
            size /= 2
        }
    }

    private mutating func simplifySurroundings() {
        func changed(_ change: (inout Script) -> Void) -> Script {
            var script = best
            change(&script)
            return script
        }
        _ = attempt(changed { $0.keepsVisible = false })
        _ = attempt(changed { $0.steering = .none })
        _ = attempt(changed { $0.isDesktop = false })
    }

    private mutating func simplifySteps() {
        var index = 0
        while index < best.steps.count {
            var isSimpler = false
            for step in best.steps[index].simpler where index < best.steps.count {
                var candidate = best
                candidate.steps[index] = step
                if attempt(candidate) {
                    isSimpler = true
                    break
                }
            }
            if !isSimpler { index += 1 }
        }
    }
}
