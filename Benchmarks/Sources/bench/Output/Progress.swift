import Foundation

/// Says on standard error what is being measured; the table goes to standard output.
enum Progress {
    static func say(_ text: String) { FileHandle.standardError.write(Data("  … \(text)\n".utf8)) }
}
