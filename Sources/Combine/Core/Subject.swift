/// A publisher that outside code feeds by calling `send`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Self.Output)

    /// Sends a completion to the subscribers; later values and completions are ignored.
    func send(completion: Subscribers.Completion<Self.Failure>)

    /// Hands the subject a subscription to an upstream publisher, which the subject asks for values once it has subscribers of
    /// its own.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Tells the subscribers that something happened, where the value is `Void`.
    public func send() { send(()) }
}
