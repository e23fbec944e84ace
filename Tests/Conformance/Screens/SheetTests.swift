import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct SheetTests {
    private struct Opener<Sheet: View>: View {
        let log: Log
        @ViewBuilder let sheet: () -> Sheet
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("open") { isShown = true }
                Text(isShown ? "shown" : "not shown")
            }
            .sheet(isPresented: $isShown, onDismiss: { log.add("dismissed") }) { sheet() }
        }
    }

    private struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View {
            VStack {
                Text(isPresented ? "in a sheet" : "not in a sheet")
                Button("leave") { dismiss() }
            }
        }
    }

    private let safe = EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 0)

    private func phone<V: View>(@ViewBuilder _ view: () -> V) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 600), safeArea: safe, view)
    }

    @Test("sheet.shown a binding shows a sheet over everything; dismiss ends it, writes the binding and tells when it is gone")
    func comesAndGoes() {
        let log = Log()
        let host = phone { Opener(log: log) { Leaving() } }
        #expect(host.strings == ["open", "not shown"])
        host.tap("open")
        host.settle()
        #expect(host.strings.contains("in a sheet") && host.strings.contains("shown"))
        host.tap("leave")
        #expect(log.take() == [])
        host.settle()
        #expect(host.strings == ["open", "not shown"])
        #expect(log.take() == ["dismissed"])
    }

    @Test("sheet.modal what lies under a sheet takes no touch")
    func modal() {
        let host = phone { Opener(log: Log()) { Leaving().interactiveDismissDisabled() } }
        host.tap("open")
        host.settle()
        host.tap(at: CGPoint(x: 150, y: 25))
        host.settle()
        #expect(host.strings.contains("in a sheet"))
    }

    @Test("sheet.frame a large sheet begins 10 below the safe area, is as wide as a phone and keeps its content clear of the lower edge")
    func large() {
        let host = phone { Opener(log: Log()) { ScrollView { Rows(count: 40) } } }
        host.tap("open")
        host.settle()
        #expect(host.scrollView.frame == rect(0, 30, 300, 536))
        #expect(host.scrollView.geometry.contentInsets == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
        #expect(host.scrollView.offset == .zero)
    }

    @Test("sheet.detents heights: medium is half of what is there, height is in points above the lower safe area")
    func detents() {
        func top(_ detents: Set<PresentationDetent>) -> CGFloat {
            let host = phone { Opener(log: Log()) { ScrollView { Rows(count: 40) }.presentationDetents(detents) } }
            host.tap("open")
            host.settle()
            return host.scrollView.frame.minY
        }
        // Available: 600 - 20 - 10 - 34 = 536.
        #expect(top([.medium]) == 298)
        #expect(top([.height(200)]) == 366)
        #expect(top([.fraction(0.25)]) == 432)
        #expect(top([.large, .medium]) == 298)
    }

    @Test("sheet.detents a selection names the height and hears of a drag to another one")
    func selection() {
        struct Content: View {
            @State private var isShown = true
            @State private var detent = PresentationDetent.medium
            var body: some View {
                Color.clear.sheet(isPresented: $isShown) {
                    VStack {
                        Text(detent == .large ? "is large" : "is medium")
                        Button("grow") { detent = .large }
                    }
                    .presentationDetents([.medium, .large], selection: $detent)
                }
            }
        }
        let host = phone { Content() }
        host.settle()
        #expect(host.strings == ["is medium", "grow"])
        host.drag(from: CGPoint(x: 20, y: 320), to: CGPoint(x: 20, y: 60))
        host.settle()
        #expect(host.strings.contains("is large"))
        host.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 20, y: 320))
        host.settle()
        #expect(host.strings.contains("is medium"))
        host.tap("grow")
        host.settle()
        // In the middle of 30…566.
        #expect(abs((host.frame(ofText: "is large")?.minY ?? 0) - 298) < 30)
    }

    @Test("sheet.drag a drag down dismisses unless that is disabled; so does a tap beside it")
    func dragDown() {
        let log = Log()
        let host = phone { Opener(log: log) { Leaving() } }
        host.tap("open")
        host.settle()
        host.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 20, y: 550))
        host.settle()
        #expect(log.take() == ["dismissed"])
        host.tap("open")
        host.settle()
        host.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 20, y: 160))
        host.settle()
        #expect(host.strings.contains("in a sheet"))
        host.tap(at: CGPoint(x: 150, y: 10))
        host.settle()
        #expect(log.take() == ["dismissed"])
    }

    @Test("sheet.motion it slides in from the lower edge, and is there at once where animations are disabled")
    func motion() {
        struct Content: View {
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("slide") { isShown = true }
                    Button("jump") {
                        var transaction = Transaction()
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { isShown = true }
                    }
                }
                .sheet(isPresented: $isShown) { ScrollView { Rows(count: 3) } }
            }
        }
        let sliding = phone { Content() }
        sliding.tap("slide")
        #expect(sliding.scrollView.frame.minY == 600)
        sliding.advance(by: 0.1)
        let under = sliding.scrollView.frame.minY
        #expect(under > 30 && under < 600)
        sliding.settle()
        #expect(sliding.scrollView.frame.minY == 30)
        let jumping = phone { Content() }
        jumping.tap("jump")
        #expect(jumping.scrollView.frame.minY == 30)
    }

    @Test("sheet.shown one that is presented from the start is there in the first frame")
    func fromTheStart() {
        let host = phone { Color.clear.sheet(isPresented: .constant(true)) { Text("there") } }
        #expect(host.strings == ["there"])
    }

    private struct Item: Identifiable { let id: Int }

    @Test("sheet.item a sheet for an item shows it; another item is another view; nil ends it")
    func item() {
        struct Detail: View {
            let item: Item
            @State private var first: Int?
            var body: some View { Text("item \(item.id) first \(first ?? -1)").onAppear { if first == nil { first = item.id } } }
        }
        struct Content: View {
            @ObservedObject var model: Model<Item?>
            var body: some View { Color.clear.sheet(item: $model.value) { Detail(item: $0) } }
        }
        let model = Model<Item?>(nil)
        let host = phone { Content(model: model) }
        host.run { model.value = Item(id: 1) }
        host.settle()
        #expect(host.strings == ["item 1 first 1"])
        host.run { model.value = Item(id: 2) }
        host.settle()
        #expect(host.strings == ["item 2 first 2"])
        host.run { model.value = nil }
        host.settle()
        #expect(host.strings.isEmpty)
    }

    @Test("sheet.cover a full screen cover takes the window, with the window's safe area")
    func cover() {
        let host = phone { Color.clear.fullScreenCover(isPresented: .constant(true)) { ScrollView { Rows(count: 40) } } }
        #expect(host.scrollView.frame == rect(0, 20, 300, 546))
        #expect(host.scrollView.geometry.contentInsets == safe)
        #expect(host.scrollView.offset.y == -20)
    }

    @Test("sheet.desktop on a desktop it is a card of the content's size in the middle")
    func desktop() {
        let host = TestHost(size: CGSize(width: 400, height: 300), profile: .desktop) {
            Color.clear.sheet(isPresented: .constant(true)) { Text("card").frame(width: 200, height: 100) }
        }
        #expect(host.frame(ofText: "card")?.midX == 200)
        #expect(host.frame(ofText: "card")?.midY == 150)
        host.update { Color.clear.sheet(isPresented: .constant(true)) { ScrollView { Rows(count: 40) }.frame(width: 200) } }
        #expect(host.scrollView.frame == rect(100, 8, 200, 284))
    }

    @Test("sheet.environment a sheet inherits the environment of the view it is presented from, and a stack in it has its own pages")
    func environment() {
        struct Content: View {
            var body: some View {
                NavigationStack {
                    Color.clear.sheet(isPresented: .constant(true)) {
                        NavigationStack {
                            NavigationLink("go on") { Text("second page") }.navigationTitle("In sheet")
                        }
                        .environment(\.lineLimit, 1)
                    }
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let host = phone { Content() }
        #expect(host.strings.contains("In sheet"))
        // From the right.
        #expect((host.frame(ofText: "In sheet")?.maxX ?? 0) == 284)
        host.tap("go on")
        host.settle()
        #expect(host.strings.contains("second page"))
    }

    @Test("sheet.nested a sheet in a sheet lies above it and ends alone")
    func nested() {
        struct Inner: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("close inner") { dismiss() } }
        }
        struct Outer: View {
            @State private var isShown = false
            var body: some View { Button("open inner") { isShown = true }.sheet(isPresented: $isShown) { Inner() } }
        }
        let host = phone { Opener(log: Log()) { Outer() } }
        host.tap("open")
        host.settle()
        host.tap("open inner")
        host.settle()
        #expect(host.strings.contains("close inner"))
        host.tap("close inner")
        host.settle()
        #expect(!host.strings.contains("close inner") && host.strings.contains("open inner"))
    }

    /// What article code reads: a named space on the scroll view.
    private struct OffsetReader: View {
        let record: Recording<CGFloat>
        var body: some View {
            ScrollView {
                Rows(count: 40).background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: OffsetKey.self, value: -proxy.frame(in: .named("scroll")).minY)
                    })
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(OffsetKey.self) { record.add($0) }
        }
    }

    private struct OffsetKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    @Test("U-23 offsets read the same in a window, a sheet, a cover, a tab, a column and a pushed page")
    func sameEverywhere() {
        func readings<V: View>(at point: CGPoint = CGPoint(x: 150, y: 300), _ place: @escaping (OffsetReader) -> V) -> [CGFloat] {
            let record = Recording<CGFloat>()
            let host = phone { place(OffsetReader(record: record)) }
            host.settle()
            for delta in [12.0, 30, -7] {
                host.wheel(at: point, by: CGPoint(x: 0, y: delta))
                host.settle()
            }
            return record.entries
        }
        let expected: [CGFloat] = [0, 12, 42, 35]
        #expect(readings { $0 } == expected)
        #expect(readings { reader in Color.clear.sheet(isPresented: .constant(true)) { reader } } == expected)
        #expect(readings { reader in Color.clear.fullScreenCover(isPresented: .constant(true)) { reader } } == expected)
        #expect(readings { reader in TabView { reader.tabItem { Text("a") } } } == expected)
        #expect(
            readings { reader in
                NavigationSplitView {
                    reader
                } detail: {
                    Text("b")
                }
            } == expected)
        #expect(
            readings { reader in NavigationStack(path: .constant([1])) { Text("root").navigationDestination(for: Int.self) { _ in reader } }
            } == expected)
    }

    @Test("U-23 a detail column reads offsets from 0 like any other place")
    func detailColumn() {
        let record = Recording<CGFloat>()
        let host = TestHost(size: CGSize(width: 800, height: 600)) {
            NavigationSplitView {
                Text("side")
            } detail: {
                OffsetReader(record: record)
            }
        }
        host.wheel(at: CGPoint(x: 600, y: 300), by: CGPoint(x: 0, y: 12))
        host.settle()
        #expect(record.entries == [0, 12])
    }
}
