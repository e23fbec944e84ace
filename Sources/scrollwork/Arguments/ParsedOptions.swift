/// A command's arguments, split into operands and options; values are not interpreted yet.
struct ParsedOptions: Equatable {
    var operands: [String] = []
    /// By option name; a switch has the empty string.
    var values: [String: String] = [:]

    func has(_ name: String) -> Bool { values[name] != nil }

    /// Accepts `--name value`, `--name=value`, switches, and `--` before operands that begin with a dash. Stops early at
    /// `--help`, so that help is shown whatever else is wrong.
    static func parse(_ arguments: [String], for command: CommandSpec) throws(ToolError) -> ParsedOptions {
        var result = ParsedOptions()
        if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            result.values["--help"] = ""
            return result
        }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                result.operands += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                result.operands.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = command.options.first(where: { $0.name == parts[0] }) else {
                throw unknown(parts[0], for: command)
            }
            guard !result.has(option.name) else { throw .usage("\(option.name) is given twice; give it once") }
            result.values[option.name] = try value(of: option, inline: parts.count > 1 ? parts[1] : nil, rest: &rest, for: command)
        }
        return result
    }

    private static func value(
        of option: OptionSpec, inline: String?, rest: inout ArraySlice<String>, for command: CommandSpec
    ) throws(ToolError) -> String {
        guard let placeholder = option.value else {
            guard inline == nil else { throw .usage("\(option.name) takes no value; write \(option.name) alone") }
            return ""
        }
        if let inline {
            guard !inline.isEmpty else { throw .usage("\(option.name) needs a value; write \(option.name) \(placeholder)") }
            return inline
        }
        guard let next = rest.first, !next.isEmpty, !command.options.contains(where: { $0.name == next }) else {
            throw .usage("\(option.name) needs a value; write \(option.name) \(placeholder)")
        }
        rest.removeFirst()
        return next
    }

    private static func unknown(_ name: String, for command: CommandSpec) -> ToolError {
        let elsewhere = [CommandSpec.record, .dump, .specCheck].first { other in other.options.contains { $0.name == name } }
        if let elsewhere { return .usage("\(name) is an option of `scrollwork \(elsewhere.name)`, not of `scrollwork \(command.name)`") }
        if let near = NearestName.find(name, in: command.options.map(\.name)) {
            return .usage("unknown option \(name); did you mean \(near)?")
        }
        return .usage("unknown option \(name); `scrollwork \(command.name) --help` lists the options")
    }
}
