import Foundation
import ScrollworkPhysics

extension AnimationDescription {
    /// A moment of the innermost part.
    struct LocalTime {
        /// Seconds of the innermost part.
        var time: Double
        /// Seconds of the innermost part per second; negative while playing backwards, 0 while waiting.
        var rate: Double
    }

    /// The whole duration in seconds if the innermost part takes `base`; infinite for one that repeats for ever.
    func duration(base: Double) -> Double {
        switch self {
        case .curve, .spring, .custom: return base
        case .logicalDuration(let inner, _): return inner.duration(base: base)
        case .delay(let inner, let seconds): return max(seconds, 0) + inner.duration(base: base)
        case .speed(let inner, let factor):
            let duration = inner.duration(base: base)
            return duration == 0 ? 0 : factor > 0 ? duration / factor : .infinity
        case .repeating(let inner, let count, _):
            let cycle = inner.duration(base: base)
            if cycle == 0 { return 0 }
            return count.map { Double(max($0, 1)) * cycle } ?? .infinity
        }
    }

    /// Where the innermost part stands at `time` seconds; nil once everything is over.
    func localTime(at time: Double, base: Double) -> LocalTime? {
        switch self {
        case .curve, .spring, .custom: return time >= base ? nil : LocalTime(time: max(time, 0), rate: 1)
        case .logicalDuration(let inner, _): return inner.localTime(at: time, base: base)
        case .delay(let inner, let seconds):
            let seconds = max(seconds, 0)
            return time < seconds ? LocalTime(time: 0, rate: 0) : inner.localTime(at: time - seconds, base: base)
        case .speed(let inner, let factor):
            guard var result = inner.localTime(at: time * max(factor, 0), base: base) else { return nil }
            result.rate *= max(factor, 0)
            return result
        case .repeating(let inner, let count, let autoreverses):
            let cycle = inner.duration(base: base)
            guard cycle > 0, cycle.isFinite else { return inner.localTime(at: time, base: base) }
            let index = max((time / cycle).rounded(.down), 0)
            if let count, index >= Double(max(count, 1)) { return nil }
            let within = max(time - index * cycle, 0)
            let isBackwards = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
            guard let result = inner.localTime(at: isBackwards ? cycle - within : within, base: base) else {
                return LocalTime(time: base, rate: 0)
            }
            return isBackwards ? LocalTime(time: result.time, rate: -result.rate) : result
        }
    }

    /// Seconds of the innermost part per second at the very beginning; 0 behind a delay.
    var initialRate: Double {
        switch self {
        case .curve, .spring, .custom: 1
        case .logicalDuration(let inner, _), .repeating(let inner, _, _): inner.initialRate
        case .delay(let inner, let seconds): seconds > 0 ? 0 : inner.initialRate
        case .speed(let inner, let factor): max(factor, 0) * inner.initialRate
        }
    }
}
