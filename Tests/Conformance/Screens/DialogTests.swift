import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct DialogTests {
    private func phone<V: View>(profile: PlatformProfile = .iOS, @ViewBuilder _ view: () -> V) -> TestHost {
        let host = TestHost(
            size: CGSize(width: 400, height: 600), profile: profile, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 0),
            view)
        host.settle()
        return host
    }

    private struct Asking<Actions: View>: View {
        @ViewBuilder let actions: () -> Actions
        @State private var isShown = true
        var body: some View {
            Text(isShown ? "asking" : "answered").frame(maxHeight: .infinity, alignment: .top)
                .alert("Sure?", isPresented: $isShown, actions: actions) { Text("Really?") }
        }
    }

    @Test("alert.buttons a button ends the alert and runs its action; without actions there is an OK")
    func buttons() {
        let log = Log()
        let host = phone {
            Asking {
                Button("Go") { log.add("go") }
                Button("Stay", role: .cancel) { log.add("stay") }
            }
        }
        #expect(host.strings == ["asking", "Sure?", "Really?", "Go", "Stay"])
        // Side by side in 270, the cancelling one first.
        #expect(host.frame(ofText: "Stay")?.midX == 132.5)
        #expect(host.frame(ofText: "Go")?.midX == 267.5)
        #expect(host.frame(ofText: "Go")?.midY == host.frame(ofText: "Stay")?.midY)
        host.tap("Go")
        host.settle()
        #expect(log.take() == ["go"])
        #expect(host.strings == ["answered"])
        let plain = phone { Asking {} }
        #expect(plain.strings.contains("OK"))
        plain.tap("OK")
        plain.settle()
        #expect(plain.strings == ["answered"])
    }

    @Test("alert.buttons three buttons lie below each other, 44 each, the cancelling one last")
    func threeButtons() {
        let host = phone {
            Asking {
                Button("No", role: .cancel) {}
                Button("One") {}
                Button("Two", role: .destructive) {}
            }
        }
        let rows = ["One", "Two", "No"].map { host.frame(ofText: $0)?.midY ?? 0 }
        #expect(rows[1] - rows[0] == 44)
        #expect(rows[2] - rows[1] == 44)
    }

    @Test("alert.frame an alert is 270 wide in the middle and must be answered")
    func alertFrame() {
        let host = phone { Asking {} }
        #expect(host.frame(ofText: "Sure?")?.midX == 200)
        host.tap(at: CGPoint(x: 20, y: 300))
        host.settle()
        #expect(host.strings.contains("Sure?"))
        // 19, title, 3, message, 19, button: as far above the middle as below it.
        let top = (host.frame(ofText: "Sure?")?.minY ?? 0) - 19
        let bottom = (host.frame(ofText: "OK")?.midY ?? 0) + 22
        #expect(top + bottom == 600)
    }

    @Test("alert.data with data it is shown while there is some, and an error says its description")
    func data() {
        struct Failure: LocalizedError { var errorDescription: String? { "It broke" } }
        let none: Int? = nil
        #expect(
            phone { Color.clear.alert("A", isPresented: .constant(true), presenting: none) { Button("\($0)") {} } }.strings.isEmpty)
        #expect(
            phone { Color.clear.alert("A", isPresented: .constant(true), presenting: 5) { Button("\($0)") {} } }.strings == ["A", "5"])
        #expect(
            phone { Color.clear.alert(isPresented: .constant(true), error: Failure()) {} }.strings == ["It broke", "OK"])
    }

    @Test("alert.buttons the first generation's alert has its buttons")
    func legacy() {
        struct Content: View {
            @State private var isShown = true
            let log: Log
            var body: some View {
                Color.clear.alert(isPresented: $isShown) {
                    Alert(
                        title: Text("Old"), message: Text("style"), primaryButton: .destructive(Text("Del")) { log.add("deleted") },
                        secondaryButton: .cancel())
                }
            }
        }
        let log = Log()
        let host = phone { Content(log: log) }
        #expect(host.strings == ["Old", "style", "Del", "Cancel"])
        host.tap("Del")
        host.settle()
        #expect(log.take() == ["deleted"])
        #expect(host.strings.isEmpty)
    }

    private struct Choosing: View {
        let log: Log
        var hasCancel = false
        @State private var isShown = true
        var body: some View {
            Color.clear.confirmationDialog("What?", isPresented: $isShown, titleVisibility: .visible) {
                Button("First") { log.add("first") }
                Button("Second") { log.add("second") }
                if hasCancel { Button("Leave it", role: .cancel) { log.add("left") } }
            }
        }
    }

    @Test("alert.frame choices lie at the lower edge of a phone's window, with a cancelling button unless there is one")
    func confirmation() {
        let log = Log()
        let host = phone { Choosing(log: log) }
        #expect(host.strings == ["What?", "First", "Second", "Cancel"])
        // The last button ends 8 above the safe area.
        #expect(host.frame(ofText: "Cancel")?.midY == 536)
        #expect(host.frame(ofText: "Second")?.midY == 484)
        host.tap("First")
        host.settle()
        #expect(log.take() == ["first"])
        #expect(host.strings.isEmpty)
        let own = phone { Choosing(log: log, hasCancel: true) }
        #expect(own.strings == ["What?", "First", "Second", "Leave it"])
        own.tap("Leave it")
        own.settle()
        #expect(log.take() == ["left"])
    }

    @Test("alert.frame a touch beside choices ends them; on a desktop they are an alert")
    func confirmationElsewhere() {
        let log = Log()
        let host = phone { Choosing(log: log) }
        host.tap(at: CGPoint(x: 200, y: 100))
        host.settle()
        #expect(host.strings.isEmpty)
        #expect(log.take() == [])
        let desktop = phone(profile: .desktop) { Choosing(log: log) }
        #expect(desktop.frame(ofText: "What?")?.midX == 200)
        #expect((desktop.frame(ofText: "First")?.midY ?? 0) < 400)
    }

    private struct Menus: View {
        let log: Log
        var body: some View {
            VStack {
                Menu("menu") {
                    Button("one") { log.add("one") }
                    Button("two") { log.add("two") }
                }
                Button("pressed") { log.add("tapped") }.contextMenu { Button("hidden") { log.add("hidden") } }
            }
        }
    }

    @Test("menu.shown a menu stands below its button; a choice ends it and runs, a touch beside it ends it")
    func menu() {
        let log = Log()
        let host = phone { Menus(log: log) }
        host.tap("menu")
        host.settle()
        let button = host.frame(ofText: "menu") ?? .zero
        // 8 away, 5 of padding, rows of 44.
        #expect(host.frame(ofText: "one")?.midY == button.maxY + 35)
        #expect(host.frame(ofText: "two")?.midY == button.maxY + 79)
        host.tap("two")
        host.settle()
        #expect(log.take() == ["two"])
        #expect(host.strings == ["menu", "pressed"])
        host.tap("menu")
        host.settle()
        host.tap(at: CGPoint(x: 10, y: 590))
        host.settle()
        #expect(host.strings == ["menu", "pressed"])
        #expect(log.take() == [])
    }

    @Test("menu.shown a context menu comes with a press of 0.5 s, and the press is no tap")
    func contextMenu() {
        let log = Log()
        let host = phone { Menus(log: log) }
        let point = CGPoint(x: 200, y: host.frame(ofText: "pressed")?.midY ?? 0)
        host.touchDown(at: point)
        host.advance(by: 0.45)
        #expect(!host.strings.contains("hidden"))
        host.advance(by: 0.1)
        host.touchUp(at: point)
        host.settle()
        #expect(host.strings.contains("hidden"))
        host.tap("hidden")
        host.settle()
        #expect(log.take() == ["hidden"])
        host.tap("pressed")
        #expect(log.take() == ["tapped"])
    }

    @Test("press.long a finger that stays fires after the duration; one that moves or lifts earlier does not")
    func longPress() {
        let log = Log()
        let host = phone {
            Color.red.onLongPressGesture(minimumDuration: 1) {
                log.add("pressed")
            } onPressingChanged: {
                log.add($0 ? "down" : "up")
            }
        }
        let point = CGPoint(x: 200, y: 300)
        host.touchDown(at: point)
        host.advance(by: 0.99)
        #expect(log.take() == ["down"])
        host.advance(by: 0.02)
        #expect(log.take() == ["up", "pressed"])
        host.touchUp(at: point)
        #expect(log.take() == [])
        host.touchDown(at: point)
        host.touchMove(to: CGPoint(x: 200, y: 311))
        host.advance(by: 2)
        host.touchUp(at: point)
        host.touchDown(at: point)
        host.advance(by: 0.5)
        host.touchUp(at: point)
        host.advance(by: 2)
        #expect(log.take() == ["down", "up", "down", "up"])
    }

    @Test("press.long in a scroll view a drag scrolls and does not press")
    func longPressInScrollView() {
        let log = Log()
        let host = phone { ScrollView { Color.red.frame(height: 2000).onLongPressGesture { log.add("pressed") } } }
        host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200), duration: 1)
        #expect(log.take() == [])
        #expect(host.scrollView.offset.y > 150)
    }

    private struct Popping: View {
        var edge = Edge.top
        @State private var isShown = true
        var body: some View {
            Text("anchor").popover(isPresented: $isShown, arrowEdge: edge) { Text("card").frame(width: 100, height: 60) }
        }
    }

    @Test("popover.place a popover stands at the wanted side of its anchor, at the other where there is no room; on a phone it is a sheet")
    func popover() {
        let desktop = phone(profile: .desktop) { Popping() }
        let anchor = desktop.frame(ofText: "anchor") ?? .zero
        #expect(desktop.frame(ofText: "card")?.midY == anchor.minY - 38)
        #expect(desktop.frame(ofText: "card")?.midX == anchor.midX)
        let below = phone(profile: .desktop) { Popping(edge: .bottom) }
        #expect(below.frame(ofText: "card")?.midY == anchor.maxY + 38)
        let trailing = phone(profile: .desktop) { Popping(edge: .trailing) }
        #expect(trailing.frame(ofText: "card")?.midX == anchor.maxX + 58)
        let cramped = phone(profile: .desktop) { Popping().frame(maxHeight: .infinity, alignment: .top) }
        #expect(cramped.frame(ofText: "card")?.midY == (cramped.frame(ofText: "anchor")?.maxY ?? 0) + 38)
        let sheet = phone { Popping() }
        #expect(sheet.frame(ofText: "card")?.midY == 298)
    }
}
