/// A first-in first-out queue with amortised constant time at both ends.
struct Fifo<Element> {
    private var storage: [Element?] = []
    private var head = 0

    var count: Int { storage.count - head }

    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: Element) { storage.append(element) }

    mutating func popFirst() -> Element? {
        guard head < storage.count else { return nil }
        let element = storage[head]
        storage[head] = nil
        head += 1
        if head == storage.count {
            storage.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 64, head * 2 > storage.count {
            storage.removeFirst(head)
            head = 0
        }
        return element
    }

    mutating func removeAll() {
        storage.removeAll()
        head = 0
    }
}
