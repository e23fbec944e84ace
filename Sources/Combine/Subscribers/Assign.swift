extension Subscribers {
    /// Asks for everything and writes it to a property of an object, which it keeps alive until the subscription is over.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible, @unchecked Sendable
    {
        public typealias Failure = Never

        private enum State {
            case awaiting
            case subscribed(any Subscription)
            case done
        }

        private let lock = Lock()
        private var state = State.awaiting

        /// The object written to, `nil` once the subscription is over.
        public private(set) var object: Root?

        /// The property written to.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// - Parameters:
        ///   - object: the object to write to.
        ///   - keyPath: the property to write to.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
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
            lock.withLock { object }?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) { _ = end() }

        public func cancel() { end()?.cancel() }

        private func end() -> (any Subscription)? {
            lock.lock()
            let (released, previous) = (object, state)
            object = nil
            state = .done
            lock.unlock()
            withExtendedLifetime(released) {}
            guard case .subscribed(let subscription) = previous else { return nil }
            return subscription
        }

        /// The name of the type with its root type.
        public var description: String { "Assign \(Root.self)." }

        /// A mirror of the object and the key path.
        public var customMirror: Mirror {
            Mirror(self, children: ["object": object as Any, "keyPath": keyPath])
        }

        /// The description.
        public var playgroundDescription: Any { description }
    }
}

extension Publisher where Failure == Never {
    /// Writes every value to a property, until the returned value is cancelled or released. The object is kept alive.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
