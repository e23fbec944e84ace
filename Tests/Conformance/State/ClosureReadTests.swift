import Observation
import ScrollworkTesting
import SwiftUI
import Testing

/// Content closures run apart from the body that made them; what they read must wake them all the same.
@MainActor struct ClosureReadTests {
    private struct Rows: View {
        @State private var isMarked = false
        var body: some View {
            VStack(spacing: 0) {
                Button("Mark") { isMarked = true }
                ForEach(0..<2) { index in Text(isMarked ? "Marked \(index)" : "Row \(index)") }
            }
        }
    }

    @Test("P-04 state that only the closure of a ForEach reads updates its rows")
    func forEachState() {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Rows() }
        host.tap("Mark")
        host.settle()
        #expect(host.texts.map(\.string) == ["Mark", "Marked 0", "Marked 1"])
    }

    @Observable final class Model {
        var name = "old"
    }

    private struct Names: View {
        let model: Model
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<1) { _ in Text("each \(model.name)") }
                GeometryReader { _ in Text("reader \(model.name)") }
                ScrollViewReader { _ in Text("proxy \(model.name)") }
            }
        }
    }

    @Test("P-04 an observable property that only content closures read updates them")
    func observable() {
        let model = Model()
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Names(model: model) }
        model.name = "new"
        host.settle()
        #expect(Set(host.texts.map(\.string)) == ["each new", "reader new", "proxy new"])
    }
}
