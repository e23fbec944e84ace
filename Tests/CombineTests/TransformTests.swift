import Combine
import Testing

private struct Point {
    var x = 1
    var y = "b"
    var z = 2.5
}

@Suite struct TransformTests {
    @Test("map, key paths, compactMap, replaceNil")
    func mapping() {
        #expect([1, 2].publisher.map { $0 * 2 }.record().values == [2, 4])
        #expect(Just(Point()).map(\.x).record().values == [1])
        #expect(Just(Point()).map(\.x, \.y).record().values.map { "\($0)" } == ["(1, \"b\")"])
        #expect(Just(Point()).map(\.x, \.y, \.z).record().values.count == 1)
        #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.record().values == [1, 3])
        #expect([1, nil].publisher.replaceNil(with: 9).record().values == [1, 9])
    }

    @Test("tryMap fails with what is thrown and cancels upstream")
    func tryMap() {
        let subject = PassthroughSubject<Int, Never>()
        var cancelled = false
        let recorder = subject.handleEvents(receiveCancel: { cancelled = true }).tryMap { value -> Int in
            if value == 2 { throw TestError.first }
            return value
        }.record()
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(recorder.values == [1])
        #expect(recorder.failure as? TestError == .first)
        #expect(cancelled)
    }

    @Test("filter gives back the demand of a value it leaves out")
    func filter() {
        let recorder = (1...10).publisher.filter { $0 % 2 == 0 }.record(.max(3))
        #expect(recorder.values == [2, 4, 6])
        #expect(recorder.completions.isEmpty)
    }

    @Test("removeDuplicates compares with the value published before")
    func removeDuplicates() {
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().record().values == [1, 2, 1])
        #expect([1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.record().values == [1, 2])
    }

    @Test("scan publishes every step")
    func scan() {
        #expect([1, 2, 3].publisher.scan(10, +).record().values == [11, 13, 16])
    }

    @Test("dropFirst, drop(while:), prefix, prefix(while:), output, first")
    func parts() {
        #expect([1, 2, 3].publisher.dropFirst(2).record(.max(1)).values == [3])
        #expect([1, 2, 1].publisher.drop { $0 < 2 }.record().values == [2, 1])
        #expect([1, 2, 3].publisher.prefix(2).record().values == [1, 2])
        #expect(PassthroughSubject<Int, Never>().prefix(0).record().isFinished)
        #expect([1, 2, 1].publisher.prefix { $0 < 2 }.record().values == [1])
        #expect((0..<9).publisher.output(in: 2...4).record().values == [2, 3, 4])
        #expect((0..<9).publisher.output(at: 3).record().values == [3])
        #expect((5..<9).publisher.first().record().values == [5])
        #expect((5..<9).publisher.first { $0 > 6 }.record().values == [7])
    }

    @Test("prefix finishes with its last value, once, even if that value makes another come")
    func prefixReentrancy() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(receiveOutput: { _ in }).prefix(1).record()
        let echo = subject.prefix(1).sink { _ in subject.send(2) }
        subject.send(1)
        subject.send(3)
        #expect(recorder.values == [1])
        #expect(recorder.isFinished)
        withExtendedLifetime(echo) {}
    }

    @Test("prefix(untilOutputFrom:) and drop(untilOutputFrom:)")
    func until() {
        let (subject, trigger) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let before = subject.prefix(untilOutputFrom: trigger).record()
        let after = subject.drop(untilOutputFrom: trigger).record()
        subject.send(1)
        trigger.send()
        subject.send(2)
        #expect(before.values == [1])
        #expect(before.isFinished)
        #expect(after.values == [2])
        // A value that the other publisher has already counts from the first value on.
        let known = CurrentValueSubject<Int, Never>(0)
        let nothing = [1, 2].publisher.prefix(untilOutputFrom: known).record()
        #expect(nothing.values.isEmpty)
        #expect(nothing.isFinished)
        #expect([1, 2].publisher.drop(untilOutputFrom: known).record().values == [1, 2])
        let empty = subject.drop(untilOutputFrom: Empty<Void, Never>()).record()
        #expect(empty.isFinished)
    }

    @Test("handleEvents and print tell everything that passes")
    func handleEvents() {
        final class Log: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let log = Log()
        _ = [1, 2].publisher.print("p", to: log).record()
        #expect(
            log.text == """
                p: receive subscription: ([1, 2])
                p: request unlimited
                p: receive value: (1)
                p: receive value: (2)
                p: receive finished

                """)
        var events: [String] = []
        let recorder = PassthroughSubject<Int, Never>().handleEvents(
            receiveSubscription: { _ in events.append("subscription") }, receiveCancel: { events.append("cancel") },
            receiveRequest: { events.append("\($0)") }
        ).record(.max(2))
        recorder.cancel()
        recorder.cancel()
        #expect(events == ["subscription", "max(2)", "cancel"])
    }

    @Test("decode and encode")
    func coding() {
        let decoded = Just([1, 2]).encode(encoder: JSONCoders.encoder).decode(type: [Int].self, decoder: JSONCoders.decoder)
        #expect(decoded.record().values == [[1, 2]])
    }
}
