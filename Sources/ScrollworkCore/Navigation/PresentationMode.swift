/// Whether a view is on a page that can be left, and how to leave it; the predecessor of `dismiss`.
public struct PresentationMode {
    public let isPresented: Bool
    let action: DismissAction
    public mutating func dismiss() { action() }
}

extension EnvironmentValues {
    /// Writing to it has no effect beyond `dismiss()`.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, action: dismiss)
        return Binding(get: { mode }, set: { _ in })
    }
}
