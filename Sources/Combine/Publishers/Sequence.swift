extension Publishers {
    /// Publishes the elements of a sequence and finishes.
    public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
        public typealias Output = Elements.Element

        /// The elements.
        public let sequence: Elements

        /// - Parameter sequence: the elements.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
            SequenceSubscription.start("\(sequence)", sequence, subscriber, completion: .finished)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// Publishes the elements and finishes.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Walks a sequence as demand allows.
final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Elements.Element == Downstream.Input {
    private let name: () -> String
    private let lock = Lock()
    private var downstream: Downstream?
    private var iterator: Elements.Iterator
    private var upcoming: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false
    private let completion: Subscribers.Completion<Downstream.Failure>

    /// Subscribes, or completes at once if there are no elements.
    static func start(
        _ name: @autoclosure @escaping () -> String, _ elements: Elements, _ downstream: Downstream,
        completion: Subscribers.Completion<Downstream.Failure>
    ) {
        let subscription = SequenceSubscription(name, elements, downstream, completion)
        guard subscription.upcoming == nil else {
            downstream.receive(subscription: subscription)
            return
        }
        downstream.receive(subscription: Subscriptions.empty)
        downstream.receive(completion: completion)
    }

    private init(
        _ name: @escaping () -> String, _ elements: Elements, _ downstream: Downstream,
        _ completion: Subscribers.Completion<Downstream.Failure>
    ) {
        self.name = name
        self.downstream = downstream
        self.completion = completion
        iterator = elements.makeIterator()
        upcoming = iterator.next()
    }

    var description: String { name() }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        // A request made while a value is delivered only adds to the demand of the loop that delivers.
        guard !isDelivering else {
            lock.unlock()
            return
        }
        isDelivering = true
        while let downstream, let value = upcoming, demand > .none {
            demand -= 1
            // The sequence is the user's code, which may cancel; only the delivering loop touches the iterator.
            lock.unlock()
            let following = iterator.next()
            lock.lock()
            upcoming = following
            let isLast = following == nil
            guard self.downstream != nil else { break }
            lock.unlock()
            let more = downstream.receive(value)
            lock.lock()
            demand += more
            guard isLast, self.downstream != nil else { continue }
            self.downstream = nil
            lock.unlock()
            downstream.receive(completion: completion)
            lock.lock()
        }
        isDelivering = false
        lock.unlock()
    }

    func cancel() {
        let released = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        withExtendedLifetime(released) {}
    }
}
