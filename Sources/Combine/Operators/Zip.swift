extension Publishers {
    /// Publishes the first values of 2 publishers as a tuple, then the second ones, and so on.
    public struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
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
            let join = Join("Zip", subscriber, sides: 2, rule: .passThrough)
            var queueA = Fifo<A.Output>()
            var queueB = Fifo<B.Output>()
            let isExhausted: ([Bool]) -> Bool = { ended in
                (ended[0] && queueA.isEmpty) || (ended[1] && queueB.isEmpty)
            }
            let send = {
                join.lock.withLock {
                    guard !queueA.isEmpty, !queueB.isEmpty else { return }
                    if let a = queueA.popFirst(), let b = queueB.popFirst() { join.outbox.enqueue((a, b)) }
                }
                join.outbox.drain()
                join.endIfExhausted(isExhausted)
            }
            subscriber.receive(subscription: join)
            a.subscribe(
                JoinSide<A.Output, S>(join, 0, isExhausted: isExhausted) { value in
                    join.lock.withLock { queueA.append(value) }
                    send()
                })
            b.subscribe(
                JoinSide<B.Output, S>(join, 1, isExhausted: isExhausted) { value in
                    join.lock.withLock { queueB.append(value) }
                    send()
                })
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
    /// Publishes the first values of 3 publishers as a tuple, then the second ones, and so on.
    public struct Zip3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
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
            let join = Join("Zip", subscriber, sides: 3, rule: .passThrough)
            var queueA = Fifo<A.Output>()
            var queueB = Fifo<B.Output>()
            var queueC = Fifo<C.Output>()
            let isExhausted: ([Bool]) -> Bool = { ended in
                (ended[0] && queueA.isEmpty) || (ended[1] && queueB.isEmpty) || (ended[2] && queueC.isEmpty)
            }
            let send = {
                join.lock.withLock {
                    guard !queueA.isEmpty, !queueB.isEmpty, !queueC.isEmpty else { return }
                    if let a = queueA.popFirst(), let b = queueB.popFirst(), let c = queueC.popFirst() { join.outbox.enqueue((a, b, c)) }
                }
                join.outbox.drain()
                join.endIfExhausted(isExhausted)
            }
            subscriber.receive(subscription: join)
            a.subscribe(
                JoinSide<A.Output, S>(join, 0, isExhausted: isExhausted) { value in
                    join.lock.withLock { queueA.append(value) }
                    send()
                })
            b.subscribe(
                JoinSide<B.Output, S>(join, 1, isExhausted: isExhausted) { value in
                    join.lock.withLock { queueB.append(value) }
                    send()
                })
            c.subscribe(
                JoinSide<C.Output, S>(join, 2, isExhausted: isExhausted) { value in
                    join.lock.withLock { queueC.append(value) }
                    send()
                })
        }
    }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
    /// Publishes the first values of 4 publishers as a tuple, then the second ones, and so on.
    public struct Zip4<A, B, C, D>: Publisher
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
            let join = Join("Zip", subscriber, sides: 4, rule: .passThrough)
            var queueA = Fifo<A.Output>()
            var queueB = Fifo<B.Output>()
            var queueC = Fifo<C.Output>()
            var queueD = Fifo<D.Output>()
            let isExhausted: ([Bool]) -> Bool = { ended in
                (ended[0] && queueA.isEmpty) || (ended[1] && queueB.isEmpty) || (ended[2] && queueC.isEmpty) || (ended[3] && queueD.isEmpty)
            }
            let send = {
                join.lock.withLock {
                    guard !queueA.isEmpty, !queueB.isEmpty, !queueC.isEmpty, !queueD.isEmpty else { return }
                    if let a = queueA.popFirst(), let b = queueB.popFirst(), let c = queueC.popFirst(), let d = queueD.popFirst() {
                        join.outbox.enqueue((a, b, c, d))
                    }
                }
                join.outbox.drain()
                join.endIfExhausted(isExhausted)
            }
            subscriber.receive(subscription: join)
            a.subscribe(
                JoinSide<A.Output, S>(join, 0, isExhausted: isExhausted) { value in
                    join.lock.withLock { queueA.append(value) }
                    send()
                })
            b.subscribe(
                JoinSide<B.Output, S>(join, 1, isExhausted: isExhausted) { value in
                    join.lock.withLock { queueB.append(value) }
                    send()
                })
            c.subscribe(
                JoinSide<C.Output, S>(join, 2, isExhausted: isExhausted) { value in
                    join.lock.withLock { queueC.append(value) }
                    send()
                })
            d.subscribe(
                JoinSide<D.Output, S>(join, 3, isExhausted: isExhausted) { value in
                    join.lock.withLock { queueD.append(value) }
                    send()
                })
        }
    }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
