extension Publishers {
    /// Publishes the encoded form of each value.
    public struct Encode<Upstream, Coder>: Publisher where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Encodes.
        public let encoder: Coder

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let encoder = encoder
            upstream.subscribe(Transform("Encode", subscriber, tryStep: { .emit(try encoder.encode($0)) }))
        }
    }
}

extension Publishers {
    /// Publishes the decoded form of each value.
    public struct Decode<Upstream, Output, Coder>: Publisher
    where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Decodes.
        public let decoder: Coder

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let decoder = decoder
            upstream.subscribe(Transform("Decode", subscriber, tryStep: { .emit(try decoder.decode(Output.self, from: $0)) }))
        }
    }
}

extension Publisher where Output: Encodable {
    /// Publishes the encoded form of each value.
    public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}

extension Publisher {
    /// Publishes the decoded form of each value.
    public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
    where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
