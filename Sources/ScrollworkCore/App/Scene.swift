/// A part of an app's user interface with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// The engine's hook: the view that the scene's window shows; nil for scenes that are not shown at launch.
    nonisolated static func _rootView(_ scene: Self) -> AnyView?
}

extension Scene {
    nonisolated public static func _rootView(_ scene: Self) -> AnyView? {
        AnyView(
            OwnerBody(owner: scene) { scene in
                nonisolated(unsafe) let scene = scene
                nonisolated(unsafe) var body: Body?
                MainActor.assumeIsolated { body = scene.body }
                return body.flatMap(Body._rootView) ?? AnyView(EmptyView())
            })
    }
}

/// A scene that the engine knows itself.
@MainActor @preconcurrency
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { primitiveBody(Self.self) }
}

extension Never: Scene {
    nonisolated public static func _rootView(_ scene: Never) -> AnyView? {}
}

/// Several scenes; the first one with a view is shown.
package struct TupleScene: PrimitiveScene {
    package typealias Body = Never
    nonisolated(unsafe) private let roots: [() -> AnyView?]
    nonisolated init<each S: Scene>(_ scene: repeat each S) {
        var roots: [() -> AnyView?] = []
        func add<One: Scene>(_ scene: One) {
            nonisolated(unsafe) let scene = scene
            roots.append { One._rootView(scene) }
        }
        repeat add(each scene)
        self.roots = roots
    }
    nonisolated package static func _rootView(_ scene: TupleScene) -> AnyView? {
        for root in scene.roots { if let view = root() { return view } }
        return nil
    }
}
