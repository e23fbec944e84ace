import ScrollworkBase

extension Binding {
    /// Whether an item is there; writing false takes it away.
    nonisolated func isPresent<Item>() -> Binding<Bool> where Value == Item? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

/// The content for an item; another item is another view.
struct ItemView<Item: Identifiable, Content: View>: View {
    nonisolated(unsafe) let item: Item?
    nonisolated(unsafe) let content: (Item) -> Content
    var body: some View {
        if let item { content(item).id(item.id) }
    }
}

extension View {
    /// Shows a card over the window while the binding is true. Dismissing it writes false.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentationModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) })
    }

    /// Shows a card over the window while there is an item.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(.sheet, isPresented: item.isPresent(), onDismiss: onDismiss) {
                AnyView(ItemView(item: item.wrappedValue, content: content))
            })
    }

    /// Covers the whole window while the binding is true.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentationModifier(.cover, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) })
    }

    /// Covers the whole window while there is an item.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(.cover, isPresented: item.isPresent(), onDismiss: onDismiss) {
                AnyView(ItemView(item: item.wrappedValue, content: content))
            })
    }
}
