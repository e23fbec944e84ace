import Foundation
import ScrollworkBase

/// What users may do with the elements of a collection that a list shows.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    nonisolated public init(rawValue: Int) { self.rawValue = rawValue }

    fileprivate static var moves: EditActions { EditActions(rawValue: 1) }
    fileprivate static var deletes: EditActions { EditActions(rawValue: 2) }
    public static var all: EditActions<Data> { [] }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { moves }
    public static var all: EditActions<Data> { moves }
}

extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { deletes }
    public static var all: EditActions<Data> { deletes }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    public static var all: EditActions<Data> { [moves, deletes] }
}

/// A collection's elements by index and id.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    public struct Element {
        let index: Base.Index
        let id: ID
    }
    let base: Base
    let id: KeyPath<Base.Element, ID>

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public var count: Int { base.count }
    public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(i, offsetBy: distance) }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// The content of an element that users may delete and move.
public struct EditableCollectionContent<Content: View, Data>: View {
    nonisolated(unsafe) let content: Content
    nonisolated init(content: Content) { self.content = content }
    public var body: some View { content }
}

extension ForEach {
    /// Elements that users may delete and move, as far as `editActions` says; the binding is written.
    nonisolated public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, R: View, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    nonisolated public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
        C: RandomAccessCollection, R: View, C.Index: Hashable
    {
        self.init(
            data: IndexedIdentifierCollection(base: data.wrappedValue, id: id),
            content: { EditableCollectionContent(content: content(data[$0.index])) }, id: { $0.id })
        rowActions = RowActionsModifier(
            delete: editActions.contains(.deletes) ? .some { EditActions<C>.remove($0, from: data) } : nil,
            move: editActions.contains(.moves) ? .some { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
}

extension EditActions {
    /// Only of collections from which something can be removed is there an action that does.
    fileprivate static func remove(_ offsets: IndexSet, from data: Binding<Data>) {
        func rest<C: RangeReplaceableCollection>(_ all: C) -> Any {
            var result = all
            result.remove(atOffsets: offsets)
            return result
        }
        guard let all = data.wrappedValue as? any RangeReplaceableCollection, let rest = rest(all) as? Data else { return }
        data.wrappedValue = rest
    }
}

extension List {
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable,
        SelectionValue == Never
    {
        self.init(rows: ForEach(data, editActions: editActions, content: rowContent))
    }

    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable, SelectionValue == Never
    {
        self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, editActions: editActions, content: rowContent), selection: .one(selection))
    }

    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, editActions: editActions, content: rowContent), selection: .several(selection))
    }
}
