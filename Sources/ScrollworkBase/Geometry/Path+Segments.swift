import Foundation

extension Path {
    /// One drawn piece between two points, with the curve's handles; quadratic curves are raised to cubic ones.
    struct Segment {
        var from: CGPoint
        var control1: CGPoint
        var control2: CGPoint
        var to: CGPoint
        var isLine: Bool
        /// Whether the piece continues the one before it.
        var continues: Bool

        func point(at t: CGFloat) -> CGPoint {
            if isLine { return Path.mix(from, to, t) }
            let s = 1 - t
            let a = s * s * s
            let b = 3 * s * s * t
            let c = 3 * s * t * t
            let d = t * t * t
            return CGPoint(
                x: a * from.x + b * control1.x + c * control2.x + d * to.x, y: a * from.y + b * control1.y + c * control2.y + d * to.y)
        }

        /// The part between two parameters, 0…1.
        func part(from start: CGFloat, to end: CGFloat) -> Segment {
            if isLine {
                let a = point(at: start)
                let b = point(at: end)
                return Segment(from: a, control1: a, control2: b, to: b, isLine: true, continues: continues)
            }
            let tail = start <= 0 ? self : split(at: start).1
            return end >= 1 ? tail : tail.split(at: start >= 1 ? 1 : (end - start) / (1 - start)).0
        }

        /// De Casteljau's subdivision.
        private func split(at t: CGFloat) -> (Segment, Segment) {
            let a = Path.mix(from, control1, t)
            let b = Path.mix(control1, control2, t)
            let c = Path.mix(control2, to, t)
            let d = Path.mix(a, b, t)
            let e = Path.mix(b, c, t)
            let f = Path.mix(d, e, t)
            return (
                Segment(from: from, control1: a, control2: d, to: f, isLine: false, continues: continues),
                Segment(from: f, control1: e, control2: c, to: to, isLine: false, continues: true)
            )
        }

        /// Steps in which a curve is measured and flattened: about one per 4 points of its handles, 8 at least.
        var steps: Int {
            if isLine { return 1 }
            let reach =
                hypot(control1.x - from.x, control1.y - from.y) + hypot(control2.x - control1.x, control2.y - control1.y)
                + hypot(to.x - control2.x, to.y - control2.y)
            return reach.isFinite ? min(max(Int(reach / 4), 8), 256) : 8
        }
    }

    static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }

    /// The drawn pieces in order; closing lines are included where they have a length.
    func segments() -> [Segment] {
        var result: [Segment] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        var continues = false
        func add(_ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint, isLine: Bool) {
            result.append(Segment(from: current, control1: control1, control2: control2, to: to, isLine: isLine, continues: continues))
            current = to
            continues = true
        }
        for element in elements {
            switch element {
            case .move(let to):
                (current, start, continues) = (to, to, false)
            case .line(let to): add(current, to, to, isLine: true)
            case .quadCurve(let to, let control):
                add(Self.mix(current, control, 2 / 3), Self.mix(to, control, 2 / 3), to, isLine: false)
            case .curve(let to, let control1, let control2): add(control1, control2, to, isLine: false)
            case .closeSubpath:
                if current != start { add(current, start, start, isLine: true) }
                continues = false
            }
        }
        return result
    }

    /// The outlines as polygons, each implicitly closed; curves become chords. Points.
    package func flattened() -> [[CGPoint]] {
        var result: [[CGPoint]] = []
        for segment in segments() {
            if !segment.continues || result.isEmpty { result.append([segment.from]) }
            let steps = segment.steps
            for step in 1...steps { result[result.count - 1].append(segment.point(at: CGFloat(step) / CGFloat(steps))) }
        }
        return result
    }

    /// Whether `point` is inside, by the winding rule or, with `eoFill`, by the even-odd rule. Open subpaths count as closed.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        if let plainRect { return plainRect.contains(point) }
        var winding = 0
        var crossings = 0
        for polygon in flattened() {
            var a = polygon[polygon.count - 1]
            for b in polygon {
                if (a.y <= point.y) != (b.y <= point.y) {
                    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                    if x > point.x {
                        crossings += 1
                        winding += b.y > a.y ? 1 : -1
                    }
                }
                a = b
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// The part between two fractions of the outline's length, 0…1; empty where `to` is not above `from`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let start = min(max(from, 0), 1)
        let end = min(max(to, 0), 1)
        guard start < end else { return Path() }
        if start == 0, end == 1 { return self }
        let pieces = segments()
        // Lengths at the measured steps of each piece, so that a fraction of length becomes a parameter of the curve.
        let tables: [[CGFloat]] = pieces.map { piece in
            var sum: CGFloat = 0
            var last = piece.from
            let steps = piece.steps
            return [0]
                + (1...steps).map { step in
                    let next = piece.point(at: CGFloat(step) / CGFloat(steps))
                    sum += hypot(next.x - last.x, next.y - last.y)
                    last = next
                    return sum
                }
        }
        let total = tables.reduce(0) { $0 + $1[$1.count - 1] }
        var result = Path()
        var done: CGFloat = 0
        var isOpen = false
        for (piece, table) in zip(pieces, tables) {
            let length = table[table.count - 1]
            defer { done += length }
            let first = max(start * total - done, 0)
            let last = min(end * total - done, length)
            guard length > 0, first < last else { continue }
            let part = piece.part(from: Self.parameter(of: first, in: table), to: Self.parameter(of: last, in: table))
            if !isOpen || !piece.continues { result.move(to: part.from) }
            isOpen = true
            if part.isLine {
                result.addLine(to: part.to)
            } else {
                result.addCurve(to: part.to, control1: part.control1, control2: part.control2)
            }
        }
        return result
    }

    private static func parameter(of length: CGFloat, in table: [CGFloat]) -> CGFloat {
        let steps = table.count - 1
        guard let index = table.firstIndex(where: { $0 >= length }) else { return 1 }
        guard index > 0 else { return 0 }
        let step = table[index] - table[index - 1]
        return (CGFloat(index - 1) + (step > 0 ? (length - table[index - 1]) / step : 1)) / CGFloat(steps)
    }
}
