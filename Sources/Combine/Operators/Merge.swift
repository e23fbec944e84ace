extension Publishers {
    /// Publishes the values of 2 publishers as they come.
    public struct Merge<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// An upstream.
        public let a: A

        /// An upstream.
        public let b: B

        /// Wraps publishers; `merge(with:)` is the usual way.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let join = Join("Merge", subscriber, sides: 2, rule: .prefetchOne)
            subscriber.receive(subscription: join)
            a.subscribe(MergeSide.make(join, 0, A.self))
            b.subscribe(MergeSide.make(join, 1, B.self))
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
    /// Publishes the values of 3 publishers as they come.
    public struct Merge3<A, B, C>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// An upstream.
        public let a: A

        /// An upstream.
        public let b: B

        /// An upstream.
        public let c: C

        /// Wraps publishers; `merge(with:)` is the usual way.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let join = Join("Merge", subscriber, sides: 3, rule: .prefetchOne)
            subscriber.receive(subscription: join)
            a.subscribe(MergeSide.make(join, 0, A.self))
            b.subscribe(MergeSide.make(join, 1, B.self))
            c.subscribe(MergeSide.make(join, 2, C.self))
        }
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
    /// Publishes the values of 4 publishers as they come.
    public struct Merge4<A, B, C, D>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
        B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// An upstream.
        public let a: A

        /// An upstream.
        public let b: B

        /// An upstream.
        public let c: C

        /// An upstream.
        public let d: D

        /// Wraps publishers; `merge(with:)` is the usual way.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let join = Join("Merge", subscriber, sides: 4, rule: .prefetchOne)
            subscriber.receive(subscription: join)
            a.subscribe(MergeSide.make(join, 0, A.self))
            b.subscribe(MergeSide.make(join, 1, B.self))
            c.subscribe(MergeSide.make(join, 2, C.self))
            d.subscribe(MergeSide.make(join, 3, D.self))
        }
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// One upstream of a merge.
enum MergeSide {
    static func make<P: Publisher, S: Subscriber>(_ join: Join<S>, _ index: Int, _ type: P.Type) -> JoinSide<P.Output, S>
    where P.Output == S.Input, P.Failure == S.Failure {
        let isExhausted: ([Bool]) -> Bool = { !$0.contains(false) }
        return JoinSide(join, index, isExhausted: isExhausted) { value in
            join.outbox.push(value) { join.requestNext(side: index) }
        }
    }
}

extension Publisher {
    /// Publishes the values of both publishers as they come.
    public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Merge(self, other)
    }

    /// Publishes the values of all 3 publishers as they come.
    public func merge<B, C>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where B: Publisher, C: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        Publishers.Merge3(self, b, c)
    }

    /// Publishes the values of all 4 publishers as they come.
    public func merge<B, C, D>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B: Publisher, C: Publisher, D: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure,
        B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
    {
        Publishers.Merge4(self, b, c, d)
    }
}
