/// The text of `--help`, made from the option tables.
enum HelpText {
    static let version = "0.1.0"

    static let overview = """
        scrollwork: run SwiftUI scroll views on Linux, without a display.

        Usage:
          scrollwork record FILE.swift [options]   \(CommandSpec.record.summary)
          scrollwork dump FILE.swift [options]     \(CommandSpec.dump.summary)
          scrollwork spec check [options]          \(CommandSpec.specCheck.summary)
          scrollwork --version
          scrollwork COMMAND --help

        """

    static func text(for command: CommandSpec) -> String {
        let operands = command.operands.isEmpty ? "" : " \(command.operands)"
        let labels = command.options.map { option in option.value.map { "\(option.name) \($0)" } ?? option.name }
        let width = labels.map(\.count).max() ?? 0
        let rows = zip(labels, command.options).map { label, option in
            "  \(label)\(String(repeating: " ", count: width - label.count))  \(option.help)"
        }
        let signals = command.name == "spec check" ? "" : ", 128+n the program died of signal n"
        let exits = "Exit codes: 0 done, 1 failed, 2 wrong arguments\(signals)."
        return """
            \(command.summary)

            Usage: scrollwork \(command.name)\(operands) [options]

            Options:
            \(rows.joined(separator: "\n"))

            \(command.notes.joined(separator: "\n\n"))

            \(exits)

            """
    }
}
