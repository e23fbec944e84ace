import CombineNetworking
import Foundation
import Testing

/// No network: a protocol class answers in place of a server.
@Suite struct DataTaskPublisherTests {
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Server.self]
        return URLSession(configuration: configuration)
    }()

    private func url(_ path: String) throws -> URL { try #require(URL(string: "stub://server/\(path)")) }

    private func outcome<P: Publisher>(of publisher: P) async -> Result<[P.Output], P.Failure> {
        nonisolated(unsafe) var values: [P.Output] = []
        nonisolated(unsafe) var token: AnyCancellable?
        return await withCheckedContinuation { (continuation: CheckedContinuation<Transfer<Result<[P.Output], P.Failure>>, Never>) in
            token = publisher.sink(
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: continuation.resume(returning: Transfer(value: .success(values)))
                    case .failure(let error): continuation.resume(returning: Transfer(value: .failure(error)))
                    }
                }, receiveValue: { values.append($0) })
            withExtendedLifetime(token) {}
        }.value
    }

    @Test("Data and response, then the end")
    func success() async throws {
        let outcome = await outcome(of: session.dataTaskPublisher(for: try url("hello")).map { String(decoding: $0.data, as: UTF8.self) })
        #expect(try outcome.get() == ["hello"])
        let request = URLRequest(url: try url("missing"))
        let codes = await self.outcome(of: session.dataTaskPublisher(for: request).map { ($0.response as? HTTPURLResponse)?.statusCode })
        #expect(try codes.get() == [404])
    }

    @Test("A failure is a URLError")
    func failure() async throws {
        let outcome = await outcome(of: session.dataTaskPublisher(for: try url("fail")))
        guard case .failure(let error) = outcome else {
            Issue.record("The request should have failed.")
            return
        }
        #expect(error.code == .timedOut)
    }

    @Test("Nothing is requested before there is demand, nor after a cancellation")
    func demand() async throws {
        let path = "count-\(UUID().uuidString)"
        let publisher = session.dataTaskPublisher(for: try url(path))
        nonisolated(unsafe) var subscription: (any Subscription)?
        publisher.subscribe(
            AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>(receiveSubscription: { subscription = $0 }))
        subscription?.cancel()
        subscription?.request(.unlimited)
        #expect(Server.log.count(of: path) == 0)
        _ = await outcome(of: publisher)
        _ = await outcome(of: publisher)
        #expect(Server.log.count(of: path) == 2)
    }
}

private struct Transfer<Value>: @unchecked Sendable {
    let value: Value
}

private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    func add(_ path: String) { lock.withLock { counts[path, default: 0] += 1 } }

    func count(of path: String) -> Int { lock.withLock { counts[path, default: 0] } }
}

/// Answers with the last part of the path.
private final class Server: URLProtocol, @unchecked Sendable {
    static let log = Log()

    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let client else { return }
        let name = url.lastPathComponent
        Self.log.add(name)
        if name == "fail" {
            client.urlProtocol(self, didFailWithError: URLError(.timedOut))
            return
        }
        if let response = HTTPURLResponse(url: url, statusCode: name == "missing" ? 404 : 200, httpVersion: nil, headerFields: nil) {
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        }
        client.urlProtocol(self, didLoad: Data(name.utf8))
        client.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
