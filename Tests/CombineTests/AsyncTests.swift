import Combine
import Testing

@Suite struct AsyncTests {
    @Test("values yields everything and ends")
    func values() async {
        var seen: [Int] = []
        for await value in (1...4).publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3, 4])
    }

    @Test("values throws the failure")
    func throwing() async {
        var seen: [Int] = []
        await #expect(throws: TestError.first) {
            let publisher = [1].publisher.setFailureType(to: TestError.self).append(Fail(error: .first))
            for try await value in publisher.values { seen.append(value) }
        }
        #expect(seen == [1])
    }

    @Test("A future can be awaited")
    func future() async throws {
        #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
        await #expect(throws: TestError.second) { try await Future<Int, TestError> { $0(.failure(.second)) }.value }
    }
}
