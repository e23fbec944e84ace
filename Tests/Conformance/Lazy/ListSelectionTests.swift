import ScrollworkTesting
import SwiftUI
import Testing

/// Rows of a list that can be chosen.
@MainActor struct ListSelectionTests {
    struct Item: Identifiable {
        let id: Int
        var name: String { "Item \(id)" }
    }

    @Test("list.selection a tap sets the id of the row; another one replaces it; a scroll chooses nothing") func one() {
        struct Scene: View {
            @State var chosen: Int?
            let log: Recording<Int?>
            var body: some View {
                List((0..<50).map { Item(id: $0) }, selection: $chosen) { Text($0.name) }.onChange(of: chosen) { log.add($1) }
            }
        }
        let log = Recording<Int?>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(log: log) }
        host.tap("Item 1")
        #expect(log.take() == [1])
        // Beside the text, too.
        host.tap(at: CGPoint(x: 280, y: host.frame(ofText: "Item 3")!.midY))
        #expect(log.take() == [3])
        host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.settle()
        #expect(log.entries.isEmpty)
    }

    @Test("list.selection a set gains and loses rows; tags go before ids") func several() {
        struct Scene: View {
            @State var chosen: Set<String> = []
            let log: Recording<Set<String>>
            var body: some View {
                List(selection: $chosen) { ForEach(0..<5, id: \.self) { Text("Row \($0)").tag("tag \($0)") } }
                    .onChange(of: chosen) { log.add($1) }
            }
        }
        let log = Recording<Set<String>>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(log: log) }
        host.tap("Row 1")
        host.tap("Row 4")
        host.tap("Row 1")
        #expect(log.entries == [["tag 1"], ["tag 1", "tag 4"], ["tag 4"]])
    }

    @Test("list.selection a button in the row goes first; a binding of nil and rows of another type choose nothing") func others() {
        struct Scene: View {
            @State var chosen: Int?
            let log: Log
            var body: some View {
                List(selection: $chosen) {
                    ForEach(["a", "b"], id: \.self) { Text($0) }
                    Button("Press") { log.add("pressed") }.tag(7)
                }
                .onChange(of: chosen) { log.add("chosen \($1 ?? -1)") }
            }
        }
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(log: log) }
        host.tap("Press")
        host.tap("a")
        #expect(log.entries == ["pressed"])
        let plain = TestHost(size: CGSize(width: 300, height: 400)) {
            List(0..<3, selection: Binding<Set<Int>>?.none) { Text("Row \($0)") }
        }
        plain.tap("Row 1")
        #expect(plain.strings == ["Row 0", "Row 1", "Row 2"])
    }
}
