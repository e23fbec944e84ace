import Foundation
import ScrollworkJob

/// The files a recording will write: checked before anything runs, tidied when the program did not end well.
struct OutputFiles {
    struct File: Equatable {
        /// What asked for it, for messages.
        var origin: String
        /// As the user gave it.
        var path: String
    }

    var files: [File]

    init(_ options: RunOptions) {
        files = []
        for (origin, path) in [("--gif", options.gif), ("--png", options.png), ("--trace", options.trace)] {
            if let path { files.append(File(origin: origin, path: path)) }
        }
        for statement in options.script {
            if case .snapshot(let path) = statement.action {
                files.append(File(origin: "statement \(statement.number) (snapshot)", path: path))
            }
        }
    }

    /// Throws for the first file that could not be written, and for two that have one name.
    func check() throws(ToolError) {
        var seen: [String: String] = [:]
        for file in files {
            let path = (Paths.absolute(file.path) as NSString).standardizingPath
            if let other = seen[path] {
                throw .usage("\(file.origin): “\(file.path)” is already written by \(other); give another name")
            }
            seen[path] = file.origin
            try Self.check(file)
        }
    }

    private static func check(_ file: File) throws(ToolError) {
        let path = Paths.absolute(file.path)
        let folder = (path as NSString).deletingLastPathComponent
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw .usage("\(file.origin): cannot write “\(file.path)”, the folder does not exist; make it first: mkdir -p \(folder)")
        }
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard !isFolder.boolValue else { throw .usage("\(file.origin): cannot write “\(file.path)”, it is a folder; give a file name") }
            guard access(path, W_OK) == 0 else {
                throw .usage("\(file.origin): cannot write “\(file.path)”, it is write-protected; give another name")
            }
        }
        // Trying is the only sure test: permissions say yes to root, file systems may still say no.
        let probe = "\(folder)/.scrollwork-\(getpid())"
        let descriptor = open(probe, O_CREAT | O_EXCL | O_WRONLY, 0o600)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            throw .usage("\(file.origin): cannot write “\(file.path)” (\(reason)); give a place you can write to")
        }
        close(descriptor)
        unlink(probe)
    }

    /// After a program that did not finish: keeps the whole rows of its trace and removes what else is half-written. Returns
    /// the trace's path when there is one.
    func rescue(trace: String?, format: Job.TraceFormat?) -> String? {
        var kept: String?
        for file in files {
            let path = Paths.absolute(file.path)
            let partial = Job.partialPath(for: path)
            if file.path == trace, let text = try? String(contentsOfFile: partial, encoding: .utf8) {
                let whole = Self.wholeRows(text, format: format ?? .csv)
                if (try? whole.write(toFile: path, atomically: true, encoding: .utf8)) != nil { kept = file.path }
            }
            unlink(partial)
        }
        return kept
    }

    /// The text up to its last whole row, closed so that it parses.
    static func wholeRows(_ text: String, format: Job.TraceFormat) -> String {
        switch format {
        case .csv:
            guard let end = text.lastIndex(of: "\n") else { return "" }
            return String(text[...end])
        case .json:
            var body = text
            while let last = body.last, last != "}" { body.removeLast() }
            return body.isEmpty ? "[]\n" : body + "\n]\n"
        }
    }
}
