extension SmoothScroll {
    /// Who asked for the scroll; decides how long it takes (F-45, F-46, Chromium's smooth scroll).
    package enum Kind: Hashable, Sendable, CaseIterable {
        case wheel
        case keyboard
        case programmatic

        /// The seconds for a pending distance.
        ///
        /// Wheel: 0.2 up to 120 pt, falling linearly to 0.1 from 480 pt on. Keyboard: 0.15. Programmatic: min(√D/60, 0.7).
        /// - Parameter distance: Points, either sign; NaN reads as 0.
        package func duration(forDistance distance: Double) -> Double {
            let distance = abs(distance.bounded)
            switch self {
            case .wheel: return 0.2 - 0.1 * ((distance - 120) / 360).bounded(from: 0, through: 1)
            case .keyboard: return 0.15
            case .programmatic: return min(distance.squareRoot() / 60, 0.7)
            }
        }
    }
}
