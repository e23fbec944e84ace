/// Publishes recorded values and a recorded completion to each subscriber.
public struct Record<Output, Failure>: Publisher where Failure: Error {
    /// What is published.
    public let recording: Recording

    /// Records inside a closure.
    public init(record: (inout Record<Output, Failure>.Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// - Parameter recording: what is published.
    public init(recording: Record<Output, Failure>.Recording) { self.recording = recording }

    /// Values and completion in one call.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        SequenceSubscription.start("Record", recording.output, subscriber, completion: recording.completion)
    }

    /// The values and the completion.
    public struct Recording {
        public typealias Input = Output

        private enum State: String, Codable {
            case input
            case complete
        }

        private var state = State.input

        /// The values, oldest first.
        public private(set) var output: [Output] = []

        /// How the recording ends; `.finished` until something else is recorded.
        public private(set) var completion = Subscribers.Completion<Failure>.finished

        /// An empty recording.
        public init() {}

        /// A finished recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            state = .complete
        }

        /// Adds a value.
        public mutating func receive(_ input: Record<Output, Failure>.Recording.Input) {
            precondition(state == .input, "Recording.receive(_:): the recording is complete. Record values before the completion.")
            output.append(input)
        }

        /// Ends the recording.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(state == .input, "Recording.receive(completion:): the recording is complete. Record one completion only.")
            self.completion = completion
            state = .complete
        }
    }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: String, CodingKey {
        case completion
        case output
    }

    /// Reads a finished recording.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Writes values and completion.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {
    /// Reads the recording.
    public init(from decoder: any Decoder) throws { self.init(recording: try Recording(from: decoder)) }

    /// Writes the recording.
    public func encode(to encoder: any Encoder) throws { try recording.encode(to: encoder) }
}
