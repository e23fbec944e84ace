/// Results as an aligned table.
struct Table {
    let run: Run

    private static let nameWidth = 36
    private static let cellWidth = 13

    var text: String {
        var lines = [
            "Scrollwork, \(Format.count(Int(Stage.size.width * Stage.scale))) x \(Format.count(Int(Stage.size.height * Stage.scale))) px. "
                + "Floor: a copy of one picture takes \(Format.time(run.copy.median)) "
                + "(\(Format.time(run.copy.least)) … \(Format.time(run.copy.most))).",
            "Each time is a median, under it the least and the most.",
            "",
        ]
        lines += scaling(run.engine)
        lines.append("")
        lines += pictures(run.raster)
        return lines.joined(separator: "\n")
    }

    private func scaling(_ results: [Result]) -> [String] {
        let sizes = Benchmarks.sizes
        var lines = [
            Format.left("frame", Self.nameWidth) + sizes.map { Format.right(Format.count($0), Self.cellWidth) }.joined()
                + Format.right("growth", 10) + Format.right("of a copy", 12)
        ]
        lines.append(rule(sizes.count))
        for result in results {
            let entries = Dictionary(uniqueKeysWithValues: result.entries.map { ($0.rows, $0) })
            func row(_ cell: (Entry) -> String) -> String {
                sizes.map { Format.right(entries[$0].map(cell) ?? "", Self.cellWidth) }.joined()
            }
            lines.append(
                Format.left(result.name, Self.nameWidth) + row { Format.time($0.time.median) }
                    + Format.right(result.growth.map { "x " + Format.factor($0) } ?? "", 10)
                    + Format.right(result.entries.last.map { Format.factor($0.time.median / run.copy.median) } ?? "", 12))
            lines.append(Format.left("", Self.nameWidth) + row { range($0.time) })
            if let floor = result.ownFloor {
                lines.append(
                    Format.left("  times \(floor.name)", Self.nameWidth)
                        + row { entry in floor.times[entry.rows].map { "x " + Format.factor(entry.time.median / $0.median) } ?? "" })
            }
        }
        return lines
    }

    private func pictures(_ results: [Result]) -> [String] {
        var lines = [
            Format.left("picture", Self.nameWidth) + Format.right("median", Self.cellWidth) + Format.right("range", Self.cellWidth + 4)
                + Format.right("of a copy", 12) + "   counted"
        ]
        lines.append(rule(4))
        for result in results {
            guard let entry = result.entries.first else { continue }
            lines.append(
                Format.left(result.name, Self.nameWidth) + Format.right(Format.time(entry.time.median), Self.cellWidth)
                    + Format.right(range(entry.time), Self.cellWidth + 4)
                    + Format.right(Format.factor(entry.time.median / run.copy.median), 12) + "   \(entry.counts)")
        }
        return lines
    }

    private func range(_ sample: Sample) -> String {
        let least = Format.time(sample.least).split(separator: " ")
        let most = Format.time(sample.most).split(separator: " ")
        return least.last == most.last ? "\(least[0])…\(most[0])" : "\(least.joined())…\(most.joined())"
    }

    private func rule(_ columns: Int) -> String { String(repeating: "─", count: Self.nameWidth + columns * Self.cellWidth + 22) }
}
