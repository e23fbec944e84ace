import Foundation
import ScrollworkJob

/// `scrollwork record` and `scrollwork dump`.
enum RunCommand {
    static func run(_ command: Job.Command, arguments: [String]) throws -> Int32 {
        let spec = command == .record ? CommandSpec.record : .dump
        let parsed = try ParsedOptions.parse(arguments, for: spec)
        if parsed.has("--help") {
            Console.result(HelpText.text(for: spec))
            return 0
        }
        // Everything the user could have got wrong comes before the compiler's seconds.
        let options = try RunOptions(command: command, options: parsed) { path throws(ToolError) in
            try Paths.read(path, as: "the script")
        }
        var sources: [UserSource] = []
        for file in options.files { sources.append(UserSource(path: file, text: try Paths.read(file, as: "the file"))) }
        let root = try RootView.choose(from: TypeScanner.merged(sources.map(\.scanner)), named: options.view)
        let outputs = OutputFiles(options)
        try outputs.check()

        let environment = ProcessInfo.processInfo.environment
        let installation = try Installation.find(environment: environment, executable: Installation.executable)
        let swiftc = try Compiler.find(environment: environment)
        let scratch = try Paths.makeScratch()
        defer { try? FileManager.default.removeItem(atPath: scratch) }

        let compiler = Compiler(swiftc: swiftc, installation: installation, scratch: scratch)
        let program = try compile(sources, root: root, with: compiler)
        if command == .record {
            Console.progress("Recording \(root.name), \(options.width.plain)x\(options.height.plain) at scale \(options.scale.plain)\n")
        }
        return try Recording(options: options, installation: installation, program: program, scratch: scratch, outputs: outputs).run()
    }

    private static func compile(_ sources: [UserSource], root: RootView, with compiler: Compiler) throws -> String {
        let names = sources.map { ($0.path as NSString).lastPathComponent }.joined(separator: ", ")
        Console.progress("Compiling \(names) … ")
        let clock = ContinuousClock()
        let start = clock.now
        do {
            let program = try compiler.compile(sources, root: root, isTerminal: Console.isErrorTerminal)
            let seconds = Double((clock.now - start).components.seconds) + Double((clock.now - start).components.attoseconds) / 1e18
            Console.progress("\(SummaryTable.decimals(seconds, 1)) s\n")
            return program
        } catch {
            Console.progress("failed\n")
            throw error
        }
    }
}
