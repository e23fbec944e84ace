/// What the tool asks of the program that it compiled: one JSON file, its path in the environment variable `SCROLLWORK_JOB`.
///
/// The recorder keeps a copy of this file; both sides must agree on the shape:
///
///     {
///       "command": "record" | "dump",
///       "width": 390, "height": 844,          points
///       "scale": 2,                           pixels per point, 1…4
///       "dark": false,
///       "text": "real" | "test",              Inter through Pango, or the exact test font
///       "script": [ {"number": 1, "source": "wait 1", "do": "wait", "seconds": 1}, … ],   see ScriptStatement
///       "gif": path, "png": path, "trace": path, "traceFormat": "csv" | "json",           absent when not asked for
///       "tree": "view" | "layout" | "text" | "display" | "preferences",                   for "dump" only
///       "summary": path                       where the program writes a RunSummary when it is done
///     }
///
/// All paths are absolute. A file is written under `Job.partialPath(for:)` and renamed when complete, so that nothing
/// half-written ever bears the name the user gave. The trace is written a row at a time, a whole line per write, so that
/// the tool can keep what a crashed program left: a CSV has a header line and then one line per row; a JSON trace is
/// `[`, newline, then rows separated by a comma and a newline that are written *before* each row but the first, then a
/// newline and `]`.
struct Job: Codable, Equatable {
    enum Command: String, Codable { case record, dump }
    enum TextFont: String, Codable { case real, test }
    enum TraceFormat: String, Codable { case csv, json }
    enum Tree: String, Codable, CaseIterable { case view, layout, text, display, preferences }

    var command: Command
    /// Points.
    var width: Double
    /// Points.
    var height: Double
    /// Pixels per point.
    var scale: Double
    var dark: Bool
    var text: TextFont
    var script: [ScriptStatement]
    var gif: String?
    var png: String?
    var trace: String?
    var traceFormat: TraceFormat?
    var tree: Tree?
    var summary: String

    /// Where a file that will be called `path` is kept while it is being written: a hidden file in the same folder.
    static func partialPath(for path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return ".\(path).partial" }
        return "\(path[...slash]).\(path[path.index(after: slash)...]).partial"
    }
}
