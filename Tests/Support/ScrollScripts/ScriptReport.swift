/// Runs scripts and reports a failing one as a test.
@MainActor package enum ScriptReport {
    /// - Returns: nil where all is well; else what is wrong and the source of a test that shows it.
    package static func failure(of script: Script, extra: ScriptRun.Rule? = nil, freshEvery: Int = 1, budget: Int = 600) -> String? {
        guard let failure = ScriptRun.failure(of: script, extra: extra, freshEvery: freshEvery) else { return nil }
        let short = ScriptShrinker.shrink(script, failure, extra: extra, budget: budget)
        return """
            \(short.failure.rule), after step \(short.failure.step), \(short.failure.what)
            @Test("lazy.script.<what should hold>") func found() {
                let script = \(short.script)
                #expect(ScriptRun.failure(of: script) == nil)
            }
            """
    }
}
