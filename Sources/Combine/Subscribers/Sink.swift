extension Subscribers {
    /// Asks for everything and hands it to closures.
    public final class Sink<Input, Failure>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible, @unchecked Sendable
    where Failure: Error {
        private enum State {
            case awaiting
            case subscribed(any Subscription)
            case done
        }

        private let lock = Lock()
        private var state = State.awaiting

        /// Called with every value; a closure that does nothing once the subscription is over.
        public private(set) var receiveValue: (Input) -> Void

        /// Called with the completion; a closure that does nothing once the subscription is over.
        public private(set) var receiveCompletion: (Subscribers.Completion<Failure>) -> Void

        /// - Parameters:
        ///   - receiveCompletion: called once, if the publisher ends.
        ///   - receiveValue: called with every value.
        public init(
            receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void), receiveValue: @escaping ((Input) -> Void)
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            lock.lock()
            guard case .awaiting = state else {
                lock.unlock()
                subscription.cancel()
                return
            }
            state = .subscribed(subscription)
            lock.unlock()
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.lock()
            let action = receiveValue
            lock.unlock()
            action(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) { end().completion(completion) }

        public func cancel() { end().subscription?.cancel() }

        /// Takes the closures out, because what they capture must be released when the subscription is over.
        private func end() -> (completion: (Subscribers.Completion<Failure>) -> Void, subscription: (any Subscription)?) {
            lock.lock()
            let (value, completion, previous) = (receiveValue, receiveCompletion, state)
            receiveValue = { _ in }
            receiveCompletion = { _ in }
            state = .done
            lock.unlock()
            withExtendedLifetime(value) {}
            guard case .subscribed(let subscription) = previous else { return (completion, nil) }
            return (completion, subscription)
        }

        /// The name of the type.
        public var description: String { "Sink" }

        /// A mirror without children.
        public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

        /// The description.
        public var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Hands every value and the completion to closures, until the returned value is cancelled or released.
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
        receiveValue: @escaping ((Self.Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Hands every value to a closure, until the returned value is cancelled or released.
    public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
