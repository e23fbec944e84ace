import Foundation
import ScrollworkJob

/// A file that bears its name only when it is complete: written beside it under `Job.partialPath(for:)`, then renamed.
struct WholeFile {
    var path: String
    var partial: String { Job.partialPath(for: path) }

    func write(_ data: Data) throws {
        let file = try begin()
        try put(data, in: file)
        try? file.close()
        try complete()
    }

    /// An empty partial file, open for writing.
    func begin() throws -> FileHandle {
        guard FileManager.default.createFile(atPath: partial, contents: nil), let file = FileHandle(forWritingAtPath: partial) else {
            throw failure()
        }
        return file
    }

    func put(_ data: Data, in file: FileHandle) throws {
        do {
            try file.write(contentsOf: data)
        } catch {
            throw failure()
        }
    }

    /// Gives the partial file its name, in place of what had it.
    func complete() throws {
        guard rename(partial, path) == 0 else { throw failure() }
    }

    private func failure() -> RecorderError {
        let reason = String(cString: strerror(errno))
        return RecorderError("cannot write \(path) (\(reason)); is the disk full, or was the folder removed meanwhile?")
    }
}
