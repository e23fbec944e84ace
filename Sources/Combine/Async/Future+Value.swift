extension Future where Failure == Never {
    /// Waits for the value.
    public final var value: Output {
        get async {
            await withUnsafeContinuation { (continuation: UnsafeContinuation<UncheckedTransfer<Output>, Never>) in
                whenFulfilled { result in
                    if case .success(let value) = result { continuation.resume(returning: UncheckedTransfer(value)) }
                }
            }.value
        }
    }
}

extension Future {
    /// Waits for the value, or throws the failure.
    public final var value: Output {
        get async throws {
            try await withUnsafeThrowingContinuation {
                (continuation: UnsafeContinuation<UncheckedTransfer<Output>, any Error>) in
                whenFulfilled { result in
                    switch result {
                    case .success(let value): continuation.resume(returning: UncheckedTransfer(value))
                    case .failure(let error): continuation.resume(throwing: error)
                    }
                }
            }.value
        }
    }
}
