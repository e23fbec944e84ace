import ScrollworkTesting
import SwiftUI
import Testing

/// What users of scroll components report elsewhere, for reading and steering.
@MainActor struct ScrollFieldReportTests {
    /// Rows whose number and height a test changes, with a proxy.
    struct Page: View {
        @ObservedObject var rows: Model<(ids: [Int], height: CGFloat)>
        let box: ProxyBox
        let offsets: Recording<CGFloat>
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(rows.value.ids, id: \.self) { id in
                            Text("Row \(id)").frame(width: 300, height: rows.value.height)
                        }
                    }
                }
                .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offsets.add($1) }
            }
        }
    }

    func page(_ count: Int = 50, safeArea: EdgeInsets = EdgeInsets()) -> (
        host: TestHost, rows: Model<(ids: [Int], height: CGFloat)>, box: ProxyBox, offsets: Recording<CGFloat>
    ) {
        let rows = Model((ids: Array(0..<count), height: CGFloat(40)))
        let (box, offsets) = (ProxyBox(), Recording<CGFloat>())
        let host = TestHost(size: CGSize(width: 300, height: 400), safeArea: safeArea) { Page(rows: rows, box: box, offsets: offsets) }
        _ = offsets.take()
        return (host, rows, box, offsets)
    }

    @Test("U-10 U-01 the program, a resize and content that shrinks are reported as a finger is, each with its cause") func causes() {
        let (host, rows, box, offsets) = page()
        box.proxy.scrollTo(49, anchor: .bottom)
        host.frame()
        #expect(offsets.take() == [1600])
        #expect(host.scrollView.cause == "program")
        host.resize(to: CGSize(width: 300, height: 500))
        #expect(offsets.take() == [1500])
        #expect(host.scrollView.cause == "resize")
        rows.value.ids = Array(0..<40)
        host.frame()
        #expect(offsets.take() == [1100])
        #expect(host.scrollView.cause == "content")
        host.wheel(-100)
        #expect(offsets.take() == [1000])
        #expect(host.scrollView.cause == "wheel")
    }

    @Test("U-40 U-38 S-34 rows that change their height in the action that scrolls: the target is where it ends up") func sameAction() {
        let (host, rows, box, offsets) = page()
        rows.value.height = 70
        box.proxy.scrollTo(30, anchor: .top)
        rows.value.ids = Array(-10..<50)
        host.frame()
        #expect(host.y == 2800)
        #expect(offsets.entries == [2800])
    }

    final class Plain: ObservableObject { @Published var ids = Array(0..<50) }
    @Observable final class Observed { var ids = Array(0..<50) }
    struct Source<Content: View>: View {
        @StateObject var plain = Plain()
        @State var observed = Observed()
        @State var state = Array(0..<50)
        let kind: Int
        let remote: Remote
        @ViewBuilder let rows: ([Int]) -> Content
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView { rows(kind == 0 ? plain.ids : kind == 1 ? observed.ids : state) }
                    .remote(remote, "add") {
                        plain.ids.append(50)
                        observed.ids.append(50)
                        state.append(50)
                        proxy.scrollTo(50, anchor: .bottom)
                    }
            }
        }
    }

    @Test("U-43 scrolling to a row that was just added works from an object, an observable class and plain state", arguments: 0..<3)
    func sources(kind: Int) {
        let remote = Remote()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Source(kind: kind, remote: remote) { ids in
                VStack(spacing: 0) { ForEach(ids, id: \.self) { Text("Row \($0)").frame(width: 300, height: 40) } }
            }
        }
        host.run(remote["add"])
        #expect(host.y == 1640)
        #expect(host.frame(ofText: "Row 50")?.midY == 380)
    }

    @Test("U-50 what leaves in an animated scroll is drawn until it is out of sight, and what comes from the first frame") func animation()
    {
        let (host, _, box, _) = page()
        withAnimation(.linear(duration: 1)) { box.proxy.scrollTo(10, anchor: .top) }
        host.frame()
        for _ in 0..<20 {
            host.advance(by: 0.05)
            for row in 0..<50 {
                let top = CGFloat(row) * 40 - host.y
                let isSeen = top + 28.5 > 0.5 && top + 11.5 < 399.5
                if isSeen { #expect(host.frame(ofText: "Row \(row)") != nil) }
            }
        }
        #expect(host.y == 400)
    }

    struct Held: View {
        @ObservedObject var heights: Model<[Int: CGFloat]>
        @State var id: Int?
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(width: 300, height: heights.value[$0] ?? 40) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $id)
        }
    }

    @Test("U-64 U-71 rows above that grow late are made up for before each frame is drawn, one at a time") func lateMedia() {
        let heights = Model([Int: CGFloat]())
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Held(heights: heights) }
        host.rest(at: 1010)
        let before = host.frame(ofText: "Row 25")!.midY
        for row in 0..<25 {
            heights.value[row] = 120
            host.frame()
            #expect(host.frame(ofText: "Row 25")?.midY == before)
        }
        #expect(host.y == 3010)
    }

    @Test("U-68 U-67 a size that passes by changes nothing of what is held") func passing() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Held(heights: Model([:])) }
        host.rest(at: 1010)
        for size in [CGSize(width: 400, height: 300), CGSize(width: 300, height: 1900), CGSize(width: 300, height: 400)] {
            host.resize(to: size)
        }
        #expect(host.y == 1010)
    }

    @Test("M-023 S-60 S-62 a bottom anchor for size changes alone: begins at 0, and stays there when rows are added") func sizeChangesOnly()
    {
        #expect(grown { $0.defaultScrollAnchor(.bottom, for: .sizeChanges) } == [0, 0])
    }

    @Test("M-025 S-62 with a bottom anchor for all roles: 200, then 300") func allRoles() {
        #expect(grown { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.bottom, for: .sizeChanges) } == [200, 300])
    }

    /// The offset of 20 rows of 20 in 200, and after 5 more.
    private func grown<V: View>(_ modify: (ScrollView<Showing<Int, AnyView>>) -> V) -> [CGFloat] {
        let count = Model(20)
        let scroll = ScrollView {
            Showing(model: count) { count in
                AnyView(VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 120, height: 20) } })
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 200)) { modify(scroll) }
        let first = host.y
        count.value = 25
        host.settle()
        return [first, host.y]
    }

    /// The frame of the vertical indicator in the window's text form.
    private func indicator(_ profile: PlatformProfile) -> String? {
        let host = TestHost(size: CGSize(width: 300, height: 400), profile: profile) {
            ScrollView { Rows() }.scrollIndicatorsFlash(onAppear: true)
        }
        return host.dump(.display).split(separator: "\n").map(String.init).first { $0.contains("indicator vertical") }
    }

    @Test("M-029 M-027 F-55 indicators: 3 thick and 3 from edges and ends on iOS, 7, 2 and 4 on the desktop; a fifth of the track long")
    func indicators() {
        #expect(indicator(.iOS)?.contains("(294,3,3,78.8") == true)
        #expect(indicator(.desktop)?.contains("(291,4,7,78.4") == true)
    }

    @Test("search.field searchable: a field of 36 in a drawer of 52 above the list; what the binding holds filters it") func searchable() {
        struct Names: View {
            @ObservedObject var text: Model<String>
            var names: [String] { ["Ada", "Bob", "Adam"].filter { text.value.isEmpty || $0.hasPrefix(text.value) } }
            var body: some View {
                List { ForEach(names, id: \.self) { Text($0) } }.listStyle(.plain).searchable(text: $text.value, prompt: "Find")
            }
        }
        let text = Model("")
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Names(text: text) }
        #expect(host.frame(ofText: "Find")?.midY == 18)
        #expect(host.strings.filter { $0 != "Find" } == ["Ada", "Bob", "Adam"])
        #expect((host.frame(ofText: "Ada")?.minY ?? 0) >= 52)
        text.value = "Ada"
        host.settle()
        #expect(Set(host.strings) == ["Ada", "Adam"])
        #expect(host.strings.filter { $0 == "Ada" }.count == 2)
    }
}
