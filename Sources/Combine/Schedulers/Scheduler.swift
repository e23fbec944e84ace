/// Decides when and where a closure runs.
public protocol Scheduler<SchedulerTimeType> {
    /// A point in time.
    associatedtype SchedulerTimeType: Strideable where Self.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// Extra settings that this kind of scheduler understands.
    associatedtype SchedulerOptions

    /// The present.
    var now: Self.SchedulerTimeType { get }

    /// The smallest tolerance that the scheduler honours.
    var minimumTolerance: Self.SchedulerTimeType.Stride { get }

    /// Runs an action as soon as possible.
    func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs an action at some time at or after `date`.
    func schedule(
        after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Runs an action at some time at or after `date` and again every `interval`, until cancelled.
    func schedule(
        after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
        tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs an action as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs an action at some time at or after `date`.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at some time at or after `date`.
    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs an action at some time at or after `date` and again every `interval`, until cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at some time at or after `date` and again every `interval`, until cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A length of time that can be written in seconds and fractions of seconds.
public protocol SchedulerTimeIntervalConvertible {
    /// - Parameter s: seconds.
    static func seconds(_ s: Int) -> Self

    /// - Parameter s: seconds.
    static func seconds(_ s: Double) -> Self

    /// - Parameter ms: thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self

    /// - Parameter us: millionths of a second.
    static func microseconds(_ us: Int) -> Self

    /// - Parameter ns: billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}
