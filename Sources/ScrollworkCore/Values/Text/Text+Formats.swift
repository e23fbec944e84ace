import Foundation

// Text made from values. Formats that follow the clock show the moment they were last drawn.
extension Text {
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(AnyTextFormat(StyledTextFormat(input: input, style: format)))
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    public init(_ date: Date, style: DateStyle) { storage = .formatted(AnyTextFormat(DateTextFormat(date: date, style: style))) }

    public init(_ dates: ClosedRange<Date>) {
        storage = .formatted(AnyTextFormat(DateRangeTextFormat(start: dates.lowerBound, end: dates.upperBound)))
    }

    public init(_ interval: DateInterval) {
        storage = .formatted(AnyTextFormat(DateRangeTextFormat(start: interval.start, end: interval.end)))
    }

    /// The time left or passed in an interval, stopped at `pauseTime`.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        storage = .formatted(
            AnyTextFormat(
                TimerTextFormat(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// How a date is written.
    public struct DateStyle: Hashable, Codable, Sendable {
        package enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
        package let kind: Kind

        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }
}
