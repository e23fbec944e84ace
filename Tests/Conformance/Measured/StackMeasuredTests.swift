import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct StackMeasuredTests {
    /// Four lines of 16 points in a width of 80, two in a width of 160.
    private let long = Text("aaaa bbbb cccc dddd").font(.system(size: 16))

    @Test("M-071 M-073 M-074 L-29 L-25 default gaps of 8, none beside a Spacer, which is flat") func spacer() {
        let row = frames(in: 300, 100, profile: .desktop) {
            HStack {
                box(50, 50)
                box(50, 50)
                box(50, 50)
            }
            .probe("row")
        }
        #expect(row["row"] == rect(67, 25, 166, 50))
        let spaced = frames(in: 300, 100, profile: .desktop) {
            HStack {
                box(50, 50).probe("a")
                Spacer().probe("spacer")
                box(50, 50).probe("b")
            }
        }
        #expect(spaced["a"] == rect(0, 25, 50, 50))
        #expect(spaced["spacer"] == rect(50, 50, 200, 0))
        #expect(spaced["b"] == rect(250, 25, 50, 50))
        let column = frames(in: 300, 100, profile: .desktop) {
            VStack {
                box(50, 20)
                Spacer().probe("spacer")
            }
        }
        #expect(column["spacer"] == rect(150, 20, 0, 80))
    }

    @Test("M-075 M-077 M-078 M-079 L-25 L-28 a Spacer's minimum is reserved before texts are served") func tight() {
        func column(_ height: CGFloat, minLength: CGFloat? = nil) -> [CGFloat?] {
            let seen = frames(in: 80, height, profile: .desktop) {
                VStack(spacing: 0) {
                    box(nil, 40)
                    long.probe("text")
                    Spacer(minLength: minLength).probe("spacer")
                    box(nil, 40)
                }
            }
            return [seen["text"]?.height, seen["spacer"]?.height]
        }
        #expect(column(130) == [32, 18])
        #expect(column(130, minLength: 0) == [48, 2])
        #expect(column(150) == [48, 22])
        #expect(column(200) == [64, 56])
    }

    @Test("M-083 L-40 L-13 L-44 a text between rigid views keeps whole lines and the stack is centred") func pressed() {
        let seen = frames(in: 80, 130, profile: .desktop) {
            VStack(spacing: 0) {
                box(nil, 40)
                long.probe("text")
                box(nil, 40)
            }
            .probe("stack")
        }
        #expect(seen["text"]?.height == 48)
        #expect(seen["stack"] == rect(0, 1, 80, 128))
    }

    @Test("M-085 M-086 L-40 L-43 of two texts the shorter is served first") func texts() {
        let short = Text("aaaa bbbb").font(.system(size: 16))
        let two = frames(in: 80, 90, profile: .desktop) {
            VStack(spacing: 0) {
                long.probe("a")
                short.probe("b")
            }
            .probe("stack")
        }
        #expect(two["a"]?.height == 48)
        #expect(two["b"]?.height == 32)
        #expect(two["stack"]?.minY == 5)
        let three = frames(in: 80, 100, profile: .desktop) {
            VStack(spacing: 0) {
                long.probe("a")
                short.probe("b")
                long.probe("c")
            }
        }
        let heights = ["a", "b", "c"].map { three[$0]?.height }
        #expect(heights == [32, 32, 32])
    }

    @Test("M-087 L-13 L-47 a text in a row keeps whole lines, a colour takes the whole height") func row() {
        let seen = frames(in: 120, 50, profile: .desktop) {
            HStack(spacing: 0) {
                Color.red.frame(width: 40).probe("color")
                long.probe("text")
            }
        }
        #expect(seen["color"] == rect(0, 0, 40, 50))
        #expect(seen["text"] == rect(40, 1, 80, 48))
    }

    @Test("M-163 M-165 L-52 the lower text decides the gap between two") func lowerDecides() {
        func gap(_ upper: Font?, _ lower: Font?) -> CGFloat {
            let seen = frames(in: 300, 100, profile: .desktop) {
                VStack {
                    Text("a").font(upper).probe("upper")
                    Text("a").font(lower).probe("lower")
                }
            }
            return (seen["lower"]?.minY ?? 0) - (seen["upper"]?.maxY ?? 0)
        }
        #expect(gap(.largeTitle, nil) == 0)
        #expect(gap(.body, nil) == 0)
        #expect(gap(nil, .body) == 1)
    }

    @Test("M-175 L-07 P-52 a modifier on a ForEach goes to each row; one preference key ends with the last") func forEach() {
        let seen = frames(in: 300, 200, profile: .desktop) {
            VStack(spacing: 0) { ForEach(0..<2) { Text("\($0)").font(.system(size: 16)).probe("text \($0)") }.padding().probe("row") }
                .probe("stack")
        }
        #expect(seen["stack"]?.height == 96)
        #expect(seen["text 1"]?.minY == (seen["text 0"]?.minY ?? 0) + 48)
        #expect(seen["row"]?.height == 48)
        #expect(seen["row"]?.maxY == seen["stack"]?.maxY)
        let framed = frames(in: 300, 200, profile: .desktop) {
            VStack(spacing: 0) { ForEach(0..<2) { Text("\($0)") }.frame(width: 120, height: 30) }.probe("stack")
        }
        #expect(framed["stack"]?.size == size(120, 60))
    }

    @Test("M-134 M-135 M-137 L-57 L-80 L-81 right to left: guides, offsets and positions count from the right") func rightToLeft() {
        let seen = frames(in: 200, 100, profile: .desktop) {
            VStack(alignment: .leading, spacing: 0) {
                box(200, 10)
                box(40, 20).alignmentGuide(.leading) { _ in -10 }.probe("guided")
                box(40, 20).probe("inside").offset(x: 40).probe("outside")
                box(20, 20).probe("placed").position(x: 30, y: 10).frame(width: 200, height: 20)
            }
            .frame(width: 200).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(seen["guided"]?.maxX == 190)
        #expect(seen["outside"]?.minX == 160)
        #expect(seen["inside"]?.minX == 120)
        #expect(seen["placed"]?.midX == 170)
    }
}
