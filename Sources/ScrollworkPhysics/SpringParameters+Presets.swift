extension SpringParameters {
    /// `Animation.default`: response 0.55, damping 1.0 as documented; reverse engineering finds `spring` instead (F-71).
    package static let `default` = SpringParameters(response: 0.55, dampingRatio: 1)

    /// `.spring` (F-72).
    package static let spring = SpringParameters(duration: 0.5, bounce: 0)

    /// `.spring(response:dampingFraction:blendDuration:)` with its defaults (F-72).
    package static let responseSpring = SpringParameters(response: 0.5, dampingRatio: 0.825)

    /// `.interactiveSpring` (F-72).
    package static let interactiveSpring = SpringParameters(response: 0.15, dampingRatio: 0.86)

    /// The seconds over which an interactive spring blends its parameters (F-72).
    package static let interactiveBlendDuration = 0.25

    /// `.smooth` (F-72).
    package static let smooth = SpringParameters(duration: 0.5, bounce: 0)

    /// `.snappy` (F-72).
    package static let snappy = SpringParameters(duration: 0.5, bounce: 0.15)

    /// `.bouncy` (F-72).
    package static let bouncy = SpringParameters(duration: 0.5, bounce: 0.3)
}
