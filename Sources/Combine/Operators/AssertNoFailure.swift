extension Publishers {
    /// Stops the program if the publisher above fails.
    public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher above.
        public let upstream: Upstream

        /// Put in front of the message.
        public let prefix: String

        /// Where the operator was written.
        public let file: StaticString

        /// Where the operator was written.
        public let line: UInt

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (prefix, file, line) = (prefix, file, line)
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(
                    "AssertNoFailure", subscriber, step: { .emit($0) },
                    end: { completion in
                        if case .failure(let error) = completion {
                            preconditionFailure(
                                "\(prefix): the publisher failed with \(error). Handle it with catch or replaceError.", file: file,
                                line: line)
                        }
                        return (nil, .finished)
                    }))
        }
    }
}

extension Publisher {
    /// Stops the program if this publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
