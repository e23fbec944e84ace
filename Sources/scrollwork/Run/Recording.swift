import Foundation
import ScrollworkJob

/// Runs the compiled program with its job.
struct Recording {
    var options: RunOptions
    var installation: Installation
    var program: String
    var scratch: String
    var outputs: OutputFiles

    /// The exit code of the tool.
    func run() throws -> Int32 {
        let summary = "\(scratch)/summary.json"
        let jobFile = "\(scratch)/job.json"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(job(summary: summary)).write(to: URL(fileURLWithPath: jobFile))
        let child = ChildProcess(executable: program, arguments: [], environment: environment(job: jobFile), log: nil)
        switch try child.run() {
        case .signalled(let signal):
            let kept = outputs.rescue(trace: options.trace, format: options.traceFormat)
            let trace = kept.map { ", the trace so far is in \($0)" } ?? ""
            let message = "the program died of \(SignalName.text(signal)); its message is above\(trace)"
            throw ToolError.failure(message, exitCode: 128 + signal)
        case .exited(let code):
            guard let data = FileManager.default.contents(atPath: summary) else {
                let kept = outputs.rescue(trace: options.trace, format: options.traceFormat)
                let trace = kept.map { "; the trace so far is in \($0)" } ?? ""
                let message = "the program ended with code \(code) before the script was done; does it call exit?\(trace)"
                throw ToolError.failure(message, exitCode: code == 0 ? 1 : code)
            }
            if code == 0, options.command == .record { report(try JSONDecoder().decode(RunSummary.self, from: data)) }
            return code
        }
    }

    private func report(_ summary: RunSummary) {
        let names = Dictionary(outputs.files.map { (Paths.absolute($0.path), $0.path) }) { first, _ in first }
        let table = SummaryTable.text(
            summary, name: { names[$0] ?? $0 },
            size: { ((try? FileManager.default.attributesOfItem(atPath: $0))?[.size] as? NSNumber)?.intValue })
        Console.progress(table)
    }

    func job(summary: String) -> Job {
        let script = options.script.map { statement in
            var statement = statement
            if case .snapshot(let path) = statement.action { statement.action = .snapshot(path: Paths.absolute(path)) }
            return statement
        }
        return Job(
            command: options.command, width: options.width, height: options.height, scale: options.scale, dark: options.dark,
            text: options.text, script: script, gif: options.gif.map(Paths.absolute), png: options.png.map(Paths.absolute),
            trace: options.trace.map(Paths.absolute), traceFormat: options.traceFormat, tree: options.tree, summary: summary)
    }

    private func environment(job: String) -> [String: String] {
        var result = ProcessInfo.processInfo.environment
        result["SCROLLWORK_JOB"] = job
        // Where the runtime finds its fonts when they are not beside the program.
        result["SCROLLWORK_HOME"] = installation.folder
        // First in line, so that the runtime's main queue takes the place of the system's.
        result["LD_PRELOAD"] = [installation.library, result["LD_PRELOAD"]].compactMap { $0 }.joined(separator: ":")
        result["LD_LIBRARY_PATH"] = [installation.folder, result["LD_LIBRARY_PATH"]].compactMap { $0 }.joined(separator: ":")
        // The runtime's own message is enough; a backtrace of the engine would bury it.
        result["SWIFT_BACKTRACE"] = "enable=no"
        return result
    }
}
