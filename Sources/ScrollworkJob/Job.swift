/// What the tool asks of the program that it compiled: one JSON file, its path in the environment variable `SCROLLWORK_JOB`.
///
/// The tool writes it, `ScrollworkRecorder` reads it:
///
///     {
///       "command": "record" | "dump",
///       "width": 390, "height": 844,          points
///       "scale": 2,                           pixels per point, 1…4
///       "dark": false,
///       "text": "real" | "test",              Inter through Pango, or the exact test font
///       "script": [ {"number": 1, "source": "wait 1", "do": "wait", "seconds": 1}, … ],   see ScriptStatement
///       "gif": path, "png": path, "trace": path, "traceFormat": "csv" | "json",           absent when not asked for
///       "tree": "view" | "layout" | "text" | "display" | "preferences" | "lazy" | "accessibility",   for "dump" only
///       "summary": path                       where the program writes a RunSummary when it is done
///     }
///
/// All paths are absolute. A file is written under `Job.partialPath(for:)` and renamed when complete, so that nothing
/// half-written ever bears the name the user gave. The trace is written a row at a time, a whole line per write, so that
/// the tool can keep what a crashed program left: a CSV has a header line and then one line per row; a JSON trace is
/// `[`, newline, then rows separated by a comma and a newline that are written *before* each row but the first, then a
/// newline and `]`.
package struct Job: Codable, Equatable {
    package enum Command: String, Codable { case record, dump }
    package enum TextFont: String, Codable { case real, test }
    package enum TraceFormat: String, Codable { case csv, json }
    package enum Tree: String, Codable, CaseIterable { case view, layout, text, display, preferences, lazy, accessibility }

    package var command: Command
    /// Points.
    package var width: Double
    /// Points.
    package var height: Double
    /// Pixels per point.
    package var scale: Double
    package var dark: Bool
    package var text: TextFont
    package var script: [ScriptStatement]
    package var gif: String?
    package var png: String?
    package var trace: String?
    package var traceFormat: TraceFormat?
    package var tree: Tree?
    package var summary: String

    package init(
        command: Command, width: Double, height: Double, scale: Double, dark: Bool, text: TextFont, script: [ScriptStatement], gif: String?,
        png: String?, trace: String?, traceFormat: TraceFormat?, tree: Tree?, summary: String
    ) {
        self.command = command
        self.width = width
        self.height = height
        self.scale = scale
        self.dark = dark
        self.text = text
        self.script = script
        self.gif = gif
        self.png = png
        self.trace = trace
        self.traceFormat = traceFormat
        self.tree = tree
        self.summary = summary
    }

    /// Where a file that will be called `path` is kept while it is being written: a hidden file in the same folder.
    package static func partialPath(for path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return ".\(path).partial" }
        return "\(path[...slash]).\(path[path.index(after: slash)...]).partial"
    }
}
