import ScrollworkTesting
import SwiftUI
import Testing

/// Deleting and moving rows, and the edit mode.
@MainActor struct ListEditTests {
    struct Items: View {
        @State var items: [String]
        let log: Log
        var canMove = true
        var body: some View {
            List {
                ForEach(items, id: \.self) { item in
                    Text(item).deleteDisabled(item == "fixed").moveDisabled(item == "fixed")
                }
                .onDelete { offsets in
                    log.add("delete \(Array(offsets))")
                    items.remove(atOffsets: offsets)
                }
                .onMove(
                    perform: canMove
                        ? { from, to in
                            log.add("move \(Array(from)) to \(to)")
                            items.move(fromOffsets: from, toOffset: to)
                        } : nil)
            }
            .listStyle(.plain)
        }
    }

    private static let five = ["a", "b", "c", "d", "e"]

    private func editing(_ items: [String] = five, canMove: Bool = true, log: Log) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) {
            Items(items: items, log: log, canMove: canMove).environment(\.editMode, .constant(.active))
        }
    }

    /// The rows from the top, as they lie.
    private func order(_ host: TestHost) -> [String] {
        host.texts.filter { $0.string.count == 1 }.sorted { $0.frame.minY < $1.frame.minY }.map(\.string)
    }

    // MARK: Deleting

    @Test(
        "list.edit.delete a swipe reveals a red button; its tap deletes the row, and so does a swipe across; the rows below close the gap")
    func delete() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Items(items: Self.five, log: log) }
        host.swipeAndRest(row: 1, from: 280, by: -80)
        #expect(host.x("Delete") == 183)
        #expect(host.frame(ofText: "b") == nil)
        host.tap("Delete")
        #expect(log.take() == ["delete [1]"])
        // Where it was, and on its way up.
        #expect(host.y("c") == 131.5)
        host.settle()
        #expect(order(host) == ["a", "c", "d", "e"])
        #expect(host.y("c") == 75.5)
        #expect(!host.strings.contains("Delete"))

        host.swipe(row: 2, from: 290, by: -200)
        host.rest(at: CGPoint(x: 80, y: 2 * 56 + 28))
        host.settle()
        #expect(log.take() == ["delete [2]"])
        #expect(order(host) == ["a", "c", "e"])
    }

    @Test("list.edit.delete nothing is revealed where onDelete is missing or nil, and in rows with deleteDisabled") func deleteDisabled() {
        let log = Log()
        let fixed = TestHost(size: CGSize(width: 300, height: 400)) { Items(items: ["fixed", "b"], log: log) }
        fixed.swipe(row: 0, from: 280, by: -100)
        #expect(fixed.x("fixed") == 16)
        let none = TestHost(size: CGSize(width: 300, height: 400)) {
            EditableList { ForEach(0..<2, id: \.self) { Text("Row \($0)") }.onDelete(perform: nil) }
        }
        none.swipe(row: 0, from: 280, by: -100)
        #expect(none.x("Row 0") == 16)
    }

    @Test("list.edit.offsets offsets count the elements of the ForEach of the row, whatever stands before it") func offsets() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 600)) {
            EditableList {
                Text("first")
                Section("One") { ForEach(0..<2, id: \.self) { Text("one \($0)") }.onDelete { log.add("one \(Array($0))") } }
                ForEach(["two", "three"], id: \.self) { name in
                    Section {
                        ForEach(0..<2, id: \.self) { Text("\(name) \($0)") }.onDelete { log.add("\(name) \(Array($0))") }
                    }
                }
            }
        }
        for text in ["one 1", "two 0", "three 1"] {
            let y = host.frame(ofText: text)!.midY
            host.drag(from: CGPoint(x: 280, y: y), to: CGPoint(x: 170, y: y))
            host.settle()
            host.tap("Delete")
            host.settle()
        }
        #expect(log.entries == ["one [1]", "two [0]", "three [1]"])
    }

    @Test("list.edit.anchor rows that go above what is in sight move nothing; those that come do not either, but at the very top they show")
    func anchor() {
        struct Scene: View {
            @ObservedObject var model: Model<[Int]>
            var body: some View {
                List { ForEach(model.value, id: \.self) { Text("Row \($0)") } }.listStyle(.plain)
            }
        }
        let model = Model(Array(0..<100))
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(model: model) }
        host.rest(at: 30 * 56 + 10)
        let before = host.y("Row 32")
        host.run { model.value.removeFirst(7) }
        #expect(host.y("Row 32") == before)
        #expect(host.y == 1298)
        host.run { model.value.remove(at: 23) }
        // The first row in sight itself: the next one stays.
        #expect(host.y("Row 32") == before)
        host.run { model.value.insert(contentsOf: 200..<220, at: 0) }
        #expect(host.y("Row 32") == before)
        // Near the end, where the content becomes too short for the offset.
        host.rest(at: 10_000)
        let last = host.y("Row 99")
        host.run { model.value.removeFirst(10) }
        #expect(host.y("Row 99") == last)
        host.rest(at: 560)
        host.run { model.value.reverse() }
        #expect(host.y == 560)
        host.rest(at: 0)
        host.run { model.value.insert(500, at: 0) }
        #expect(host.y("Row 500") == 19.5)
    }

    @Test(
        "list.edit.cost deleting one of a million rows compares once and makes the rows that come into view", arguments: [1_000, 1_000_000])
    func cost(_ count: Int) {
        struct Scene: View {
            @State var items: [Int]
            var body: some View {
                EditableList { ForEach(items, id: \.self) { Text("Row \($0)") }.onDelete { items.remove(atOffsets: $0) } }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(items: Array(0..<count)) }
        host.swipeAndRest(row: 1, from: 280, by: -80)
        host.tap("Delete")
        let report = host.reports.last { $0.rowsRealised > 0 || $0.bodies > 0 }!
        #expect(report.rowsRealised <= 2)
        #expect(report.measures < 40)
        #expect(report.extentVisits < 60 * Int(log2(Double(count)) + 1))
        host.settle()
        #expect(host.y("Row 2") == 75.5)
    }

    // MARK: Edit mode

    @Test("list.edit.button an EditButton switches the mode of its page and says Edit or Done; rows make room for marks and handles")
    func button() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 320, height: 500)) {
            NavigationStack {
                Items(items: Self.five, log: log).toolbar { EditButton() }
            }
        }
        #expect(host.x("a") == 16)
        #expect(host.strings.contains("Edit"))
        host.tap("Edit")
        #expect(host.strings.contains("Done"))
        // On its way.
        host.advance(by: 0.1)
        #expect(host.x("a") > 16 && host.x("a") < 54)
        host.settle()
        #expect(host.x("a") == 54)
        #expect(host.checkShadow().isEmpty)
        host.tap("Done")
        host.settle()
        #expect(host.x("a") == 16)
        #expect(host.strings.contains("Edit"))
    }

    @Test("list.edit.button a mode that is given from outside counts, and is written") func binding() {
        struct Scene: View {
            @State var mode = EditMode.inactive
            let log: Log
            var body: some View {
                NavigationStack { Items(items: ["a"], log: log).toolbar { EditButton() } }
                    .environment(\.editMode, $mode)
                    .onChange(of: mode) { log.add("\($1)") }
            }
        }
        let log = Log()
        let host = TestHost(size: CGSize(width: 320, height: 500)) { Scene(log: log) }
        host.tap("Edit")
        host.settle()
        #expect(log.take() == ["active"])
        host.tap("Done")
        host.settle()
        #expect(log.take() == ["inactive"])
        #expect(EditMode.active.isEditing && !EditMode.inactive.isEditing)
    }

    @Test("list.edit.button without any mode around it a tap warns") func noMode() {
        let host = TestHost(size: CGSize(width: 320, height: 500)) { EditButton() }
        host.tap("Edit")
        #expect(host.warnings.contains { $0.contains("EditButton") && $0.contains("NavigationStack") })
    }

    @Test("list.edit.mark while a list is edited a tap on a row's mark reveals the button that deletes; swipes and row buttons do nothing")
    func mark() {
        let log = Log()
        let host = editing(log: log)
        #expect(host.x("a") == 54)
        host.swipe(row: 0, from: 200, by: -100)
        #expect(host.x("a") == 54)
        host.touchUp(at: CGPoint(x: 90, y: 28))
        host.tap(at: CGPoint(x: 27, y: 56 + 28))
        host.settle()
        #expect(host.frame(ofText: "b") == nil)
        #expect(host.x("Delete") == 183)
        host.tap("Delete")
        host.settle()
        #expect(log.entries == ["delete [1]"])
        #expect(order(host) == ["a", "c", "d", "e"])

        let linked = Log()
        let buttons = TestHost(size: CGSize(width: 300, height: 400)) {
            EditableList {
                ForEach(0..<2, id: \.self) { index in Button("Row \(index)") { linked.add("tapped") } }.onDelete { _ in }
            }
            .environment(\.editMode, .constant(.active))
        }
        buttons.tap("Row 0")
        #expect(linked.entries.isEmpty)
    }

    @Test("list.edit.mark rows that cannot be deleted or moved have no mark and no handle") func controls() {
        let log = Log()
        let host = editing(["a", "fixed"], canMove: false, log: log)
        #expect(host.x("a") == 54)
        #expect(host.x("fixed") == 16)
        // Only a mark: red, 22 wide, in the middle of the row's height.
        #expect(host.dump(.display).components(separatedBy: "fill #ff3b30").count == 2)
        host.drag(from: CGPoint(x: 274, y: 28), to: CGPoint(x: 274, y: 100))
        #expect(log.entries.isEmpty)
    }

    @Test("list.edit.select while a list of several choices is edited its rows have circles that taps fill") func select() {
        struct Scene: View {
            @State var chosen: Set<Int> = [1]
            let log: Log
            var body: some View {
                List(selection: $chosen) {
                    ForEach(0..<3, id: \.self) { index in Text("Row \(index)").selectionDisabled(index == 2) }.onDelete { _ in }
                }
                .listStyle(.plain)
                .environment(\.editMode, .constant(.active))
                .onChange(of: chosen) { log.add("\($1.sorted())") }
            }
        }
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(log: log) }
        #expect(host.x("Row 0") == 54)
        #expect(host.x("Row 2") == 16)
        #expect(!host.dump(.display).contains("fill #ff3b30"))
        host.tap(at: CGPoint(x: 27, y: 28))
        host.tap("Row 1")
        host.tap("Row 2")
        #expect(log.entries == ["[0, 1]", "[0]"])
    }

    // MARK: Moving

    @Test("list.edit.move a row follows the finger on its handle, the others make room, and the action runs once with Apple's offsets")
    func move() {
        let log = Log()
        let host = editing(log: log)
        host.touchDown(at: CGPoint(x: 274, y: 28))
        host.touchMove(to: CGPoint(x: 274, y: 50))
        #expect(host.y("a") == 41.5)
        // Its lower edge at 78 has not passed the middle of "b" at 84.
        host.advance(by: 0.3)
        #expect(host.y("b") == 75.5)
        host.touchMove(to: CGPoint(x: 274, y: 150))
        host.advance(by: 0.3)
        // Lower edge at 178: past the middles of "b" (84) and "c" (140).
        #expect(host.y("a") == 141.5)
        #expect(host.y("b") == 19.5)
        #expect(host.y("c") == 75.5)
        #expect(host.y("d") == 187.5)
        #expect(log.entries.isEmpty)
        host.touchUp(at: CGPoint(x: 274, y: 150))
        #expect(log.take() == ["move [0] to 3"])
        // It goes to its place from where it was put down; nothing else moves.
        #expect(host.y("a") == 141.5)
        #expect(host.y("b") == 19.5)
        host.settle()
        #expect(order(host) == ["b", "c", "a", "d", "e"])
        #expect(host.y("a") == 131.5)

        host.drag(from: CGPoint(x: 274, y: 4 * 56 + 28), to: CGPoint(x: 274, y: 10))
        host.settle()
        #expect(log.take() == ["move [4] to 0"])
        #expect(order(host) == ["e", "b", "c", "a", "d"])

        host.drag(from: CGPoint(x: 274, y: 28), to: CGPoint(x: 274, y: 390))
        host.settle()
        #expect(log.take() == ["move [0] to 5"])
        #expect(order(host) == ["b", "c", "a", "d", "e"])
    }

    @Test("list.edit.move a row that is put back, or a touch that is cancelled, moves nothing; handles do not scroll") func noMove() {
        let log = Log()
        let host = editing((0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }, log: log)
        host.touchDown(at: CGPoint(x: 274, y: 28))
        host.touchMove(to: CGPoint(x: 274, y: 120))
        host.advance(by: 0.3)
        host.touchMove(to: CGPoint(x: 274, y: 30))
        host.touchUp(at: CGPoint(x: 274, y: 30))
        host.settle()
        host.touchDown(at: CGPoint(x: 274, y: 84))
        host.touchMove(to: CGPoint(x: 274, y: 200))
        host.touchCancel()
        host.settle()
        #expect(log.entries.isEmpty)
        #expect(order(host).prefix(3) == ["a", "b", "c"])
        #expect(host.y("b") == 75.5)
        #expect(host.scrollView.offset.y == 0)
        // Beside the handle the list scrolls.
        host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100))
        #expect(host.scrollView.offset.y > 80)
    }

    @Test("list.edit.move rows move among those of their ForEach; moveDisabled has no handle") func range() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 500)) {
            EditableList {
                ForEach(["a", "b"], id: \.self) { Text($0) }.onMove { log.add("one \(Array($0)) \($1)") }
                ForEach(["c", "d", "fixed"], id: \.self) { Text($0).moveDisabled($0 == "fixed") }.onMove {
                    log.add("two \(Array($0)) \($1)")
                }
            }
            .environment(\.editMode, .constant(.active))
        }
        host.drag(from: CGPoint(x: 274, y: 28), to: CGPoint(x: 274, y: 450))
        host.settle()
        host.drag(from: CGPoint(x: 274, y: 3 * 56 + 28), to: CGPoint(x: 274, y: 5))
        host.settle()
        host.drag(from: CGPoint(x: 274, y: 4 * 56 + 28), to: CGPoint(x: 274, y: 5))
        host.settle()
        #expect(log.entries == ["one [0] 2", "two [1] 0"])
    }

    @Test("list.edit.move near an edge the list scrolls under the row, which stays under the finger") func autoscroll() {
        let log = Log()
        let host = editing((0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }, log: log)
        host.touchDown(at: CGPoint(x: 274, y: 84))
        host.touchMove(to: CGPoint(x: 274, y: 390))
        host.advance(by: 2)
        #expect(host.scrollView.offset.y > 400)
        #expect(abs(host.y("b") - 381.5) < 0.001)
        host.advance(by: 2)
        #expect(host.scrollView.offset.y == 1056)
        host.touchUp(at: CGPoint(x: 274, y: 390))
        host.settle()
        #expect(log.entries == ["move [1] to 26"])
        #expect(order(host).last == "b")
    }
}

/// Lists that write the binding they show by themselves.
@MainActor struct ListEditActionsTests {
    private struct Item: Identifiable {
        let id: Int
    }

    @Test("list.edit.actions editActions deletes and moves in the binding, as far as it says") func actions() {
        struct Scene: View {
            @State private var items = (0..<4).map { Item(id: $0) }
            let actions: EditActions<[Item]>
            let log: Log
            var body: some View {
                List($items, editActions: actions) { $item in Text("Row \(item.id)") }
                    .listStyle(.plain)
                    .environment(\.editMode, .constant(.active))
                    .onChange(of: items.map(\.id)) { log.add("\($1)") }
            }
        }
        let log = Log()
        let all = TestHost(size: CGSize(width: 300, height: 400)) { Scene(actions: .all, log: log) }
        #expect(all.x("Row 0") == 54)
        all.tap(at: CGPoint(x: 27, y: 84))
        all.settle()
        all.tap("Delete")
        all.settle()
        all.drag(from: CGPoint(x: 274, y: 28), to: CGPoint(x: 274, y: 88))
        all.settle()
        #expect(log.take() == ["[0, 2, 3]", "[2, 0, 3]"])
        let move = TestHost(size: CGSize(width: 300, height: 400)) { Scene(actions: .move, log: log) }
        #expect(move.x("Row 0") == 16)
        move.drag(from: CGPoint(x: 274, y: 28), to: CGPoint(x: 274, y: 88))
        move.settle()
        #expect(log.take() == ["[1, 0, 2, 3]"])
    }

    @Test("list.edit.actions move and remove count offsets from before the change, and leave out those that are none") func offsets() {
        var items = Array("abcdef")
        items.move(fromOffsets: IndexSet([1, 4]), toOffset: 3)
        #expect(String(items) == "acbedf")
        items.move(fromOffsets: IndexSet([0]), toOffset: 6)
        #expect(String(items) == "cbedfa")
        items.move(fromOffsets: IndexSet([2]), toOffset: 2)
        #expect(String(items) == "cbedfa")
        items.remove(atOffsets: IndexSet([0, 5, 9]))
        #expect(String(items) == "bedf")
        items.move(fromOffsets: IndexSet([3, 7]), toOffset: -1)
        #expect(String(items) == "fbed")
    }

    @Test("list.header views in a foreground of a level have that level, not one of it") func levels() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { VStack { Text("pale") }.foregroundStyle(.secondary) }
        let direct = TestHost(size: CGSize(width: 300, height: 400)) { VStack { Text("pale").foregroundStyle(.secondary) } }
        #expect(host.dump(.display) == direct.dump(.display))
    }
}
