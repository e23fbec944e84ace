import Foundation

extension Path {
    /// Length of the handles of a cubic curve that draws a quarter of a unit circle: 4/3·tan(90°/4).
    static let quarterHandle: CGFloat = 0.5522847498307936

    /// Adds an arc of a circle, joined to the current point by a line.
    ///
    /// - Parameter clockwise: as in Core Graphics, on a plane whose y axis points *up*; on SwiftUI's y-down plane the arc therefore turns
    ///   the other way to the eye: false lets the angle grow. Differences of a full turn or more draw the full circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        if abs(delta) >= turn {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
    }

    /// Adds an arc that turns by `delta`, positive clockwise to the eye on a y-down plane.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y).concatenating(transform)
        let start = CGPoint(x: cos(startAngle.radians), y: sin(startAngle.radians)).applying(unit)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        appendArcCurves(start: startAngle.radians, delta: delta.radians, unit: unit)
    }

    /// Adds the arc of `radius` that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        guard let current = currentPoint else { return move(to: corner) }
        // Geometry is done in the space of the arguments, where the arc is a circle.
        let from = current.applying(transform.inverted()) - tangent1End
        let to = tangent2End - tangent1End
        let fromLength = hypot(from.x, from.y)
        let toLength = hypot(to.x, to.y)
        let cross = from.x * to.y - from.y * to.x
        guard fromLength > 0, toLength > 0, radius > 0, abs(cross) > 1e-9 * fromLength * toLength else { return addLine(to: corner) }
        let half = abs(atan2(cross, from.x * to.x + from.y * to.y)) / 2
        let along = radius / tan(half)
        let first = CGPoint(x: tangent1End.x + from.x / fromLength * along, y: tangent1End.y + from.y / fromLength * along)
        // The centre lies beside the first touching point, on the side of the second line.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - from.y / fromLength * radius * side, y: first.y + from.x / fromLength * radius * side)
        let start = atan2(first.y - center.y, first.x - center.x)
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: start), delta: Angle(radians: -Double(side) * (.pi - 2 * half)),
            transform: transform)
    }

    /// Appends the curves of an arc of the unit circle mapped by `unit`; the current point is the arc's start. Angles in radians.
    mutating func appendArcCurves(start: Double, delta: Double, unit: CGAffineTransform) {
        let pieces = max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 0)
        guard pieces > 0 else { return }
        let step = delta / Double(pieces)
        let handle = 4 / 3 * tan(step / 4)
        for piece in 0..<pieces {
            let a = start + Double(piece) * step
            let b = start + Double(piece + 1) * step
            let c1 = CGPoint(x: cos(a) - handle * sin(a), y: sin(a) + handle * cos(a))
            let c2 = CGPoint(x: cos(b) + handle * sin(b), y: sin(b) - handle * cos(b))
            addCurve(to: CGPoint(x: cos(b), y: sin(b)).applying(unit), control1: c1.applying(unit), control2: c2.applying(unit))
        }
    }
}
