import Combine
import Foundation
import Testing

/// What one subscriber got.
private final class Tally {
    var sum = 0
    var ends = 0
}

/// Subjects, tokens and properties used by several threads at once. `make tsan` runs these with the thread sanitizer.
@Suite struct SubjectThreadTests {
    @Test("combine.threads Every subscriber gets every value, and one end, from senders on several threads")
    func sendAndComplete() {
        let subject = PassthroughSubject<Int, Never>()
        // Without a lock: each subscriber is called by one thread at a time, and the sanitizer looks whether that is so.
        let tallies = (0..<3).map { _ in Tally() }
        let tokens = tallies.map { tally in
            subject.sink(receiveCompletion: { _ in tally.ends += 1 }, receiveValue: { tally.sum += $0 })
        }
        onThreads(iterations: 300) { subject.send($0) }
        #expect(tallies.map(\.sum) == [44_850, 44_850, 44_850])
        onThreads(iterations: 8) { _ in subject.send(completion: .finished) }
        #expect(tallies.map(\.ends) == [1, 1, 1])
        withExtendedLifetime(tokens) {}
    }

    @Test("combine.threads Sending, completing, subscribing and cancelling at the same time: one end each, nothing after it")
    func everythingAtOnce() {
        let subject = PassthroughSubject<Int, TestError>()
        let counters = (0..<200).map { _ in Counter() }
        onThreads(iterations: 200) { index in
            let counter = counters[index]
            let token = subject.sink(receiveCompletion: { _ in counter.end() }, receiveValue: { _ in counter.count() })
            subject.send(index)
            if index == 150 { subject.send(completion: .failure(.first)) }
            if index % 3 == 0 { token.cancel() } else { counter.keep(token) }
        }
        #expect(counters.allSatisfy { $0.ends <= 1 && $0.late == 0 })
        #expect(counters.indices.allSatisfy { $0 % 3 == 0 || counters[$0].ends == 1 })
    }

    @Test("combine.threads A current value read and written by several threads")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(-1)
        nonisolated(unsafe) var seen = Set<Int>()
        let token = subject.sink { seen.insert($0) }
        onThreads(iterations: 300) { index in
            subject.value = index
            _ = subject.value
        }
        #expect(seen == Set(-1..<300))
        #expect((0..<300).contains(subject.value))
        withExtendedLifetime(token) {}
    }

    @Test("combine.threads A late subscriber misses nothing that is sent after its first value")
    func lateCurrentValue() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let lock = NSLock()
        nonisolated(unsafe) var recorders: [LastValue] = []
        onThreads(iterations: 100) { index in
            if index % 2 == 0 {
                subject.send(index)
            } else {
                let last = LastValue()
                last.keep(subject.sink { last.store($0) })
                lock.withLock { recorders.append(last) }
            }
        }
        subject.send(1000)
        #expect(recorders.count == 50)
        #expect(recorders.allSatisfy { $0.value == 1000 })
    }

    @Test("combine.threads Demand from several threads adds up: as many values as were asked for")
    func demand() {
        let sequence = (0..<10_000).publisher
        nonisolated(unsafe) let recorder = sequence.record(.none)
        onThreads(iterations: 100) { _ in recorder.request(.max(7)) }
        #expect(recorder.values == Array(0..<700))
    }

    @Test("combine.threads A token is cancelled once, whoever cancels it")
    func cancelOnce() {
        nonisolated(unsafe) var count = 0
        let token = AnyCancellable { count += 1 }
        onThreads(iterations: 50) { _ in token.cancel() }
        #expect(count == 1)
    }

    @Test("combine.threads The last of several threads to let a token go cancels it, once")
    func releaseOnce() {
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) var tokens = [AnyCancellable?](repeating: AnyCancellable { count += 1 }, count: 50)
        tokens.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let slots = buffer
            onThreads(iterations: 50) { slots[$0] = nil }
        }
        #expect(count == 1)
    }

    @Test("combine.threads share, joined and left by several threads, ends up disconnected")
    func share() {
        let subject = PassthroughSubject<Int, Never>()
        let counter = Counter()
        let cancels = Counter()
        let shared = subject.handleEvents(receiveSubscription: { _ in counter.count() }, receiveCancel: { cancels.count() }).share()
        onThreads(iterations: 200) { index in
            let token = shared.sink { _ in }
            subject.send(index)
            token.cancel()
        }
        #expect(counter.counts == cancels.counts)
        let recorder = shared.record()
        subject.send(7)
        #expect(recorder.values == [7])
    }

    @Test("combine.threads A future fulfilled by many while many subscribe: everybody gets the one result")
    func future() {
        for _ in 0..<20 {
            nonisolated(unsafe) var promise: Future<Int, Never>.Promise?
            let future = Future<Int, Never> { promise = $0 }
            let values = (0..<40).map { _ in LastValue() }
            onThreads(iterations: 40) { index in
                if index % 4 == 0 { promise?(.success(index)) }
                values[index].keep(future.sink { values[index].store($0) })
            }
            let results = Set(values.map(\.value))
            #expect(results.count == 1)
            #expect(results.first.map { $0 % 4 == 0 && $0 >= 0 } == true)
        }
    }

    @Test("combine.threads Notifications posted by several threads all arrive, one at a time")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("threads")
        nonisolated(unsafe) var count = 0
        let token = center.publisher(for: name).sink { _ in count += 1 }
        onThreads(iterations: 200) { _ in center.post(name: name, object: nil) }
        #expect(count == 200)
        token.cancel()
    }

    @Test("combine.threads An object's publisher is one, whichever thread asks first, and tells of every change")
    func published() {
        for _ in 0..<20 {
            let model = Model()
            let lock = NSLock()
            nonisolated(unsafe) var identities = Set<ObjectIdentifier>()
            onThreads(iterations: 8) { _ in
                let identity = ObjectIdentifier(model.objectWillChange)
                _ = lock.withLock { identities.insert(identity) }
            }
            #expect(identities.count == 1)
            nonisolated(unsafe) var changes = 0
            nonisolated(unsafe) var values = 0
            let tokens = [model.objectWillChange.sink { changes += 1 }, model.$number.sink { _ in values += 1 }]
            onThreads(iterations: 20) { model.number = $0 }
            #expect(changes == 20)
            #expect(values == 21)
            withExtendedLifetime(tokens) {}
        }
    }

    @Test("combine.threads Timers connected and disconnected by several threads end up stopped")
    func timer() {
        let timer = Timer.publish(every: 1000, on: .main, in: .common)
        onThreads(iterations: 50) { _ in
            let connection = timer.connect()
            connection.cancel()
            timer.autoconnect().sink { _ in }.cancel()
        }
        weak let weakTimer = timer
        #expect(weakTimer != nil)
    }
}

private final class Model: ObservableObject, @unchecked Sendable {
    @Published var number = 0
}
