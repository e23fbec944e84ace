import ScrollworkTesting
import SwiftUI
import Testing

/// Buttons that a swipe across a row reveals.
@MainActor struct ListSwipeTests {
    /// Rows "Row 0" … with a button "Flag" (4·17 + 30 = 98 wide) and a button "Mark" at the trailing side, "Pin" (81) at the leading one.
    struct Mail: View {
        let log: Log
        var isFull = true
        var count = 20
        var body: some View {
            List {
                ForEach(0..<count, id: \.self) { index in
                    Button("Row \(index)") { log.add("row \(index)") }
                        .swipeActions(allowsFullSwipe: isFull) {
                            Button("Flag", role: .destructive) { log.add("flag \(index)") }
                            Button("Mark") { log.add("mark \(index)") }.tint(.orange)
                        }
                        .swipeActions(edge: .leading, allowsFullSwipe: isFull) { Button("Pin") { log.add("pin \(index)") } }
                }
            }
            .listStyle(.plain)
        }
    }

    private func mail(isFull: Bool = true, direction: LayoutDirection = .leftToRight) -> (TestHost, Log) {
        let log = Log()
        return (host { Mail(log: log, isFull: isFull).environment(\.layoutDirection, direction) }, log)
    }

    /// Whether both trailing buttons of a row stand where they belong.
    private func isOpen(_ host: TestHost, row: Int) -> Bool {
        let y = CGFloat(row) * 56 + 19.5
        return host.frame(ofText: "Flag") == rect(217, y, 68, 17) && host.frame(ofText: "Mark") == rect(119, y, 68, 17)
    }

    @Test(
        "list.swipe.follow the row follows the finger from where the swipe was recognised; the buttons share what it leaves, the first outermost"
    )
    func follow() {
        let (host, log) = mail()
        host.swipe(row: 1, from: 280, by: -98)
        #expect(host.x("Row 1") == -82)
        #expect(host.x("Row 0") == 16)
        // Half of 196 is revealed: each button has begun by half of its width, and its label stands in its own full width.
        #expect(host.x("Flag") == 266)
        #expect(host.x("Mark") == 217)
        #expect(host.frame(ofText: "Mark")?.midY == 84)
        #expect(log.entries.isEmpty)
    }

    @Test(
        "list.swipe.open a finger that lifts past half of the buttons' width opens the row, before that it goes back; a flick decides by its direction"
    )
    func open() {
        let (host, log) = mail()
        host.swipeAndRest(row: 1, from: 280, by: -100)
        #expect(isOpen(host, row: 1))
        #expect(host.checkShadow().isEmpty)
        host.tap(at: CGPoint(x: 150, y: 300))
        host.settle()
        #expect(host.x("Row 1") == 16)
        host.swipeAndRest(row: 1, from: 280, by: -97)
        #expect(host.x("Row 1") == 16)
        #expect(host.frame(ofText: "Flag") == nil)
        host.fling(from: CGPoint(x: 280, y: 84), to: CGPoint(x: 230, y: 84))
        host.settle()
        #expect(isOpen(host, row: 1))
        #expect(log.entries.isEmpty)
    }

    @Test("list.swipe.tap a button's tap runs its action and lets the row go back") func tap() {
        let (host, log) = mail()
        host.swipeAndRest(row: 2, from: 280, by: -150)
        host.tap("Mark")
        host.settle()
        #expect(log.take() == ["mark 2"])
        #expect(host.x("Row 2") == 16)
        #expect(host.frame(ofText: "Mark") == nil)
    }

    @Test("list.swipe.leading the other side has buttons of its own; a side without buttons does not move") func leading() {
        let (host, log) = mail()
        host.swipeAndRest(row: 0, from: 20, by: 60)
        #expect(host.x("Row 0") == 97)
        #expect(host.x("Pin") == 15)
        host.tap("Pin")
        host.settle()
        #expect(log.take() == ["pin 0"])

        let plain = TestHost(size: CGSize(width: 300, height: 400)) {
            EditableList { Text("Row").swipeActions { Button("Flag") {} } }
        }
        plain.swipe(row: 0, from: 100, by: 60)
        #expect(plain.x("Row") == 16)
    }

    @Test("list.swipe.full past half of the row and 40 past the buttons the first action runs when the finger lifts, once") func full() {
        let (host, log) = mail()
        // 196 + 40 = 236 is farther than half of 300.
        host.swipe(row: 3, from: 290, by: -235)
        host.rest(at: CGPoint(x: 290 - 245, y: 3 * 56 + 28))
        host.settle()
        #expect(isOpen(host, row: 3))
        host.tap(at: CGPoint(x: 150, y: 300))
        host.settle()
        host.swipe(row: 3, from: 290, by: -236)
        host.advance(by: 0.3)
        // The first button has taken all the room.
        #expect(host.x("Flag") == 148)
        host.rest(at: CGPoint(x: 290 - 246, y: 3 * 56 + 28))
        host.settle()
        #expect(log.take() == ["flag 3"])
        #expect(host.x("Row 3") == 16)
    }

    @Test("list.swipe.band without a full swipe the row resists past its buttons as content does past an edge") func band() {
        let (host, log) = mail(isFull: false)
        host.swipe(row: 1, from: 290, by: -270)
        // (1 − 1/(x·0.55/d + 1))·d of the 74 points past the buttons, in a row of 300.
        let past = 300 * (74 * 0.55) / (74 * 0.55 + 300)
        #expect(abs(host.frame(ofText: "Mark")!.minX - (300 - (196 + past) + ((196 + past) / 2 - 68) / 2)) < 0.001)
        host.rest(at: CGPoint(x: 10, y: 84))
        host.settle()
        #expect(log.entries.isEmpty)
        #expect(isOpen(host, row: 1))
    }

    @Test("list.swipe.lock a movement that goes along the row by no more than across scrolls the list; a swipe does not scroll it")
    func lock() {
        let (host, _) = mail()
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 140, y: 140))
        host.settle()
        #expect(host.y == 50)
        host.rest(at: 0)
        host.touchDown(at: CGPoint(x: 200, y: 84))
        host.advance(by: 0.1)
        host.touchMove(to: CGPoint(x: 180, y: 66))
        host.touchMove(to: CGPoint(x: 140, y: 20))
        #expect(host.y == 0)
        #expect(host.x("Row 1") == -24)
    }

    @Test("list.swipe.close one row is open at a time; a scroll, and a tap beside the buttons, let it go back, and that tap is none")
    func close() {
        let (host, log) = mail()
        host.swipeAndRest(row: 1, from: 280, by: -150)
        host.swipeAndRest(row: 3, from: 280, by: -150)
        #expect(host.x("Row 1") == 16)
        #expect(isOpen(host, row: 3))
        host.wheel(10)
        host.settle()
        #expect(host.x("Row 3") == 16)
        host.rest(at: 0)
        host.swipeAndRest(row: 1, from: 280, by: -150)
        host.tap(at: CGPoint(x: 60, y: 4 * 56 + 28))
        host.settle()
        #expect(host.x("Row 1") == 16)
        host.swipeAndRest(row: 1, from: 280, by: -150)
        host.tap(at: CGPoint(x: 20, y: 84))
        host.settle()
        #expect(host.x("Row 1") == 16)
        #expect(log.entries.isEmpty)
        host.tap("Row 4")
        #expect(log.entries == ["row 4"])
    }

    @Test("list.swipe.close a tap outside of the list is none of its business") func outside() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            VStack(spacing: 0) {
                Mail(log: log)
                Button("Outside") { log.add("outside") }.frame(height: 50)
            }
        }
        host.swipeAndRest(row: 1, from: 280, by: -150)
        host.tap("Outside")
        host.settle()
        #expect(log.entries == ["outside"])
        #expect(isOpen(host, row: 1))
    }

    @Test("list.swipe.close an open row can be taken on: further, or back") func again() {
        let (host, _) = mail()
        host.swipeAndRest(row: 1, from: 280, by: -150)
        host.swipe(row: 1, from: 40, by: 100)
        #expect(host.x("Row 1") == -80)
        host.rest(at: CGPoint(x: 150, y: 84))
        host.settle()
        #expect(host.x("Row 1") == 16)
        host.swipe(row: 1, from: 280, by: -150)
        host.touchCancel()
        host.settle()
        #expect(host.x("Row 1") == 16)
    }

    @Test("list.swipe.mirror right to left everything is mirrored: the trailing buttons lie at the left") func mirror() {
        let (host, log) = mail(direction: .rightToLeft)
        #expect(host.frame(ofText: "Row 1")?.maxX == 284)
        host.swipeAndRest(row: 1, from: 20, by: 150)
        #expect(host.frame(ofText: "Row 1") == nil)
        #expect(host.x("Flag") == 15)
        #expect(host.x("Mark") == 113)
        host.tap("Flag")
        host.settle()
        #expect(log.take() == ["flag 1"])
        host.swipeAndRest(row: 1, from: 280, by: -60)
        #expect(host.frame(ofText: "Pin")?.maxX == 285)
    }

    @Test("list.swipe.look buttons are red where they destroy, have the tint that is set on them, else are gray; of labels the icon shows")
    func look() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            EditableList {
                Text("Row").swipeActions {
                    Button("A", role: .destructive) {}
                    Button("B") {}.tint(.orange)
                    Button {
                    } label: {
                        Label("Title", systemImage: "star")
                    }
                }
            }
            .tint(.purple)
        }
        #expect(!host.dump(.display).contains("#ff3b30"))
        host.swipeAndRest(row: 0, from: 290, by: -150)
        let dump = host.dump(.display)
        // Three buttons of 74: 15 + 17 + 15 is less.
        for (color, x) in [("#ff3b30", 226), ("#ff9500", 152), ("#8e8e93", 78)] { #expect(dump.contains("fill \(color)"), "\(x)") }
        #expect(!dump.contains("fill #af52de"))
        #expect(host.strings.sorted() == ["A", "B"])
        #expect(host.x("A") == 254.5)
    }

    @Test("list.swipe.lazy the buttons' views are made when a row is swiped, for that row, and are gone when it is back") func lazy() {
        struct Counted: View {
            let index: Int
            let log: Log
            var body: some View {
                let _ = log.add("made \(index)")
                Button("Flag") {}.onDisappear { log.add("gone \(index)") }
            }
        }
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            EditableList {
                ForEach(0..<1_000_000, id: \.self) { index in
                    Text("Row \(index)").swipeActions { Counted(index: index, log: log) }
                }
                .onDelete { _ in }
            }
        }
        let report = host.reports.first { $0.rowsRealised > 0 }!
        #expect(report.rowsRealised <= 9)
        #expect(log.take().isEmpty)
        host.swipeAndRest(row: 2, from: 280, by: -100)
        #expect(log.take() == ["made 2"])
        host.tap(at: CGPoint(x: 100, y: 300))
        host.settle()
        #expect(log.take() == ["gone 2"])
    }

    @Test("list.swipe.replace buttons at the trailing side stand in for the one that deletes") func replace() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            EditableList {
                ForEach(0..<3, id: \.self) { index in
                    if index == 0 {
                        Text("Row 0").swipeActions { Button("Flag") {} }
                    } else {
                        Text("Row \(index)").swipeActions(edge: .leading) { Button("Pin") {} }
                    }
                }
                .onDelete { log.add("delete \(Array($0))") }
            }
        }
        host.swipeAndRest(row: 0, from: 280, by: -80)
        #expect(host.strings.contains("Flag"))
        #expect(!host.strings.contains("Delete"))
        host.swipeAndRest(row: 1, from: 280, by: -80)
        #expect(host.strings.contains("Delete"))
        host.tap("Delete")
        #expect(log.entries == ["delete [1]"])
    }
}
