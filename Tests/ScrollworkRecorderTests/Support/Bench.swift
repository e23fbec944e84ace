import Foundation
import ScrollworkJob
import SwiftUI

@testable import ScrollworkRecorder

/// A folder of its own, and jobs whose files land in it.
final class Bench {
    let folder: String

    init() {
        folder = NSTemporaryDirectory() + "scrollwork-recorder-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { "\(folder)/\(name)" }
    func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }
    func bytes(_ name: String) -> [UInt8] { FileManager.default.contents(atPath: path(name)).map(Array.init) ?? [] }
    /// Names in the folder, hidden ones included.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    func summary() throws -> RunSummary {
        try JSONDecoder().decode(RunSummary.self, from: Data(bytes("summary.json")))
    }

    func job(
        _ actions: [ScriptStatement.Action], trace: String? = nil, png: String? = nil, gif: String? = nil, scale: Double = 1
    ) -> Job {
        let script = actions.enumerated().map { ScriptStatement(number: $0 + 1, source: "\($1)", action: $1) }
        return Job(
            command: .record, width: 300, height: 400, scale: scale, dark: false, text: .test, script: script, gif: gif.map(path),
            png: png.map(path), trace: trace.map(path), traceFormat: trace.map { $0.hasSuffix(".json") ? .json : .csv }, tree: nil,
            summary: path("summary.json"))
    }
}

/// 50 rows of 44 points: content 2200 points tall.
struct Rows: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<50) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44) }
            }
        }
    }
}

/// Counts its taps.
struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Button("Add") { count += 1 }
            Text("Count \(count)")
        }
    }
}
