/// What a recording shows when the user gave no script.
enum ShowScript {
    /// A slow drag, a fling, and a fling back past the top, each until it rests. Sizes in points.
    static func text(width: Double, height: Double) -> String {
        let x = (width / 2).rounded().plain
        func y(_ fraction: Double) -> String { (height * fraction).rounded().plain }
        return """
            wait 0.4
            drag \(x),\(y(0.7)) \(x),\(y(0.45)) 0.5
            settle
            wait 0.3
            fling \(x),\(y(0.8)) \(x),\(y(0.3)) 0.15
            settle
            wait 0.3
            fling \(x),\(y(0.25)) \(x),\(y(0.85)) 0.12
            settle
            wait 0.4
            """
    }
}
