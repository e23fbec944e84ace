import Foundation
import ScrollworkBase

/// A view that repeats for each element of a collection; elements keep their identity by id (P-24).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    nonisolated(unsafe) public var data: Data
    nonisolated(unsafe) public var content: (Data.Element) -> Content
    nonisolated(unsafe) package let id: (Data.Element) -> ID
    /// Whether an element is its own id.
    nonisolated(unsafe) package var isOwnID = false
    /// What users may do with the rows, if the initialiser says.
    nonisolated(unsafe) var rowActions: RowActionsModifier?
}

/// Views made from a collection.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { primitiveBody(Self.self) }

    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        // Elements that are lists themselves are opened, so that their rows are lazy; of very many only those that are shown (L-149).
        guard context.isLazyList, RowKinds.of(Content.self) != .many || view.data.count > LazyLimits.openedElements else {
            return ForEachNode(view, context)
        }
        return LazyForEachNode(view, context)
    }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: \.id)
    }
}

extension ForEach where Content: View {
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
        isOwnID = id == \Data.Element.self
    }

    nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { entry in content(data[entry.0]) },
            id: { $0.1 })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
        isOwnID = true
    }
}
