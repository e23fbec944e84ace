import Combine
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct IdentityTests {
    /// Counts taps from the test under a name, and shows the count.
    struct Counter: View {
        let name: String
        let remote: Remote
        @State private var count = 0
        var body: some View { Text("\(name) \(count)").remote(remote, name) { count += 1 } }
    }

    struct Branches: View {
        let flag: Bool
        let remote: Remote
        var body: some View {
            if flag { Counter(name: "c", remote: remote) } else { Counter(name: "c", remote: remote) }
        }
    }

    @Test("P-20 the sides of an if are different identities") func branches() {
        let remote = Remote()
        let host = host { Branches(flag: true, remote: remote) }
        host.run(remote["c"])
        #expect(host.strings == ["c 1"])
        host.update { Branches(flag: true, remote: remote) }
        #expect(host.strings == ["c 1"])
        host.update { Branches(flag: false, remote: remote) }
        #expect(host.strings == ["c 0"])
        host.update { Branches(flag: true, remote: remote) }
        #expect(host.strings == ["c 0"])
    }

    @Test("P-21 a new id starts the state over") func newID() {
        let remote = Remote()
        let host = host { Counter(name: "c", remote: remote).id(1) }
        host.run(remote["c"])
        host.update { Counter(name: "c", remote: remote).id(1) }
        #expect(host.strings == ["c 1"])
        host.update { Counter(name: "c", remote: remote).id(2) }
        #expect(host.strings == ["c 0"])
    }

    @Test("P-22 an appearance inside the id fires again, one outside does not") func modifiersAndID() {
        let log = Log()
        @ViewBuilder func view(_ id: Int) -> some View {
            VStack {
                Text("a").onAppear { log.add("inside") }.id(id)
                Text("b").id(id).onAppear { log.add("outside") }
            }
        }
        let host = host { view(1) }
        #expect(log.take() == ["inside", "outside"])
        host.update { view(2) }
        #expect(log.take() == ["inside"])
    }

    @Test("P-23 on an id change the new view appears before the old one disappears") func idOrder() {
        let log = Log()
        func view(_ id: Int) -> some View {
            Text("x").onAppear { log.add("A\(id)") }.onDisappear { log.add("D\(id)") }.id(id)
        }
        let host = host { view(1) }
        host.update { view(2) }
        #expect(log.entries == ["A1", "A2", "D1"])
    }

    @Test("P-23 with the identity transition the old view disappears first") func idOrderWithTransition() {
        let log = Log()
        func view(_ id: Int) -> some View {
            Text("x").onAppear { log.add("A\(id)") }.onDisappear { log.add("D\(id)") }.transition(.identity).id(id)
        }
        let host = host { view(1) }
        host.update { view(2) }
        #expect(log.entries == ["A1", "D1", "A2"])
    }

    @Test("P-24 moved elements keep their state and removed ones lose it") func moves() {
        let remote = Remote()
        func list(_ ids: [String]) -> some View { VStack { ForEach(ids, id: \.self) { Counter(name: $0, remote: remote) } } }
        let host = host { list(["a", "b", "c"]) }
        host.run(remote["a"])
        host.run(remote["c"])
        host.run(remote["c"])
        #expect(host.strings == ["a 1", "b 0", "c 2"])
        host.update { list(["c", "b", "a"]) }
        #expect(host.strings == ["c 2", "b 0", "a 1"])
        host.update { list(["c", "b"]) }
        host.update { list(["a", "c", "b"]) }
        #expect(host.strings == ["a 0", "c 2", "b 0"])
    }

    @Test("P-24 a duplicate id is warned about and shown once") func duplicates() {
        let host = host { VStack { ForEach(["a", "b", "a"], id: \.self) { Text($0) } } }
        #expect(host.strings == ["a", "b"])
        #expect(host.warnings.count == 1)
        #expect(host.warnings[0].hasPrefix("ForEach has the id a more than once"))
    }

    struct Seeded: View {
        @State private var value: Int
        let now: Int
        init(_ value: Int) {
            _value = State(initialValue: value)
            now = value
        }
        var body: some View { Text("first \(value) now \(now)") }
    }

    @Test("P-25 the initial value of a state counts once per identity") func initialValue() {
        let host = host { Seeded(1) }
        host.update { Seeded(2) }
        #expect(host.strings == ["first 1 now 2"])
        host.update { Seeded(3) }
        #expect(host.strings == ["first 1 now 3"])
    }

    struct Item: Identifiable, Equatable {
        let id: Int
        var title: String
    }
    struct Row: View {
        let item: Item
        @State private var seed: String
        init(_ item: Item) {
            self.item = item
            _seed = State(initialValue: item.title)
        }
        var body: some View { Text("\(item.title)/\(seed)") }
    }

    @Test("M-179 row state seeded from an element keeps its first value and follows the id") func rowState() {
        func list(_ items: [Item]) -> some View { VStack { ForEach(items) { Row($0) } } }
        let host = host { list([Item(id: 1, title: "a"), Item(id: 2, title: "b")]) }
        #expect(host.strings == ["a/a", "b/b"])
        host.update { list([Item(id: 2, title: "y"), Item(id: 1, title: "x")]) }
        #expect(host.strings == ["y/b", "x/a"])
        host.update { list([Item(id: 3, title: "z"), Item(id: 1, title: "x")]) }
        #expect(host.strings == ["z/z", "x/a"])
    }

    final class Model: ObservableObject {
        static var made = 0
        let number: Int
        @Published var value = 0
        init() {
            Model.made += 1
            number = Model.made
        }
    }
    struct Owner: View {
        let input: Int
        @StateObject private var model = Model()
        var body: some View {
            VStack {
                Text("owner \(input) \(model.value)")
                Watcher(model: model)
            }
        }
    }
    struct Watcher: View {
        @ObservedObject var model: Model
        var body: some View { Text("model \(model.number > 0) \(model.value)") }
    }

    @Test("P-26 a state object is made once per identity") func stateObject() {
        Model.made = 0
        let host = host { Owner(input: 1).id(0) }
        host.update { Owner(input: 2).id(0) }
        host.update { Owner(input: 3).id(0) }
        #expect(Model.made == 1)
        #expect(host.strings == ["owner 3 0", "model true 0"])
        host.update { Owner(input: 3).id(1) }
        #expect(Model.made == 2)
    }

    @Test("P-26 an observed object is not owned: the view follows the one it is given") func observedObject() {
        let first = Model()
        let second = Model()
        second.value = 5
        let host = host { Watcher(model: first) }
        first.value = 1
        host.frame()
        #expect(host.strings == ["model true 1"])
        host.update { Watcher(model: second) }
        #expect(host.strings == ["model true 5"])
        // Nobody listens to the first one any more.
        first.value = 9
        host.frame()
        #expect(host.report.bodies == 0)
        second.value = 6
        host.frame()
        #expect(host.strings == ["model true 6"])
        weak var weakModel: Model?
        do {
            let third = Model()
            weakModel = third
            _ = third
        }
        #expect(weakModel == nil)
    }

    final class Names { var ids: [AnyHashable] = [] }
    struct Spaced: View {
        let names: Names
        let input: Int
        @Namespace private var space
        var body: some View {
            record()
            GeometryReader { proxy in
                Text("\(input) \(Int(proxy.frame(in: .named(space)).minY))")
            }
            .frame(height: 20)
            .padding(.top, 10)
            .coordinateSpace(name: space)
        }
        func record() -> EmptyView {
            names.ids.append(AnyHashable(space))
            return EmptyView()
        }
    }

    @Test("P-27 a namespace is constant for an identity, differs between instances and names a space") func namespaces() {
        let names = Names()
        func view(_ input: Int) -> some View {
            VStack {
                Spaced(names: names, input: input)
                Spaced(names: names, input: input)
            }
        }
        let host = host { view(1) }
        host.update { view(2) }
        #expect(names.ids.count == 4)
        #expect(names.ids[0] != names.ids[1])
        #expect(Array(names.ids[0..<2]) == Array(names.ids[2..<4]))
        #expect(host.strings == ["2 10", "2 10"])
    }

    @Test("P-28 wrapping in AnyView keeps identity while the type stays") func anyView() {
        let remote = Remote()
        let host = host { AnyView(Counter(name: "c", remote: remote)) }
        host.run(remote["c"])
        host.update { AnyView(Counter(name: "c", remote: remote)) }
        #expect(host.strings == ["c 1"])
        host.update { AnyView(Counter(name: "c", remote: remote).padding()) }
        #expect(host.strings == ["c 0"])
    }

    @Test("P-28 Group and builders keep the identity of equal content") func groups() {
        let remote = Remote()
        func view(_ spacing: CGFloat) -> some View {
            VStack(spacing: spacing) {
                Group {
                    Counter(name: "a", remote: remote)
                    Counter(name: "b", remote: remote)
                }
            }
        }
        let host = host { view(0) }
        host.run(remote["b"])
        host.update { view(10) }
        #expect(host.strings == ["a 0", "b 1"])
    }
}
