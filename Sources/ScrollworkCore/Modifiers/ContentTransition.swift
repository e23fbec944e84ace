import ScrollworkBase

/// How a text changes into another one in an animated change of state.
public struct ContentTransition: Equatable, Sendable {
    private let name: String
    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// The old text fades out while the new one fades in.
    public static let opacity = ContentTransition(name: "opacity")
    /// As `opacity`: letters are not turned into each other here.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// As `opacity`: digits do not roll here.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText") }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }

    var fades: Bool { self != .identity }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }

extension EnvironmentValues {
    /// How texts change; texts that nobody said it of change at once.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// How texts in this view change under an animation; see `ContentTransition`.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
