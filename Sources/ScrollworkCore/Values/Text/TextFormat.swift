import Foundation

/// A value and how it is written, kept until the locale is known.
package protocol TextFormat: Equatable {
    func string(locale: Locale, now: Date) -> String
}

/// A format of any type. Used from one thread at a time.
package struct AnyTextFormat: Equatable, @unchecked Sendable {
    package let base: any TextFormat

    package init(_ base: any TextFormat) { self.base = base }

    package static func == (a: AnyTextFormat, b: AnyTextFormat) -> Bool {
        func areEqual<T: TextFormat>(_ first: T, _ second: any TextFormat) -> Bool { (second as? T).map { $0 == first } ?? false }
        return areEqual(a.base, b.base)
    }
}

struct StyledTextFormat<Style: FormatStyle>: TextFormat where Style.FormatInput: Equatable, Style.FormatOutput == String {
    let input: Style.FormatInput
    let style: Style

    func string(locale: Locale, now: Date) -> String { style.locale(locale).format(input) }
}

struct DateTextFormat: TextFormat {
    let date: Date
    let style: Text.DateStyle

    func string(locale: Locale, now: Date) -> String {
        let seconds = abs(date.timeIntervalSince(now))
        switch style.kind {
        case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
        case .date: return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
        case .timer: return ElapsedText.clock(seconds, showsHours: true)
        case .relative: return ElapsedText.words(seconds, units: 2)
        case .offset: return (date >= now ? "+" : "-") + ElapsedText.words(seconds, units: 1)
        }
    }
}

struct DateRangeTextFormat: TextFormat {
    let start: Date
    let end: Date

    func string(locale: Locale, now: Date) -> String {
        let style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
        let time = Date.FormatStyle(date: .omitted, time: .shortened, locale: locale)
        let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
        return "\(start.formatted(style)) – \(end.formatted(isOneDay ? time : style))"
    }
}

struct TimerTextFormat: TextFormat {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    func string(locale: Locale, now: Date) -> String {
        let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
        return ElapsedText.clock(seconds, showsHours: showsHours)
    }
}

/// Spans of time in words and digits.
enum ElapsedText {
    static func clock(_ seconds: Double, showsHours: Bool) -> String {
        let total = Int(min(max(seconds, 0), 1e12))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let hours = total / 3600
        guard showsHours, hours > 0 else { return "\(total / 60):\(two(total % 60))" }
        return "\(hours):\(two(total / 60 % 60)):\(two(total % 60))"
    }

    /// The largest units in their short English form, as many as asked for.
    static func words(_ seconds: Double, units: Int) -> String {
        var rest = Int(min(max(seconds, 0), 1e12))
        var parts: [String] = []
        for (size, name) in [(31_536_000, "yr"), (2_592_000, "mth"), (86400, "day"), (3600, "hr"), (60, "min"), (1, "sec")] {
            let count = rest / size
            rest %= size
            if count == 0, parts.isEmpty, size > 1 { continue }
            if parts.count < units, count > 0 || parts.isEmpty { parts.append("\(count) \(name)\(name == "day" && count != 1 ? "s" : "")") }
            if parts.count == units { break }
        }
        return parts.joined(separator: ", ")
    }
}
