/// The connection between one publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for `demand` more values.
    func request(_ demand: Subscribers.Demand)
}

/// Ready-made subscriptions.
public enum Subscriptions {
    /// A subscription that never delivers: what a publisher hands out before it completes at once.
    public static var empty: any Subscription { EmptySubscription.shared }
}

/// See `Subscriptions.empty`.
private struct EmptySubscription: Subscription, CustomStringConvertible, Sendable {
    static let shared = EmptySubscription()

    let combineIdentifier = CombineIdentifier()

    var description: String { "Empty" }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
}
