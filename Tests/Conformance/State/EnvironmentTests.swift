import ScrollworkTesting
import SwiftUI
import Testing

private struct LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct TagKey: EnvironmentKey { static var defaultValue: String { "-" } }
extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
    fileprivate var tag: String {
        get { self[TagKey.self] }
        set { self[TagKey.self] = newValue }
    }
}

@MainActor struct EnvironmentTests {
    struct ReadsLevel: View {
        let log: Log
        @Environment(\.level) private var level
        var body: some View {
            log.note("level body")
            Text("level \(level)")
        }
    }
    struct ReadsTag: View {
        let log: Log
        @Environment(\.tag) private var tag
        var body: some View {
            log.note("tag body")
            Text("tag \(tag)")
        }
    }
    struct Middle: View {
        let log: Log
        var body: some View {
            log.note("middle body")
            VStack {
                ReadsLevel(log: log)
                ReadsTag(log: log)
                ReadsLevel(log: log).environment(\.level, 100)
                ReadsLevel(log: log).transformEnvironment(\.level) { $0 += 1 }
            }
        }
    }

    @Test("a change of a key runs the bodies that read it below the writer, and no other") func readersOnly() {
        let log = Log()
        func view(_ level: Int, _ tag: String) -> some View { Middle(log: log).environment(\.level, level).environment(\.tag, tag) }
        let host = host { view(1, "a") }
        #expect(host.strings == ["level 1", "tag a", "level 100", "level 2"])
        _ = log.take()
        host.update { view(5, "a") }
        // The overridden reader keeps its value; the transformed one follows.
        #expect(host.strings == ["level 5", "tag a", "level 100", "level 6"])
        #expect(log.take() == ["level body", "level body"])
        host.update { view(5, "b") }
        #expect(log.take() == ["tag body"])
        host.update { view(5, "b") }
        #expect(log.take() == [])
    }

    struct Counting: ViewModifier {
        let remote: Remote
        let name: String
        @State private var count = 0
        @Environment(\.tag) private var tag
        func body(content: Content) -> some View {
            HStack {
                content
                Text("\(name) \(count) \(tag)")
            }
            .remote(remote, name) { count += 1 }
        }
    }

    @Test("a modifier has state and environment of its own, per place") func modifierState() {
        let remote = Remote()
        func view(_ text: String) -> some View {
            VStack {
                Text(text).modifier(Counting(remote: remote, name: "one"))
                Text(text).modifier(Counting(remote: remote, name: "two")).environment(\.tag, "t")
            }
        }
        let host = host { view("x") }
        host.run(remote["two"])
        host.run(remote["two"])
        host.run(remote["one"])
        #expect(host.strings == ["x", "one 1 -", "x", "two 2 t"])
        host.update { view("y") }
        #expect(host.strings == ["y", "one 1 -", "y", "two 2 t"])
    }

    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }
    struct Editor: View {
        @Binding var item: Item
        let log: Log
        var body: some View {
            log.note("editor \(item.id)")
            Button(item.name) { item.name += "!" }
        }
    }
    struct Items: View {
        let log: Log
        let remote: Remote
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
        var body: some View {
            VStack {
                ForEach($items) { $item in Editor(item: $item, log: log) }
                Text("count \(items.map(\.name).joined())").remote(remote, "remove") { items.removeFirst() }
            }
        }
    }

    @Test("bindings to the elements of a state edit it in place") func elementBindings() {
        let log = Log()
        let remote = Remote()
        let host = host { Items(log: log, remote: remote) }
        host.tap("b")
        host.tap("b!")
        host.tap("a")
        #expect(host.strings == ["a!", "b!!", "count a!b!!"])
        host.run(remote["remove"])
        #expect(host.strings == ["b!!", "count b!!"])
        host.tap("b!!")
        #expect(host.strings == ["b!!!", "count b!!!"])
        #expect(host.warnings == [])
    }

    struct Point: Equatable {
        var x = 1
        var y = 2
    }
    struct Projected: View {
        let log: Log
        let remote: Remote
        @State private var point = Point()
        var body: some View {
            VStack {
                Number(name: "x", value: $point.x, log: log)
                Number(name: "y", value: $point.y, log: log).remote(remote, "y") { point.y += 1 }
            }
        }
    }
    struct Number: View {
        let name: String
        @Binding var value: Int
        let log: Log
        var body: some View {
            log.note("\(name) \(value)")
            Text("\(name) \(value)")
        }
    }

    @Test("a binding to a part of a state reads and writes that part") func partBindings() {
        let log = Log()
        let remote = Remote()
        let host = host { Projected(log: log, remote: remote) }
        host.run(remote["y"])
        #expect(host.strings == ["x 1", "y 3"])
        #expect(log.entries.last == "y 3")
    }
}
