import ScrollObservation
import SwiftUI
import Testing

struct CollapsingHeaderStateTests {
    private func state(_ offset: CGFloat, stretches: Bool = true) -> CollapsingHeaderState {
        .at(offset: offset, minHeight: 60, maxHeight: 200, stretches: stretches)
    }

    @Test(
        "obs.header.state U-26 height, progress and overscroll by offset",
        arguments: [
            (-50, 250, 0, 50), (0, 200, 0, 0), (35, 165, 0.25, 0), (70, 130, 0.5, 0), (140, 60, 1, 0), (141, 60, 1, 0), (1e9, 60, 1, 0),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func values(offset: CGFloat, height: CGFloat, progress: CGFloat, overscroll: CGFloat) {
        let state = state(offset)
        #expect(state.height == height)
        #expect(state.progress == progress)
        #expect(state.overscroll == overscroll)
        #expect(state.isExpanded == (progress == 0))
        #expect(state.isCollapsed == (progress == 1))
    }

    @Test("obs.header.state a header that does not stretch keeps its full height while pulled, and tells how far") func rigid() {
        #expect(state(-50, stretches: false).height == 200)
        #expect(state(-50, stretches: false).overscroll == 50)
        #expect(state(70, stretches: false) == state(70))
    }

    @Test("obs.header.state U-32 height and progress have no jump anywhere: a step of a hundredth changes them by no more")
    func continuous() {
        var last = state(-20)
        for step in 1...20_000 {
            let next = state(-20 + CGFloat(step) / 100)
            #expect(abs(next.height - last.height) < 0.010_001)
            #expect(abs(next.progress - last.progress) < 0.010_001 / 140)
            #expect(next.height <= last.height && next.progress >= last.progress)
            last = next
        }
        #expect(last.height == 60)
        #expect(last.isCollapsed)
    }

    @Test("neither zero nor progress has a sign where the header rests") func signs() {
        #expect(state(0).progress.sign == .plus)
        #expect(state(0).overscroll.sign == .plus)
        #expect(state(-0.0).progress.sign == .plus)
        #expect(state(-0.0).overscroll.sign == .plus)
    }

    @Test(
        "obs.header.input heights that make no sense: negative, not finite, in the wrong order",
        arguments: [
            (-10, 100, 0, 100), (.nan, 100, 0, 100), (.infinity, 100, 0, 100), (60, 40, 60, 60), (60, .nan, 60, 60),
            (60, .infinity, 60, 60),
            (-5, -10, 0, 0), (.nan, .nan, 0, 0), (-.infinity, .infinity, 0, 0),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func badHeights(minHeight: CGFloat, maxHeight: CGFloat, least: CGFloat, full: CGFloat) {
        #expect(CollapsingHeaderState.at(offset: 0, minHeight: minHeight, maxHeight: maxHeight).height == full)
        #expect(CollapsingHeaderState.at(offset: 1e6, minHeight: minHeight, maxHeight: maxHeight).height == least)
    }

    @Test("obs.header.input a header of one height never divides by its travel of zero") func noTravel() {
        for offset in [-10, 0, 10] as [CGFloat] {
            let state = CollapsingHeaderState.at(offset: offset, minHeight: 80, maxHeight: 80)
            #expect(state.progress == 0)
            #expect(!state.isCollapsed)
            #expect(state.height == 80 + max(-offset, 0))
        }
    }

    @Test(
        "obs.header.input an offset that is no finite number counts as 0, and a huge one stays finite",
        arguments: [.nan, .infinity, -.infinity] as [CGFloat])
    func badOffset(offset: CGFloat) {
        #expect(state(offset) == state(0))
        let huge = CollapsingHeaderState.at(offset: -CGFloat.greatestFiniteMagnitude, minHeight: 0, maxHeight: .greatestFiniteMagnitude)
        #expect(huge.height.isFinite)
    }
}
