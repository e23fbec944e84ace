import Foundation
@_spi(Reflection) import Swift

/// Where the dynamic properties of a view type lie. Found once per type: walking the fields costs microseconds, the cached plan
/// a tenth of one (most of it is the conformance look-up).
package final class PropertyPlan {
    struct Property {
        let name: String
        /// Bytes from the start of the value.
        let offset: Int
        let attach: (UnsafeMutableRawPointer, inout AnyObject?, _PropertyContext) -> Void
    }

    let properties: [Property]

    private init(_ type: Any.Type) {
        var found: [Property] = []
        _ = _forEachField(of: type, options: ReflectionOptions.lenient) { name, offset, fieldType, _ in
            if let propertyType = fieldType as? any DynamicProperty.Type {
                found.append(Self.property(String(cString: name), offset, propertyType))
            }
            return true
        }
        properties = found
    }

    private static func property<P: DynamicProperty>(_ name: String, _ offset: Int, _ type: P.Type) -> Property {
        Property(name: name.hasPrefix("_") ? String(name.dropFirst()) : name, offset: offset) { pointer, slot, context in
            P._attach(&pointer.assumingMemoryBound(to: P.self).pointee, slot: &slot, in: context)
        }
    }

    nonisolated(unsafe) private static var cache: [ObjectIdentifier: PropertyPlan] = [:]

    static func of(_ type: Any.Type) -> PropertyPlan {
        let id = ObjectIdentifier(type)
        if let known = cache[id] { return known }
        let plan = PropertyPlan(type)
        cache[id] = plan
        return plan
    }
}

/// Options for walking fields. The standard library's own constant is a mutable global, so its raw value is spelt out:
/// 2 passes over fields of unknown kind instead of giving up.
enum ReflectionOptions {
    static var lenient: _EachFieldOptions { _EachFieldOptions(rawValue: 2) }
}
