extension Publishers {
    /// Tells closures what passes through.
    public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Told of the subscription.
        public let receiveSubscription: ((any Subscription) -> Void)?

        /// Told of each value.
        public let receiveOutput: ((Upstream.Output) -> Void)?

        /// Told of the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

        /// Told of a cancellation.
        public let receiveCancel: (() -> Void)?

        /// Told of each request.
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?, receiveOutput: ((Upstream.Output) -> Void)?,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Peek(
                    "HandleEvents", subscriber,
                    PeekEvents(
                        subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion, cancel: receiveCancel,
                        request: receiveRequest, synchronousRequest: receiveRequest)))
        }
    }
}

extension Publisher {
    /// Tells closures what passes through, without changing it.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Self.Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
