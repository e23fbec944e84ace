/// A style of any type, as the environment carries it: makes a body from what the control hands it.
package final class StyleBox<Configuration>: @unchecked Sendable {
    package let makeBody: @MainActor (Configuration) -> AnyView
    package init(_ makeBody: @escaping @MainActor (Configuration) -> AnyView) { self.makeBody = makeBody }
}

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls leave their labels out.
    package var hidesLabels: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Leaves out the labels of controls; assistive technologies still have them on Apple's systems.
    nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
