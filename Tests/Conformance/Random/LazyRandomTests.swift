import ScrollworkTesting
import SwiftUI
import Testing

/// Scripts of edits, scrolls, jumps and rotations over a lazy stack. A failing one is shrunk and printed as a test.
@MainActor struct LazyRandomTests {
    static let steps = 500

    @Test(
        "perf.lazy.alive L-140 L-142 L-143 S-36 S-53 after each random step rows, places and offset fit",
        arguments: Array(1...20) as [UInt64])
    func script(seed: UInt64) {
        var random = ScriptRandom(seed: seed)
        var next = 120
        var script: [LazyEdit] = [.insert(at: 0, count: 120, first: 0)]
        for _ in 0..<Self.steps { script.append(.random(&random, &next)) }
        guard let failure = LazyScriptRun.run(script, shadowEvery: 10) else { return }
        let short = LazyScriptRun.shrink(Array(script[...failure.step]))
        let what = LazyScriptRun.run(short)?.what ?? failure.what
        Issue.record(
            """
            \(what)
            @Test func seed\(seed)() {
                #expect(LazyScriptRun.run([\(short.map(\.description).joined(separator: ", "))]) == nil)
            }
            """)
    }
}
