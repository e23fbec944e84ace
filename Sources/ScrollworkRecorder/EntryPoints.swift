import ScrollworkTesting
import SwiftUI

// The symbols that the tool's entry file calls. They are found by name, so that compiling a user's file needs no module of the recorder and
// none of the C headers behind it.

/// Runs the job with the view that `root` makes.
@_silgen_name("scrollwork_run_view")
@MainActor public func runView<Root: View>(_ root: @escaping @MainActor () -> Root) {
    RecorderProgram.run { AnyView(root()) }
}
