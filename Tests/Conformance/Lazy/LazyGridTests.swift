import ScrollworkTesting
import SwiftUI
import Testing

/// Lazy grids and lists make the lines that are seen.
@MainActor struct LazyGridTests {
    @Test("L-140 L-157 of a grid's 100,000 cells those of the visible lines are made") func cells() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(90)), GridItem(.flexible()), GridItem(.fixed(90))], spacing: 10) {
                    ForEach(0..<100_000) { cell in
                        Text(verbatim: "\(cell)").frame(height: cell % 3 == 1 ? 40 : 20).onAppear { log.add("\(cell)") }
                    }
                }
            }
        }
        #expect(log.entries == (0..<24).map { "\($0)" })
        #expect(host.scrollView.geometry.contentSize.height == CGFloat(33_334 * 50 - 10))
        host.rest(at: 50 * 20_000)
        #expect(host.strings == (60_000..<60_024).map { "\($0)" })
        #expect(host.frame(ofText: "60001")?.midY == 20)
    }

    @Test("S-36 a cell that was never made is scrolled to exactly") func scrollTo() {
        let box = ProxyBox()
        let host = host {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 4) {
                        ForEach(0..<10_000) { cell in Text(verbatim: "\(cell)").frame(height: [20, 33, 51][cell % 7 % 3]) }
                    }
                }
            }
        }
        box.proxy.scrollTo(8003, anchor: .top)
        host.frame()
        // Four columns; lines of at least one cell of 51 are that long.
        let line = (8000..<8004).map { [20, 33, 51][$0 % 7 % 3] }.max()!
        #expect(near(host.frame(ofText: "8003")?.midY ?? -1, CGFloat(line) / 2, 0.25))
    }

    @Test("L-149 elements that give several cells shift all that follow, so such a grid makes all of them") func irregular() {
        let host = host {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
                    ForEach(0..<50, id: \.self) { cell in
                        Text("a\(cell)").frame(height: 40)
                        if cell % 2 == 0 { Text("b\(cell)").frame(height: 40) }
                    }
                }
            }
        }
        #expect(host.scrollView.geometry.contentSize.height == 1520)
        #expect(host.frame(ofText: "b0")?.minX == 175.0 + 4 - 17)
        #expect(host.frame(ofText: "a1")?.midY == 60)
    }

    @Test("L-140 other widths give other columns; the first visible cell stays in sight") func rotation() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 92))], spacing: 0) {
                    ForEach(0..<3000) { Text(verbatim: "\($0)").frame(height: 40) }
                }
            }
        }
        host.rest(at: 4000)
        #expect(host.strings.first == "300")
        host.resize(to: CGSize(width: 400, height: 300))
        host.settle()
        #expect(host.scrollView.geometry.contentSize.height == 30_000)
    }

    @Test("L-170 M-129 a list makes the rows that are seen, and its length counts all") func list() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 320, height: 400)) {
            List(0..<100_000) { row in Text("Row \(row)").frame(height: 20).onAppear { log.add("\(row)") } }.listStyle(.plain)
        }
        #expect(log.entries == (0..<8).map { "\($0)" })
        #expect(host.scrollView.geometry.contentSize.height == 5_600_000)
        host.rest(at: 56 * 70_000)
        #expect(host.strings == (70_000..<70_007).map { "Row \($0)".replacingOccurrences(of: "70", with: "70,") })
    }

    @Test("L-172 a list scrolls to a row that was never made") func listScrollTo() {
        let box = ProxyBox()
        let host = host {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                List(0..<5000) { row in Color.red.frame(height: CGFloat(20 + row % 5 * 10)).overlay(Text(verbatim: "\(row)")) }
            }
        }
        box.proxy.scrollTo(4321, anchor: .top)
        host.frame()
        // Row of 30 + 30 content and padding.
        #expect(near(host.frame(ofText: "4321")?.midY ?? -1, 30, 0.25))
    }

    @Test("M-129 L-140 under a large title rows 0 to 5 of a list report, the last with 3.5 points in sight") func listUnderTitle() {
        let watch = RowWatch()
        let host = TestHost(size: CGSize(width: 320, height: 380)) {
            NavigationStack {
                List(0..<40) { row in Text("Row \(row)").preference(key: ReportingRowsKey.self, value: [row]) }
                    .listStyle(.plain)
                    .onPreferenceChange(ReportingRowsKey.self) { watch.reporting = $0 }
                    .navigationTitle("Title")
            }
        }
        // The window has no status bar, which is 20 of the 116.5 that were measured.
        #expect(host.scrollView.frame == CGRect(x: 0, y: 96.5, width: 320, height: 283.5))
        #expect(watch.reporting == Array(0...5))
    }
}
