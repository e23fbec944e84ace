import Foundation
import ScrollworkBase
import ScrollworkTesting
import SwiftUI

/// One scroll view in one frame: offsets and sizes in points, positive when scrolled, velocities in points per second, time in seconds.
struct TraceRow: Equatable {
    static let columns = [
        "frame", "time", "view", "offset_x", "offset_y", "content_width", "content_height", "container_width", "container_height", "phase",
        "velocity_x", "velocity_y", "cause",
    ]
    private static let textColumns: Set = ["view", "phase", "cause"]

    /// In the order of `columns`.
    var values: [String]

    init(frame: Int, time: Double, reading: ScrollViewReading) {
        let geometry = reading.geometry
        let numbers = [
            geometry.contentOffset.x, geometry.contentOffset.y, geometry.contentSize.width, geometry.contentSize.height,
            geometry.containerSize.width, geometry.containerSize.height,
        ]
        // Sums of frame intervals carry rounding noise; a microsecond is finer than any frame.
        values = ["\(frame)", ShortNumber.text((time * 1e6).rounded() / 1e6), reading.name]
        values += numbers.map { ShortNumber.text($0) }
        values += ["\(reading.phase)", ShortNumber.text(reading.velocity.dx), ShortNumber.text(reading.velocity.dy), reading.cause]
    }

    static var csvHeader: String { columns.joined(separator: ",") + "\n" }
    var csv: String { values.joined(separator: ",") + "\n" }

    /// An object on one line.
    var json: String {
        let fields = zip(Self.columns, values).map { name, value in
            "\"\(name)\": \(Self.textColumns.contains(name) ? "\"\(value)\"" : value)"
        }
        return "{\(fields.joined(separator: ", "))}"
    }
}
