import Combine
import Testing

private final class Target {
    var number = 0 { didSet { history.append(number) } }
    var history: [Int] = []
}

@Suite struct SinkAssignTests {
    @Test("Sink gets values and one completion, and lets its closures go")
    func sink() {
        final class Token {}
        var token: Token? = Token()
        weak let weakToken = token
        var log: [String] = []
        let cancellable = [1, 2].publisher.sink(
            receiveCompletion: { [token] _ in
                withExtendedLifetime(token) {}
                log.append("end")
            }, receiveValue: { log.append("\($0)") })
        token = nil
        #expect(log == ["1", "2", "end"])
        #expect(weakToken == nil)
        withExtendedLifetime(cancellable) {}
    }

    @Test("A cancelled sink gets nothing more")
    func cancel() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let token = subject.sink { seen.append($0) }
        subject.send(1)
        token.cancel()
        subject.send(2)
        #expect(seen == [1])
    }

    @Test("A second subscription is cancelled")
    func secondSubscription() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let first = PassthroughSubject<Int, Never>()
        var cancelled = false
        let second = first.handleEvents(receiveCancel: { cancelled = true })
        first.subscribe(sink)
        second.subscribe(sink)
        #expect(cancelled)
    }

    @Test("assign(to:on:) writes, and keeps the object until cancelled")
    func assign() {
        let subject = PassthroughSubject<Int, Never>()
        var target: Target? = Target()
        weak let weakTarget = target
        let token = target.map { subject.assign(to: \.number, on: $0) }
        subject.send(3)
        subject.send(4)
        #expect(target?.history == [3, 4])
        target = nil
        #expect(weakTarget != nil)
        token?.cancel()
        #expect(weakTarget == nil)
    }
}
