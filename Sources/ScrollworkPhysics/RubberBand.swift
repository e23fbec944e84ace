/// The resistance of content dragged past its edge (F-10…F-15).
///
/// All lengths are in points and signed: a negative travel (past the start) gives a negative offset. Results are never NaN:
/// NaN reads as 0 and an empty viewport gives 0.
package enum RubberBand {
    /// The measured constant of UIScrollView (F-10).
    package static let uiKitConstant = 0.55

    /// Flutter's constant (F-14): 0.52·(1 − over/viewport)² per point integrates to the same formula.
    package static let flutterConstant = 0.52

    /// How far the content follows a finger that travelled past the edge: (1 − 1/(x·c/d + 1))·d (F-10).
    ///
    /// A function of the whole travel, so moving back follows the same path (F-11). The result stays within ±`viewport`.
    /// - Parameters:
    ///   - travel: The finger's travel past the edge only (F-12); a travel of ±infinity reads as ±1e15.
    ///   - viewport: The viewport's length on the axis.
    ///   - constant: The stiffness; greater follows more closely.
    package static func offset(forTravel travel: Double, viewport: Double, constant: Double = uiKitConstant) -> Double {
        let viewport = viewport.boundedPositive
        let constant = constant.boundedPositive
        guard viewport > 0, constant > 0 else { return 0 }
        let distance = abs(travel.bounded)
        // d·xc/(xc + d): the same fraction without the subtraction that loses digits near 0.
        let scaled = distance * constant
        let offset = viewport * (scaled / (scaled + viewport))
        return travel < 0 ? -offset : offset
    }

    /// The finger's travel that shows an offset: b·d/(c·(d − b)), the inverse of `offset` (F-13).
    ///
    /// Grabbing a bouncing view starts from this travel, so the content does not jump. An offset of the whole viewport or more,
    /// which no finite travel shows, gives the travel of 99.9999 % of the viewport.
    package static func travel(forOffset offset: Double, viewport: Double, constant: Double = uiKitConstant) -> Double {
        let viewport = viewport.boundedPositive
        let constant = constant.boundedPositive
        guard viewport > 0, constant > 0 else { return 0 }
        let distance = min(abs(offset.bounded), viewport * 0.999_999)
        let travel = (distance * (viewport / (constant * (viewport - distance)))).bounded
        return offset < 0 ? -travel : travel
    }

    /// The trackpad stretch's divisor (F-15).
    package static let stiffness = 20.0

    /// The accumulated delta in points below which a trackpad does not stretch at all (F-15).
    package static let stiffThreshold = 10.0

    /// The stretch of a trackpad overscroll: a twentieth of the accumulated delta (F-15, Chromium and macOS).
    /// - Parameter accumulated: The deltas no scroll view could use since the edge was reached.
    package static func stiffStretch(forTravel accumulated: Double) -> Double {
        let accumulated = accumulated.bounded
        return abs(accumulated) < stiffThreshold ? 0 : accumulated / stiffness
    }

    /// The accumulated delta that shows a trackpad stretch, the inverse of `stiffStretch` (F-13, F-15).
    package static func stiffTravel(forStretch stretch: Double) -> Double { (stretch.bounded * stiffness).bounded }
}
