import Foundation
import ScrollworkBase

extension Path {
    /// The outline of the line that `style` draws along this path: pieces that overlap, to be filled with the non-zero rule.
    ///
    /// Curves are flattened. O(points).
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var result = Path()
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return result }
        for line in flattened() {
            let isClosed = line.count > 2 && line.first == line.last
            for dash in Self.dashes(of: line, style: style) {
                result.addStroke(dash, style: style, isClosed: isClosed && dash.count == line.count)
            }
        }
        return result
    }

    /// The drawn pieces of a dashed line; the whole line without a usable pattern.
    private static func dashes(of line: [CGPoint], style: StrokeStyle) -> [[CGPoint]] {
        let pattern = style.dash
        let total = pattern.reduce(0, +)
        guard !pattern.isEmpty, total > 0, total.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return [line] }
        var index = 0
        var isDrawn = true
        var left = style.dashPhase.truncatingRemainder(dividingBy: total * 2)
        if left < 0 { left += total * 2 }
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
            isDrawn.toggle()
        }
        left = pattern[index] - left
        var result: [[CGPoint]] = []
        var current = isDrawn ? [line[0]] : []
        for (start, end) in zip(line, line.dropFirst()) {
            let length = hypot(end.x - start.x, end.y - start.y)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let point = CGPoint(x: start.x + (end.x - start.x) * done / length, y: start.y + (end.y - start.y) * done / length)
                if isDrawn { result.append(current + [point]) }
                isDrawn.toggle()
                current = isDrawn ? [point] : []
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length - done
            if isDrawn { current.append(end) }
        }
        if isDrawn, current.count > 1 { result.append(current) }
        return result
    }

    private mutating func addStroke(_ points: [CGPoint], style: StrokeStyle, isClosed: Bool) {
        let half = style.lineWidth / 2
        var directions: [(from: CGPoint, to: CGPoint, unit: CGPoint)] = []
        for (from, to) in zip(points, points.dropFirst()) where from != to {
            let length = hypot(to.x - from.x, to.y - from.y)
            directions.append((from, to, CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)))
        }
        guard let first = directions.first, let last = directions.last else {
            // A line without length shows its round or square end.
            if let point = points.first, style.lineCap == .round { addDot(at: point, radius: half) }
            return
        }
        for (index, piece) in directions.enumerated() {
            let isFirst = index == 0 && !isClosed
            let isLast = index == directions.count - 1 && !isClosed
            let before = isFirst && style.lineCap == .square ? half : 0
            let after = isLast && style.lineCap == .square ? half : 0
            addQuad(
                from: CGPoint(x: piece.from.x - piece.unit.x * before, y: piece.from.y - piece.unit.y * before),
                to: CGPoint(x: piece.to.x + piece.unit.x * after, y: piece.to.y + piece.unit.y * after), unit: piece.unit, half: half)
        }
        for (a, b) in zip(directions, directions.dropFirst()) { addJoin(at: a.to, a.unit, b.unit, half: half, style: style) }
        if isClosed { addJoin(at: first.from, last.unit, first.unit, half: half, style: style) }
        if style.lineCap == .round, !isClosed {
            addDot(at: first.from, radius: half)
            addDot(at: last.to, radius: half)
        }
    }

    private mutating func addQuad(from: CGPoint, to: CGPoint, unit: CGPoint, half: CGFloat) {
        let nx = -unit.y * half
        let ny = unit.x * half
        addLines([
            CGPoint(x: from.x - nx, y: from.y - ny), CGPoint(x: to.x - nx, y: to.y - ny), CGPoint(x: to.x + nx, y: to.y + ny),
            CGPoint(x: from.x + nx, y: from.y + ny),
        ])
        closeSubpath()
    }

    private mutating func addDot(at point: CGPoint, radius: CGFloat) {
        addEllipse(in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private mutating func addJoin(at point: CGPoint, _ a: CGPoint, _ b: CGPoint, half: CGFloat, style: StrokeStyle) {
        let cross = a.x * b.y - a.y * b.x
        let dot = a.x * b.x + a.y * b.y
        guard abs(cross) > 1e-6 || dot < 0 else { return }
        if style.lineJoin == .round { return addDot(at: point, radius: half) }
        // The gap opens on the outer side of the turn.
        let side: CGFloat = cross > 0 ? -1 : 1
        let outer = [a, b].map { CGPoint(x: point.x - $0.y * half * side, y: point.y + $0.x * half * side) }
        var corner = [point, outer[0], outer[1]]
        // Length of the spike in half widths: 1/cos of half the turn.
        let cosine = ((1 + dot) / 2).squareRoot()
        if style.lineJoin == .miter, cosine > 1e-3, 1 / cosine <= style.miterLimit {
            let middle = CGPoint(x: (outer[0].x + outer[1].x) / 2 - point.x, y: (outer[0].y + outer[1].y) / 2 - point.y)
            let factor = 1 / (cosine * cosine)
            corner = [point, outer[0], CGPoint(x: point.x + middle.x * factor, y: point.y + middle.y * factor), outer[1]]
        }
        // All pieces turn the same way, or overlaps would cancel under the non-zero rule.
        addLines(side > 0 ? corner.reversed() : corner)
        closeSubpath()
    }
}
