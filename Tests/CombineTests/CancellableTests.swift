import Combine
import Testing

@Suite struct CancellableTests {
    @Test("Cancels once, by call or by release")
    func once() {
        var count = 0
        var token: AnyCancellable? = AnyCancellable { count += 1 }
        token?.cancel()
        token?.cancel()
        token = nil
        #expect(count == 1)
        token = AnyCancellable { count += 1 }
        token = nil
        #expect(count == 2)
    }

    @Test("store(in:) keeps a subscription alive for as long as the collection does")
    func store() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var set = Set<AnyCancellable>()
        var array: [AnyCancellable] = []
        subject.sink { seen.append($0) }.store(in: &set)
        subject.sink { seen.append($0 * 10) }.store(in: &array)
        subject.send(1)
        set.removeAll()
        subject.send(2)
        array.removeAll()
        subject.send(3)
        #expect(seen == [1, 10, 20])
    }

    @Test("A cancellable that is not AnyCancellable can be stored")
    func storeOther() {
        var set = Set<AnyCancellable>()
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        sink.store(in: &set)
        #expect(set.count == 1)
    }
}
