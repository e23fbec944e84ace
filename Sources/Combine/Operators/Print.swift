extension Publishers {
    /// Writes a line for everything that passes through.
    public struct Print<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Begins each line.
        public let prefix: String

        /// Where lines go; standard output if `nil`.
        public let stream: (any TextOutputStream)?

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let log = PrintLog(prefix: prefix, stream: stream)
            upstream.subscribe(
                Peek(
                    "Print", subscriber,
                    PeekEvents(
                        subscription: { log.write("receive subscription: (\($0))") }, output: { log.write("receive value: (\($0))") },
                        completion: { completion in
                            switch completion {
                            case .finished: log.write("receive finished")
                            case .failure(let error): log.write("receive error: (\(error))")
                            }
                        }, cancel: { log.write("receive cancel") }, request: { log.write("request \($0.logDescription)") },
                        synchronousRequest: { log.write("request \($0.logDescription) (synchronous)") })))
        }
    }
}

/// Writes the lines of `print`, one at a time.
private final class PrintLog {
    private let lock = Lock()
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func write(_ text: String) {
        lock.withLock {
            if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
        }
    }
}

extension Subscribers.Demand {
    fileprivate var logDescription: String { max.map { "max: (\($0))" } ?? "unlimited" }
}

extension Publisher {
    /// Writes a line for everything that passes through.
    /// - Parameters:
    ///   - prefix: begins each line.
    ///   - stream: where lines go; standard output if `nil`.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, stream: stream)
    }
}
