import Foundation

/// Compiles the user's files against the built modules.
struct Compiler {
    var swiftc: String
    var installation: Installation
    /// For the program and for copies of files; removed by the caller.
    var scratch: String

    static func find(environment: [String: String]) throws(ToolError) -> String {
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let candidate = "\(folder)/swiftc"
            if access(candidate, X_OK) == 0 { return candidate }
        }
        throw .usage("swiftc is not on the PATH; install the Swift toolchain, or add its usr/bin to PATH")
    }

    /// The program's path. Throws exit code 1 with the compiler's own messages when a file does not compile.
    func compile(_ sources: [UserSource], root: RootView, isTerminal: Bool) throws -> String {
        let program = "\(scratch)/program"
        let log = "\(scratch)/compiler.log"
        let entry = "\(scratch)/\(EntryFile.name)"
        try EntryFile.text(for: root).write(toFile: entry, atomically: false, encoding: .utf8)
        var copies: [(copy: String, original: String)] = []
        var paths: [String] = []
        for (number, source) in sources.enumerated() {
            guard let replacement = source.replacement else {
                paths.append(source.path)
                continue
            }
            // A folder each: the copy keeps its base name, which `#file` and the compiler's messages show.
            let folder = "\(scratch)/\(number)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let copy = "\(folder)/\((source.path as NSString).lastPathComponent)"
            try replacement.write(toFile: copy, atomically: false, encoding: .utf8)
            copies.append((copy, source.path))
            paths.append(copy)
        }
        let arguments = arguments(paths: paths + [entry], program: program, isTerminal: isTerminal)
        let outcome = try ChildProcess(executable: swiftc, arguments: arguments, environment: ProcessInfo.processInfo.environment, log: log)
            .run()
        if outcome == .exited(0) { return program }
        var messages = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        for (copy, original) in copies { messages = messages.replacingOccurrences(of: copy, with: original) }
        if case .signalled(let signal) = outcome {
            throw ToolError.failure("\(messages)the compiler was stopped by \(SignalName.text(signal))", exitCode: 128 + signal)
        }
        throw Self.failure(messages, entry: entry, root: root)
    }

    private func arguments(paths: [String], program: String, isTerminal: Bool) -> [String] {
        var result = [
            "-swift-version", "5", "-parse-as-library", "-Onone", "-module-name", "UserFile", "-D", "DEBUG", "-suppress-warnings",
            "-I", installation.modules,
        ]
        for map in installation.moduleMaps { result += ["-Xcc", "-fmodule-map-file=\(map)"] }
        let cache = "\(installation.folder)/ModuleCache"
        if access(cache, W_OK) == 0 { result += ["-module-cache-path", cache] }
        if isTerminal { result.append("-color-diagnostics") }
        // A name that begins with a dash would be an option.
        result += paths.map { $0.hasPrefix("-") ? Paths.absolute($0) : $0 }
        result += [
            "-L", installation.folder, "-lScrollworkRuntime", "-Xlinker", "-rpath", "-Xlinker", installation.folder, "-o", program,
        ]
        return result
    }

    /// The compiler's messages as they are; when only the entry file is wrong, what that means.
    private static func failure(_ messages: String, entry: String, root: RootView) -> ToolError {
        let errors = messages.split(separator: "\n").filter { $0.contains("error:") && $0.contains(".swift:") }
        let onlyEntry = !errors.isEmpty && errors.allSatisfy { $0.contains(entry) }
        guard onlyEntry else { return .failure(messages + "scrollwork: the file does not compile; see the messages above") }
        let remedy = "choose another with --view NAME, or add a PreviewProvider that makes it"
        return .usage("\(messages)scrollwork: \(root.name) cannot be shown as it is; \(remedy)")
    }
}
