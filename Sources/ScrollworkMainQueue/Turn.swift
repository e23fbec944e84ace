/// One piece of work that was caught on its way to the main thread.
struct Turn {
    /// What to call and with what.
    let work: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let context: UnsafeMutableRawPointer?
    /// When, in virtual seconds.
    let due: Double
    /// Arrival number; orders turns which are due at the same time.
    let arrival: Int
    /// False for the end of a sleep, which only wakes a background job and is no turn of the main queue.
    let isCounted: Bool
    /// Whether it was enqueued by another thread than the main one.
    let isForeign: Bool
}
