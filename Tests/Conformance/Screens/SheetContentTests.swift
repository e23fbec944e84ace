import ScrollworkTesting
import SwiftUI
import Testing

/// Fingers on scrollable content of a sheet. The sheet rests at 298 (medium) and at 30 (large).
@MainActor struct SheetContentTests {
    private struct Scene: View {
        let interaction: PresentationContentInteraction
        var detents: Set<PresentationDetent> = [.medium, .large]
        var isFixed = false
        @State private var isShown = true
        var body: some View {
            Text(isShown ? "shown" : "gone")
                .sheet(isPresented: $isShown) {
                    ScrollView { Rows(count: 40) }.presentationDetents(detents).presentationContentInteraction(interaction)
                        .interactiveDismissDisabled(isFixed)
                }
        }
    }

    private func host(
        _ interaction: PresentationContentInteraction, _ detents: Set<PresentationDetent> = [.medium, .large], isFixed: Bool = false
    ) -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 600), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 0)) {
            Scene(interaction: interaction, detents: detents, isFixed: isFixed)
        }
        host.settle()
        return host
    }

    /// A finger from 500 (the slop of 10 is swallowed) by steps.
    private func finger(_ host: TestHost, from start: CGFloat = 500, _ steps: [CGFloat]) -> [(top: CGFloat, offset: CGFloat)] {
        host.touchDown(at: CGPoint(x: 150, y: start))
        var y = start + (steps[0] < 0 ? -10 : 10)
        host.touchMove(to: CGPoint(x: 150, y: y))
        return steps.map { step in
            y += step
            host.touchMove(to: CGPoint(x: 150, y: y))
            return (host.scrollView.frame.minY, host.scrollView.offset.y)
        }
    }

    @Test("sheet.content.resizes a finger lifts the sheet to its highest detent first, then content scrolls; and the other way round")
    func resizes() {
        for interaction in [PresentationContentInteraction.automatic, .resizes] {
            let host = host(interaction)
            let seen = finger(host, [-100, -168, -50, 30, 40, 20])
            #expect(seen.map(\.top) == [198, 30, 30, 30, 50, 70])
            #expect(seen.map(\.offset) == [0, 0, 50, 20, 0, 0])
        }
    }

    @Test("sheet.content.resizes a finger that leaves half way lets the sheet go to the nearer detent; content stays at its start")
    func letGo() {
        let host = host(.resizes)
        _ = finger(host, [-200])
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 150, y: 290))
        host.settle()
        #expect(host.scrollView.frame.minY == 30)
        #expect(host.scrollView.offset.y == 0)
    }

    @Test("sheet.content.scrolls content scrolls and the sheet keeps its height")
    func scrolls() {
        let host = host(.scrolls)
        let seen = finger(host, [-100, -50, 100])
        #expect(seen.map(\.top) == [298, 298, 298])
        #expect(seen.map(\.offset) == [100, 150, 50])
    }

    @Test("sheet.content.bar a finger on what takes no drag itself, such as a title bar, moves the sheet; the grabber is over the content")
    func titleBar() {
        let host = TestHost(size: CGSize(width: 300, height: 600), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 0)) {
            Color.clear.sheet(isPresented: .constant(true)) {
                NavigationStack { List(0..<20, id: \.self) { Text("\($0)") }.navigationTitle("Title") }
                    .presentationDetents([.medium, .large])
            }
        }
        host.settle()
        let title = host.frame(ofText: "Title")!
        host.drag(from: CGPoint(x: 200, y: title.midY), to: CGPoint(x: 200, y: title.midY - 200))
        host.settle()
        #expect(host.frame(ofText: "Title")?.minY == title.minY - 268)
        let lines = host.dump(.display).split(separator: "\n")
        let grabber =
            lines.firstIndex { $0.contains("fill") && $0.contains("rrect(0,0,36,5") } ?? lines.firstIndex { $0.contains(",36,5)") }
        let text = lines.firstIndex { $0.contains("Text \\\"Title") }
        #expect(grabber != nil && text != nil && grabber! > text!)
    }

    @Test("sheet.content.down a sheet that cannot go lower leaves the pull to the content")
    func fixed() {
        let host = host(.automatic, [.large], isFixed: true)
        let seen = finger(host, from: 200, [40, 40])
        #expect(seen.map(\.top) == [30, 30])
        #expect(seen[1].offset < seen[0].offset && seen[0].offset < 0)
    }

    @Test("sheet.content.down at its start, content takes the sheet along; far enough, that dismisses it")
    func down() {
        let host = host(.automatic, [.large])
        #expect(host.scrollView.frame.minY == 30)
        let seen = finger(host, from: 200, [40, 40])
        #expect(seen.map(\.top) == [70, 110])
        #expect(seen.map(\.offset) == [0, 0])
        host.fling(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 560))
        host.settle()
        #expect(host.strings == ["gone"])
    }
}
