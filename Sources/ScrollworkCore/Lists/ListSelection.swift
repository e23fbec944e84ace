import Foundation
import ScrollworkBase

/// Chooses rows of a list: a tap on a row sets the binding to its tag, else to its id.
package final class ListSelection {
    let choose: ([AnyHashable]) -> Void
    /// Whether rows with some ids are chosen, as of when it is asked for.
    let chosen: () -> ([AnyHashable]) -> Bool
    let isSeveral: Bool
    nonisolated private init(
        isSeveral: Bool, chosen: @escaping () -> ([AnyHashable]) -> Bool, _ choose: @escaping ([AnyHashable]) -> Void
    ) {
        self.isSeveral = isSeveral
        self.chosen = chosen
        self.choose = choose
    }

    nonisolated private static func value<V: Hashable>(of ids: [AnyHashable]) -> V? { ids.lazy.compactMap { $0.base as? V }.first }

    nonisolated static func one<V: Hashable>(_ binding: Binding<V?>?) -> ListSelection? {
        guard let binding else { return nil }
        return ListSelection(
            isSeveral: false,
            chosen: {
                let chosen = binding.wrappedValue
                return { ids in chosen != nil && value(of: ids) == chosen }
            },
            { ids in if let value: V = value(of: ids) { binding.wrappedValue = value } })
    }

    /// A tap adds a row or takes it away.
    nonisolated static func several<V: Hashable>(_ binding: Binding<Set<V>>?) -> ListSelection? {
        guard let binding else { return nil }
        return ListSelection(
            isSeveral: true,
            chosen: {
                let chosen = binding.wrappedValue
                return { ids in value(of: ids).map { chosen.contains($0) } ?? false }
            },
            { ids in if let value: V = value(of: ids) { binding.wrappedValue.formSymmetricDifference([value]) } })
    }
}

private struct ListSelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }

extension EnvironmentValues {
    var listSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}

extension List {
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: .one(selection))
    }

    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), selection: .one(selection))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: .one(selection))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent), selection: .one(selection))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: .one(selection))
    }

    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: .several(selection))
    }

    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), selection: .several(selection))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: .several(selection))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent), selection: .several(selection))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: .several(selection))
    }

    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent), selection: .one(selection))
    }

    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
        self.init(rows: ForEach(data) { index in HStack { rowContent(index) } }, selection: .several(selection))
    }
}
