import Foundation

/// The command line tool: picks the command and turns errors into exit codes.
@main enum ScrollworkTool {
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    static func run(_ arguments: [String]) -> Int32 {
        do {
            return try dispatch(arguments)
        } catch let error as ToolError {
            Console.error(error.message)
            return error.exitCode
        } catch {
            Console.error("\(error)")
            return 1
        }
    }

    private static func dispatch(_ arguments: [String]) throws -> Int32 {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case nil:
            Console.progress(HelpText.overview)
            return 2
        case "--help", "-h":
            Console.result(HelpText.overview)
            return 0
        case "help":
            return try rest.isEmpty ? dispatch(["--help"]) : dispatch(rest + ["--help"])
        case "--version":
            Console.result("scrollwork \(HelpText.version)\n")
            return 0
        case "record": return try RunCommand.run(.record, arguments: rest)
        case "dump": return try RunCommand.run(.dump, arguments: rest)
        case "spec": return try spec(rest)
        case .some(let other):
            let kind = other.hasPrefix("-") ? "option" : "command"
            let known = kind == "option" ? ["--help", "--version"] : ["record", "dump", "spec", "help"]
            let hint = NearestName.find(other, in: known).map { "did you mean \($0)?" }
            let commands = "the commands are record, dump and spec check, see scrollwork --help"
            throw ToolError.usage("unknown \(kind) \(other); \(hint ?? commands)")
        }
    }

    private static func spec(_ arguments: [String]) throws -> Int32 {
        switch arguments.first {
        case "check": return try SpecCommand.run(Array(arguments.dropFirst()))
        case "--help", "-h": return try SpecCommand.run(["--help"])
        case nil: throw ToolError.usage("spec needs a verb; write scrollwork spec check")
        case .some(let other): throw ToolError.usage("unknown verb \(other) after spec; did you mean spec check?")
        }
    }
}
