/// Runs everything at once, on the calling thread; delays are ignored.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// No settings.
    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    private init() {}

    /// A point in time that never matters.
    public struct SchedulerTimeType: Strideable, Sendable {
        fileprivate init() {}

        public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType() }

        /// A length of time that never matters.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, SchedulerTimeIntervalConvertible,
            Sendable
        {
            /// The number it was made with.
            public var magnitude: Int

            /// - Parameter value: any number.
            public init(_ value: Int) { magnitude = value }

            public init(integerLiteral value: Int) { self.init(value) }

            public init(floatLiteral value: Double) { self.init(Int(value)) }

            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                self.init(value)
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            public static func seconds(_ s: Int) -> Stride { Stride(0) }

            public static func seconds(_ s: Double) -> Stride { Stride(0) }

            public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }

            public static func microseconds(_ us: Int) -> Stride { Stride(0) }

            public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType() }

    public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
