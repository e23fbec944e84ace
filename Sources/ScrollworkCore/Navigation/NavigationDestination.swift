import ScrollworkBase

/// Declares how pages of one type of value are made.
package struct DestinationModifier: PrimitiveModifier {
    nonisolated let type: Any.Type
    nonisolated(unsafe) let make: (AnyHashable) -> AnyView
    nonisolated init<D: Hashable, C: View>(_ type: D.Type, _ make: @escaping (D) -> C) {
        self.type = type
        self.make = { value in
            guard let value = value.base as? D else { return AnyView(EmptyView()) }
            return AnyView(make(value))
        }
    }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        DestinationNode(view, context)
    }
}

private final class DestinationNode<Inner: View>: WrapperNode<ModifiedContent<Inner, DestinationModifier>, Inner> {
    init(_ view: ModifiedContent<Inner, DestinationModifier>, _ context: _NodeContext) {
        super.init(view, context, content: view.content)
    }
    override func willMakeContent() { register() }
    override func update(_ new: ModifiedContent<Inner, DestinationModifier>) {
        view = new
        register()
        content.update(new.content)
    }
    private func register() {
        let values = environment.values
        guard let model = values.navigation else {
            Warnings.once(
                "navigation.destination",
                "navigationDestination(for: \(view.modifier.type)) stands outside of a NavigationStack, so nothing can show its pages. "
                    + "Put it on a view inside the stack.")
            return
        }
        model.register(self, type: view.modifier.type, level: values.navigationLevel, view.modifier.make)
    }
    override func willTearDown() { environment.values.navigation?.unregister(self, type: view.modifier.type) }
    override var label: String { "navigationDestination" }
}

/// The page of a value, by the rule that the stack knows for its type.
struct DestinationPage: View {
    nonisolated(unsafe) let model: NavigationModel
    nonisolated(unsafe) let value: AnyHashable
    var body: some View {
        if let page = model.destination(for: value) {
            page
        } else {
            let _ = Warnings.once(
                "navigation.missing.\(type(of: value.base))",
                "A navigation stack was asked for a page of \(type(of: value.base)), but no navigationDestination(for:) for that type is "
                    + "visible in it. Declare one on the stack's root.")
            Image(systemName: "exclamationmark.triangle")
        }
    }
}

extension View {
    /// Makes the pages of a navigation stack that show values of type `data`.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { modifier(DestinationModifier(data, destination)) }
}
