import Combine
import Foundation
import Testing

/// Subscribers that call back from inside a delivery.
@Suite struct ReentrancyTests {
    @Test("combine.nesting Who subscribes inside a delivery gets the next value of a subject")
    func subscribeInside() {
        let subject = PassthroughSubject<Int, Never>()
        var late: Recorder<Int, Never>?
        let token = subject.sink { _ in if late == nil { late = subject.record() } }
        subject.send(1)
        #expect(late?.values == [])
        subject.send(2)
        #expect(late?.values == [2])
        withExtendedLifetime(token) {}
    }

    @Test("combine.nesting Who subscribes inside a delivery of a current value gets that value, once")
    func subscribeInsideCurrent() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var late: Recorder<Int, Never>?
        let token = subject.sink { if $0 == 1, late == nil { late = subject.record() } }
        subject.send(1)
        #expect(late?.values == [1])
        subject.send(2)
        #expect(late?.values == [1, 2])
        withExtendedLifetime(token) {}
    }

    @Test("combine.nesting A completion sent inside a delivery overtakes the value for the subscribers behind")
    func completeInside() {
        let subject = PassthroughSubject<Int, Never>()
        let first = subject.sink { _ in subject.send(completion: .finished) }
        let second = subject.record()
        subject.send(1)
        #expect(second.values.isEmpty)
        #expect(second.isFinished)
        withExtendedLifetime(first) {}
    }

    @Test("combine.nesting A current value set inside a delivery reaches everybody, the newest last")
    func setInside() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var (first, second): ([Int], [Int]) = ([], [])
        let tokens = [
            subject.sink {
                first.append($0)
                if $0 == 1 { subject.value = 2 }
            },
            subject.sink { second.append($0) },
        ]
        subject.value = 1
        #expect(first == [0, 1, 2])
        // The nested value was sent first; the delivery that it interrupted goes on with its own.
        #expect(second == [0, 2, 1])
        #expect(subject.value == 2)
        withExtendedLifetime(tokens) {}
    }

    @Test("combine.nesting Demand that a delivery asks for counts for the value that the same delivery sends")
    func demandInside() {
        let subject = PassthroughSubject<Int, Never>()
        var subscription: (any Subscription)?
        var values: [Int] = []
        subject.subscribe(
            AnySubscriber<Int, Never>(
                receiveSubscription: {
                    subscription = $0
                    $0.request(.max(1))
                },
                receiveValue: { value in
                    values.append(value)
                    if value == 1 {
                        subject.send(2)
                        subscription?.request(.max(1))
                        subject.send(3)
                    }
                    return .none
                }))
        subject.send(1)
        subject.send(4)
        #expect(values == [1, 3])
    }

    @Test("combine.nesting Storing and removing tokens inside a delivery")
    func storeInside() {
        let subject = PassthroughSubject<Int, Never>()
        var tokens = Set<AnyCancellable>()
        var seen: [Int] = []
        subject.sink { value in
            seen.append(value)
            if value == 1 { subject.sink { seen.append($0 * 10) }.store(in: &tokens) }
            if value == 3 { tokens.removeAll() }
        }.store(in: &tokens)
        for value in 1...4 { subject.send(value) }
        #expect(seen == [1, 2, 20, 3])
    }

    @Test("combine.nesting Sending inside a delivery of merge, combineLatest and zip comes after the value in progress")
    func joins() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var seen: [Int] = []
        let merge = a.merge(with: b).sink { value in
            if value == 1 { b.send(2) }
            seen.append(value)
        }
        a.send(1)
        #expect(seen == [1, 2])
        merge.cancel()
        var pairs: [[Int]] = []
        let latest = a.combineLatest(b).sink { value in
            if value.0 == 1 { a.send(5) }
            pairs.append([value.0, value.1])
        }
        a.send(1)
        b.send(2)
        #expect(pairs == [[1, 2], [5, 2]])
        latest.cancel()
        pairs = []
        let zip = a.zip(b).sink { value in
            if value.0 == 1 {
                a.send(6)
                b.send(7)
            }
            pairs.append([value.0, value.1])
        }
        a.send(1)
        b.send(2)
        #expect(pairs == [[1, 2], [6, 7]])
        withExtendedLifetime(zip) {}
    }

    @Test("combine.nesting flatMap starts a publisher that is sent while an inner one delivers")
    func flatMap() {
        let outer = PassthroughSubject<[Int], Never>()
        var seen: [Int] = []
        let token = outer.flatMap(\.publisher).sink { value in
            seen.append(value)
            if value == 1 { outer.send([10, 11]) }
        }
        outer.send([1, 2])
        #expect(seen == [1, 10, 11, 2])
        withExtendedLifetime(token) {}
    }

    @Test("combine.nesting switchToLatest drops the rest of an inner publisher that caused the switch")
    func switchInside() {
        let outer = PassthroughSubject<[Int], Never>()
        var seen: [Int] = []
        let token = outer.map(\.publisher).switchToLatest().sink { value in
            seen.append(value)
            if value == 1 { outer.send([10, 11]) }
        }
        outer.send([1, 2, 3])
        #expect(seen == [1, 10, 11])
        withExtendedLifetime(token) {}
    }

    @Test("combine.nesting share: a subscriber that joins inside a delivery gets the following values only, and the same end")
    func share() {
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.share()
        var late: Recorder<Int, Never>?
        let token = shared.sink { _ in if late == nil { late = shared.record() } }
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(late?.values == [2])
        #expect(late?.isFinished == true)
        // After the end there is nothing to join any more.
        let after = shared.record()
        #expect(after.values.isEmpty)
        #expect(after.isFinished)
        withExtendedLifetime(token) {}
    }

    @Test("combine.nesting A future that is fulfilled inside a delivery of another subscriber, and one that subscribes inside its own")
    func future() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        var seen: [Int] = []
        var tokens = Set<AnyCancellable>()
        future.sink { value in
            seen.append(value)
            future.sink { seen.append($0 * 10) }.store(in: &tokens)
        }.store(in: &tokens)
        Just(4).sink { promise?(.success($0)) }.store(in: &tokens)
        #expect(seen == [4, 40])
    }

    @Test("combine.nesting A sequence whose own elements cancel it stops, without the element that did")
    func sequenceCancelsItself() {
        var seen: [Int] = []
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in seen.append(-1) }, receiveValue: { seen.append($0) })
        let elements = (1...5).lazy.map { value -> Int in
            if value == 3 { sink.cancel() }
            return value
        }
        elements.publisher.subscribe(sink)
        #expect(seen == [1])
    }

    @Test("combine.nesting Cancelling in the completion, and completing in a cancellation, do nothing more")
    func endInside() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        var token: AnyCancellable?
        token = subject.handleEvents(receiveCancel: { log.append("cancel") }).sink(
            receiveCompletion: { _ in
                log.append("end")
                token?.cancel()
            }, receiveValue: { _ in })
        subject.send(completion: .finished)
        #expect(log == ["end"])
        let other = PassthroughSubject<Int, Never>()
        let second = other.handleEvents(receiveCancel: { other.send(completion: .finished) }).sink(
            receiveCompletion: { _ in log.append("late") }, receiveValue: { _ in })
        second.cancel()
        #expect(log == ["end"])
    }

    @Test("combine.nesting A notification posted inside a delivery nests, and one posted after a cancellation inside it is not seen")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("inside")
        var seen: [Int] = []
        var token: AnyCancellable?
        token = center.publisher(for: name).compactMap { $0.object as? Int }.sink { value in
            if value == 1 { center.post(name: name, object: 2) }
            seen.append(value)
            if value == 3 { token?.cancel() }
        }
        for value in [1, 3, 4] { center.post(name: name, object: value) }
        #expect(seen == [2, 1, 3])
    }
}
