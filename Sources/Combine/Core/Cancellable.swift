/// Something that can be stopped.
public protocol Cancellable {
    /// Stops the activity and releases what it holds. Calling it again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this alive in a collection, so that it is cancelled when the collection lets go of it.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this alive in a set, so that it is cancelled when the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
