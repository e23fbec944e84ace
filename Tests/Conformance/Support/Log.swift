import ScrollworkTesting
import SwiftUI

/// What happened, in order. A class, so that views can write to it without becoming different values.
final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
    /// Writes from a body, where a statement is no view.
    func note(_ entry: String) -> EmptyView {
        entries.append(entry)
        return EmptyView()
    }
    /// What came since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
    func count(_ entry: String) -> Int { entries.filter { $0 == entry }.count }
}

/// A way for a test to reach into a view: the view stores closures here when it appears.
final class Remote {
    private var actions: [String: () -> Void] = [:]
    subscript(name: String) -> () -> Void {
        get { actions[name] ?? {} }
        set { actions[name] = newValue }
    }
}

extension View {
    /// Gives the test a name for an action of the view.
    func remote(_ remote: Remote, _ name: String, _ action: @escaping () -> Void) -> some View {
        onAppear { remote[name] = action }
    }
}

extension TestHost {
    /// Runs an action of a view between two frames and shows the next frame.
    func run(_ action: () -> Void) {
        action()
        frame()
    }

    /// The strings of all visible texts.
    var strings: [String] { texts.map(\.string) }
}

/// A host of the size most tests use.
@MainActor func host<V: View>(@ViewBuilder _ view: () -> V) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 400), view)
}
