@preconcurrency import Foundation
import ScrollworkCairo
import ScrollworkCore
import ScrollworkJob
import ScrollworkMainQueue
import SwiftUI

/// The whole life of the program that the tool compiled: reads the job, runs it, says what went wrong, ends.
@MainActor
enum RecorderProgram {
    static func run(_ root: () -> AnyView) {
        // Lines appear in order with the engine's messages, and survive a crash.
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
        ImageLoading.decode = { try? ImageDecoder().decode($0) }
        let code = outcome(root)
        fflush(stdout)
        exit(code)
    }

    private static func outcome(_ root: () -> AnyView) -> Int32 {
        do {
            let job = try job(environment: ProcessInfo.processInfo.environment)
            guard VirtualMainQueue.shared.isInterposed else {
                throw RecorderError(
                    "the runtime does not serve the main queue, so time would stand still. It is probably not the first library in "
                        + "LD_PRELOAD; start the program with `scrollwork record`.")
            }
            try Recorder(job: job, root: root()).run()
            return 0
        } catch {
            Messages.write("scrollwork: \(error)")
            return 1
        }
    }

    /// The job that the tool left, its path in `SCROLLWORK_JOB`.
    static func job(environment: [String: String]) throws -> Job {
        guard let path = environment["SCROLLWORK_JOB"] else {
            throw RecorderError("SCROLLWORK_JOB is not set: this program is made to be started by `scrollwork record`")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw RecorderError("the job \(path) cannot be read; start the program with `scrollwork record`")
        }
        do {
            return try JSONDecoder().decode(Job.self, from: data)
        } catch {
            throw RecorderError("the job \(path) is not understood (\(error)); the tool and the runtime are probably of different builds")
        }
    }
}
