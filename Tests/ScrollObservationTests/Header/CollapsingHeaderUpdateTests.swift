@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct CollapsingHeaderUpdateTests {
    @Test("obs.header.cost a change of the offset evaluates the header alone: no row, no scroll view, one reader") func cost() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log, rows: 1000) }
        host.touchDown(at: CGPoint(x: 150, y: 350))
        host.touchMove(to: CGPoint(x: 150, y: 320))
        host.touchMove(to: CGPoint(x: 150, y: 290))
        let shrinking = host.report
        #expect(log.state.progress > 0 && log.state.progress < 1)
        // The reader, the header's body and its button, whose action is another closure each time.
        #expect(
            shrinking.bodyNames == ["GeometryReader": 1, "HeaderContent": 1, "Button": 1, "PressableButton": 1, "Label": 1])
        // The scene's own three frames.
        #expect(shrinking.observersRun == 3)
        // The content, and the header on it. The one item is the header's background.
        #expect(shrinking.spatialPatches == 2)
        #expect(shrinking.itemsRecorded == 1)
        host.touchMove(to: CGPoint(x: 150, y: 10))
        host.touchMove(to: CGPoint(x: 150, y: 5))
        // Collapsed: the header is the same, and only moves along.
        let collapsed = host.report
        #expect(log.state.isCollapsed)
        #expect(collapsed.bodies == 1)
        #expect(collapsed.textsShaped == 0)
        #expect(collapsed.spatialPatches == 2)
        #expect(collapsed.measures == 0)
        #expect(collapsed.itemsRecorded == 0)
        host.advance(by: 1)
        #expect(host.isQuiet)
    }

    @Test("obs.header.observed observers on it hear the offset that its state is made of", arguments: ScrollObservationSource.allCases)
    func observed(source: ScrollObservationSource) {
        let log = HeaderLog()
        var offsets: [CGFloat] = []
        var ends: [CGFloat] = []
        var viewports: [CGSize] = []
        let host = headerHost(safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)) {
            HeaderScene(log: log)
                .onScrollOffsetChange {
                    offsets.append($1.y)
                    ends.append($1.maximum.y)
                    viewports.append($1.viewportSize)
                }
                .scrollObservationSource(source)
        }
        #expect(offsets == [0])
        host.wheel(at: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: 35))
        #expect(offsets == [0, 35])
        #expect(log.state.progress == 0.25)
        host.settle()
        host.rest(at: 500)
        #expect(offsets == [0, 35, 500])
        // 140 + 2000 of content in a viewport of 400 - 40 - 60.
        #expect(ends.allSatisfy { $0 == 1840 })
        #expect(viewports.allSatisfy { $0 == CGSize(width: 300, height: 300) })
    }

    @Test("obs.header.observed U-34 an offset written through a binding drives the header", arguments: ScrollObservationSource.allCases)
    func steered(source: ScrollObservationSource) {
        struct Steered: View {
            let log: HeaderLog
            let box: Box
            @State private var offset: CGFloat = 0
            var body: some View {
                let _ = box.set = { offset = $0 }
                let _ = box.value = offset
                HeaderScene(log: log).scrollOffset($offset)
            }
        }
        final class Box {
            var set: (CGFloat) -> Void = { _ in }
            var value: CGFloat = 0
        }
        let log = HeaderLog()
        let box = Box()
        let host = headerHost(safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)) {
            Steered(log: log, box: box).scrollObservationSource(source)
        }
        for (offset, height) in [(500, 60), (0, 200), (35, 165), (140, 60), (70, 130)] as [(CGFloat, CGFloat)] {
            box.set(offset)
            host.settle()
            #expect(host.scrolled == offset)
            #expect(log.header == CGRect(x: 0, y: 40, width: 300, height: height))
        }
        host.rest(at: 100)
        #expect(box.value == 100)
    }

    @Test("a window that changes its size keeps offset and header, at the new width") func resizedWindow() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log) }
        host.rest(at: 90)
        for size in [CGSize(width: 500, height: 250), CGSize(width: 200, height: 700)] {
            host.resize(to: size)
            host.settle()
            #expect(host.scrolled == 90)
            #expect(log.header == CGRect(x: 0, y: 0, width: size.width, height: 110))
            #expect(host.checkShadow().isEmpty)
        }
    }

    @Test("U-28 a header that gets another full height while the content is scrolled leaves the rows where they are") func resize() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log) }
        for (offset, height) in [(500, 260), (500, 100), (80, 260), (80, 150)] as [(CGFloat, CGFloat)] {
            host.update { HeaderScene(log: log) }
            host.settle()
            host.rest(at: offset)
            let row = log.firstRow.minY
            host.update { HeaderScene(log: log, maxHeight: height) }
            #expect(abs(log.firstRow.minY - row) < 0.001)
            #expect(abs(log.header.height - CollapsingHeaderState.at(offset: offset, minHeight: 60, maxHeight: 200).height) < 0.001)
            host.settle()
            #expect(abs(log.firstRow.minY - row) < 0.001)
        }
        // At rest at the top the header shows its new height.
        host.update { HeaderScene(log: log) }
        host.rest(at: 0)
        host.update { HeaderScene(log: log, maxHeight: 260) }
        host.settle()
        #expect(host.scrolled == 0)
        #expect(log.header.height == 260)
        #expect(log.firstRow.minY == 260)
    }

    @Test("U-28 another least height moves no row") func resizeLeast() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log) }
        host.rest(at: 500)
        let row = log.firstRow.minY
        host.update { HeaderScene(log: log, minHeight: 90) }
        host.settle()
        #expect(abs(log.firstRow.minY - row) < 0.001)
        #expect(log.header.height == 90)
    }

    @Test("a change of the content leaves the header alone; content that ends earlier brings it back") func contentChanges() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log) }
        host.rest(at: 300)
        host.update { HeaderScene(log: log, rows: 80) }
        host.settle()
        #expect(host.scrolled == 300)
        #expect(log.state.isCollapsed)
        host.update { HeaderScene(log: log, rows: 7) }
        host.settle()
        // 200 + 7 · 40 - 400.
        #expect(host.scrolled == 80)
        #expect(log.header.height == 120)
    }

    @Test("state in the header and in the content survives updates and scrolling") func identity() {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        let log = HeaderLog()
        func scene(_ maxHeight: CGFloat) -> some View {
            CollapsingHeader(minHeight: 60, maxHeight: maxHeight) { _ in
                Counter(name: "head")
            } content: {
                Counter(name: "body")
                HeaderRows(log: log)
            }
        }
        let host = headerHost { scene(200) }
        host.tap("head 0")
        host.tap("body 0")
        host.rest(at: 100)
        host.update { scene(240) }
        host.settle()
        host.tap("head 1")
        host.rest(at: 0)
        #expect(host.texts.map(\.string).contains("head 2"))
        #expect(host.texts.map(\.string).contains("body 1"))
    }
}
