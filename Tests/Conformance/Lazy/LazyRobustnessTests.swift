import ScrollworkTesting
import SwiftUI
import Testing

/// What lazy containers do with rows that nobody should give them.
@MainActor struct LazyRobustnessTests {
    @Test("P-24 an id that is there twice is shown once, by its first element, and named in a warning") func duplicates() {
        let names = Model(["a", "b", "a", "c", "b"])
        let host = host {
            ScrollView {
                Showing(model: names) { names in
                    LazyVStack(spacing: 0) { ForEach(names, id: \.self) { Text($0).frame(height: 40) } }
                }
            }
        }
        #expect(host.strings == ["a", "b", "c"])
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.contains("the id a more than once") == true)
        names.value = ["c", "d", "a", "d"]
        host.settle()
        #expect(host.strings == ["c", "d", "a"])
        #expect(host.scrollView.geometry.contentSize.height == 120)
    }

    @Test("A-12 L-140 a row without height at the top shows, and so do those after it") func flatFirstRow() {
        let log = Log()
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { index in
                        Text("Row \(index)").frame(height: index < 3 ? 0 : 50).onAppear { log.add("\(index)") }
                    }
                }
            }
        }
        #expect(log.entries == (0...10).map { "\($0)" })
        #expect(host.frame(ofText: "Row 3")?.midY == 25)
        #expect(host.warnings == [])
    }

    @Test("frame.nan a million rows without height make a bounded number of rows and one warning") func flatRows() {
        let host = host {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { _ in Color.red.frame(height: 0) } } }
        }
        #expect(host.report.rowsAlive <= 3 * 512)
        #expect(host.settle())
        #expect(host.warnings.count <= 1)
    }

    private struct Answering: Layout {
        let height: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 50, height: height) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    @Test(
        "frame.nan rows that answer impossible heights count as nothing and are warned about once",
        arguments: [CGFloat.nan, -40, .infinity])
    func impossible(_ height: CGFloat) {
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<500, id: \.self) { index in
                        Answering(height: index % 2 == 0 ? height : 50) { Text("Row \(index)") }
                    }
                }
            }
        }
        #expect(host.frame(ofText: "Row 1")?.minY == 0)
        #expect(host.frame(ofText: "Row 3")?.minY == 50)
        #expect(host.warnings.count <= 1)
        host.rest(at: 1000)
        #expect(host.report.settled)
        #expect(host.scrollView.geometry.contentSize.height.isFinite)
    }

    /// A collection whose storage somebody else changes.
    private struct Borrowed: RandomAccessCollection {
        let storage: Notes<Int>
        var startIndex: Int { 0 }
        var endIndex: Int { storage.entries.count }
        subscript(index: Int) -> Int { storage.entries[index] }
    }

    @Test("L-140 data that loses elements behind the view's back is warned about; the next update shows what is left") func shrinking() {
        let storage = Notes<Int>()
        storage.entries = Array(0..<1000)
        let tick = Model(0)
        let host = host {
            ScrollView {
                Showing(model: tick) { _ in
                    LazyVStack(spacing: 0) { ForEach(Borrowed(storage: storage), id: \.self) { Text("Row \($0)").frame(height: 40) } }
                }
            }
        }
        storage.entries = Array(0..<12)
        host.wheel(4000)
        #expect(host.warnings.contains { $0.contains("lost elements") })
        tick.value = 1
        host.settle()
        host.rest(at: 80)
        #expect(host.scrollView.geometry.contentSize.height == 480)
        #expect(host.strings == (2..<12).map { "Row \($0)" })
    }

    @Test("perf.lazy.jump S-36 beyond a billion points rows of a thousandth of a point leave the others exact to half a pixel") func far() {
        let box = ProxyBox()
        let host = host {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<60_000_000) { index in
                            Text(verbatim: index % 2 == 0 ? "" : "\(index)").frame(height: index % 2 == 0 ? 0.001 : 40)
                        }
                    }
                }
            }
        }
        box.proxy.scrollTo(55_000_001, anchor: .top)
        host.frame()
        #expect(host.y > 1e9)
        #expect(near(host.frame(ofText: "55000001")?.midY ?? -1, 20, 0.25))
        #expect(near(host.frame(ofText: "55000003")?.midY ?? -1, 60.001, 0.25))
        host.wheel(-100)
        #expect(near(host.frame(ofText: "55000001")?.midY ?? -1, 120, 0.25))
    }

    private struct OwnHeightKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct FeedbackRow: View {
        @State private var height: CGFloat = 20
        var body: some View {
            Color.red.frame(height: height)
                .background(GeometryReader { Color.clear.preference(key: OwnHeightKey.self, value: $0.frame(in: .global).midY) })
                .onPreferenceChange(OwnHeightKey.self) { height = 20 + ($0 * 7).truncatingRemainder(dividingBy: 13) }
        }
    }

    @Test("frame.settle-limit rows whose height follows from their own place come to an end, and the row is named") func feedback() {
        let host = host {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { _ in FeedbackRow() } } }
        }
        #expect(host.report.cycles <= 8)
        // The observer that feeds on itself is named, with the chain of what it wrote.
        #expect(host.warnings.contains { $0.contains("OwnHeightKey") }, "\(host.warnings)")
        host.wheel(100)
        #expect(host.report.cycles <= 8)
    }

    private struct SizedRow: View {
        let index: Int
        @State private var height: CGFloat = 30
        var body: some View {
            Text("Row \(index)").frame(height: CGFloat(30 + index % 3 * 20))
                .background(GeometryReader { Color.clear.preference(key: OwnHeightKey.self, value: $0.size.height) })
                .onPreferenceChange(OwnHeightKey.self) { height = $0 }
                .padding(.bottom, height - 30)
        }
    }

    @Test("U-35 rows that measure themselves are settled before they show, and do not swing while one scrolls") func selfMeasured() {
        let host = host { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { SizedRow(index: $0) } } } }
        // 30, 50 + 20, 70 + 40: three rows are 210 long.
        for step in 1...60 {
            host.wheel(25)
            #expect(host.report.settled)
            let offset = CGFloat(25 * step)
            #expect(host.y == offset)
            let first = Int(offset / 210) * 3 + 3
            let expected = CGFloat(first / 3) * 210 + 15 - offset
            if expected < 380 { #expect(near(host.frame(ofText: "Row \(first)")?.midY ?? -1, expected), "step \(step)") }
        }
        for step in 1...40 {
            host.wheel(-25)
            #expect(host.y == CGFloat(1500 - 25 * step))
        }
    }

    @Test("U-55 F-57 the thumb goes one way in a fling over rows of three heights, there and back", arguments: [true, false])
    func thumb(_ goesDown: Bool) {
        let watch = RowWatch()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            WatchedStack(watch: watch, count: 3000) { $0 < 200 ? 20 : $0 < 400 ? 90 : 44 }
        }
        if !goesDown {
            watch.proxy.proxy.scrollTo(700, anchor: .top)
            host.settle()
        }
        var last: CGFloat?
        var moves = 0
        for _ in 0..<4 {
            host.fling(
                from: CGPoint(x: 150, y: goesDown ? 380 : 60), to: CGPoint(x: 150, y: goesDown ? 60 : 380), duration: 0.05)
            while host.isBusy {
                host.step()
                guard host.scrollView.phase != .idle, let thumb = thumbStart(host) else { continue }
                if let last, thumb != last {
                    moves += 1
                    #expect(goesDown ? thumb > last : thumb < last)
                }
                last = thumb
            }
        }
        #expect(moves > 50)
    }

    /// Where the vertical thumb begins, points from the top.
    private func thumbStart(_ host: TestHost) -> CGFloat? {
        guard let line = host.dump(.display).split(separator: "\n").first(where: { $0.contains("\"indicator vertical\"") }),
            let open = line.firstIndex(of: "(")
        else { return nil }
        return line[line.index(after: open)...].split(separator: ",").dropFirst().first.flatMap { Double($0) }.map { CGFloat($0) }
    }
}
