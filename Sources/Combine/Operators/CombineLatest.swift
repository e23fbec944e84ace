extension Publishers {
    /// Publishes the latest values of 2 publishers as a tuple whenever one of them publishes.
    public struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// An upstream.
        public let a: A

        /// An upstream.
        public let b: B

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let join = Join("CombineLatest", subscriber, sides: 2, rule: .passThrough)
            var latestA: A.Output?
            var latestB: B.Output?
            let send = {
                if let a = latestA, let b = latestB { join.outbox.enqueue((a, b), droppable: true) }
            }
            let isExhausted: ([Bool]) -> Bool = { ended in
                !ended.contains(false) || (ended[0] && latestA == nil) || (ended[1] && latestB == nil)
            }
            subscriber.receive(subscription: join)
            a.subscribe(
                JoinSide<A.Output, S>(join, 0, isExhausted: isExhausted) { value in
                    join.lock.withLock {
                        latestA = value
                        send()
                    }
                    join.outbox.drain()
                })
            b.subscribe(
                JoinSide<B.Output, S>(join, 1, isExhausted: isExhausted) { value in
                    join.lock.withLock {
                        latestB = value
                        send()
                    }
                    join.outbox.drain()
                })
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
    /// Publishes the latest values of 3 publishers as a tuple whenever one of them publishes.
    public struct CombineLatest3<A, B, C>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// An upstream.
        public let a: A

        /// An upstream.
        public let b: B

        /// An upstream.
        public let c: C

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let join = Join("CombineLatest", subscriber, sides: 3, rule: .passThrough)
            var latestA: A.Output?
            var latestB: B.Output?
            var latestC: C.Output?
            let send = {
                if let a = latestA, let b = latestB, let c = latestC { join.outbox.enqueue((a, b, c), droppable: true) }
            }
            let isExhausted: ([Bool]) -> Bool = { ended in
                !ended.contains(false) || (ended[0] && latestA == nil) || (ended[1] && latestB == nil) || (ended[2] && latestC == nil)
            }
            subscriber.receive(subscription: join)
            a.subscribe(
                JoinSide<A.Output, S>(join, 0, isExhausted: isExhausted) { value in
                    join.lock.withLock {
                        latestA = value
                        send()
                    }
                    join.outbox.drain()
                })
            b.subscribe(
                JoinSide<B.Output, S>(join, 1, isExhausted: isExhausted) { value in
                    join.lock.withLock {
                        latestB = value
                        send()
                    }
                    join.outbox.drain()
                })
            c.subscribe(
                JoinSide<C.Output, S>(join, 2, isExhausted: isExhausted) { value in
                    join.lock.withLock {
                        latestC = value
                        send()
                    }
                    join.outbox.drain()
                })
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
    /// Publishes the latest values of 4 publishers as a tuple whenever one of them publishes.
    public struct CombineLatest4<A, B, C, D>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// An upstream.
        public let a: A

        /// An upstream.
        public let b: B

        /// An upstream.
        public let c: C

        /// An upstream.
        public let d: D

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let join = Join("CombineLatest", subscriber, sides: 4, rule: .passThrough)
            var latestA: A.Output?
            var latestB: B.Output?
            var latestC: C.Output?
            var latestD: D.Output?
            let send = {
                if let a = latestA, let b = latestB, let c = latestC, let d = latestD { join.outbox.enqueue((a, b, c, d), droppable: true) }
            }
            let isExhausted: ([Bool]) -> Bool = { ended in
                !ended.contains(false) || (ended[0] && latestA == nil) || (ended[1] && latestB == nil) || (ended[2] && latestC == nil)
                    || (ended[3] && latestD == nil)
            }
            subscriber.receive(subscription: join)
            a.subscribe(
                JoinSide<A.Output, S>(join, 0, isExhausted: isExhausted) { value in
                    join.lock.withLock {
                        latestA = value
                        send()
                    }
                    join.outbox.drain()
                })
            b.subscribe(
                JoinSide<B.Output, S>(join, 1, isExhausted: isExhausted) { value in
                    join.lock.withLock {
                        latestB = value
                        send()
                    }
                    join.outbox.drain()
                })
            c.subscribe(
                JoinSide<C.Output, S>(join, 2, isExhausted: isExhausted) { value in
                    join.lock.withLock {
                        latestC = value
                        send()
                    }
                    join.outbox.drain()
                })
            d.subscribe(
                JoinSide<D.Output, S>(join, 3, isExhausted: isExhausted) { value in
                    join.lock.withLock {
                        latestD = value
                        send()
                    }
                    join.outbox.drain()
                })
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
