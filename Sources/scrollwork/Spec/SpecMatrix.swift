/// Rules against tests: what `scrollwork spec check` prints, and what it finds wrong.
struct SpecMatrix {
    var rules: [SpecRule]
    var titles: [TestTitle]
    /// Nil counts every test that exists.
    var results: TestResults?
    var strictMeasured = false

    /// Number of tests by rule id; with results only tests that passed.
    var counts: [String: Int] {
        var counts: [String: Int] = [:]
        for title in titles where results?.hasPassed(title.title) ?? true {
            for id in Set(title.ids) { counts[id, default: 0] += 1 }
        }
        return counts
    }

    /// One line per fault; empty means that the check passes.
    var faults: [String] {
        let counts = counts
        var faults: [String] = []
        var seen: [String: SpecRule] = [:]
        for rule in rules {
            if let first = seen[rule.id] {
                faults.append("\(rule.file):\(rule.line): rule \(rule.id) is defined already at \(first.file):\(first.line)")
                continue
            }
            seen[rule.id] = rule
            let isDemanded = rule.excuse == nil && (!rule.isMeasured || strictMeasured)
            if isDemanded, counts[rule.id] == nil {
                let kind = results == nil ? "test" : "passing test"
                faults.append("\(rule.file):\(rule.line): rule \(rule.id) has no \(kind)")
            }
        }
        for title in titles {
            for id in title.ids where seen[id] == nil {
                faults.append("\(title.file):\(title.line): a test cites \(id), which no rule has: “\(title.title)”")
            }
        }
        return faults
    }

    /// The matrix, grouped by file, and the totals.
    var text: String {
        let counts = counts
        let width = rules.map(\.id.count).max() ?? 0
        let confidenceWidth = rules.map(\.confidence.count).max() ?? 0
        func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
        var lines: [String] = []
        var file: String?
        for rule in rules {
            if rule.file != file {
                if file != nil { lines.append("") }
                lines.append(rule.file)
                file = rule.file
            }
            let count = counts[rule.id] ?? 0
            let state = count > 0 ? "\(count)" : rule.excuse ?? (rule.isMeasured && !strictMeasured ? "-" : "no test")
            lines.append("  \(padded(rule.id, width))  \(padded(rule.confidence, confidenceWidth))  \(state)")
        }
        lines += ["", totals(counts)]
        return lines.joined(separator: "\n") + "\n"
    }

    private func totals(_ counts: [String: Int]) -> String {
        let tested = rules.count { counts[$0.id] != nil }
        let excused = rules.count { counts[$0.id] == nil && $0.excuse != nil }
        let measured = rules.count { counts[$0.id] == nil && $0.excuse == nil && $0.isMeasured }
        let missing = rules.count - tested - excused - measured
        let citing = titles.count { !$0.ids.isEmpty }
        return "\(rules.count) rules: \(tested) tested, \(missing) without a test, \(excused) excused, "
            + "\(measured) measured facts without a test; \(citing) of \(titles.count) tests cite rules"
    }
}
