import Foundation

/// What a user reads when a recording cannot go on.
struct RecorderError: Error, Equatable, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}

/// Lines on standard error; the program's own output has standard output to itself.
enum Messages {
    static func write(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
