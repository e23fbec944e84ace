extension Publishers {
    /// Publishes the values of 5 publishers as they come.
    public struct Merge5<A, B, C, D, E>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
        D.Output == E.Output
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

        /// An upstream.
        public let e: E

        /// Wraps publishers; `merge(with:)` is the usual way.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let join = Join("Merge", subscriber, sides: 5, rule: .prefetchOne)
            subscriber.receive(subscription: join)
            a.subscribe(MergeSide.make(join, 0, A.self))
            b.subscribe(MergeSide.make(join, 1, B.self))
            c.subscribe(MergeSide.make(join, 2, C.self))
            d.subscribe(MergeSide.make(join, 3, D.self))
            e.subscribe(MergeSide.make(join, 4, E.self))
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers {
    /// Publishes the values of 6 publishers as they come.
    public struct Merge6<A, B, C, D, E, F>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
        D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
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

        /// An upstream.
        public let e: E

        /// An upstream.
        public let f: F

        /// Wraps publishers; `merge(with:)` is the usual way.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let join = Join("Merge", subscriber, sides: 6, rule: .prefetchOne)
            subscriber.receive(subscription: join)
            a.subscribe(MergeSide.make(join, 0, A.self))
            b.subscribe(MergeSide.make(join, 1, B.self))
            c.subscribe(MergeSide.make(join, 2, C.self))
            d.subscribe(MergeSide.make(join, 3, D.self))
            e.subscribe(MergeSide.make(join, 4, E.self))
            f.subscribe(MergeSide.make(join, 5, F.self))
        }
    }
}

extension Publishers.Merge6: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers {
    /// Publishes the values of 7 publishers as they come.
    public struct Merge7<A, B, C, D, E, F, G>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, A.Failure == B.Failure,
        A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
        F.Output == G.Output
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

        /// An upstream.
        public let e: E

        /// An upstream.
        public let f: F

        /// An upstream.
        public let g: G

        /// Wraps publishers; `merge(with:)` is the usual way.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let join = Join("Merge", subscriber, sides: 7, rule: .prefetchOne)
            subscriber.receive(subscription: join)
            a.subscribe(MergeSide.make(join, 0, A.self))
            b.subscribe(MergeSide.make(join, 1, B.self))
            c.subscribe(MergeSide.make(join, 2, C.self))
            d.subscribe(MergeSide.make(join, 3, D.self))
            e.subscribe(MergeSide.make(join, 4, E.self))
            f.subscribe(MergeSide.make(join, 5, F.self))
            g.subscribe(MergeSide.make(join, 6, G.self))
        }
    }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers {
    /// Publishes the values of 8 publishers as they come.
    public struct Merge8<A, B, C, D, E, F, G, H>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher,
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
        F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
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

        /// An upstream.
        public let e: E

        /// An upstream.
        public let f: F

        /// An upstream.
        public let g: G

        /// An upstream.
        public let h: H

        /// Wraps publishers; `merge(with:)` is the usual way.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let join = Join("Merge", subscriber, sides: 8, rule: .prefetchOne)
            subscriber.receive(subscription: join)
            a.subscribe(MergeSide.make(join, 0, A.self))
            b.subscribe(MergeSide.make(join, 1, B.self))
            c.subscribe(MergeSide.make(join, 2, C.self))
            d.subscribe(MergeSide.make(join, 3, D.self))
            e.subscribe(MergeSide.make(join, 4, E.self))
            f.subscribe(MergeSide.make(join, 5, F.self))
            g.subscribe(MergeSide.make(join, 6, G.self))
            h.subscribe(MergeSide.make(join, 7, H.self))
        }
    }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}

extension Publisher {
    /// Publishes the values of all 5 publishers as they come.
    public func merge<B, C, D, E>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure,
        B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Publishes the values of all 6 publishers as they come.
    public func merge<B, C, D, E, F>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, Self.Failure == B.Failure, Self.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
        D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Publishes the values of all 7 publishers as they come.
    public func merge<B, C, D, E, F, G>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, Self.Failure == B.Failure,
        Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
        F.Output == G.Output
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Publishes the values of all 8 publishers as they come.
    public func merge<B, C, D, E, F, G, H>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher, Self.Failure == B.Failure,
        Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
        F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
