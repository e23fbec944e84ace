import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct CollapsingHeaderTouchTests {
    @Test("U-94 what reacts is what shows: the header inside its height, the rows right below it") func hitArea() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log) }
        host.tap("Back")
        #expect(log.taps == ["Back"])
        log.taps = []
        host.tap(at: CGPoint(x: 150, y: 199))
        #expect(log.taps.isEmpty)
        host.tap(at: CGPoint(x: 150, y: 201))
        #expect(log.taps == ["Row 0"])
        log.taps = []
        // Collapsed: rows 1 … lie from 60 on, where the header was.
        host.rest(at: 180)
        host.tap(at: CGPoint(x: 150, y: 61))
        #expect(log.taps == ["Row 1"])
        log.taps = []
        // Row 0 lies under the header.
        host.tap(at: CGPoint(x: 150, y: 40))
        #expect(log.taps.isEmpty)
        host.tap("Back")
        #expect(log.taps == ["Back"])
    }

    @Test("U-94 a header whose content is too high for it takes no touches outside of its height") func overflow() {
        let log = HeaderLog()
        let host = headerHost {
            CollapsingHeader(minHeight: 60, maxHeight: 200) { _ in
                Color.blue.frame(height: 300).onTapGesture { log.taps.append("Header") }
            } content: {
                HeaderRows(log: log)
            }
        }
        host.rest(at: 140)
        host.tap(at: CGPoint(x: 150, y: 61))
        host.tap(at: CGPoint(x: 150, y: 59))
        #expect(log.taps == ["Row 0", "Header"])
    }

    @Test("U-94 drags and wheels that begin on the header scroll the content, at full height and collapsed") func scrollsFromHeader() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log) }
        host.wheel(at: CGPoint(x: 150, y: 30), by: CGPoint(x: 0, y: 50))
        host.settle()
        #expect(host.scrolled == 50)
        host.wheel(at: CGPoint(x: 150, y: 130), by: CGPoint(x: 0, y: 90))
        host.settle()
        #expect(host.scrolled == 140)
        host.wheel(at: CGPoint(x: 150, y: 5), by: CGPoint(x: 0, y: 60))
        host.settle()
        #expect(host.scrolled == 200)
        host.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 340))
        host.settle()
        #expect(host.scrolled == 0)
        #expect(log.header.height == 200)
        host.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 20))
        host.settle()
        #expect(log.state.isCollapsed)
        #expect(log.taps.isEmpty)
    }

    @Test(
        "U-34 obs.header.target a scroll by the program drives the header as a drag does, and targets come to lie under the collapsed header"
    ) func program() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log) }
        log.proxy?.scrollTo(20, anchor: .top)
        host.settle()
        #expect(log.state.isCollapsed)
        // Row 20 begins where the header ends: 140 + 20 · 40.
        #expect(host.scrolled == 940)
        #expect(host.frame(ofText: "Row 20")?.midY == 80)
        log.proxy?.scrollTo(CollapsingHeaderStop.expanded, anchor: .top)
        host.settle()
        #expect(host.scrolled == 0)
        #expect(log.state.isExpanded)
        #expect(log.header.height == 200)
        log.proxy?.scrollTo(CollapsingHeaderStop.collapsed, anchor: .top)
        host.settle()
        #expect(host.scrolled == 140)
        #expect(log.state.isCollapsed)
        #expect(log.firstRow.minY == 60)
        // The same with an animation: every frame is a state of its offset.
        _ = log.takeStates()
        withAnimation(.linear(duration: 0.5)) { log.proxy?.scrollTo(CollapsingHeaderStop.expanded, anchor: .top) }
        while host.isBusy {
            host.step()
            #expect(abs(log.header.height - (200 - host.scrolled)) < 0.001)
        }
        #expect(log.states.count > 20)
        #expect(log.state.isExpanded)
    }
}
