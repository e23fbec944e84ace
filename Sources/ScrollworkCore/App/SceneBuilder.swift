/// Builds scenes from closures.
@resultBuilder
public struct SceneBuilder {
    nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// A scene that exists only where it is available.
    nonisolated public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
        OptionalScene(scene)
    }
    nonisolated public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker {
        AvailableScene(scene)
    }
}

/// Marks a scene that stands behind an availability check.
public protocol _LimitedAvailabilitySceneMarker {}

private struct AvailableScene: PrimitiveScene, _LimitedAvailabilitySceneMarker {
    typealias Body = Never
    nonisolated(unsafe) let root: () -> AnyView?
    nonisolated init<S: Scene>(_ scene: S) {
        nonisolated(unsafe) let scene = scene
        root = { S._rootView(scene) }
    }
    nonisolated static func _rootView(_ scene: AvailableScene) -> AnyView? { scene.root() }
}

private struct OptionalScene: PrimitiveScene {
    typealias Body = Never
    nonisolated(unsafe) let root: () -> AnyView?
    nonisolated init(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) {
        func root<S: Scene>(of scene: S) -> () -> AnyView? {
            nonisolated(unsafe) let scene = scene
            return { S._rootView(scene) }
        }
        self.root = scene.map { root(of: $0) } ?? { nil }
    }
    nonisolated static func _rootView(_ scene: OptionalScene) -> AnyView? { scene.root() }
}
