import Foundation
import ScrollworkBase

/// Reads one line of the display format from left to right.
struct DisplayFormatCursor {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private let line: Int

    init(_ text: Substring, line: Int) {
        scalars = Array(text.unicodeScalars)
        self.line = line
    }

    func failure(_ message: String) -> DisplayFormatError { DisplayFormatError(line: line, message: message) }

    var isAtEnd: Bool { index >= scalars.count }
    var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    mutating func skipSpaces() { while next == " " { index += 1 } }

    /// Takes `scalar` if it is next.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    mutating func expect(_ scalar: Unicode.Scalar) throws {
        guard take(scalar) else {
            throw failure("expected “\(scalar)” at column \(index + 1), found \(next.map { "“\($0)”" } ?? "the end"); see DisplayFormat")
        }
    }

    /// Letters, digits and number signs up to a separator.
    mutating func word() -> String {
        var result = String.UnicodeScalarView()
        while let scalar = next, !" ,()@=\"".unicodeScalars.contains(scalar) {
            result.append(scalar)
            index += 1
        }
        return String(result)
    }

    mutating func number() throws -> Double {
        let text = word()
        guard let value = Double(text) else { throw failure("“\(text)” is no number; write digits with a point, such as 10.5") }
        return value
    }

    mutating func integer() throws -> Int {
        let text = word()
        guard let value = Int(text) else { throw failure("“\(text)” is no whole number") }
        return value
    }

    /// Numbers in parentheses; `count` of them unless nil.
    mutating func tuple(_ count: Int?) throws -> [CGFloat] {
        try expect("(")
        var result: [CGFloat] = []
        repeat { result.append(CGFloat(try number())) } while take(",")
        try expect(")")
        if let count, result.count != count { throw failure("expected \(count) numbers in parentheses, found \(result.count)") }
        return result
    }

    mutating func point() throws -> CGPoint {
        let values = try tuple(2)
        return CGPoint(x: values[0], y: values[1])
    }

    mutating func rect() throws -> CGRect {
        let values = try tuple(4)
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    mutating func quoted() throws -> String {
        try expect("\"")
        var result = String.UnicodeScalarView()
        while let scalar = next {
            index += 1
            if scalar == "\"" { return String(result) }
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            guard let escaped = next else { break }
            index += 1
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "u":
                try expect("{")
                var digits = ""
                while let digit = next, digit != "}" {
                    digits.unicodeScalars.append(digit)
                    index += 1
                }
                try expect("}")
                guard let code = UInt32(digits, radix: 16), let value = Unicode.Scalar(code) else {
                    throw failure("“\\u{\(digits)}” names no character")
                }
                result.append(value)
            default: result.append(escaped)
            }
        }
        throw failure("a quotation mark is missing at the end of a text")
    }

    mutating func color() throws -> DisplayColor {
        if take("#") {
            let digits = word()
            guard digits.utf8.count == 6 || digits.utf8.count == 8, let value = UInt32(digits, radix: 16) else {
                throw failure("“#\(digits)” is no colour; write #rrggbb or #rrggbbaa")
            }
            let all = digits.utf8.count == 6 ? value << 8 | 0xff : value
            func part(_ shift: UInt32) -> Double { Double(all >> shift & 0xff) / 255 }
            return DisplayColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
        }
        let name = word()
        guard name == "rgb" else { throw failure("expected a colour, found “\(name)”; write #rrggbb, #rrggbbaa or rgb(r,g,b,a)") }
        let parts = try tuple(4).map { Double($0) }
        return DisplayColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    mutating func path() throws -> Path {
        let kind = word()
        switch kind {
        case "rect": return Path(try rect())
        case "path":
            let text = try quoted()
            guard let path = Path(text) else { throw failure("“\(text)” is no path; write operands before m, l, q, c and h") }
            return path
        default: throw failure("expected rect(…) or path\"…\", found “\(kind)”")
        }
    }

    mutating func paint() throws -> DisplayPaint {
        let start = index
        let kind = word()
        guard ["linear", "radial", "angular"].contains(kind) else {
            index = start
            return .color(try color())
        }
        try expect("(")
        var stops: [DisplayPaint.Stop] = []
        while next != "(", !isAtEnd {
            let color = try color()
            try expect("@")
            stops.append(DisplayPaint.Stop(color: color, location: try number()))
            skipSpaces()
        }
        let center = try point()
        skipSpaces()
        if kind == "linear" {
            let end = try point()
            try expect(")")
            return .linear(stops, start: center, end: end)
        }
        let first = try number()
        skipSpaces()
        let last = try number()
        try expect(")")
        return kind == "radial"
            ? .radial(stops, center: center, startRadius: CGFloat(first), endRadius: CGFloat(last))
            : .angular(stops, center: center, startAngle: first, endAngle: last)
    }
}
