import Foundation

/// A value that can be scaled, so that animations can mix two of them.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component.
    mutating func scale(by rhs: Double)

    /// The dot product with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value with each component multiplied.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves the value towards another; 0 leaves it, 1 reaches the other exactly up to rounding.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// The value moved towards another by a fraction of the way.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }

    package var magnitude: Double { magnitudeSquared.squareRoot() }
}

extension Double: VectorArithmetic, Animatable {
    public typealias AnimatableData = Double
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
    public typealias AnimatableData = Float
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic, Animatable {
    public typealias AnimatableData = CGFloat
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
