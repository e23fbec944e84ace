/// How this module reads hostile numbers, in one place.
extension Double {
    /// The largest magnitude the formulas work with; its square is still finite.
    static let magnitudeLimit = 1e15

    /// The same number with NaN read as 0 and everything else brought within ±`magnitudeLimit`.
    var bounded: Double {
        isNaN ? 0 : Swift.min(Swift.max(self, -Self.magnitudeLimit), Self.magnitudeLimit)
    }

    /// The same number as a length or a duration: NaN and negative numbers read as 0.
    var boundedPositive: Double { Swift.max(bounded, 0) }

    /// The number clamped into `lower…upper`; NaN reads as 0 first. `lower` must not exceed `upper`.
    func bounded(from lower: Double, through upper: Double) -> Double {
        Swift.min(Swift.max(bounded, lower), upper)
    }
}
