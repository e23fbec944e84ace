extension Publishers {
    /// Publishes the value of a property.
    public struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let keyPath = keyPath
            upstream.subscribe(Transform("ValueForKey", subscriber, step: { .emit($0[keyPath: keyPath]) }))
        }
    }
}

extension Publishers {
    /// Publishes the values of 2 properties as a tuple.
    public struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {
        public typealias Output = (Output0, Output1)
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let keyPath0 = keyPath0
            let keyPath1 = keyPath1
            upstream.subscribe(Transform("ValueForKeys", subscriber, step: { .emit(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }))
        }
    }
}

extension Publishers {
    /// Publishes the values of 3 properties as a tuple.
    public struct MapKeyPath3<Upstream, Output0, Output1, Output2>: Publisher where Upstream: Publisher {
        public typealias Output = (Output0, Output1, Output2)
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// The property.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>,
            keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let keyPath0 = keyPath0
            let keyPath1 = keyPath1
            let keyPath2 = keyPath2
            upstream.subscribe(
                Transform(
                    "ValueForKeys", subscriber, step: { .emit(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])) }))
        }
    }
}

extension Publisher {
    /// Publishes the value of a property.
    public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Publishes the values of two properties as a tuple.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Publishes the values of three properties as a tuple.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>, _ keyPath2: KeyPath<Self.Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
