/// What kinds of input an action for submitting is for.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields, which this engine has none of.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key says.
public struct SubmitLabel: Sendable {
    let title: String
    public static var done: SubmitLabel { SubmitLabel(title: "done") }
    public static var go: SubmitLabel { SubmitLabel(title: "go") }
    public static var send: SubmitLabel { SubmitLabel(title: "send") }
    public static var join: SubmitLabel { SubmitLabel(title: "join") }
    public static var route: SubmitLabel { SubmitLabel(title: "route") }
    public static var search: SubmitLabel { SubmitLabel(title: "search") }
    public static var `return`: SubmitLabel { SubmitLabel(title: "return") }
    public static var next: SubmitLabel { SubmitLabel(title: "next") }
    public static var `continue`: SubmitLabel { SubmitLabel(title: "continue") }
}

package struct SubmitAction {
    let run: () -> Void
}

private struct SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }
private struct SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }

extension EnvironmentValues {
    /// Innermost first.
    package var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
    package var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when return is typed in a text field of the view; actions further out run after it.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) { if triggers.contains(.text) { $0.insert(SubmitAction(run: action), at: 0) } }
    }
    /// What the return key of the keyboard says for text fields of the view.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.submitLabel, submitLabel) }
    /// Keeps actions for submitting that are declared further out from fields of the view.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}
