import Foundation

/// Where warnings about misuse go: standard error by default; a test host collects them instead.
package enum Warnings {
    /// Receives each warning once per key. The text says what happened, the likely cause and the remedy.
    nonisolated(unsafe) package static var sink: (String) -> Void = {
        FileHandle.standardError.write(Data(("scrollwork: warning: " + $0 + "\n").utf8))
    }
    nonisolated(unsafe) private static var seen: Set<String> = []
    private static let lock = NSLock()

    /// Warns once per `key` until `reset()`.
    package static func once(_ key: String, _ message: @autoclosure () -> String) {
        let isNew = lock.withLock { seen.insert(key).inserted }
        if isNew { sink(message()) }
    }

    /// Forgets which warnings were given, for a host that starts anew.
    package static func reset() { lock.withLock { seen.removeAll() } }
}

/// Ends the program over a mistake in the user's code that nothing can be shown for, with its message in release builds too.
package func stop(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    FileHandle.standardError.write(Data(("scrollwork: " + message + "\n").utf8))
    fatalError(message, file: file, line: line)
}

/// A broken promise inside the engine: traps in debug builds, is reported and survived in release builds.
package func fault(_ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) {
    #if DEBUG
        preconditionFailure(message(), file: file, line: line)
    #else
        let text = message()
        Warnings.once("fault:\(file):\(line)", "internal fault: \(text) (\(file):\(line))")
    #endif
}
