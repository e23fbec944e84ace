import Foundation

/// The closed-form solutions of a damped oscillator around 0: what every spring of this module is made of.
///
/// The derivative of a solution is a solution again, so position, velocity and acceleration share the code.
enum DampedMotion: Equatable, Sendable {
    /// e^(−decay·t)·(constant + linear·t)
    case critical(decay: Double, constant: Double, linear: Double)
    /// e^(−decay·t)·(cosine·cos ωt + sine·sin ωt)
    case under(decay: Double, frequency: Double, cosine: Double, sine: Double)
    /// slow·e^(−slowDecay·t) + fast·e^(−fastDecay·t), slowDecay < fastDecay
    case over(slowDecay: Double, fastDecay: Double, slow: Double, fast: Double)

    /// The motion of a unit mass on a spring.
    ///
    /// The parameters must be finite; the spring parameters are brought into a range in which every motion ends:
    /// stiffness 1e-6…1e9 per second², damping from 1 % of the critical one to 10000 times that.
    init(displacement: Double, velocity: Double, stiffness: Double, damping: Double) {
        let stiffness = min(max(stiffness, 1e-6), 1e9)
        let frequency = stiffness.squareRoot()
        let decay = frequency * min(max(damping / 2 / frequency, Self.minimumDampingRatio), Self.maximumDampingRatio)
        let ratio = decay / frequency
        if abs(ratio - 1) < 1e-6 {
            self = .critical(decay: frequency, constant: displacement, linear: velocity + frequency * displacement)
        } else if ratio < 1 {
            let damped = (stiffness - decay * decay).squareRoot()
            self = .under(decay: decay, frequency: damped, cosine: displacement, sine: (velocity + decay * displacement) / damped)
        } else {
            let fastDecay = decay + (decay * decay - stiffness).squareRoot()
            // The product of the roots is the stiffness; subtracting instead would lose all digits for strong damping.
            let slowDecay = stiffness / fastDecay
            let slow = (velocity + fastDecay * displacement) / (fastDecay - slowDecay)
            self = .over(slowDecay: slowDecay, fastDecay: fastDecay, slow: slow, fast: displacement - slow)
        }
    }

    /// Damping ratios below this would let a spring swing for minutes.
    static let minimumDampingRatio = 0.01

    /// Damping ratios above this would let a spring creep for days.
    static let maximumDampingRatio = 10_000.0

    /// The displacement at a finite time in seconds.
    func value(at time: Double) -> Double {
        switch self {
        case .critical(let decay, let constant, let linear):
            return exp(-decay * time) * (constant + linear * time)
        case .under(let decay, let frequency, let cosine, let sine):
            return exp(-decay * time) * (cosine * cos(frequency * time) + sine * sin(frequency * time))
        case .over(let slowDecay, let fastDecay, let slow, let fast):
            return slow * exp(-slowDecay * time) + fast * exp(-fastDecay * time)
        }
    }

    /// The motion's rate of change per second.
    var derivative: DampedMotion {
        switch self {
        case .critical(let decay, let constant, let linear):
            return .critical(decay: decay, constant: linear - decay * constant, linear: -decay * linear)
        case .under(let decay, let frequency, let cosine, let sine):
            return .under(
                decay: decay, frequency: frequency, cosine: frequency * sine - decay * cosine, sine: -decay * sine - frequency * cosine)
        case .over(let slowDecay, let fastDecay, let slow, let fast):
            return .over(slowDecay: slowDecay, fastDecay: fastDecay, slow: -slowDecay * slow, fast: -fastDecay * fast)
        }
    }
}
