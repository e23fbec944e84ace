import Foundation

/// A program with a user interface, described by its scenes.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// The entry point that `@main` calls. This build shows views without a window, so it says how to run the program and ends with status 2.
    @MainActor @preconcurrency
    public static func main() {
        let name = TypeNames.short(Self.self)
        let text =
            "\(name) was started as a program, but this build of SwiftUI has no window yet. "
            + "Run the source file with the tool instead: scrollwork record FILE.swift\n"
        FileHandle.standardError.write(Data(text.utf8))
        exit(2)
    }
}

/// The view that the first window of `app` shows; state that the app and its scenes declare lives as long as the view's node.
package func rootView<A: App>(of app: A) -> AnyView {
    AnyView(
        OwnerBody(owner: app) { app in
            nonisolated(unsafe) let app = app
            nonisolated(unsafe) var scene: A.Body?
            MainActor.assumeIsolated { scene = app.body }
            return scene.flatMap(A.Body._rootView) ?? AnyView(EmptyView())
        })
}

/// As `rootView(of:)`, for an app that has not been made yet.
package func rootView<A: App>(of type: A.Type) -> AnyView {
    nonisolated(unsafe) var app: A?
    MainActor.assumeIsolated { app = A() }
    return rootView(of: app!)
}
