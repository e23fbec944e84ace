import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct CollapsingHeaderTests {
    @Test("U-19 U-25 U-26 in every frame of drags and bounces the header starts at the container's top and its height follows the offset")
    func everyFrame() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log) }
        func check() {
            let state = CollapsingHeaderState.at(offset: host.scrolled, minHeight: 60, maxHeight: 200)
            #expect(abs(log.header.minY) < 0.001)
            #expect(abs(log.header.height - state.height) < 0.001)
            #expect(log.header.width == 300)
            #expect(abs(log.state.progress - state.progress) < 1e-9)
            // The first row is where the offset puts it, whatever the header does.
            #expect(abs(log.firstRow.minY - (200 - host.scrolled)) < 0.001)
        }
        check()
        #expect(log.header == CGRect(x: 0, y: 0, width: 300, height: 200))
        host.touchDown(at: CGPoint(x: 150, y: 350))
        for finger in stride(from: 350 as CGFloat, through: 100, by: -10) {
            host.touchMove(to: CGPoint(x: 150, y: finger))
            check()
        }
        #expect(log.state.isCollapsed)
        for finger in stride(from: 100 as CGFloat, through: 390, by: 10) {
            host.touchMove(to: CGPoint(x: 150, y: finger))
            check()
        }
        // The finger went down further than up: the content is pulled past its top.
        #expect(log.state.overscroll > 0)
        #expect(log.header.height > 200)
        host.touchUp(at: CGPoint(x: 150, y: 390))
        while host.isBusy {
            host.step()
            check()
        }
        #expect(host.scrolled == 0)
        #expect(log.header.height == 200)
        host.fling(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150))
        while host.isBusy {
            check()
            host.step()
        }
        #expect(log.state.isCollapsed)
        #expect(host.checkShadow().isEmpty)
    }

    @Test("U-25 a finger that holds half way moves nothing: the header's height does not feed the offset") func holds() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log) }
        host.touchDown(at: CGPoint(x: 150, y: 350))
        host.touchMove(to: CGPoint(x: 150, y: 300))
        host.touchMove(to: CGPoint(x: 150, y: 250))
        let offset = host.scrolled
        #expect(offset > 0 && offset < 140)
        _ = log.takeStates()
        host.advance(by: 1)
        #expect(host.scrolled == offset)
        #expect(log.takeStates().isEmpty)
        #expect(host.isQuiet)
    }

    @Test("U-26 nested eager stacks in the content change nothing") func nested() {
        let log = HeaderLog()
        let host = headerHost {
            CollapsingHeader(minHeight: 60, maxHeight: 200) { state in
                HeaderContent(state: state, log: log)
            } content: {
                VStack {
                    ForEach(0..<3) { _ in
                        HStack {
                            VStack { HeaderRows(log: HeaderLog(), count: 20) }
                            VStack { HeaderRows(log: HeaderLog(), count: 20) }
                        }
                    }
                }
            }
        }
        var up: [CGFloat: CGFloat] = [:]
        for offset in stride(from: 0 as CGFloat, through: 180, by: 12.5) {
            host.rest(at: offset)
            up[offset] = log.header.height
            #expect(log.header.minY == 0)
        }
        for offset in stride(from: 175 as CGFloat, through: 0, by: -12.5) {
            host.rest(at: offset)
            #expect(log.header.height == up[offset])
            #expect(log.header.height == max(200 - offset, 60))
        }
    }

    @Test("obs.header.rigid a header that does not stretch stays while the content leaves it") func rigid() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log, stretches: false) }
        host.touchDown(at: CGPoint(x: 150, y: 100))
        host.touchMove(to: CGPoint(x: 150, y: 200))
        host.touchMove(to: CGPoint(x: 150, y: 300))
        #expect(log.state.overscroll > 20)
        #expect(abs(log.header.minY) < 0.001)
        #expect(log.header.height == 200)
        #expect(abs(log.firstRow.minY - (200 + log.state.overscroll)) < 0.001)
    }

    @Test("obs.header.short content too short to collapse the header collapses it as far as it scrolls") func short() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log, rows: 6) }
        host.rest(at: 500)
        // 200 + 6 · 40 - 400.
        #expect(host.scrolled == 40)
        #expect(log.header.height == 160)
        let tiny = headerHost { HeaderScene(log: log, rows: 1) }
        tiny.rest(at: 500)
        #expect(tiny.scrolled == 0)
        #expect(log.header.height == 200)
    }

    @Test(
        "obs.header.input heights that make no sense give a header of a height that does",
        arguments: [(60, 40, 60), (-20, 200, 200), (60, .nan, 60), (.infinity, .infinity, 0)] as [(CGFloat, CGFloat, CGFloat)])
    func badHeights(minHeight: CGFloat, maxHeight: CGFloat, full: CGFloat) {
        let log = HeaderLog()
        let host = headerHost {
            CollapsingHeader(minHeight: minHeight, maxHeight: maxHeight) { _ in
                Color.blue.onFrame { log.header = $0 }
            } content: {
                HeaderRows(log: log)
            }
        }
        #expect(log.header.height == full)
        #expect(log.firstRow.minY == full)
        host.rest(at: 300)
        #expect(host.scrolled == 300)
        #expect(log.header.minY == 0)
        #expect(host.warnings.isEmpty)
    }

    @Test("several content views are stacked as in a scroll view, with no gap under the header") func severalViews() {
        let log = HeaderLog()
        var second = CGRect.null
        _ = headerHost {
            CollapsingHeader(minHeight: 60, maxHeight: 200) {
                HeaderContent(state: $0, log: log)
            } content: {
                Color.red.frame(height: 100).onFrame { log.firstRow = $0 }
                Color.green.frame(height: 600).onFrame { second = $0 }
            }
        }
        #expect(log.firstRow == CGRect(x: 0, y: 200, width: 300, height: 100))
        #expect(second.minY == 308)
    }

    @Test("one collapsing header in another's content: each follows its own offset") func nestedHeaders() {
        let outer = HeaderLog()
        let inner = HeaderLog()
        let host = headerHost {
            CollapsingHeader(minHeight: 60, maxHeight: 200) {
                HeaderContent(state: $0, log: outer)
            } content: {
                HeaderScene(log: inner, minHeight: 20, maxHeight: 50).frame(height: 150)
                HeaderRows(log: outer)
            }
        }
        #expect(inner.header == CGRect(x: 0, y: 200, width: 300, height: 50))
        host.wheel(at: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: 10))
        host.settle()
        #expect(inner.header == CGRect(x: 0, y: 200, width: 300, height: 40))
        #expect(outer.header.height == 200)
        host.rest(at: 100)
        #expect(outer.header.height == 100)
        #expect(inner.header == CGRect(x: 0, y: 100, width: 300, height: 40))
        // Scrolled under the outer header, which covers it.
        host.rest(at: 190)
        #expect(inner.header == CGRect(x: 0, y: 10, width: 300, height: 40))
        host.tap(at: CGPoint(x: 10, y: 15))
        #expect(inner.taps.isEmpty)
        #expect(outer.taps == ["Back"])
    }
}
