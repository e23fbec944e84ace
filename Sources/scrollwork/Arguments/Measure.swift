/// Numbers as users write them.
enum Measure {
    /// A finite decimal number; no hexadecimal, no "inf", no "nan".
    static func number(_ text: some StringProtocol) -> Double? {
        guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
        guard let value = Double(String(text)), value.isFinite else { return nil }
        return value
    }

    /// `390x844`: two numbers in `RunOptions.sizeRange`, in points.
    static func size(_ text: some StringProtocol) -> (width: Double, height: Double)? {
        let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
        guard sides.count == 2, let width = number(sides[0]), let height = number(sides[1]),
            RunOptions.sizeRange.contains(width), RunOptions.sizeRange.contains(height)
        else { return nil }
        return (width, height)
    }
}

extension Double {
    /// Without ".0" where the number is whole.
    var plain: String {
        self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
    }
}
