import ScrollworkTesting
import SwiftUI
import Testing

/// Headers and footers that stay in sight.
@MainActor struct PinnedTests {
    /// Three sections: header of 24, eight rows of 20, footer of 16.
    private struct Page: View {
        let box: ProxyBox
        let pinned: PinnedScrollableViews
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: pinned) {
                        ForEach(["a", "b", "c"], id: \.self) { name in
                            Section {
                                ForEach(0..<8, id: \.self) { row in
                                    Color.red.frame(width: 200, height: 20).probe("\(name)\(row)").id("\(name)\(row)")
                                }
                            } header: {
                                Color.green.frame(width: 200, height: 24).probe("header \(name)")
                            } footer: {
                                Color.blue.frame(width: 200, height: 16).probe("footer \(name)")
                            }
                        }
                    }
                }
            }
        }
    }

    private func page(_ pinned: PinnedScrollableViews) -> (ProbeHost, ProxyBox) {
        let box = ProxyBox()
        return (ProbeHost(300, 200) { Page(box: box, pinned: pinned) }, box)
    }

    @Test("M-057 L-154 L-140 at rest a pinned header is where it would be, and nothing of the next sections exists") func atRest() {
        let (host, _) = page(.sectionHeaders)
        #expect(host["header a"].minY == 0)
        #expect(host["a0"].minY == 24)
        #expect(host["footer a"].minY == 184)
        #expect(host.frames.count == 10)
    }

    @Test("M-058 L-154 L-155 the header of the section at the edge lies over the row that was scrolled to it") func pushed() {
        let (host, box) = page(.sectionHeaders)
        // In steps, so that every row above has been measured.
        for step in [100, 100, 84] { host.host.wheel(CGFloat(step)) }
        host.host.settle()
        #expect(host.host.y == 284)
        #expect(host["header b"].minY == 0)
        #expect(host["b3"].minY == 0)
        #expect(host["header c"].minY == 116)
        box.proxy.scrollTo("b4", anchor: .top)
        host.host.settle()
        #expect(near(host["b4"].minY, 0))
        #expect(host["header b"].minY == 0)
        // The next section pushes it.
        host.host.wheel(390 - host.host.y)
        host.host.settle()
        #expect(near(host["header c"].minY, 10))
        #expect(near(host["header b"].minY, -14))
    }

    @Test("M-059 L-154 a pinned footer shows as soon as its section does") func footers() {
        let (host, _) = page(.sectionFooters)
        // In steps, so that every row above has been measured.
        for step in [100, 100, 84] { host.host.wheel(CGFloat(step)) }
        host.host.settle()
        #expect(host["footer c"].minY == 184)
        #expect(host["footer b"].minY == 100)
        #expect(host["header b"] == .null)
    }

    @Test("L-155 perf.lazy.pinned an offset change moves the pinned header and measures, makes and records nothing") func cost() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<1000) { Text("Row \($0)").frame(height: 50) }
                    } header: {
                        Text("header").frame(height: 24)
                    }
                }
            }
        }
        host.wheel(55)
        #expect(host.frame(ofText: "header")?.midY == 12)
        host.wheel(5)
        #expect(host.frame(ofText: "header")?.midY == 12)
        #expect(host.report.measures == 0)
        #expect(host.report.bodies == 0)
        #expect(host.report.itemsRecorded == 0)
        #expect(host.report.rowsRealised == 0)
        // It draws above the rows.
        #expect(host.strings.last == "header")
    }

    @Test("L-154 pinned headers of a horizontal stack, in both directions", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func horizontal(_ direction: LayoutDirection) {
        let host = TestHost(size: CGSize(width: 300, height: 100)) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(["a", "b"], id: \.self) { name in
                        Section {
                            ForEach(0..<20, id: \.self) { Text("\(name)\($0)").frame(width: 50) }
                        } header: {
                            Text(name).frame(width: 30)
                        }
                    }
                }
            }
            .environment(\.layoutDirection, direction)
        }
        let sign: CGFloat = direction == .leftToRight ? 1 : -1
        host.wheel(at: CGPoint(x: 150, y: 50), by: CGPoint(x: sign * 500, y: 0))
        host.settle()
        #expect(near(host.frame(ofText: "a")?.midX ?? -1, direction == .leftToRight ? 15 : 285))
    }

    @Test("M-193 L-154 a plain list pushes its pinned header by the next one") func plainList() {
        let host = ProbeHost(300, 400) {
            List {
                ForEach(0..<3, id: \.self) { section in
                    Section {
                        ForEach(0..<5, id: \.self) { Color.red.frame(height: 10).probe("\(section).\($0)").frame(height: 10) }
                    } header: {
                        Color.green.frame(height: 28).probe("header \(section)")
                    }
                }
            }
            .listStyle(.plain)
        }
        // Header 28 and five rows of 56: the section ends at 308.
        host.host.wheel(294)
        host.host.settle()
        #expect(host["header 0"].minY == -14)
        #expect(host["header 1"].minY == 36)
    }

    @Test("M-191 a desktop list keeps the header of its first section, and later ones scroll under it") func desktopList() {
        let host = ProbeHost(300, 400, profile: .desktop) {
            List {
                ForEach(0..<6, id: \.self) { section in
                    Section {
                        ForEach(0..<10, id: \.self) { Color.red.frame(height: 10).probe("\(section).\($0)") }
                    } header: {
                        Color.green.frame(height: 28).probe("header \(section)")
                    }
                }
            }
        }
        for _ in 0..<6 { host.host.wheel(100) }
        host.host.settle()
        #expect(host["header 0"].minY == 0)
        // Later headers are at their own places: sections are 28 + 240 long and 20 apart.
        #expect(near(host["header 2"].minY, -24))
    }
}
