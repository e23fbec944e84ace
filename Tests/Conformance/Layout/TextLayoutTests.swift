import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct TextLayoutTests {
    /// The frame of a text of 10-point letters in a frame.
    private func text<V: View>(width: CGFloat? = nil, height: CGFloat? = nil, _ change: (Text) -> V) -> CGRect {
        let string = "aaaa bbbb cccc dddd eeee"
        return frames(in: 400, 400) {
            change(Text(string)).font(ten).probe("text").frame(width: width, height: height, alignment: .topLeading)
        }["text"] ?? .null
    }
    private func text(_ string: String, width: CGFloat? = nil, height: CGFloat? = nil) -> CGRect {
        frames(in: 400, 400) {
            Text(string).font(ten).probe("text").frame(width: width, height: height, alignment: .topLeading)
        }["text"] ?? .null
    }

    @Test("L-10 lines break greedily after spaces, then inside a word that is too wide alone") func breaking() {
        let wrapped = text("aaaa bbbb cccc dddd eeee", width: 100)
        #expect(wrapped.size == size(100, 30))
        #expect(text("aaaaaaaaaaaa", width: 50).size == size(50, 30))
        #expect(text("aaaa bbbb cc", width: 90).height == 20)
    }

    @Test("L-11 the width is the widest line's, not the proposal; a hanging space counts up to the proposal") func width() {
        #expect(text("aaaa bbb", width: 300).size == size(80, 10))
        #expect(text("aaaa bbbb cccc dddd", width: 120).size == size(100, 20))
        #expect(text("aaaa bbbb cccc dddd", width: 95).size == size(95, 20))
    }

    @Test("L-12 without a width there is one line per newline") func ideal() {
        let seen = frames(in: 50, 100) {
            VStack {
                Text("aaaa bbbb cccc").font(ten).fixedSize().probe("long")
                Text("a\nb").font(ten).fixedSize().probe("two")
            }
        }
        #expect(seen["long"]?.size == size(140, 10))
        #expect(seen["two"]?.size == size(10, 20))
    }

    @Test("L-13 M-138 a low text keeps floor(height / pitch) whole lines, at least one") func height() {
        for (height, lines) in [(8, 1), (20, 1), (32, 2), (40, 2)] as [(CGFloat, CGFloat)] {
            let seen = frames(in: 400, 400) {
                Text("aaaa bbbb cccc dddd").font(.system(size: 16)).probe("text").frame(width: 80, height: height)
            }
            #expect(seen["text"]?.height == 16 * lines)
        }
        #expect(text("aaaa bbbb cccc dddd", width: 50).height == 40)
    }

    @Test("L-14 lineLimit caps lines, nil lifts the cap, the innermost wins") func lineLimit() {
        let host = TestHost(size: size(400, 400)) { Text("aaaa bbbb cccc dddd eeee").font(ten).lineLimit(1).frame(width: 100) }
        #expect(host.texts.map(\.lines) == [["aaaa bbbb…"]])
        #expect(text(width: 100) { $0.lineLimit(1) }.size == size(100, 10))
        #expect(text(width: 100) { $0.lineLimit(1).lineLimit(3) }.height == 10)
        #expect(text(width: 100) { $0.lineLimit(nil).lineLimit(1) }.height == 30)
    }

    @Test("L-15 M-146 reserved lines count for a short text too") func reserved() {
        let seen = frames(in: 400, 400) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("x").lineLimit(2, reservesSpace: true).probe("reserved")
                Text("x").lineLimit(2...4).probe("range")
                Text("x").probe("plain")
            }
            .font(ten)
        }
        #expect(seen["reserved"]?.size == size(10, 20))
        #expect(seen["range"]?.size == size(10, 20))
        // The last baseline stays on the real last line.
        #expect(seen["plain"]?.minY == seen["reserved"]?.minY)
    }

    @Test("L-16 tightening, then scaling, then truncation") func pressure() {
        func shown<V: View>(_ width: CGFloat, _ view: (Text) -> V) -> (string: String, size: CGSize) {
            let host = TestHost(size: size(400, 400)) { view(Text("aaaaaaaaaa")).font(ten).lineLimit(1).frame(width: width) }
            return (host.texts.first?.lines.joined(separator: "/") ?? "", host.texts.first?.frame.size ?? .zero)
        }
        let tightened = shown(99) { $0.allowsTightening(true).minimumScaleFactor(0.5) }
        #expect(tightened.string == "aaaaaaaaaa")
        #expect(tightened.size.height == 10)
        let scaled = shown(80) { $0.minimumScaleFactor(0.5) }
        #expect(scaled.string == "aaaaaaaaaa")
        #expect(scaled.size == size(80, 8))
        let cut = shown(40) { $0.minimumScaleFactor(0.5) }
        #expect(cut.string == "aaaaaaa…")
        #expect(cut.size == size(40, 5))
        #expect(shown(50) { $0 }.string == "aaaa…")
        #expect(shown(50) { $0.truncationMode(.head) }.string == "…aaaa")
        #expect(shown(50) { $0.truncationMode(.middle) }.string == "aa…aa")
    }

    @Test("L-17 fixedSize(vertical) keeps the width and lifts the cut") func fixedVertically() {
        let seen = frames(in: 100, 20) {
            Text("aaaa bbbb cccc dddd eeee").font(ten).fixedSize(horizontal: false, vertical: true).probe("text")
                .frame(width: 100, height: 20, alignment: .top)
        }
        #expect(seen["text"] == rect(0, 0, 100, 30))
    }

    @Test("L-18 M-139 in no width a text has one character a line and width 0") func zeroWidth() {
        #expect(text("aaaaaa bbbbb", width: 0).size == size(0, 110))
    }

    @Test("L-19 M-149 text sizes are whole pixels, rounded up") func pixels() {
        let seen = frames(in: 400, 400) { Text("abc").font(.system(size: 10.3)).probe("text") }
        #expect(seen["text"]?.size == size(31, 10.5))
        let coarse = frames(in: 400, 400, scale: 1) { Text("abc").font(.system(size: 10.3)).probe("text") }
        #expect(coarse["text"]?.size == size(31, 11))
    }

    @Test("L-20 M-166 texts stand on their baselines, other views on their bottom edge") func baselines() {
        let seen = frames(in: 400, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("aa").font(.system(size: 40)).probe("large")
                Text("aa").font(ten).probe("small")
                box(20, 20).probe("box")
            }
        }
        // 40-point letters have their baseline at 30, 10-point letters at 7.5.
        #expect(seen["large"] == rect(140, 30, 80, 40))
        #expect(seen["small"] == rect(220, 52.5, 20, 10))
        #expect(seen["box"] == rect(240, 40, 20, 20))
        let last = frames(in: 400, 100) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("a\na").font(ten).probe("text")
                box(20, 30).probe("box")
            }
        }
        #expect(last["box"]?.maxY == (last["text"]?.minY ?? 0) + 17.5)
    }

    @Test("L-21 M-157 multilineTextAlignment changes no frame") func alignment() {
        for string in ["aaaa", "aaaa bbbb cccc"] {
            let all = [TextAlignment.leading, .center, .trailing].map { alignment in
                frames(in: 100, 100) { Text(string).font(ten).multilineTextAlignment(alignment).probe("text") }["text"]
            }
            #expect(all[0] != nil && all[0] == all[1] && all[1] == all[2])
        }
        func drawing(_ alignment: TextAlignment) -> String {
            TestHost(size: size(100, 100)) { Text("aaaa\nbb").font(ten).multilineTextAlignment(alignment) }.dump(.display)
        }
        #expect(drawing(.leading) != drawing(.trailing))
    }
}
