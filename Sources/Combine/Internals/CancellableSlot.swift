/// A place for something that is made after it may have been cancelled already.
final class CancellableSlot: Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private var content: (any Cancellable)?
    private var isCancelled = false

    /// Keeps the cancellable, or cancels it at once if the slot was cancelled before.
    func fill(_ cancellable: any Cancellable) {
        let isLate = lock.withLock {
            if !isCancelled { content = cancellable }
            return isCancelled
        }
        if isLate { cancellable.cancel() }
    }

    func cancel() {
        let released = lock.withLock {
            defer { content = nil }
            isCancelled = true
            return content
        }
        released?.cancel()
    }
}
