import Combine
import Testing

/// An operator with the properties that the general tests need to know.
struct OperatorUnderTest: CustomTestStringConvertible, Sendable {
    typealias Stream = AnyPublisher<Int, TestError>

    let testDescription: String
    /// Publishes only when upstream has finished.
    let needsEnd: Bool
    /// Which values come through depends on demand: combineLatest, share and others drop what nobody asked for.
    let isLossy: Bool
    let apply: @Sendable (Stream) -> Stream

    private init(_ name: String, needsEnd: Bool = false, isLossy: Bool = false, _ apply: @escaping @Sendable (Stream) -> Stream) {
        testDescription = name
        self.needsEnd = needsEnd
        self.isLossy = isLossy
        self.apply = apply
    }

    /// Those that publish while upstream goes on.
    static var streaming: [OperatorUnderTest] { all.filter { !$0.needsEnd } }

    /// Those whose output is the same however it is asked for.
    static var lossless: [OperatorUnderTest] { all.filter { !$0.isLossy } }

    static let all: [OperatorUnderTest] = [
        .init("map") { $0.map { $0 + 100 }.eraseToAnyPublisher() },
        .init("tryMap") { $0.tryMap { $0 + 100 }.mapError { _ in .second }.eraseToAnyPublisher() },
        .init("filter") { $0.filter { $0 % 2 == 0 }.eraseToAnyPublisher() },
        .init("compactMap") { $0.compactMap { $0 % 3 == 0 ? nil : $0 }.eraseToAnyPublisher() },
        .init("removeDuplicates") { $0.removeDuplicates { $0 / 2 == $1 / 2 }.eraseToAnyPublisher() },
        .init("scan") { $0.scan(0, +).eraseToAnyPublisher() },
        .init("dropFirst") { $0.dropFirst(2).eraseToAnyPublisher() },
        .init("drop(while:)") { $0.drop { $0 < 3 }.eraseToAnyPublisher() },
        .init("drop(untilOutputFrom:)") {
            $0.drop(untilOutputFrom: Just(1).setFailureType(to: TestError.self)).eraseToAnyPublisher()
        },
        .init("prefix") { $0.prefix(4).eraseToAnyPublisher() },
        .init("prefix(while:)") { $0.prefix { $0 < 5 }.eraseToAnyPublisher() },
        .init("prefix(untilOutputFrom:)") { $0.prefix(untilOutputFrom: PassthroughSubject<Int, Never>()).eraseToAnyPublisher() },
        .init("output(in:)") { $0.output(in: 1...3).eraseToAnyPublisher() },
        .init("collect", needsEnd: true) { $0.collect().map { $0.reduce(0, +) }.eraseToAnyPublisher() },
        .init("collect(2)") { $0.collect(2).map { $0.reduce(0, +) }.eraseToAnyPublisher() },
        .init("reduce", needsEnd: true) { $0.reduce(0, +).eraseToAnyPublisher() },
        .init("last", needsEnd: true) { $0.last().eraseToAnyPublisher() },
        .init("buffer, keep full") { $0.buffer(size: 3, prefetch: .keepFull, whenFull: .dropOldest).eraseToAnyPublisher() },
        .init("buffer, by request", isLossy: true) {
            $0.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher()
        },
        .init("debounce", isLossy: true) { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() },
        .init("throttle", isLossy: true) {
            $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true).eraseToAnyPublisher()
        },
        .init("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() },
        .init("receive(on:)") { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() },
        .init("subscribe(on:)") { $0.subscribe(on: ImmediateScheduler.shared).eraseToAnyPublisher() },
        .init("merge with nothing") { $0.merge(with: Empty()).eraseToAnyPublisher() },
        .init("merge with itself", isLossy: true) { $0.merge(with: $0).eraseToAnyPublisher() },
        .init("combineLatest", isLossy: true) {
            Just(10).setFailureType(to: TestError.self).combineLatest($0, +).eraseToAnyPublisher()
        },
        .init("zip") { $0.zip((100..<200).publisher.setFailureType(to: TestError.self), +).eraseToAnyPublisher() },
        .init("flatMap, one at a time") {
            $0.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher.setFailureType(to: TestError.self) }.eraseToAnyPublisher()
        },
        .init("flatMap", isLossy: true) { $0.flatMap { Just($0).setFailureType(to: TestError.self) }.eraseToAnyPublisher() },
        .init("switchToLatest", isLossy: true) {
            $0.map { Just($0).setFailureType(to: TestError.self) }.switchToLatest().eraseToAnyPublisher()
        },
        .init("catch") { $0.catch { _ in Just(99).setFailureType(to: TestError.self) }.eraseToAnyPublisher() },
        .init("retry") { $0.retry(1).eraseToAnyPublisher() },
        .init("append") { $0.append(7).eraseToAnyPublisher() },
        .init("prepend nothing") { $0.prepend([]).eraseToAnyPublisher() },
        .init("replaceError") { $0.replaceError(with: 5).setFailureType(to: TestError.self).eraseToAnyPublisher() },
        .init("replaceEmpty") { $0.replaceEmpty(with: 5).eraseToAnyPublisher() },
        .init("share", isLossy: true) { $0.share().eraseToAnyPublisher() },
        .init("handleEvents") { $0.handleEvents().eraseToAnyPublisher() },
    ]
}

/// Asks for everything and lets its subscription go when that is over, so that only an operator can keep it alive.
final class Probe: Subscriber {
    typealias Input = Int
    typealias Failure = TestError

    private var subscription: (any Subscription)?

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Int) -> Subscribers.Demand { .none }

    func receive(completion: Subscribers.Completion<TestError>) { subscription = nil }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }
}
