@_exported import Combine
import Foundation
@_exported import FoundationNetworking

extension URLSession {
    /// Loads a URL once for each subscriber, and publishes what came back.
    public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Makes a request once for each subscriber, and publishes what came back.
    public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Publishes the answer to a request and finishes, or fails. An answer with a status such as 404 is an answer, not a failure.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest

        /// What makes the request.
        public let session: URLSession

        /// - Parameters:
        ///   - request: the request.
        ///   - session: what makes the request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// The request is made at the first demand; cancelling cancels it. The answer arrives on the session's delegate queue.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == URLError, S.Input == Output {
            subscriber.receive(subscription: DataTaskSubscription(subscriber, request, session))
        }
    }
}

/// One request of one subscriber.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    let description = "DataTaskPublisher"
    private let lock = NSLock()
    private let request: URLRequest
    private let session: URLSession
    private var downstream: Downstream?
    private var task: URLSessionDataTask?

    init(_ downstream: Downstream, _ request: URLRequest, _ session: URLSession) {
        self.downstream = downstream
        self.request = request
        self.session = session
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.lock()
        guard task == nil, downstream != nil else {
            lock.unlock()
            return
        }
        let task = session.dataTask(with: request, completionHandler: answerHandler())
        self.task = task
        lock.unlock()
        task.resume()
    }

    /// The session's closures are concurrent ones; what the subscriber is, the compiler cannot know to be safe there.
    private func answerHandler() -> @Sendable (Data?, URLResponse?, (any Error)?) -> Void {
        nonisolated(unsafe) let action = { [self] (data: Data?, response: URLResponse?, error: (any Error)?) in
            answer(data, response, error)
        }
        return { action($0, $1, $2) }
    }

    private func answer(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        if let response, error == nil {
            let target = lock.withLock { downstream }
            _ = target?.receive((data ?? Data(), response))
            take()?.receive(completion: .finished)
        } else {
            take()?.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() {
        let released = lock.withLock {
            defer { task = nil }
            return task
        }
        _ = take()
        released?.cancel()
    }

    private func take() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}
