/// What a type of view stands for among the rows of a lazy container; known from the type, without making anything.
public enum _RowKind: Sendable {
    /// No row at all.
    case none
    /// One view, or an optional one.
    case one
    /// A fixed number of views: rows of their own where they stand alone, one row together as an element of a `ForEach`.
    case few
    /// A list of its own, such as a `ForEach` or a section, whose rows are made one by one.
    case many
    /// Only the value tells.
    case unknown
}

package enum RowKinds {
    /// nil while a type that contains itself is looked at.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: _RowKind?] = [:]

    package static func of<V: View>(_ type: V.Type) -> _RowKind {
        let id = ObjectIdentifier(type)
        if let entry = known[id] { return entry ?? .unknown }
        known.updateValue(nil, forKey: id)
        let kind = V._rowKind
        known[id] = kind
        return kind
    }

    /// Of views side by side.
    static func combined(_ kinds: [_RowKind]) -> _RowKind {
        let kinds = kinds.filter { $0 != .none }
        if kinds.isEmpty { return .none }
        if kinds.contains(.many) { return .many }
        return kinds.contains(.unknown) ? .unknown : .few
    }

    /// Of one of two views.
    static func either(_ a: _RowKind, _ b: _RowKind) -> _RowKind {
        if a == b { return a }
        if a == .many || b == .many { return .many }
        return a == .unknown || b == .unknown ? .unknown : .few
    }
}

extension EmptyView {
    nonisolated public static var _rowKind: _RowKind { .none }
}
extension AnyView {
    nonisolated public static var _rowKind: _RowKind { .unknown }
}
extension Group where Content: View {
    nonisolated public static var _rowKind: _RowKind { RowKinds.of(Content.self) }
}
extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public static var _rowKind: _RowKind { .many }
}
extension _ConditionalContent where TrueContent: View, FalseContent: View {
    nonisolated public static var _rowKind: _RowKind { RowKinds.either(RowKinds.of(TrueContent.self), RowKinds.of(FalseContent.self)) }
}
extension Optional where Wrapped: View {
    nonisolated public static var _rowKind: _RowKind { RowKinds.of(Wrapped.self) }
}
extension ForEach where Content: View {
    nonisolated public static var _rowKind: _RowKind { .many }
}
extension ModifiedContent where Content: View, Modifier: ViewModifier {
    nonisolated public static var _rowKind: _RowKind {
        let content = RowKinds.of(Content.self)
        return content == .one ? Modifier._rowKind : content
    }
}
extension _ViewModifier_Content {
    nonisolated public static var _rowKind: _RowKind { .one }
}
extension IDView {
    nonisolated package static var _rowKind: _RowKind { RowKinds.of(Content.self) }
}

/// A view that says by its value alone what a lazy container must know of a row that is not made.
package protocol RowDescribing {
    /// The id that `scrollTo` finds it by.
    var explicitID: AnyHashable? { get }
    /// What it is to its section.
    var sectionPlace: SectionPlace? { get }
}

extension IDView: RowDescribing {
    nonisolated package var explicitID: AnyHashable? { AnyHashable(id) }
    nonisolated package var sectionPlace: SectionPlace? { (content as? any RowDescribing)?.sectionPlace }
}

extension ModifiedContent: RowDescribing {
    nonisolated package var explicitID: AnyHashable? { (content as? any RowDescribing)?.explicitID }
    nonisolated package var sectionPlace: SectionPlace? {
        (modifier as? TraitModifier<SectionPlaceKey>)?.value ?? (content as? any RowDescribing)?.sectionPlace
    }
}
