import Combine
import Testing

@Suite struct FoldTests {
    @Test("Folds publish one result at the end")
    func results() {
        let numbers = [3, 1, 2].publisher
        #expect(numbers.collect().record().values == [[3, 1, 2]])
        #expect(numbers.count().record().values == [3])
        #expect(numbers.reduce(0, +).record().values == [6])
        #expect(numbers.max().record().values == [3])
        #expect(numbers.min().record().values == [1])
        #expect(numbers.last().record().values == [2])
        #expect(numbers.last { $0 > 2 }.record().values == [3])
        #expect(numbers.allSatisfy { $0 > 0 }.record().values == [true])
        #expect(numbers.contains(1).record().values == [true])
        #expect(numbers.contains { $0 > 5 }.record().values == [false])
        #expect(numbers.ignoreOutput().record().isFinished)
    }

    @Test("The result waits for demand")
    func demand() {
        let recorder = [1, 2].publisher.collect().record(.none)
        #expect(recorder.values.isEmpty)
        #expect(recorder.completions.isEmpty)
        recorder.request(.max(1))
        #expect(recorder.values == [[1, 2]])
        #expect(recorder.isFinished)
    }

    @Test("first and contains cancel upstream as soon as they know")
    func early() {
        let subject = PassthroughSubject<Int, Never>()
        var cancels = 0
        let source = subject.handleEvents(receiveCancel: { cancels += 1 })
        let (first, contains) = (source.first().record(), source.contains(2).record())
        subject.send(1)
        #expect(first.values == [1])
        #expect(cancels == 1)
        subject.send(2)
        #expect(contains.values == [true])
        #expect(contains.isFinished)
        #expect(cancels == 2)
    }

    @Test("collect(_:) asks for whole arrays and sends the rest at the end")
    func collectCount() {
        var requests: [Subscribers.Demand] = []
        let recorder = (1...5).publisher.handleEvents(receiveRequest: { requests.append($0) }).collect(2).record(.max(3))
        #expect(requests == [.max(6)])
        #expect(recorder.values == [[1, 2], [3, 4], [5]])
        #expect(recorder.isFinished)
    }

    @Test("A failure passes, and a throwing closure makes one")
    func failures() {
        #expect(Fail<Int, TestError>(error: .first).collect().record().failure == .first)
        let reduced = [1].publisher.tryReduce(0) { _, _ -> Int in throw TestError.second }.record()
        #expect(reduced.failure as? TestError == .second)
        #expect(reduced.completions.count == 1)
    }
}
