import ScrollworkBase
import ScrollworkGraph

/// Whether the user edits what a view shows.
public enum EditMode: Sendable, Hashable {
    case inactive
    /// For the time of one gesture, such as a swipe that deletes.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the views here are edited. Each page of a navigation stack has a mode of its own, unless one is set around it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

extension EnvironmentScope {
    /// The scope of a page: with an edit mode of its own where none is given from outside.
    static func page(of owner: ViewNode) -> EnvironmentScope {
        let outer = owner.environment
        guard Tracking.untracked({ EnvironmentValues(scope: outer).editMode }) == nil else { return outer }
        let scope = EnvironmentScope(parent: outer)
        var values = EnvironmentValues(scope: nil)
        values.editMode = Binding(
            location: StateLocation(EditMode.inactive, engine: owner.engine, name: "editMode", owner: owner.label))
        scope.replaceWrites(values.overrides, reason: UpdateReason("page"))
        return scope
    }
}

/// Starts and ends editing.
public struct EditButton: View {
    nonisolated(unsafe) private var mode = Environment(\.editMode)
    nonisolated public init() {}

    public var body: some View {
        let mode = self.mode.wrappedValue
        let isEditing = mode?.wrappedValue.isEditing == true
        return Button {
            guard let mode else {
                return Warnings.once(
                    "editbutton.mode",
                    "An EditButton was tapped where no edit mode is, so nothing happens. "
                        + "Put it into a NavigationStack, or give the list and the button .environment(\\.editMode, $mode).")
            }
            withAnimation { mode.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            // The font that the bar gives, only heavier: UIKit's "done" items.
            if isEditing { Text(verbatim: "Done").fontWeight(.semibold) } else { Text(verbatim: "Edit") }
        }
    }
}
