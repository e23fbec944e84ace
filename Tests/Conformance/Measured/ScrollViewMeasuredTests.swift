import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct ScrollViewMeasuredTests {
    @Test("M-031 L-121 L-122 L-126 a vertical scroll view is full height and as wide as its content") func vertical() {
        let seen = frames(in: 300, 200, profile: .desktop) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<3) { _ in box(120, 20) } }.probe("content") }.probe("scroll")
        }
        #expect(seen["scroll"] == rect(90, 0, 120, 200))
        #expect(seen["content"] == rect(90, 0, 120, 60))
    }

    @Test("M-033 L-120 L-122 a horizontal scroll view is full width and as high as its content") func horizontal() {
        let seen = frames(in: 300, 200, profile: .desktop) {
            ScrollView(.horizontal) { HStack(spacing: 8) { ForEach(0..<12) { _ in box(60, 40) } }.probe("content") }.probe("scroll")
        }
        #expect(seen["scroll"] == rect(0, 80, 300, 40))
        #expect(seen["content"] == rect(0, 80, 808, 40))
    }

    @Test("M-034 L-121 a scroll view on both axes takes the whole offer") func both() {
        let seen = frames(in: 300, 200, profile: .desktop) {
            ScrollView([.horizontal, .vertical]) { box(500, 400).probe("content") }.probe("scroll")
        }
        #expect(seen["scroll"] == rect(0, 0, 300, 200))
        #expect(seen["content"] == rect(0, 0, 500, 400))
    }

    @Test("M-035 L-123 content wider than the offer overflows with its scroll view") func wide() {
        let seen = frames(in: 300, 200, profile: .desktop) { ScrollView { box(400, 400) }.probe("scroll") }
        #expect(seen["scroll"] == rect(-50, 0, 400, 200))
    }

    @Test("M-038 L-122 a text wraps at the offer, and the scroll view is as wide as the text says") func text() {
        let seen = frames(in: 300, 200, profile: .desktop) {
            ScrollView { Text("aaaaaaaaaa bbbbbbbbbb cccccccc").font(ten).probe("text") }.probe("scroll")
        }
        #expect(seen["text"] == rect(0, 0, 300, 10))
        let wrapped = frames(in: 250, 200, profile: .desktop) {
            ScrollView { Text("aaaaaaaaaa bbbbbbbbbb cccccccc").font(ten).probe("text") }.probe("scroll")
        }
        // Two lines; the wider one is 220 with its hanging space.
        #expect(wrapped["text"] == rect(15, 0, 220, 20))
        #expect(wrapped["scroll"] == rect(15, 0, 220, 200))
    }

    @Test("M-039 L-125 several children are stacked, on either axis") func children() {
        func three(_ name: String) -> some View {
            Group {
                Text("ab").font(ten)
                box(60, 30).probe(name)
                Text("ab").font(ten)
            }
        }
        let seen = frames(in: 300, 200, profile: .desktop) {
            HStack(alignment: .top, spacing: 20) {
                ScrollView { three("first box") }.probe("first")
                ScrollView(.horizontal) { three("second box") }.probe("second")
            }
        }
        #expect(seen["first"]?.size == size(60, 200))
        #expect(seen["second"]?.width == 220)
        #expect(seen["second"]?.minX == 80)
        #expect(seen["first box"]?.minX == 0)
        #expect(seen["second box"]?.minX == 80)
        #expect(seen["first box"]?.minY == seen["second box"]?.minY)
        // Two lines of text, the box, and the gaps below and above a text of 10 points in a style of its own.
        let height = 50 + (11.15 + 6.22) / 13 * 10
        #expect(abs((seen["second"]?.height ?? 0) - height) < 0.01)
    }

    @Test("M-041 padding inside the content counts as content") func padding() {
        let host = ProbeHost(300, 200, profile: .desktop) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20) { _ in box(120, 20) } }.padding().probe("content") }.probe("scroll")
        }
        #expect(host["content"].size == size(152, 432))
        #expect(host["scroll"].width == 152)
        #expect(host.host.scrollView.geometry.contentSize == size(152, 432))
    }

    @Test("M-042 S-03 a right-to-left horizontal scroll view rests at its right end") func rightToLeft() {
        let seen = frames(in: 200, 100, profile: .desktop) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<6) { box(50, 40).probe("cell \($0)") } }.probe("content")
            }
            .probe("scroll").frame(width: 180, height: 60).probe("frame").environment(\.layoutDirection, .rightToLeft)
        }
        #expect(seen["frame"] == rect(10, 20, 180, 60))
        #expect(seen["scroll"] == rect(10, 30, 180, 40))
        #expect(seen["content"] == rect(-160, 30, 350, 40))
        #expect(seen["cell 0"] == rect(140, 30, 50, 40))
    }

    @Test("M-045 L-122 L-147 a lazy stack fills the width, a plain one hugs its rows") func lazy() {
        let seen = frames(in: 300, 200, profile: .desktop) {
            VStack(spacing: 0) {
                ScrollView { LazyVStack { ForEach(0..<3) { _ in box(120, 20) } } }.probe("lazy")
                ScrollView { VStack { ForEach(0..<3) { _ in box(120, 20) } } }.probe("plain")
            }
        }
        #expect(seen["lazy"]?.width == 300)
        #expect(seen["plain"]?.width == 120)
    }
}
