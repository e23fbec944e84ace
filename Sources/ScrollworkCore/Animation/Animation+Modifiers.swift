import Foundation

extension Animation {
    /// The animation after a pause in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(.delay(definition, delay)) }

    /// The animation with time running faster by a factor; 0 never moves.
    public func speed(_ speed: Double) -> Animation { Animation(.speed(definition, speed)) }

    /// The animation played several times; it ends on the target.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeating(definition, count: repeatCount, autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeating(definition, count: nil, autoreverses: autoreverses))
    }

    /// The animation with another time of looking complete, in seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { Animation(.logicalDuration(definition, duration)) }
}
