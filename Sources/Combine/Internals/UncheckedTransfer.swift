/// Carries a value into a `@Sendable` closure. Combine's closures are not `Sendable` by signature; the serialisation that makes
/// the hand-over safe is the operator's, and the compiler cannot see it.
struct UncheckedTransfer<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
