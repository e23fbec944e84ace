/// An object that tells when it is about to change.
///
/// The default `objectWillChange` sends before each change of a `@Published` property of the object.
public protocol ObservableObject: AnyObject {
    /// The publisher that sends before a change.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where Self.ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a `@Published` property changes. The same publisher every time for one object.
    ///
    /// The publisher is kept in the object's own `@Published` properties, found by reflection once per class; an object without
    /// any keeps it in a table of weak references.
    public var objectWillChange: ObservableObjectPublisher {
        let fields = PublishedFields.of(type(of: self))
        guard !fields.isEmpty else { return ObjectPublisherTable.shared.publisher(of: self) }
        return fields.publisher(of: self)
    }
}
