import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct FrameModifierTests {
    /// The size a frame takes at a width.
    private func width<V: View>(_ proposal: CGFloat?, @ViewBuilder _ view: () -> V) -> CGFloat? {
        answers(to: [ProposedViewSize(width: proposal, height: 50)], view).first?.width
    }

    @Test("L-70 a fixed length is the size and the offer; the other axis is neutral") func fixed() {
        let seen = frames(in: 200, 200) {
            Text("aaaa bbbb").font(ten).probe("text").frame(width: 50).probe("frame")
        }
        #expect(seen["text"]?.size == size(50, 20))
        #expect(seen["frame"]?.size == size(50, 20))
        #expect(answers(to: [ProposedViewSize(width: 200, height: 33)]) { Color.red.frame(width: 50) } == [size(50, 33)])
    }

    @Test("L-71 impossible fixed lengths count as missing and are warned about") func impossible() {
        for bad in [-1, .infinity, -.infinity, .nan] as [CGFloat] {
            let host = ProbeHost(100, 80) { Color.red.frame(width: bad, height: 20).probe("frame") }
            #expect(host["frame"] == rect(0, 30, 100, 20))
            #expect(host.host.warnings.count == 1)
            #expect(host.host.warnings.first?.contains("Invalid frame dimension") == true)
        }
    }

    @Test("L-72 the child is lined up with the frame by the alignment") func alignment() {
        let seen = frames(in: 100, 100) {
            ZStack {
                box(20, 20).probe("corner").frame(width: 100, height: 100, alignment: .topTrailing)
                box(20, 20).probe("centre").frame(width: 100, height: 100)
                box(20, 20).alignmentGuide(.leading) { _ in 5 }.probe("guided").frame(width: 100, height: 100, alignment: .bottomLeading)
            }
        }
        #expect(seen["corner"] == rect(80, 0, 20, 20))
        #expect(seen["centre"] == rect(40, 40, 20, 20))
        #expect(seen["guided"] == rect(-5, 80, 20, 20))
    }

    @Test("L-73 M-095 with both bounds the child has no say") func bothBounds() {
        for (proposal, result) in [(20, 50), (100, 100), (400, 150)] as [(CGFloat, CGFloat)] {
            #expect(width(proposal) { box(10, 10).frame(minWidth: 50, maxWidth: 150) } == result)
            #expect(width(proposal) { box(999, 10).frame(minWidth: 50, maxWidth: 150) } == result)
        }
        #expect(width(300) { box(40, 20).frame(minWidth: 50, maxWidth: .infinity) } == 300)
    }

    @Test("L-74 M-094 M-098 with a maximum the frame grows to the proposal or its child, up to it") func maximum() {
        #expect(width(200) { box(30, 10).frame(maxWidth: .infinity) } == 200)
        #expect(width(200) { box(250, 10).frame(maxWidth: .infinity) } == 250)
        #expect(width(300) { box(40, 20).frame(maxWidth: 200) } == 200)
        #expect(width(200) { box(250, 10).frame(maxWidth: 220) } == 220)
        #expect(width(50) { box(30, 10).frame(maxWidth: 100) } == 50)
        #expect(
            answers(to: [ProposedViewSize(width: 300, height: 300)]) { Color.red.frame(maxWidth: 120, maxHeight: 20) } == [size(120, 20)])
    }

    @Test("L-75 M-093 with a minimum the frame is at least that, at most its child") func minimum() {
        #expect(width(300) { box(30, 10).frame(minWidth: 100) } == 100)
        #expect(width(120) { box(150, 10).frame(minWidth: 100) } == 120)
        #expect(width(nil) { box(150, 10).frame(minWidth: 100) } == 150)
        #expect(width(nil) { box(50, 10).frame(minWidth: 100) } == 100)
    }

    @Test("L-76 M-097 without a proposal: the ideal, else the child within the bounds") func ideal() {
        #expect(width(nil) { Text("aaaa").font(ten).frame(maxWidth: .infinity) } == 40)
        #expect(width(nil) { Text("aaaa").font(ten).frame(idealWidth: 70) } == 70)
        #expect(width(nil) { box(30, 10).frame(maxWidth: 20) } == 20)
        #expect(answers(to: [.unspecified]) { box(40, 20).frame(idealWidth: 150) } == [size(150, 20)])
        // The ideal is what the child is offered.
        #expect(answers(to: [.unspecified]) { Text("aaaa bbbb").font(ten).frame(idealWidth: 50) } == [size(50, 20)])
    }

    @Test("L-77 the child is offered the clamped proposal, and the frame's size when placed") func offers() {
        let measured = Notes<ProposedViewSize>()
        let placed = Notes<ProposedViewSize>()
        _ = frames(in: 300, 100) {
            Recorder(measured: measured, placed: placed) { box(30, 10) }.frame(minWidth: 100, maxHeight: 40)
        }
        // Measured at the whole proposal, clamped; the frame is then 100 by 40.
        #expect(measured.entries.contains(ProposedViewSize(width: 300, height: 40)))
        #expect(placed.entries.last == ProposedViewSize(width: 100, height: 40))
    }

    @Test("L-77 on an axis that a flexible frame says nothing of the child is placed with what it was asked") func ungovernedAxis() {
        let placed = Notes<ProposedViewSize>()
        _ = frames(in: 300, 100) {
            ScrollView { Recorder(placed: placed) { box(30, 200) }.frame(maxWidth: .infinity) }
        }
        #expect(placed.entries.last == ProposedViewSize(width: 300, height: nil))
        _ = frames(in: 300, 100) { Recorder(placed: placed) { box(30, 10) }.frame(maxHeight: 40) }
        #expect(placed.entries.last == ProposedViewSize(width: 300, height: 40))
    }

    @Test("L-78 contradictory bounds are put in order and warned about") func contradiction() {
        let host = ProbeHost(300, 100) { Color.red.frame(minWidth: 100, maxWidth: 50).probe("frame") }
        #expect(host["frame"].width == 100)
        #expect(host.host.warnings.contains { $0.contains("Contradictory frame constraints") })
        #expect(width(nil) { Color.red.frame(minWidth: 100, idealWidth: 50) } == 100)
        #expect(width(400) { Color.red.frame(minWidth: 100, idealWidth: 200, maxWidth: 150) } == 200)
        #expect(width(0) { box(5, 5).frame(minWidth: -20) } == 0)
    }

    @Test("L-79 M-102 padding takes its insets off the proposal, not below 0, and adds them to the child") func padding() {
        let seen = frames(in: 100, 100) { Color.red.probe("child").padding().probe("padded") }
        #expect(seen["child"] == rect(16, 16, 68, 68))
        #expect(seen["padded"] == rect(0, 0, 100, 100))
        #expect(answers(to: [ProposedViewSize(width: 10, height: 10)]) { Color.red.padding() } == [size(32, 32)])
        let negative = frames(in: 100, 100) { Color.red.probe("child").padding(-10).probe("padded") }
        #expect(negative["child"] == rect(-10, -10, 120, 120))
        #expect(negative["padded"] == rect(0, 0, 100, 100))
        let edges = frames(in: 200, 100) {
            Color.red.probe("child").padding(.leading, 30).padding(.vertical).padding(
                EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            )
            .probe("padded")
        }
        #expect(edges["child"] == rect(32, 17, 164, 64))
        #expect(edges["padded"] == rect(0, 0, 200, 100))
    }
}
