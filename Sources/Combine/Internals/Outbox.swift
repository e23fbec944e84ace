/// Serialises what several sources send to one subscriber, and keeps the subscriber's demand.
///
/// No lock is held while the subscriber runs. A value that arrives during a delivery, from another thread or from the subscriber
/// itself, waits in the queue and is delivered by whoever is delivering already, so order is kept and nothing deadlocks.
final class Outbox<Downstream: Subscriber> {
    private let lock = Lock()
    private var downstream: Downstream?
    private var queue = Fifo<(value: Downstream.Input, delivered: (() -> Void)?)>()
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    /// Called outside the lock with every demand that a delivered value was answered with.
    var onDemand: ((Subscribers.Demand) -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Values the subscriber still wants beyond those already queued.
    var remainingDemand: Subscribers.Demand { lock.withLock { demand - queue.count } }

    /// Values that wait for demand.
    var queuedCount: Int { lock.withLock { queue.count } }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        drain()
    }

    /// Queues a value without delivering it yet, so that a caller can fix the order of values under a lock of its own and call
    /// `drain()` after releasing that.
    /// - Parameters:
    ///   - droppable: drops the value if the subscriber has no demand for it.
    ///   - delivered: called outside the lock after the subscriber took the value; a source asks for its next value there.
    func enqueue(_ value: Downstream.Input, droppable: Bool = false, delivered: (() -> Void)? = nil) {
        lock.withLock {
            guard downstream != nil, completion == nil, !droppable || demand > queue.count else { return }
            queue.append((value, delivered))
        }
    }

    /// Queues a value and delivers what demand allows.
    func push(_ value: Downstream.Input, delivered: (() -> Void)? = nil) {
        enqueue(value, delivered: delivered)
        drain()
    }

    /// Delivers the value if the subscriber has demand for it, and drops it otherwise.
    func pushOrDrop(_ value: Downstream.Input) {
        enqueue(value, droppable: true)
        drain()
    }

    /// Forgets the oldest queued value.
    func dropOldest() {
        let released = lock.withLock { queue.popFirst() }
        withExtendedLifetime(released) {}
    }

    /// Completes after the queued values are delivered; a failure overtakes them.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>, overtaking: Bool? = nil) {
        lock.lock()
        guard downstream != nil, self.completion == nil else {
            lock.unlock()
            return
        }
        self.completion = completion
        var dropped = Fifo<(value: Downstream.Input, delivered: (() -> Void)?)>()
        if overtaking ?? completion.isFailure { swap(&dropped, &queue) }
        lock.unlock()
        // Values may run code when they are released, so they go outside the lock.
        withExtendedLifetime(dropped) {}
        drain()
    }

    func cancel() {
        lock.lock()
        let released = (downstream, queue)
        downstream = nil
        queue = Fifo()
        lock.unlock()
        withExtendedLifetime(released) {}
    }

    /// Delivers queued values while there is demand, then the completion.
    func drain() {
        lock.lock()
        guard !isDelivering else {
            lock.unlock()
            return
        }
        isDelivering = true
        while let downstream {
            if demand > .none, let (value, delivered) = queue.popFirst() {
                demand -= 1
                lock.unlock()
                let more = downstream.receive(value)
                lock.lock()
                demand += more
                guard delivered != nil || more > .none else { continue }
                lock.unlock()
                if more > .none { onDemand?(more) }
                delivered?()
                lock.lock()
            } else if queue.isEmpty, let completion {
                self.downstream = nil
                lock.unlock()
                downstream.receive(completion: completion)
                lock.lock()
            } else {
                break
            }
        }
        isDelivering = false
        lock.unlock()
    }
}
