extension Result {
    /// Publishes the value and finishes, or fails.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The result published.
        public let result: Result<Success, Failure>

        /// - Parameter result: the result published.
        public init(_ result: Result<Success, Failure>) { self.result = result }

        /// Publishes a value.
        public init(_ output: Output) { result = .success(output) }

        /// Fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
            switch result {
            case .success(let value):
                subscriber.receive(subscription: OnceSubscription("Once", subscriber, value))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    /// Publishes the value and finishes, or fails.
    public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
