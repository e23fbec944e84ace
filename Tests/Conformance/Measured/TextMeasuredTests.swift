import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct TextMeasuredTests {
    private func text<V: View>(_ string: String, width: CGFloat, _ change: (Text) -> V) -> (size: CGSize, lines: [String]) {
        let host = TestHost(size: size(400, 400), profile: .desktop) { change(Text(string)).font(ten).frame(width: width) }
        return (host.texts.first?.frame.size ?? .zero, host.texts.first?.lines ?? [])
    }

    @Test("M-141 L-10 a line fits if what is drawn of it fits; its last space hangs") func hanging() {
        #expect(text("aaaa bbbb cccc", width: 90) { $0 }.lines.count == 2)
        #expect(text("aaaa bbbb cccc", width: 89.5) { $0 }.lines.count == 3)
    }

    @Test("M-142 L-11 the reported width has the hanging space, up to the proposal") func reportedWidth() {
        #expect(text("aaaa bbbb cccc", width: 110) { $0 }.size.width == 100)
        #expect(text("aaaa bbbb cccc", width: 92) { $0 }.size.width == 92)
    }

    @Test("M-145 L-14 a limited text is cut between characters, without a space at the ellipsis") func limits() {
        let four = "aaaa bbbb cccc dddd"
        for (limit, lines) in [(1, 1), (2, 2), (3, 3), (10, 4)] as [(Int, CGFloat)] {
            #expect(text(four, width: 50) { $0.lineLimit(limit) }.size.height == 10 * lines)
        }
        #expect(text(four, width: 80) { $0.lineLimit(1) }.lines == ["aaaa bb…"])
        #expect(text(four, width: 60) { $0.lineLimit(1) }.lines == ["aaaa…"])
    }

    @Test("M-147 L-14 L-15 ranges of lines are bounds") func ranges() {
        let four = "aaaa bbbb cccc dddd"
        #expect(text(four, width: 50) { $0.lineLimit(...2) }.size.height == 20)
        #expect(text("a", width: 50) { $0.lineLimit(...2) }.size.height == 10)
        #expect(text(four, width: 50) { $0.lineLimit(1...3) }.size.height == 30)
        #expect(text("a", width: 50) { $0.lineLimit(1...3) }.size.height == 10)
    }

    @Test("M-151 lineSpacing goes between lines") func lineSpacing() {
        func height(_ string: String, _ spacing: CGFloat) -> CGFloat? {
            frames(in: 400, 400, profile: .desktop) {
                Text(string).font(.system(size: 16)).lineSpacing(spacing).probe("text").frame(width: 80)
            }["text"]?.height
        }
        #expect(height("aaaa bbbb cccc dddd", 4) == 76)
        #expect(height("aaaa bbbb cccc dddd", 10) == 94)
        #expect(height("aaaa", 10) == 16)
    }

    @Test("M-153 L-16 a one-line text shrinks to its smallest scale and is cut then") func scaling() {
        func shown(_ width: CGFloat) -> (size: CGSize, lines: [String]) {
            text("aaaaaaaaaa", width: width) { $0.lineLimit(1).minimumScaleFactor(0.5) }
        }
        #expect(shown(100).size == size(100, 10))
        #expect(shown(80).size == size(80, 8))
        #expect(shown(80).lines == ["aaaaaaaaaa"])
        #expect(shown(50).size == size(50, 5))
        #expect(shown(30).size == size(30, 5))
        #expect(shown(30).lines == ["aaaaa…"])
    }

    @Test("M-154 L-16 a text that may wrap wraps before it shrinks") func wrapsFirst() {
        let free = text("aaaa bbbb", width: 60) { $0.minimumScaleFactor(0.5) }
        #expect(free.size.height == 20)
        #expect(free.lines.count == 2)
        #expect(text("aaaa bbbb", width: 60) { $0.lineLimit(2).minimumScaleFactor(0.5) }.size.height == 20)
    }

    @Test("M-155 L-16 letters close up by at most 1/72 of their size, then scaling takes over") func tightening() {
        func shown(_ width: CGFloat) -> CGSize {
            text("aaaaaaaaaa", width: width) { $0.lineLimit(1).allowsTightening(true).minimumScaleFactor(0.5) }.size
        }
        // Ten letters give up 10 * 10 / 72 = 1.39 points.
        #expect(shown(99).height == 10)
        #expect(shown(90).height == 9.5)
    }

    @Test("M-158 the tallest part decides a line's height and baseline") func mixedFonts() {
        let seen = frames(in: 400, 100, profile: .desktop) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                (Text("a").font(ten) + Text("b").font(.system(size: 40))).probe("text")
                box(10, 10).probe("box")
            }
        }
        #expect(seen["text"]?.size == size(50, 40))
        #expect(seen["box"]?.maxY == (seen["text"]?.minY ?? 0) + 30)
    }

    @Test("M-161 M-167 L-52 the plain font has 13 points on the desktop and is body, 17, on iPhones") func defaultFont() {
        func side(_ profile: PlatformProfile) -> CGFloat? {
            frames(in: 100, 100, profile: profile) { Text("a").probe("text") }["text"]?.width
        }
        #expect(side(.desktop) == 13)
        #expect(side(.iOS) == 17)
    }
}
