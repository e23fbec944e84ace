import ScrollworkTesting
import SwiftUI
import Testing

/// Rows of a tree.
@MainActor struct OutlineTests {
    struct Node: Identifiable {
        let id: String
        var children: [Node]?
    }

    let tree = [
        Node(id: "Fruit", children: [Node(id: "Apple"), Node(id: "Citrus", children: [Node(id: "Lemon")])]), Node(id: "Bread"),
    ]

    @Test("list.outline rows under a row show when it is tapped, further in, and go again; leaves take no tap") func list() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { List(tree, children: \.children) { Text($0.id) } }
        #expect(host.strings == ["Fruit", "Bread"])
        host.tap("Fruit")
        host.settle()
        #expect(host.strings == ["Fruit", "Apple", "Citrus", "Bread"])
        #expect(host.frame(ofText: "Apple")!.minX == host.frame(ofText: "Fruit")!.minX + 16)
        host.tap("Citrus")
        host.settle()
        #expect(host.strings == ["Fruit", "Apple", "Citrus", "Lemon", "Bread"])
        host.tap("Lemon")
        host.tap("Fruit")
        host.settle()
        #expect(host.strings == ["Fruit", "Bread"])
    }

    @Test("list.outline the same over a binding") func binding() {
        struct Scene: View {
            @State var tree: [Node]
            var body: some View { List($tree, children: \.children) { $node in Text(node.id) } }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(tree: tree) }
        host.tap("Fruit")
        host.settle()
        #expect(host.strings == ["Fruit", "Apple", "Citrus", "Bread"])
    }

    @Test("list.outline a disclosure group shows its content while its binding, or its own state, is true") func disclosure() {
        struct Scene: View {
            @ObservedObject var open: Model<Bool>
            var body: some View {
                VStack {
                    DisclosureGroup("More", isExpanded: $open.value) { Text("Inside") }
                    DisclosureGroup {
                        Text("Own")
                    } label: {
                        Text("Tap me")
                    }
                }
            }
        }
        let open = Model(false)
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(open: open) }
        #expect(host.strings == ["More", "Tap me"])
        open.value = true
        host.frame()
        host.tap("Tap me")
        host.settle()
        #expect(host.strings == ["More", "Inside", "Tap me", "Own"])
        host.tap("More")
        host.settle()
        #expect(!open.value)
    }

    @Test("list.outline list.selection rows of a tree that are named by a key path can be chosen, one or several") func selection() {
        struct Scene: View {
            @State var tree: [Node]
            @ObservedObject var one: Model<String?>
            @ObservedObject var several: Model<Set<String>>
            var body: some View {
                VStack(spacing: 0) {
                    List(tree, id: \.id, children: \.children, selection: $one.value) { Text($0.id) }
                    List($tree, id: \.id, children: \.children, selection: $several.value) { $node in Text("\(node.id)!") }
                    List(tree, children: \.children, selection: $one.value) { Text("\($0.id)?") }
                }
                .listStyle(.plain)
            }
        }
        let one = Model<String?>(nil)
        let several = Model(Set<String>())
        let host = TestHost(size: CGSize(width: 300, height: 900)) { Scene(tree: tree, one: one, several: several) }
        host.tap("Bread")
        #expect(one.value == "Bread")
        host.tap("Bread!")
        host.tap("Fruit!")
        host.settle()
        host.tap("Apple!")
        host.settle()
        #expect(several.value == ["Bread", "Apple"])
        host.tap("Fruit?")
        host.settle()
        host.tap("Apple?")
        #expect(one.value == "Apple")
    }
}
