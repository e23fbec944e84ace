extension Subscribers {
    /// How many values a subscriber asks for.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// `Int.max` stands for "as many as there are".
        private var count: Int

        private init(count: Int) { self.count = count }

        /// As many values as the publisher can produce.
        public static let unlimited = Demand(count: .max)

        /// No values.
        public static let none = Demand(count: 0)

        /// At most `value` values. A negative number is a programming error.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "Demand.max(\(value)): a demand cannot be negative. Pass 0 or more values.")
            return Demand(count: value)
        }

        /// The number of values asked for, `nil` if unlimited.
        public var max: Int? { self == .unlimited ? nil : count }

        /// `"unlimited"` or the number, as `max(3)`.
        public var description: String { self == .unlimited ? "unlimited" : "max(\(count))" }

        /// Reads the number; a negative one means unlimited.
        public init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer().decode(Int.self)
            count = value < 0 ? .max : value
        }

        /// Writes the number, -1 for unlimited.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(self == .unlimited ? -1 : count)
        }
    }
}

extension Subscribers.Demand {
    /// The sum; unlimited if either is.
    public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
        return overflow ? .unlimited : Self(count: sum)
    }

    /// Adds a demand in place.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// The sum with a number of values.
    public static func + (lhs: Self, rhs: Int) -> Self { rhs < 0 ? lhs - -rhs : lhs + .max(rhs) }

    /// Adds a number of values in place.
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

    /// The product with a number; unlimited stays unlimited.
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        let (product, overflow) = lhs.count.multipliedReportingOverflow(by: rhs)
        return overflow ? .unlimited : .max(product)
    }

    /// Multiplies in place.
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

    /// The difference, not less than none; unlimited less anything limited stays unlimited.
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited { return .unlimited }
        return rhs == .unlimited ? .none : Self(count: Swift.max(0, lhs.count - rhs.count))
    }

    /// Subtracts a demand in place.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// The difference with a number of values.
    public static func - (lhs: Self, rhs: Int) -> Self { rhs < 0 ? lhs + -rhs : lhs - .max(rhs) }

    /// Subtracts a number of values in place.
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

    /// Unlimited is more than any number.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }

    /// Unlimited equals no number.
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

    /// Unlimited differs from every number.
    public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

    /// Unlimited equals no number.
    public static func == (lhs: Int, rhs: Self) -> Bool { lhs == rhs.max }

    /// Unlimited differs from every number.
    public static func != (lhs: Int, rhs: Self) -> Bool { lhs != rhs.max }

    /// Unlimited is not less than any number.
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs != .unlimited && lhs.count < rhs }

    /// Unlimited is more than any number.
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs == .unlimited || lhs.count > rhs }

    /// Unlimited is not at most any number.
    public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }

    /// Unlimited is at least any number.
    public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }

    /// Any number is less than unlimited.
    public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

    /// No number is more than unlimited.
    public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

    /// Any number is at most unlimited.
    public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }

    /// No number is at least unlimited.
    public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
}
