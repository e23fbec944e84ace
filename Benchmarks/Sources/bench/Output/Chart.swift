import Foundation

/// Results as a chart: times over the number of rows, both on logarithmic scales, so that what does not depend on the rows is level.
struct Chart {
    let run: Run

    private static let width = 1120.0
    private static let height = 640.0
    private static let plot = (left: 90.0, top: 84.0, right: 770.0, bottom: 560.0)
    private static let colors = [
        "#0a7", "#06c", "#c50", "#a3a", "#d23", "#870", "#456", "#08a", "#e69", "#264", "#b80", "#555", "#639",
    ]

    private var lines: [Result] { run.engine.filter { $0.entries.count > 1 } }
    private var top: Double { pow(10, (log10(run.engine.flatMap(\.entries).map(\.time.median).max() ?? 1e9) + 0.1).rounded(.up)) }
    private var bottom: Double { pow(10, log10(run.engine.flatMap(\.entries).map(\.time.median).min() ?? 1e3).rounded(.down)) }

    private func x(_ rows: Int) -> Double {
        Self.plot.left + (log10(Double(rows)) - 3) / 3 * (Self.plot.right - Self.plot.left)
    }
    private func y(_ time: Double) -> Double {
        let share = (log10(time) - log10(bottom)) / (log10(top) - log10(bottom))
        return Self.plot.bottom - share * (Self.plot.bottom - Self.plot.top)
    }

    var svg: String {
        var parts = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(Self.height)" \
            font-family="Inter, Helvetica, Arial, sans-serif">
            <rect width="\(Self.width)" height="\(Self.height)" fill="#fff"/>
            <text x="\(Self.plot.left)" y="38" font-size="20" font-weight="600" fill="#111">What a frame costs, by the number of rows</text>
            <text x="\(Self.plot.left)" y="62" font-size="13" fill="#666">Median of many repeats; level lines do not depend on the rows. \
            Dashed: a copy of one picture of 780 x 1688 px.</text>
            """
        ]
        parts += grid()
        parts += curves()
        return parts.joined(separator: "\n") + "\n</svg>\n"
    }

    private func grid() -> [String] {
        var parts: [String] = []
        var time = bottom
        while time <= top * 1.01 {
            parts.append(line(Self.plot.left, y(time), Self.plot.right, y(time), "#e4e4e8"))
            parts.append(label(Self.plot.left - 10, y(time) + 4, plain(time), anchor: "end"))
            time *= 10
        }
        for rows in Benchmarks.sizes {
            parts.append(line(x(rows), Self.plot.top, x(rows), Self.plot.bottom, "#f0f0f3"))
            parts.append(label(x(rows), Self.plot.bottom + 24, Format.count(rows), anchor: "middle"))
        }
        parts.append(label((Self.plot.left + Self.plot.right) / 2, Self.plot.bottom + 50, "rows", anchor: "middle"))
        let floor = y(run.copy.median)
        parts.append(line(Self.plot.left, floor, Self.plot.right, floor, "#999", dash: "6 5"))
        return parts
    }

    private func curves() -> [String] {
        var parts: [String] = []
        var labels: [(y: Double, text: String, color: String)] = []
        for (index, result) in lines.enumerated() {
            let color = Self.colors[index % Self.colors.count]
            let points = result.entries.map { (x($0.rows), y($0.time.median)) }
            let path = points.map { String(format: "%.1f,%.1f", $0.0, $0.1) }.joined(separator: " ")
            parts.append("<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>")
            for point in points {
                parts.append(String(format: "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"\(color)\"/>", point.0, point.1))
            }
            if let last = result.entries.last {
                labels.append((y(last.time.median), "\(result.name)  \(Format.time(last.time.median))", color))
            }
        }
        labels.append((y(run.copy.median), "copy of one picture  \(Format.time(run.copy.median))", "#777"))
        parts += spread(labels)
        return parts
    }

    /// Labels beside the ends of their lines, moved apart where they would overlap.
    private func spread(_ labels: [(y: Double, text: String, color: String)]) -> [String] {
        let gap = 21.0
        var places = labels.sorted { $0.y < $1.y }
        for index in places.indices.dropFirst() { places[index].y = max(places[index].y, places[index - 1].y + gap) }
        let excess = (places.last?.y ?? 0) - (Self.plot.bottom + 40)
        if excess > 0 {
            places[places.count - 1].y -= excess
            for index in places.indices.dropLast().reversed() { places[index].y = min(places[index].y, places[index + 1].y - gap) }
        }
        return places.map { place in
            "<text x=\"\(Self.plot.right + 18)\" y=\"\(String(format: "%.1f", place.y + 4))\" font-size=\"13\" fill=\"\(place.color)\">"
                + "\(place.text)</text>"
        }
    }

    private func plain(_ time: Double) -> String {
        let units: [(Double, String)] = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
        for (size, unit) in units where time >= size * 0.999 { return "\(Int((time / size).rounded())) \(unit)" }
        return "\(Int(time.rounded())) ns"
    }

    private func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ color: String, dash: String? = nil) -> String {
        String(format: "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"\(color)\"", x0, y0, x1, y1)
            + (dash.map { " stroke-dasharray=\"\($0)\"" } ?? "") + "/>"
    }

    private func label(_ x: Double, _ y: Double, _ text: String, anchor: String) -> String {
        String(format: "<text x=\"%.1f\" y=\"%.1f\" font-size=\"13\" fill=\"#555\" text-anchor=\"\(anchor)\">", x, y) + "\(text)</text>"
    }
}
