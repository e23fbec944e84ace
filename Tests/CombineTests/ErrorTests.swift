import Combine
import Testing

@Suite struct ErrorTests {
    private let failing = [1, 2].publisher.setFailureType(to: TestError.self).append(Fail(error: .first))

    @Test("catch goes on with another publisher")
    func catching() {
        let recorder = failing.catch { _ in [8, 9].publisher }.record(.max(3))
        #expect(recorder.values == [1, 2, 8])
        recorder.request(.max(1))
        #expect(recorder.values == [1, 2, 8, 9])
        #expect(recorder.isFinished)
    }

    @Test("tryCatch fails with what is thrown")
    func tryCatch() {
        let recorder = failing.tryCatch { _ -> Just<Int> in throw TestError.second }.record()
        #expect(recorder.failure as? TestError == .second)
    }

    @Test("replaceError and replaceEmpty wait for demand with their value")
    func replace() {
        let recorder = failing.replaceError(with: 7).record(.max(2))
        #expect(recorder.values == [1, 2])
        #expect(recorder.completions.isEmpty)
        recorder.request(.max(1))
        #expect(recorder.values == [1, 2, 7])
        #expect(recorder.isFinished)
        #expect(Empty<Int, Never>().replaceEmpty(with: 5).record().values == [5])
        #expect(Just(1).replaceEmpty(with: 5).record().values == [1])
    }

    @Test("mapError changes the failure")
    func mapError() {
        #expect(failing.mapError { _ in TestError.second }.record().failure == .second)
    }

    @Test("retry subscribes again so often, and not after success")
    func retry() {
        var attempts = 0
        let publisher = Deferred { () -> Result<Int, TestError>.Publisher in
            attempts += 1
            return Result.Publisher(attempts < 3 ? .failure(.first) : .success(attempts))
        }
        #expect(publisher.retry(1).record().failure == .first)
        #expect(attempts == 2)
        #expect(publisher.retry(5).record().values == [3])
        #expect(attempts == 3)
    }
}
