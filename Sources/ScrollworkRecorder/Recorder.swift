import Foundation
import ScrollworkBase
import ScrollworkCairo
import ScrollworkDisplay
import ScrollworkJob
import ScrollworkPictures
import ScrollworkTesting
import SwiftUI

/// Runs one job: shows the view, plays the script, and writes what was asked for.
@MainActor
final class Recorder {
    let job: Job
    let host: TestHost
    let camera: Camera
    private let trace: TraceWriter?
    private var film: GIFFilm?
    private var frames = 0
    private var lastTime = -1.0
    private var offsets = OffsetLog()
    private var warningsShown = 0
    private var files: [String] = []
    /// The first fault while a frame was written; the script ends at it.
    private var failure: (any Error)?

    init(job: Job, root: AnyView) throws {
        self.job = job
        trace = try job.trace.map { try TraceWriter(path: $0, format: job.traceFormat ?? .csv) }
        camera = Camera(scale: job.scale, isDark: job.dark)
        film = job.gif == nil ? nil : Self.film(for: job)
        let shaper: any TextShaper = job.text == .test ? ExactTestFont() : PangoTextShaper()
        host = TestHost(
            root, size: CGSize(width: job.width, height: job.height), scale: job.scale, profile: .iOS, isDark: job.dark, shaper: shaper)
        note(host)
        host.onFrame = { [weak self] in self?.note($0) }
    }

    /// As large as the window ever becomes, at one pixel per point: a film in device pixels would be four to nine times as large.
    private static func film(for job: Job) -> GIFFilm {
        var size = (width: job.width, height: job.height)
        for case .resize(let width, let height) in job.script.map(\.action) {
            size = (max(size.width, width), max(size.height, height))
        }
        let pixels = (width: (size.width * job.scale).rounded(.up), height: (size.height * job.scale).rounded(.up))
        return GIFFilm(width: Int(pixels.width), height: Int(pixels.height), downscale: Int(job.scale))
    }

    /// Plays the script to its end or to the first statement that cannot be done, which it throws; the trace is complete in both cases, the
    /// pictures are written only when all went well.
    func run() throws {
        do {
            let runner = ScriptRunner(recorder: self)
            for statement in job.script {
                try runner.run(statement)
                if let failure { throw failure }
            }
            try finishTrace()
        } catch {
            try finishTrace()
            try writeSummary()
            throw error
        }
        if job.command == .dump { printTree() }
        if let path = job.png { try writePicture(to: path) }
        if let path = job.gif, let film {
            try write(film.finish(with: camera.picture(of: host).buffer), to: path)
        }
        try writeSummary()
    }

    /// Called after every frame.
    private func note(_ host: TestHost) {
        showWarnings()
        // `settle` looks whether there is something to do by running a frame; one that found nothing is not part of the show.
        if frames > 0, host.report.isIdle, host.time == lastTime { return }
        lastTime = host.time
        frames += 1
        let readings = host.scrollViews
        offsets.note(readings)
        film?.add(at: host.time) { camera.picture(of: host).buffer }
        do {
            try trace?.add(readings.map { TraceRow(frame: frames, time: host.time, reading: $0) })
        } catch {
            failure = failure ?? error
        }
    }

    private func showWarnings() {
        for warning in host.warnings.dropFirst(warningsShown) { Messages.write("warning: \(warning)") }
        warningsShown = host.warnings.count
    }

    // MARK: Results

    func writePicture(to path: String) throws {
        try write(PNGWriter.data(camera.picture(of: host).buffer), to: path)
    }

    private func write(_ data: Data, to path: String) throws {
        try WholeFile(path: path).write(data)
        files.append(path)
    }

    private func finishTrace() throws {
        guard let trace, let path = job.trace, !files.contains(path) else { return }
        try trace.finish()
        files.append(path)
    }

    private func printTree() {
        let tree = TestHost.Tree(rawValue: (job.tree ?? .view).rawValue) ?? .view
        print(host.dump(tree), terminator: "")
    }

    private func writeSummary() throws {
        let summary = RunSummary(frames: frames, seconds: host.time, scrollViews: offsets.scrollViews, files: files)
        try WholeFile(path: job.summary).write(try JSONEncoder().encode(summary))
    }
}
