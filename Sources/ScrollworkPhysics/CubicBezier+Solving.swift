extension CubicBezier {
    /// The curve parameter at which the horizontal coordinate is `x`: Newton's method kept within a shrinking bracket.
    func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var lower = 0.0
        var upper = 1.0
        var s = x
        for _ in 0..<64 {
            let error = width(at: s) - x
            if abs(error) < 1e-15 { return s }
            if error < 0 { lower = s } else { upper = s }
            let slope = slopeX(at: s)
            let next = s - error / slope
            // Newton leaves the bracket where the curve is nearly vertical (and slope may be 0 there): bisect instead.
            s = next > lower && next < upper ? next : (lower + upper) / 2
        }
        return s
    }

    func width(at s: Double) -> Double { Self.coordinate(x1, x2, at: s) }

    func height(at s: Double) -> Double { Self.coordinate(y1, y2, at: s) }

    /// The change of the horizontal coordinate per parameter.
    func slopeX(at s: Double) -> Double { Self.slope(x1, x2, at: s) }

    /// The change of the vertical coordinate per parameter.
    func slopeY(at s: Double) -> Double { Self.slope(y1, y2, at: s) }

    private static func coordinate(_ first: Double, _ second: Double, at s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
    }

    private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * first + 6 * r * s * (second - first) + 3 * s * s * (1 - second)
    }
}
