/// A publisher that never fails, as an asynchronous sequence. Each step asks the publisher for one value.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    public typealias Element = P.Output

    /// Takes the values one after another.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output

        private let inner: AsyncSubscriber<P.Output, Never>

        fileprivate init(_ publisher: P) {
            inner = AsyncSubscriber()
            publisher.subscribe(inner)
        }

        /// Waits for the next value; `nil` at the end, and after the task is cancelled.
        public mutating func next() async -> P.Output? {
            switch await inner.next() {
            case .value(let value): return value
            case .end: return nil
            }
        }
    }

    private let publisher: P

    /// - Parameter publisher: where values come from.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

/// A publisher that may fail, as an asynchronous sequence. Each step asks the publisher for one value.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
    public typealias Element = P.Output

    /// Takes the values one after another.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output

        private let inner: AsyncSubscriber<P.Output, P.Failure>

        fileprivate init(_ publisher: P) {
            inner = AsyncSubscriber()
            publisher.subscribe(inner)
        }

        /// Waits for the next value; `nil` at the end, and after the task is cancelled. Throws the failure.
        public mutating func next() async throws -> P.Output? {
            switch await inner.next() {
            case .value(let value): return value
            case .end(.failure(let error)): throw error
            case .end: return nil
            }
        }
    }

    private let publisher: P

    /// - Parameter publisher: where values come from.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence that throws the failure.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
