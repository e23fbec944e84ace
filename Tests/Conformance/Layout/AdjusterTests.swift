import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct AdjusterTests {
    @Test("L-80 M-117 offset moves what is inside, readers included, and nothing outside") func offset() {
        let seen = frames(in: 100, 100) {
            VStack(spacing: 0) {
                box(40, 20).probe("inside").offset(y: 5).probe("outside")
                box(40, 20).probe("sibling")
            }
        }
        #expect(seen["inside"] == rect(30, 35, 40, 20))
        #expect(seen["outside"] == rect(30, 30, 40, 20))
        #expect(seen["sibling"] == rect(30, 50, 40, 20))
    }

    @Test("L-80 an offset view is touched where it is seen") func offsetTouch() {
        let log = Notes<String>()
        let host = TestHost(size: size(100, 100)) { box(20, 20).onTapGesture { log.entries.append("hit") }.offset(x: 30) }
        host.tap(at: CGPoint(x: 50, y: 50))
        host.settle()
        #expect(log.entries.isEmpty)
        host.tap(at: CGPoint(x: 80, y: 50))
        host.settle()
        #expect(log.entries == ["hit"])
    }

    @Test("L-81 M-106 position takes the whole proposal and centres the child on the point") func position() {
        let seen = frames(in: 100, 100) { box(20, 20).probe("child").position(x: 50, y: 50).probe("whole") }
        #expect(seen["child"] == rect(40, 40, 20, 20))
        #expect(seen["whole"] == rect(0, 0, 100, 100))
        #expect(
            answers(to: [.unspecified, ProposedViewSize(width: 70, height: nil)]) { box(20, 30).position(x: 3, y: 3) } == [
                size(20, 30), size(70, 30),
            ])
        let stacked = frames(in: 320, 64) {
            VStack(spacing: 4) {
                Text("a").font(ten)
                box(40, 40).position(x: 50, y: 10).probe("middle")
                Text("a").font(ten)
            }
        }
        #expect(stacked["middle"] == rect(0, 14, 320, 36))
    }

    @Test("L-82 M-114 aspectRatio offers the largest such size inside, or the smallest around, the proposal") func aspectRatio() {
        let whole = [ProposedViewSize(width: 100, height: 100)]
        #expect(answers(to: whole) { Color.red.aspectRatio(2, contentMode: .fit) } == [size(100, 50)])
        #expect(answers(to: whole) { Color.red.aspectRatio(2, contentMode: .fill) } == [size(200, 100)])
        #expect(answers(to: whole) { Color.red.aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit) } == [size(25, 100)])
        #expect(answers(to: whole) { Image.testPicture(width: 64, height: 40).aspectRatio(1, contentMode: .fit) } == [size(64, 40)])
        #expect(answers(to: [.unspecified]) { Color.red.aspectRatio(2, contentMode: .fit) } == [size(10, 10)])
    }

    @Test("L-82 M-111 M-113 without a ratio the child's ideal shape counts; a missing axis constrains nothing") func scaled() {
        func picture() -> Image { Image.testPicture(width: 64, height: 40).resizable() }
        let proposals = [
            ProposedViewSize(width: 100, height: 40), ProposedViewSize(width: 40, height: 100), ProposedViewSize(width: 100, height: nil),
            ProposedViewSize(width: nil, height: 30),
        ]
        #expect(answers(to: proposals) { picture().scaledToFit() } == [size(64, 40), size(40, 25), size(100, 62.5), size(48, 30)])
        #expect(answers(to: [ProposedViewSize(width: 40, height: 60)]) { picture().scaledToFill() } == [size(96, 60)])
        let seen = frames(in: 40, 60) { picture().scaledToFill().probe("fill") }
        #expect(seen["fill"] == rect(-28, 0, 96, 60))
    }

    @Test("L-83 fixedSize offers nothing on its axes and takes the child's answer") func fixedSize() {
        let log = Notes<ProposedViewSize>()
        let seen = frames(in: 50, 50) {
            Recorder(placed: log) { Text("aaaa bbbb").font(ten) }.fixedSize(horizontal: true, vertical: false).probe("text")
        }
        #expect(log.entries.last == ProposedViewSize(width: nil, height: 50))
        #expect(seen["text"]?.size == size(90, 10))
    }

    @Test("L-84 M-117 scale and rotation change what readers inside see and nothing outside") func transforms() {
        let seen = frames(in: 200, 200) {
            VStack(spacing: 0) {
                box(40, 20).probe("scaled").scaleEffect(2).probe("outside")
                box(40, 20).probe("turned").rotationEffect(.degrees(90))
                box(40, 20).probe("last")
            }
        }
        #expect(seen["scaled"] == rect(60, 60, 80, 40))
        #expect(seen["outside"] == rect(80, 70, 40, 20))
        #expect(isClose(seen["turned"], rect(90, 80, 20, 40)))
        #expect(seen["last"] == rect(80, 110, 40, 20))
    }

    @Test("L-85 clipped changes drawing only; touches outside still land") func clipped() {
        let log = Notes<String>()
        let host = ProbeHost(100, 100) {
            box(60, 60).onTapGesture { log.entries.append("hit") }.frame(width: 20, height: 20).clipped().probe("clipped")
        }
        #expect(host["clipped"] == rect(40, 40, 20, 20))
        #expect(host.host.dump(.display).contains("clip"))
        host.host.tap(at: CGPoint(x: 25, y: 50))
        host.host.settle()
        #expect(log.entries == ["hit"])
    }

    @Test("L-86 containerRelativeFrame sizes to the visible scroll view, or the window") func containerRelative() {
        let host = ProbeHost(300, 400) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.containerRelativeFrame(.vertical).probe("page")
                    box(20, 20).containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading).probe("both")
                    box(20, 20).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 20).probe("span")
                    box(20, 20).containerRelativeFrame(.vertical) { length, axis in axis == .vertical ? length / 4 : 0 }.probe("rule")
                }
            }
        }
        #expect(host["page"].size == size(300, 400))
        #expect(host["both"].size == size(300, 400))
        // Four parts and three gaps of 20 fill 300; three parts and two gaps are 220.
        #expect(host["span"].size == size(220, 20))
        #expect(host["rule"].size == size(20, 100))
        let window = frames(in: 300, 400) { Color.red.containerRelativeFrame(.horizontal).probe("view").frame(width: 10) }
        #expect(window["view"]?.width == 300)
    }

    @Test("L-86 containerRelativeFrame follows the container, less its margins") func containerRelativeChanges() {
        struct Page: View {
            let height: CGFloat
            var body: some View {
                ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]).probe("page") }
                    .contentMargins(.vertical, 10, for: .scrollContent).frame(width: height / 2, height: height)
            }
        }
        let host = ProbeHost(300, 400) { Page(height: 200) }
        #expect(host["page"].size == size(100, 180))
        host.update { Page(height: 300) }
        #expect(host["page"].size == size(150, 280))
    }
}
