/// One item of a bar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never
    nonisolated(unsafe) let identifier: ID
    nonisolated let placement: ToolbarItemPlacement
    nonisolated(unsafe) let content: Content

    nonisolated public static func _collect(_ content: Self, into list: inout _ToolbarList) {
        list.entries.append(ToolbarEntry(content.placement, content.content))
    }
}

extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(identifier: (), placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(identifier: id, placement: placement, content: content())
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    nonisolated public var id: ID { identifier }
}

/// Several items of a bar in one place.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never
    nonisolated let placement: ToolbarItemPlacement
    nonisolated(unsafe) let content: Content

    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
    nonisolated public static func _collect(_ content: Self, into list: inout _ToolbarList) {
        list.entries.append(ToolbarEntry(content.placement, content.content))
    }
}
