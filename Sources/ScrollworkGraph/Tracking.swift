/// Which rule is running, if any: its reads become its edges.
package enum Tracking {
    nonisolated(unsafe) package private(set) static var current: Dependent?

    package static func with<Result>(_ reader: Dependent?, _ body: () -> Result) -> Result {
        let previous = current
        current = reader
        defer { current = previous }
        return body()
    }

    /// Reads without edges.
    package static func untracked<Result>(_ body: () -> Result) -> Result { with(nil, body) }
}
