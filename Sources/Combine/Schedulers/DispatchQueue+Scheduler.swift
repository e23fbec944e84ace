import Foundation

extension DispatchQueue: Scheduler {
    /// A moment of a dispatch queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// - Parameter time: the moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// Reads the nanoseconds of uptime.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        /// Writes the nanoseconds of uptime.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// A length of time, in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable,
            Codable, Sendable
        {
            /// Nanoseconds.
            public var magnitude: Int

            /// The same for Dispatch.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// - Parameter timeInterval: a length of time; `.never` counts as the longest there is.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                default: self = .nanoseconds(.max)
                }
            }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            private init(_ count: Int, times unit: Int) {
                let (product, overflow) = count.multipliedReportingOverflow(by: unit)
                magnitude = overflow ? (count < 0 ? .min : .max) : product
            }

            /// - Parameter value: seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }

            /// - Parameter value: seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }

            /// - Parameter source: nanoseconds.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }

            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }

            /// Multiplies the nanoseconds of both, as numbers.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude, times: rhs.magnitude) }

            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            public static func seconds(_ s: Double) -> Stride {
                Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
            }

            public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }

            public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }

            public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1000) }

            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }

    /// What a dispatch queue can be told about an action.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS

        /// The flags of the work item.
        public var flags: DispatchWorkItemFlags

        /// The group that the action belongs to.
        public var group: DispatchGroup?

        /// - Parameters:
        ///   - qos: the quality of service.
        ///   - flags: the flags of the work item.
        ///   - group: the group that the action belongs to.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = UncheckedTransfer(action)
        guard let options else {
            async { work.value() }
            return
        }
        async(group: options.group, qos: options.qos, flags: options.flags) { work.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = UncheckedTransfer(action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        RepeatedAction(self, after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
}
