/// What the program tells the tool when it is done, as JSON in the file `Job.summary`:
///
///     {"frames": 240, "seconds": 4, "files": [absolute path, …],
///      "scrollViews": [{"view": "ScrollView#1", "firstX": 0, "firstY": 0, "lastX": 0, "lastY": 150}, …]}
struct RunSummary: Codable, Equatable {
    struct ScrollView: Codable, Equatable {
        /// The name the trace's `view` column has.
        var view: String
        /// Offsets in points, positive when scrolled; first and last frame.
        var firstX: Double
        var firstY: Double
        var lastX: Double
        var lastY: Double
    }

    var frames: Int
    /// Virtual seconds from the first to the last frame.
    var seconds: Double
    var scrollViews: [ScrollView]
    /// The files written, in the order they were finished.
    var files: [String]
}
