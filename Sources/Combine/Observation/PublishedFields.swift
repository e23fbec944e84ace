@_spi(Reflection) import Swift

/// The `@Published` stored properties of one class and its superclasses, as byte offsets from the start of an instance.
struct PublishedFields {
    private let fields: [(offset: Int, type: any PublishedField.Type)]

    var isEmpty: Bool { fields.isEmpty }

    private static let lock = Lock()
    nonisolated(unsafe) private static var cache: [ObjectIdentifier: PublishedFields] = [:]

    /// The plan of a class. The first call for a class walks its fields (microseconds each); later calls are one look-up.
    static func of(_ type: AnyClass) -> PublishedFields {
        let key = ObjectIdentifier(type)
        if let known = lock.withLock({ cache[key] }) { return known }
        // Class type and ignore-unknown; the named constants are mutable statics, which Swift 6 does not let through.
        let options = _EachFieldOptions(rawValue: 1 << 0 | 1 << 1)
        var found: [(offset: Int, type: any PublishedField.Type)] = []
        _ = _forEachField(of: type, options: options) { _, offset, fieldType, _ in
            if let field = fieldType as? any PublishedField.Type { found.append((offset, field)) }
            return true
        }
        let plan = PublishedFields(fields: found)
        lock.withLock { cache[key] = plan }
        return plan
    }

    /// The object's publisher: the one installed already, or a new one put into every field.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return withExtendedLifetime(object) {
            Self.lock.withLock {
                for field in fields {
                    if let installed = field.type.installedPublisher(at: base + field.offset) { return installed }
                }
                let publisher = ObservableObjectPublisher()
                for field in fields { field.type.install(publisher, at: base + field.offset) }
                return publisher
            }
        }
    }
}

/// `Published` with its value type hidden.
protocol PublishedField {
    static func installedPublisher(at address: UnsafeRawPointer) -> ObservableObjectPublisher?

    static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer)
}

extension Published: PublishedField {
    static func installedPublisher(at address: UnsafeRawPointer) -> ObservableObjectPublisher? {
        address.assumingMemoryBound(to: Self.self).pointee.storage.objectWillChange
    }

    static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) {
        address.assumingMemoryBound(to: Self.self).pointee.storage.objectWillChange = publisher
    }
}
