/// The file that is compiled along with the user's: it hands the root view to the runtime.
///
/// The runtime's functions are declared by their symbol names rather than imported: importing their module would ask for the
/// C headers of the rasteriser, which a user's machine need not have.
enum EntryFile {
    static let name = "scrollwork-entry.swift"

    static func text(for root: RootView) -> String {
        let (declaration, call) =
            switch root {
            case .view(let name): (runView, "__scrollworkRunView { \(name)() }")
            case .preview(let name): (runView, "__scrollworkRunView { \(name).previews }")
            case .app(let name): (runApp, "__scrollworkRunApp(\(name).self)")
            }
        return """
            import SwiftUI

            \(declaration)

            @main enum __ScrollworkEntry {
                @MainActor static func main() { \(call) }
            }

            """
    }

    private static let runView = """
        @_silgen_name("scrollwork_run_view")
        @MainActor private func __scrollworkRunView<Root: SwiftUI.View>(_ root: @escaping @MainActor () -> Root)
        """
    private static let runApp = """
        @_silgen_name("scrollwork_run_app")
        @MainActor private func __scrollworkRunApp<Root: SwiftUI.App>(_ app: Root.Type)
        """
}
