/// Receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values received.
    associatedtype Input

    /// The kind of errors the publisher above may fail with.
    associatedtype Failure: Error

    /// Tells the subscriber that it is attached; it asks for values through the subscription.
    func receive(subscription: any Subscription)

    /// Hands over one value.
    /// - Returns: how many more values the subscriber wants, on top of what it has asked for so far.
    func receive(_ input: Self.Input) -> Subscribers.Demand

    /// Tells the subscriber that no more values will come.
    func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
    /// Tells the subscriber that something happened, where the value is `Void`.
    public func receive() -> Subscribers.Demand { receive(()) }
}
