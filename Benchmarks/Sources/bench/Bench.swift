import Foundation
import SwiftUI

/// All results of a run.
struct Run {
    let copy: Sample
    let engine: [Result]
    let raster: [Result]
}

/// Measures what scrolling costs: `bench [FOLDER] [TEXT]` prints a table and writes `bench.svg` and `bench.json` into the folder. With a
/// text only benchmarks with it in their name run, and nothing is written.
@main @MainActor struct Bench {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let folder = arguments.first ?? "."
        let text = arguments.count > 1 ? arguments[1] : nil
        func results(_ all: [Benchmark]) -> [Result] {
            all.filter { text.map($0.name.contains) ?? true }.map { benchmark in
                Progress.say(benchmark.name)
                return benchmark.result()
            }
        }
        let run = Run(copy: Floor.copy(), engine: results(Benchmarks.frames), raster: results(Benchmarks.pictures))
        print("\n" + Table(run: run).text)
        guard text == nil else { return }
        do {
            let target = URL(fileURLWithPath: folder)
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            try Data(Chart(run: run).svg.utf8).write(to: target.appendingPathComponent("bench.svg"))
            try Record(run).data().write(to: target.appendingPathComponent("bench.json"))
            print("\nChart: \(folder)/bench.svg   Numbers: \(folder)/bench.json")
        } catch {
            FileHandle.standardError.write(Data("bench: results cannot be written to \(folder): \(error.localizedDescription)\n".utf8))
            exit(1)
        }
    }
}
