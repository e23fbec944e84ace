/// Passes everything through and tells what passed: print, handleEvents and breakpoint.
struct PeekEvents<Output, Failure: Error> {
    var subscription: ((any Subscription) -> Void)?
    var output: ((Output) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    /// Demand returned from a delivery instead of requested.
    var synchronousRequest: ((Subscribers.Demand) -> Void)?
}

/// See `PeekEvents`.
final class Peek<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let name: String
    private let passesDescription: Bool
    private let lock = Lock()
    private let downstream: Downstream
    private var events: PeekEvents<Input, Failure>?
    private var upstream: (any Subscription)?

    /// - Parameter passesDescription: shows the upstream subscription's description in place of the name.
    init(_ name: String, _ downstream: Downstream, _ events: PeekEvents<Input, Failure>, passesDescription: Bool = false) {
        self.name = name
        self.passesDescription = passesDescription
        self.downstream = downstream
        self.events = events
    }

    var description: String {
        guard passesDescription, let upstream = lock.withLock({ upstream }) else { return name }
        return "\(upstream)"
    }

    private var live: PeekEvents<Input, Failure>? { lock.withLock { events } }

    func receive(subscription: any Subscription) {
        live?.subscription?(subscription)
        lock.lock()
        guard upstream == nil, events != nil else {
            lock.unlock()
            subscription.cancel()
            return
        }
        upstream = subscription
        lock.unlock()
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let events = live else { return .none }
        events.output?(input)
        let demand = downstream.receive(input)
        if demand > .none { events.synchronousRequest?(demand) }
        return demand
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let (events, _) = end() else { return }
        events.completion?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        live?.request?(demand)
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        guard let (events, upstream) = end() else { return }
        events.cancel?()
        upstream?.cancel()
    }

    private func end() -> (PeekEvents<Input, Failure>, (any Subscription)?)? {
        lock.withLock {
            guard let events else { return nil }
            defer {
                self.events = nil
                upstream = nil
            }
            return (events, upstream)
        }
    }
}
