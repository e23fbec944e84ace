/// What the program tells the tool when it is done, as JSON in the file `Job.summary`:
///
///     {"frames": 240, "seconds": 4, "files": [absolute path, …],
///      "scrollViews": [{"view": "ScrollView#1", "firstX": 0, "firstY": 0, "lastX": 0, "lastY": 150}, …]}
package struct RunSummary: Codable, Equatable {
    package struct ScrollView: Codable, Equatable {
        /// The name the trace's `view` column has.
        package var view: String
        /// Offsets in points, positive when scrolled; first and last frame.
        package var firstX: Double
        package var firstY: Double
        package var lastX: Double
        package var lastY: Double

        package init(view: String, firstX: Double, firstY: Double, lastX: Double, lastY: Double) {
            self.view = view
            self.firstX = firstX
            self.firstY = firstY
            self.lastX = lastX
            self.lastY = lastY
        }
    }

    package var frames: Int
    /// Virtual seconds from the first to the last frame.
    package var seconds: Double
    package var scrollViews: [ScrollView]
    /// The files written, in the order they were finished.
    package var files: [String]

    package init(frames: Int, seconds: Double, scrollViews: [ScrollView], files: [String]) {
        self.frames = frames
        self.seconds = seconds
        self.scrollViews = scrollViews
        self.files = files
    }
}
