import ScrollScripts
import ScrollworkTesting
import Testing

/// Failing scripts are made short, and are printed as tests.
@MainActor struct ShrinkingTests {
    /// A rule that is wrong on purpose: no more than 100 rows, and no scrolling past 300 points.
    private func planted(_ run: ScriptRun) -> String? {
        run.rowCount > 100 && run.host.scrollView.offset.y > 300 ? "\(run.rowCount) rows at \(run.host.scrollView.offset.y)" : nil
    }

    private var long: Script {
        Script(
            .column, isDesktop: true,
            [
                .insert(at: 0, count: 40, pattern: 1), .wheel(50), .header(30), .insert(at: 17, count: 60, pattern: 0), .settle,
                .length(at: 3, 90), .jump(to: 70, anchor: 0.5, animated: false), .typeSize, .insert(at: 8, count: 20, pattern: 0),
                .resize(width: 260, height: 300), .remove(at: 4, count: 2), .time(0.3), .wheel(2000), .edge(isEnd: false, animated: false),
            ])
    }

    @Test("scroll.script.shrink a planted fault is cut down to the steps and the numbers that it takes") func shrinks() throws {
        let failure = try #require(ScriptRun.failure(of: long, extra: planted))
        #expect(failure.rule == "extra")
        #expect(failure.step == 8)
        let short = ScriptShrinker.shrink(long, failure, extra: planted, budget: 300)
        #expect(short.failure.rule == "extra")
        #expect(short.failure.step == short.script.steps.count - 1)
        #expect(!short.script.isDesktop)
        // Rows to exceed 100 and one movement past 300 points, in some order.
        #expect(short.script.steps.count <= 4)
        #expect(short.script.steps.reduce(0) { $0 + $1.insertedRows } == 101)
    }

    @Test("scroll.script.shrink the report is a test that can be pasted") func report() throws {
        let script = Script(.column, steering: .position, [.insert(at: 3, count: 101, pattern: 0), .wheel(301)])
        let text = try #require(ScriptReport.failure(of: script, extra: planted, budget: 0))
        #expect(
            text == """
                extra, after step 1, .wheel(301.0): 101 rows at 301.0
                @Test("lazy.script.<what should hold>") func found() {
                    let script = Script(
                        .column, steering: .position,
                        [
                            .insert(at: 3, count: 101, pattern: 0),
                            .wheel(301.0),
                        ])
                    #expect(ScriptRun.failure(of: script) == nil)
                }
                """)
        #expect(ScriptReport.failure(of: script) == nil)
    }

    @Test("scroll.script.shrink the same seed makes the same script, another one another")
    func seeds() {
        let first = Script.random(.pinnedSections, seed: 5, count: 50)
        #expect(first == Script.random(.pinnedSections, seed: 5, count: 50))
        #expect(first.steps != Script.random(.pinnedSections, seed: 6, count: 50).steps)
        #expect(first.steps.count == 50)
    }
}
