/// A publisher with its own type hidden.
public struct AnyPublisher<Output, Failure>: Publisher, CustomStringConvertible, CustomPlaygroundDisplayConvertible
where Failure: Error {
    private let box: PublisherBoxBase<Output, Failure>

    /// Hides the type of a publisher. Wrapping an `AnyPublisher` costs nothing more.
    public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            box = erased.box
        } else {
            box = PublisherBox(publisher)
        }
    }

    /// The name of the type.
    public var description: String { "AnyPublisher" }

    /// The description.
    public var playgroundDescription: Any { description }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        box.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Hides the type of this publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Gives the generic `receive(subscriber:)` a slot in a class's table of methods.
private class PublisherBoxBase<Output, Failure: Error>: @unchecked Sendable {
    func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {}
}

private final class PublisherBox<P: Publisher>: PublisherBoxBase<P.Output, P.Failure>, @unchecked Sendable {
    private let base: P

    init(_ base: P) { self.base = base }

    override func receive<S: Subscriber>(subscriber: S) where S.Failure == P.Failure, S.Input == P.Output {
        base.receive(subscriber: subscriber)
    }
}
