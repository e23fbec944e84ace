import Foundation
import ScrollworkCore
import ScrollworkTesting
import SwiftUI

extension ScriptRun {
    /// Runs a script without looking for faults.
    /// - Returns: what every frame shows, a line each: the time, the position and its end, and the views in sight with their places.
    package static func trace(_ script: Script) -> String {
        let run = ScriptRun(script)
        defer { run.host.close() }
        var lines: [String] = []
        let axis = run.axis
        // Whoever is held by what a host holds keeps the host, and the clock of the main queue with it.
        run.host.onFrame = { [unowned run] host in
            let reading = ScriptReading(run.scroll, script.scene)
            let views = reading.views.filter { reading.isVisible($0.value) }.sorted { $0.value.start < $1.value.start }
            let places = views.map { "\($0.key)@\($0.value.start)" }.joined(separator: " ")
            let thumb = ScriptReading.thumb(run.scroll, axis).map { " thumb \($0)" } ?? ""
            lines.append("  \(host.time) \(reading.phase) \(reading.position) of \(reading.end)\(thumb): \(places)")
        }
        for step in script.steps {
            lines.append("\(step)")
            run.apply(step)
            run.reading = ScriptReading(run.scroll, script.scene)
        }
        return lines.joined(separator: "\n")
    }
}
