/// How much room a scene has along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

/// What a scene is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

/// The parts of the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars and other parts of the container.
    public static let container = SafeAreaRegions(rawValue: 1)

    /// The software keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)

    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Which views of a lazy container stay at its edge.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
