import Foundation
@_spi(Reflection) import Swift

/// Tells whether a view's value changed (P-04): equal bits, else `Equatable` except for numbers, else field by field.
///
/// It never says "equal" of values that differ; of values that cannot be compared (fresh closures) it says "changed".
package enum ValueComparison {
    /// - Complexity: O(size of the value) for equal bits, else O(fields) with the cost of their `==`.
    package static func areEqual<T>(_ a: T, _ b: T) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                let size = MemoryLayout<T>.size
                if size == 0 || memcmp(a, b, size) == 0 { return true }
                return comparer(of: T.self)(UnsafeRawPointer(a), UnsafeRawPointer(b))
            }
        }
    }

    /// Compares two boxed values of unknown type.
    package static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func open<A>(_ a: A) -> Bool {
            guard let b = b as? A else { return false }
            return areEqual(a, b)
        }
        return _openExistential(a, do: open)
    }

    typealias Comparer = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    nonisolated(unsafe) private static var comparers: [ObjectIdentifier: Comparer] = [:]

    private static func comparer(of type: Any.Type) -> Comparer {
        let id = ObjectIdentifier(type)
        if let known = comparers[id] { return known }
        let made = makeComparer(of: type)
        comparers[id] = made
        return made
    }

    /// Numbers without padding: other bits are another value, so that a 0 that becomes −0 is seen where it is printed (A-05, S-02).
    private static let exactTypes: Set<ObjectIdentifier> = Set(
        ([Double.self, Float.self, CGFloat.self, CGPoint.self, CGSize.self, CGRect.self] as [Any.Type]).map { ObjectIdentifier($0) })

    private static func makeComparer(of type: Any.Type) -> Comparer {
        if exactTypes.contains(ObjectIdentifier(type)) { return { _, _ in false } }
        if let property = type as? any DynamicProperty.Type { return propertyComparer(property) }
        // Unequal bits of a number are a change even where `==` says otherwise: -0 prints another text than 0 (S-02, A-05).
        if type is any BinaryFloatingPoint.Type { return { _, _ in false } }
        if let equatable = type as? any Equatable.Type { return equatableComparer(equatable) }
        if type is AnyObject.Type { return { _, _ in false } }
        // Closures, enums and existentials have no fields to walk, which would look like equality: unequal bits count as a change.
        guard hasFields(type) else { return { _, _ in false } }
        var fields: [(offset: Int, size: Int, compare: Comparer)] = []
        let isWalkable = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            fields.append((offset, sizeOf(fieldType), lazyComparer(of: fieldType)))
            return true
        }
        guard isWalkable else { return { _, _ in false } }
        return { a, b in
            for field in fields where memcmp(a + field.offset, b + field.offset, field.size) != 0 {
                if !field.compare(a + field.offset, b + field.offset) { return false }
            }
            return true
        }
    }

    /// Looked up at the first use, so that a recursive type does not recurse here.
    private static func lazyComparer(of type: Any.Type) -> Comparer { { a, b in comparer(of: type)(a, b) } }

    private static func sizeOf(_ type: Any.Type) -> Int {
        func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    /// Whether values of a type are made of fields: structs and tuples. The kind is the first word of a type's metadata.
    private static func hasFields(_ type: Any.Type) -> Bool {
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        return kind == _MetadataKind.struct.rawValue || kind == _MetadataKind.tuple.rawValue
    }

    private static func propertyComparer<P: DynamicProperty>(_ type: P.Type) -> Comparer {
        { a, b in P._areEqual(a.assumingMemoryBound(to: P.self).pointee, b.assumingMemoryBound(to: P.self).pointee) }
    }

    private static func equatableComparer<E: Equatable>(_ type: E.Type) -> Comparer {
        { a, b in a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee }
    }
}
