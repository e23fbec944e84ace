extension Optional {
    /// Publishes the value, if there is one, and finishes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value.
        public let output: Wrapped?

        /// - Parameter output: the value.
        public init(_ output: Output?) { self.output = output }

        public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
            guard let output else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            subscriber.receive(subscription: OnceSubscription("Optional", subscriber, output))
        }
    }

    /// Publishes the value, if there is one, and finishes.
    public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
