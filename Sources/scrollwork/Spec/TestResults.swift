import Foundation

/// Which tests passed, read from what `swift test` printed or from its event stream (JSON lines).
struct TestResults: Equatable {
    var passed: Set<String> = []
    var failed: Set<String> = []

    /// Titles are not unique: one failure among tests of a name counts against all of them.
    func hasPassed(_ title: String) -> Bool { passed.contains(title) && !failed.contains(title) }

    init(_ text: String) {
        var names: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            if line.first == "{" {
                readEvent(line, names: &names)
            } else {
                readConsole(line)
            }
        }
    }

    /// `✔ Test "F-10 …" passed after 0.001 seconds.` and `✘ Test "F-10 …" failed after …`; with arguments,
    /// `… with 3 test cases passed after …`.
    private mutating func readConsole(_ line: Substring) {
        guard let start = line.range(of: "Test \""), let end = line.range(of: "\" ", options: .backwards),
            start.upperBound <= end.lowerBound
        else { return }
        let title = line[start.upperBound..<end.lowerBound].replacingOccurrences(of: "\\\"", with: "\"")
        let tail = line[end.upperBound...]
        if tail.contains("passed after") { passed.insert(title) }
        if tail.contains("failed after") { failed.insert(title) }
    }

    private mutating func readEvent(_ line: Substring, names: inout [String: String]) {
        guard let object = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any],
            let payload = object["payload"] as? [String: Any]
        else { return }
        if object["kind"] as? String == "test" {
            if let id = payload["id"] as? String, let name = payload["displayName"] as? String { names[id] = name }
            return
        }
        guard let id = payload["testID"] as? String, let name = names[id] else { return }
        switch payload["kind"] as? String {
        case "testEnded": passed.insert(name)
        case "testSkipped": passed.remove(name)
        case "issueRecorded":
            let issue = payload["issue"] as? [String: Any]
            if issue?["isKnown"] as? Bool != true { failed.insert(name) }
        default: break
        }
    }
}
