internal import CScrollworkStack

/// Room to recurse into trees thousands of levels deep (frame.deep).
package enum DeepStack {
    /// Bytes of address space; memory is used as far as it is touched.
    private static let size = 1 << 30

    /// Runs `body` on a stack of its own, on the calling thread; nested calls run in place.
    package static func run<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        let work = { result = body() }
        withoutActuallyEscaping(work) { work in
            var box = work
            withUnsafeMutablePointer(to: &box) { pointer in
                scrollwork_call_on_deep_stack(size, { $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
        return result!
    }
}
