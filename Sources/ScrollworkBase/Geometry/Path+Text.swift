import Foundation

extension Path: LosslessStringConvertible {
    /// Numbers and operators, operands first: `0 0 m 10 0 l … h`, with q for quadratic and c for cubic curves (controls before the end).
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(ShortNumber.text($0.x)) \(ShortNumber.text($0.y))" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let to): text(to) + " m"
            case .line(let to): text(to) + " l"
            case .quadCurve(let to, let control): text(control, to) + " q"
            case .curve(let to, let control1, let control2): text(control1, control2, to) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Reads what `description` writes; nil for anything else.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let operands = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0]
            guard operands[String(word)] == numbers.count else { return nil }
            let points = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            switch word {
            case "m": move(to: points[0])
            case "l": addLine(to: points[0])
            case "q": addQuadCurve(to: points[1], control: points[0])
            case "c": addCurve(to: points[2], control1: points[0], control2: points[1])
            default: closeSubpath()
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}
