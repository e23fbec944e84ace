import Foundation

extension NotificationCenter {
    /// Publishes the notifications of one name.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where notifications come from.
        public let center: NotificationCenter

        /// The name.
        public let name: Notification.Name

        /// Only notifications from this object; `nil` for any.
        public let object: AnyObject?

        /// - Parameters:
        ///   - center: where notifications come from.
        ///   - name: the name.
        ///   - object: only notifications from this object; `nil` for any.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            let subscription = NotificationSubscription(subscriber, center)
            subscription.start(name, object)
            subscriber.receive(subscription: subscription)
        }
    }

    /// Publishes the notifications of one name as they are posted, on the thread that posts.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Compares center, name and object by identity.
    public static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable
where Downstream.Input == Notification {
    private let lock = Lock()
    private let delivery = Lock(recursive: true)
    private let center: NotificationCenter
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var token: (any NSObjectProtocol)?

    init(_ downstream: Downstream, _ center: NotificationCenter) {
        self.downstream = downstream
        self.center = center
    }

    var description: String { "NotificationCenter Observer" }

    func start(_ name: Notification.Name, _ object: AnyObject?) {
        let action = UncheckedTransfer { [self] (notification: Notification) in deliver(notification) }
        let token = center.addObserver(forName: name, object: object, queue: nil) { action.value($0) }
        lock.withLock { self.token = token }
    }

    private func deliver(_ notification: Notification) {
        delivery.lock()
        defer { delivery.unlock() }
        lock.lock()
        guard let downstream, demand > .none else {
            lock.unlock()
            return
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(notification)
        if more > .none { lock.withLock { demand += more } }
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() {
        let (token, released) = lock.withLock {
            defer {
                self.token = nil
                downstream = nil
            }
            return (self.token, downstream)
        }
        if let token { center.removeObserver(token) }
        withExtendedLifetime(released) {}
    }
}
