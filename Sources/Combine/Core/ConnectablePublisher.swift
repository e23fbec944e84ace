/// A publisher that waits for `connect()` before it produces anything.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts producing values.
    /// - Returns: stops producing them when cancelled.
    func connect() -> any Cancellable
}
