import Foundation
import ScrollworkJob

/// Writes the table of offsets, whole lines at a time and at once, so that a program that crashes leaves the rows of all frames before.
final class TraceWriter {
    private let target: WholeFile
    private let file: FileHandle
    private let format: Job.TraceFormat
    private var hasRows = false

    init(path: String, format: Job.TraceFormat) throws {
        target = WholeFile(path: path)
        self.format = format
        file = try target.begin()
        try put(format == .csv ? TraceRow.csvHeader : "[\n")
    }

    /// The rows of one frame.
    func add(_ rows: [TraceRow]) throws {
        var text = ""
        for row in rows {
            switch format {
            case .csv: text += row.csv
            case .json:
                // The separator comes before a row, so that what is written up to here can always be closed.
                text += (hasRows ? ",\n" : "") + row.json
                hasRows = true
            }
        }
        if !text.isEmpty { try put(text) }
    }

    func finish() throws {
        if format == .json { try put(hasRows ? "\n]\n" : "]\n") }
        try? file.close()
        try target.complete()
    }

    private func put(_ text: String) throws { try target.put(Data(text.utf8), in: file) }
}
