import Foundation

extension Publishers {
    /// Stops in the debugger when a closure says so.
    public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// `true` to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// `true` to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?

        /// `true` to stop at the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)?, receiveOutput: ((Upstream.Output) -> Bool)?,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (onSubscription, onOutput, onCompletion) = (receiveSubscription, receiveOutput, receiveCompletion)
            upstream.subscribe(
                Peek(
                    "Breakpoint", subscriber,
                    PeekEvents(
                        subscription: { if onSubscription?($0) == true { raise(SIGTRAP) } },
                        output: { if onOutput?($0) == true { raise(SIGTRAP) } },
                        completion: { if onCompletion?($0) == true { raise(SIGTRAP) } })))
        }
    }
}

extension Publisher {
    /// Raises `SIGTRAP`, which a debugger stops at, when a closure returns `true`.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Self.Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Raises `SIGTRAP` when this publisher fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { completion in
            if case .failure = completion { return true }
            return false
        })
    }
}
