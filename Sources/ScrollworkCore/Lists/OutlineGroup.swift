import Foundation
import ScrollworkBase

/// A row that shows more rows under it when it is tapped.
public struct DisclosureGroup<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: () -> Content
    nonisolated(unsafe) private let binding: Binding<Bool>?
    nonisolated(unsafe) private var own = State(initialValue: false)

    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        binding = nil
    }
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        binding = isExpanded
    }

    public var body: some View {
        let isExpanded = binding?.wrappedValue ?? own.wrappedValue
        OutlineRow(isExpanded: isExpanded, depth: 0, label: label) {
            if let binding { binding.wrappedValue.toggle() } else { own.wrappedValue.toggle() }
        }
        if isExpanded { content() }
    }
}

extension DisclosureGroup where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// A label and, where there is something below it, a mark that points at it: 16 points to the side for each level (UIKit's outline cells).
private struct OutlineRow<Label: View>: View {
    /// nil for a leaf.
    nonisolated let isExpanded: Bool?
    nonisolated let depth: Int
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let toggle: () -> Void

    nonisolated init(isExpanded: Bool?, depth: Int, label: Label, toggle: @escaping () -> Void) {
        self.isExpanded = isExpanded
        self.depth = depth
        self.label = label
        self.toggle = toggle
    }

    var body: some View {
        if let isExpanded {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                Image(systemName: isExpanded ? "chevron.down" : "chevron.right").foregroundStyle(.secondary)
            }
            .padding(.leading, CGFloat(depth) * 16)
            .contentShape(Rectangle())
            .onTapGesture(perform: toggle)
        } else {
            label.padding(.leading, CGFloat(depth) * 16)
        }
    }
}

/// Stands for the rows under a row in the type of an outline.
public struct OutlineSubgroupChildren: View {
    public var body: some View { EmptyView() }
}

/// Rows of a tree; a row with rows under it shows them when it is tapped.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
    nonisolated let rows: AnyView
    nonisolated init(rows: AnyView) { self.rows = rows }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View { rows }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// The rows of a tree that can be seen, in order.
private struct OutlineRows<Element, ID: Hashable, Row: View>: View {
    struct Entry: Identifiable {
        let id: ID
        let element: Element
        let depth: Int
        let isBranch: Bool
    }

    nonisolated(unsafe) let roots: [Element]
    nonisolated(unsafe) let id: (Element) -> ID
    nonisolated(unsafe) let children: (Element) -> [Element]?
    nonisolated(unsafe) let row: (Element) -> Row
    nonisolated(unsafe) private var expanded = State(initialValue: Set<ID>())

    nonisolated init(
        roots: [Element], id: @escaping (Element) -> ID, children: @escaping (Element) -> [Element]?, row: @escaping (Element) -> Row
    ) {
        self.roots = roots
        self.id = id
        self.children = children
        self.row = row
    }

    private func entries(_ elements: [Element], _ depth: Int) -> [Entry] {
        elements.flatMap { element -> [Entry] in
            let below = children(element)
            let entry = Entry(id: id(element), element: element, depth: depth, isBranch: below != nil)
            guard let below, expanded.wrappedValue.contains(entry.id) else { return [entry] }
            return [entry] + entries(below, depth + 1)
        }
    }

    var body: some View {
        ForEach(entries(roots, 0)) { entry in
            OutlineRow(
                isExpanded: entry.isBranch ? expanded.wrappedValue.contains(entry.id) : nil, depth: entry.depth, label: row(entry.element)
            ) {
                expanded.wrappedValue.formSymmetricDifference([entry.id])
            }
        }
    }
}

extension List where SelectionValue == Never {
    /// Rows of a tree.
    /// - Parameter children: the elements under one; nil for a leaf.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(
            rows: OutlineGroup(
                rows: AnyView(
                    OutlineRows(
                        roots: Array(data), id: { $0.id }, children: { $0[keyPath: children].map(Array.init) }, row: rowContent))))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        func below(_ element: Binding<Data.Element>) -> [Binding<Data.Element>]? {
            guard let first = element.wrappedValue[keyPath: children] else { return nil }
            return Array(
                Binding(
                    get: { element.wrappedValue[keyPath: children] ?? first },
                    set: { (new: Data) in element.wrappedValue[keyPath: children] = new }))
        }
        self.init(
            rows: OutlineGroup(
                rows: AnyView(
                    OutlineRows(roots: Array(data), id: { $0.wrappedValue.id }, children: below, row: rowContent))))
    }
}
