/// Where an item goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
    /// The places that this engine's bars have.
    package enum Bar: Sendable { case leading, principal, trailing, bottom, nowhere }
    private let name: String
    package let bar: Bar

    public static let automatic = ToolbarItemPlacement(name: "automatic", bar: .trailing)
    public static let principal = ToolbarItemPlacement(name: "principal", bar: .principal)
    public static let navigation = ToolbarItemPlacement(name: "navigation", bar: .leading)
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", bar: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", bar: .trailing)
    public static let status = ToolbarItemPlacement(name: "status", bar: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", bar: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", bar: .leading)
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", bar: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", bar: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", bar: .trailing)
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", bar: .bottom)
    /// Above a software keyboard; there is none.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard", bar: .nowhere)
    /// The earlier names of the top bar's ends.
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading", bar: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing", bar: .trailing)
}

/// A bar.
public struct ToolbarPlacement: Equatable, Sendable {
    private let name: String
    public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}
