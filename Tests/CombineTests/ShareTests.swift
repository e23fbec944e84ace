import Combine
import Testing

@Suite struct ShareTests {
    @Test("share subscribes once, and cancels with the last subscriber")
    func share() {
        let subject = PassthroughSubject<Int, Never>()
        var (subscriptions, cancels) = (0, 0)
        let shared = subject.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
        ).share()
        let (a, b) = (shared.record(), shared.record())
        subject.send(1)
        #expect(a.values == [1])
        #expect(b.values == [1])
        #expect(subscriptions == 1)
        a.cancel()
        #expect(cancels == 0)
        b.cancel()
        #expect(cancels == 1)
        let c = shared.record()
        subject.send(2)
        #expect(c.values == [2])
        #expect(subscriptions == 2)
    }

    @Test("A subscriber that cancels while a synchronous publisher connects disconnects it")
    func cancelWhileConnecting() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var cancels = 0
        let recorder = subject.handleEvents(receiveCancel: { cancels += 1 }).share().first().record()
        #expect(recorder.values == [1])
        #expect(recorder.isFinished)
        #expect(cancels == 1)
    }

    @Test("A connectable publisher waits for connect()")
    func connect() {
        let connectable = [1, 2].publisher.makeConnectable()
        let (a, b) = (connectable.record(), connectable.record())
        #expect(a.values.isEmpty)
        let token = connectable.connect()
        #expect(a.values == [1, 2])
        #expect(b.values == [1, 2])
        #expect(b.isFinished)
        token.cancel()
    }

    @Test("multicast uses the subject given")
    func multicast() {
        let source = PassthroughSubject<Int, Never>()
        let multicast = source.multicast(subject: CurrentValueSubject(0))
        let recorder = multicast.record()
        let token = multicast.connect()
        source.send(1)
        token.cancel()
        source.send(2)
        #expect(recorder.values == [0, 1])
    }
}
