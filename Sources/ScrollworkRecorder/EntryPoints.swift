import ScrollworkCore
import SwiftUI

// The symbols that the tool's entry file calls. They are found by name, so that compiling a user's file needs no module of the recorder and
// none of the C headers behind it.

/// Runs the job with the view that `root` makes.
@_silgen_name("scrollwork_run_view")
@MainActor public func runView<Root: View>(_ root: @escaping @MainActor () -> Root) {
    RecorderProgram.run { AnyView(root()) }
}

/// Runs the job with the first window of an app.
@_silgen_name("scrollwork_run_app")
@MainActor public func runApp<A: App>(_ app: A.Type) {
    RecorderProgram.run { rootView(of: app) }
}
