import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct CostTests {
    static let count = 10_000

    struct Rows: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<CostTests.count) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44) }
                }
            }
        }
    }

    @Test("perf.scroll.offset an offset change over 10,000 rows measures, evaluates and records nothing and patches one node") func offset()
    {
        let host = host { Rows() }
        let before = host.scrollView.offset
        host.touchDown(at: CGPoint(x: 150, y: 300))
        host.touchMove(to: CGPoint(x: 150, y: 260))
        host.touchMove(to: CGPoint(x: 150, y: 250))
        #expect(host.scrollView.offset != before)
        #expect(host.report.bodies == 0)
        #expect(host.report.measures == 0)
        #expect(host.report.measuresCached == 0)
        #expect(host.report.placements == 0)
        #expect(host.report.itemsRecorded == 0)
        #expect(host.report.spatialPatches == 1)
        #expect(host.report.nodesUpdated == 0)
        #expect(host.report.preferencesCombined == 0)
    }

    struct OneReader: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in Color.red.opacity(proxy.frame(in: .named("scroll")).minY < -10 ? 0.5 : 1) }.frame(height: 20)
                    ForEach(0..<CostTests.count) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44) }
                }
            }
            .coordinateSpace(name: "scroll")
        }
    }

    @Test("perf.scroll.offset with one reader only the reader's closure runs, and only what it changes is recorded") func oneReader() {
        let host = host { OneReader() }
        host.touchDown(at: CGPoint(x: 150, y: 300))
        host.touchMove(to: CGPoint(x: 150, y: 260))
        host.touchMove(to: CGPoint(x: 150, y: 255))
        #expect(host.report.bodies == 1)
        #expect(host.report.bodyNames == ["GeometryReader": 1])
        #expect(host.report.nodesUpdated == 1)
        #expect(host.report.measures == 0)
        #expect(host.report.itemsRecorded == 0)
        #expect(host.report.spatialPatches == 1)
    }

    struct Row: View {
        let index: Int
        let remote: Remote
        @State private var text = "a"
        var body: some View {
            HStack(spacing: 0) {
                Text(text)
                Color.red.frame(width: 10, height: 10)
            }
            .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
            .onAppear { if index == 5 { remote["grow"] = { text += "bc" } } }
        }
    }
    struct StatefulRows: View {
        let remote: Remote
        var body: some View {
            ScrollView { VStack(spacing: 0) { ForEach(0..<CostTests.count) { Row(index: $0, remote: remote) } } }
        }
    }

    @Test("perf.state.row a state change in one row of 10,000 runs and measures that row alone, up to its fixed frame") func row() {
        let remote = Remote()
        let host = host { StatefulRows(remote: remote) }
        let first = host.frame(ofText: "a")
        host.run(remote["grow"])
        #expect(host.strings.contains("abc"))
        #expect(host.frame(ofText: "a") == first)
        #expect(host.report.bodies == 1)
        #expect(host.report.bodyNames == ["Row": 1])
        // The text, the stack and the frame: each for the few proposals it was asked before.
        #expect(host.report.measures <= 12)
        #expect(host.report.placements <= 4)
        // One run of glyphs.
        #expect(host.report.itemsRecorded <= 2)
        #expect(host.report.spatialPatches <= 4)
    }

    struct GrowingRow: View {
        let index: Int
        let remote: Remote
        @State private var height: CGFloat = 44
        var body: some View {
            Text("Row \(index)").frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
                .onAppear { if index == 5 { remote["grow"] = { height += 10 } } }
        }
    }

    @Test("perf.state.row a row that grows measures no other row; the stack asks for what it knows") func growingRow() {
        let remote = Remote()
        let host = host {
            ScrollView { VStack(spacing: 0) { ForEach(0..<CostTests.count) { GrowingRow(index: $0, remote: remote) } } }
        }
        let sixth = host.frame(ofText: "Row 6")!
        host.run(remote["grow"])
        #expect(host.report.bodies == 1)
        // The row, and the boxes around the rows: not the rows themselves.
        #expect(host.report.measures <= 16)
        #expect(host.report.itemsRecorded <= 2)
        #expect(host.frame(ofText: "Row 6")?.minY == sixth.minY + 10)
    }
}
