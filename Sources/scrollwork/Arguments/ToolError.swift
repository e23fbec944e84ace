/// An error that ends the tool: what happened and what to do, in one line (compiler messages may add lines).
struct ToolError: Error, Equatable {
    var message: String
    var exitCode: Int32

    /// The user must change the command line, the script or a path.
    static func usage(_ message: String) -> ToolError { ToolError(message: message, exitCode: 2) }

    /// The command line was right and the work failed.
    static func failure(_ message: String, exitCode: Int32 = 1) -> ToolError { ToolError(message: message, exitCode: exitCode) }
}
