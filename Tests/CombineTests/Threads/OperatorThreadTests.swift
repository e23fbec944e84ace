import Combine
import Foundation
import Testing

/// Operators whose sources send from several threads. `make tsan` runs these with the thread sanitizer.
@Suite struct OperatorThreadTests {
    @Test("combine.threads merge loses nothing and ends once")
    func merge() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) var sum = 0
        nonisolated(unsafe) var ends = 0
        let token = Publishers.MergeMany(subjects).sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { sum += $0 })
        onThreads(iterations: 4) { index in
            for _ in 0..<100 { subjects[index].send(1) }
            subjects[index].send(completion: .finished)
        }
        #expect(sum == 400)
        #expect(ends == 1)
        withExtendedLifetime(token) {}
    }

    @Test("combine.threads zip pairs every value once, in the order of its source")
    func zip() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        nonisolated(unsafe) var pairs: [[Int]] = []
        let token = a.zip(b).sink { pairs.append([$0.0, $0.1]) }
        onThreads(iterations: 2) { side in
            for value in 0..<200 { (side == 0 ? a : b).send(value) }
        }
        #expect(pairs == (0..<200).map { [$0, $0] })
        withExtendedLifetime(token) {}
    }

    @Test("combine.threads combineLatest ends with the last value of both, and never goes back")
    func combineLatest() {
        let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
        nonisolated(unsafe) var pairs: [(Int, Int)] = []
        let token = a.combineLatest(b).sink { pairs.append($0) }
        onThreads(iterations: 2) { side in
            for value in 1...200 { (side == 0 ? a : b).send(value) }
        }
        #expect(pairs.count == 401)
        #expect(pairs.last.map { [$0.0, $0.1] } == [200, 200])
        #expect(Swift.zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 <= $1.0 && $0.1 <= $1.1 })
        withExtendedLifetime(token) {}
    }

    @Test("combine.threads flatMap reads inner publishers of several threads")
    func flatMap() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let inners = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) var sum = 0
        nonisolated(unsafe) var ends = 0
        let token = outer.flatMap { $0 }.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { sum += $0 })
        onThreads(iterations: 8) { index in
            outer.send(inners[index])
            for _ in 0..<50 { inners[index].send(1) }
            inners[index].send(completion: .finished)
        }
        outer.send(completion: .finished)
        #expect(sum == 400)
        #expect(ends == 1)
        withExtendedLifetime(token) {}
    }

    @Test("combine.threads switchToLatest, switched by several threads, ends on one publisher and asks it for no more than is wanted")
    func switchToLatest() {
        let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let recorder = outer.switchToLatest().record(.max(50))
        let source = outer
        onThreads(iterations: 100) { index in source.send(Just(index).eraseToAnyPublisher()) }
        #expect(recorder.values.count <= 50)
        let last = PassthroughSubject<Int, Never>()
        outer.send(last.eraseToAnyPublisher())
        recorder.request(.max(1))
        last.send(-1)
        #expect(recorder.values.last == -1)
    }

    @Test("combine.threads receive(on:) a concurrent queue keeps the order, one value at a time")
    func receiveOnConcurrentQueue() async {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var token: AnyCancellable?
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            token = subject.receive(on: DispatchQueue.global()).sink(
                receiveCompletion: { _ in continuation.resume() }, receiveValue: { values.append($0) })
            for value in 0..<200 { subject.send(value) }
            subject.send(completion: .finished)
        }
        #expect(values == Array(0..<200))
        withExtendedLifetime(token) {}
    }

    @Test("combine.threads debounce and throttle on a queue end once, whoever sends")
    func timing() async {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "timing")
        nonisolated(unsafe) var token: AnyCancellable?
        nonisolated(unsafe) var ends = 0
        nonisolated(unsafe) var values = 0
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let debounced = subject.debounce(for: .microseconds(50), scheduler: queue)
            let throttled = subject.throttle(for: .microseconds(50), scheduler: queue, latest: true)
            token = debounced.merge(with: throttled).sink(
                receiveCompletion: { _ in
                    ends += 1
                    continuation.resume()
                }, receiveValue: { _ in values += 1 })
            onThreads(iterations: 200) { subject.send($0) }
            subject.send(completion: .finished)
        }
        #expect(ends == 1)
        // Of the throttled values the first is certain, and of the debounced ones none.
        #expect(values >= 1)
        withExtendedLifetime(token) {}
    }

    @Test("combine.threads Cancelling while others send: nothing after every sender is done", arguments: OperatorUnderTest.streaming)
    func cancel(operator: OperatorUnderTest) {
        for _ in 0..<5 {
            let subject = PassthroughSubject<Int, TestError>()
            let counter = Counter()
            let token = `operator`.apply(subject.eraseToAnyPublisher()).sink(
                receiveCompletion: { _ in counter.end() }, receiveValue: { _ in counter.count() })
            onThreads(iterations: 6) { index in
                if index == 3 { token.cancel() } else { for value in 0..<5 { subject.send(value) } }
            }
            let before = counter.counts
            subject.send(1)
            subject.send(completion: .finished)
            #expect(counter.counts == before)
            #expect(counter.ends <= 1)
        }
    }

    @Test("combine.threads An asynchronous sequence fed by another thread yields every value")
    func values() async {
        let subject = PassthroughSubject<Int, Never>()
        let buffered = subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
        var iterator = buffered.values.makeAsyncIterator()
        let queue = DispatchQueue(label: "values")
        queue.async {
            for value in 0..<100 { subject.send(value) }
            subject.send(completion: .finished)
        }
        var seen: [Int] = []
        while let value = await iterator.next() { seen.append(value) }
        #expect(seen == Array(0..<100))
    }
}
