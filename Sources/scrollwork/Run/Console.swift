import Foundation

/// Where the tool speaks: progress and errors on standard error, results on standard output.
enum Console {
    static var isErrorTerminal: Bool { isatty(2) == 1 }

    static func progress(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    static func result(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// One line that begins with the tool's name; a compiler's messages come before it.
    static func error(_ message: String) {
        let isPrefixed = message.contains("scrollwork: ")
        progress("\(isPrefixed ? "" : "scrollwork: ")\(message)\n")
    }
}
