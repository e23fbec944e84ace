import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct StackSpacingTests {
    /// The gaps between three probed views in a stack, points.
    private func gaps<V: View>(_ axis: Axis = .vertical, profile: PlatformProfile = .iOS, @ViewBuilder _ views: () -> V) -> [CGFloat] {
        let content = views()
        let seen = frames(in: 400, 400, profile: profile) {
            if axis == .vertical { VStack { content } } else { HStack { content } }
        }
        return ["a", "b", "c"].compactMap { seen[$0] }.reduce(into: (gaps: [CGFloat](), last: CGRect?.none)) { result, frame in
            if let last = result.last { result.gaps.append(axis == .vertical ? frame.minY - last.maxY : frame.minX - last.maxX) }
            result.last = frame
        }.gaps
    }

    @Test("L-51 M-071 M-162 the gap between ordinary views is 8, sideways next to texts too") func plain() {
        #expect(gaps(.horizontal) { ForEach(["a", "b", "c"], id: \.self) { box(50, 50).probe($0) } } == [8, 8])
        #expect(gaps(.vertical) { ForEach(["a", "b", "c"], id: \.self) { box(50, 50).probe($0) } } == [8, 8])
        for profile in [PlatformProfile.iOS, .desktop] {
            let row = gaps(.horizontal, profile: profile) {
                Text("x").probe("a")
                Text("x").probe("b")
                box(10, 10).probe("c")
            }
            #expect(row == [8, 8])
        }
    }

    @Test("L-52 M-159 M-161 vertical gaps at a text come from its font") func text() {
        func column(_ profile: PlatformProfile, _ font: Font?) -> [CGFloat] {
            gaps(profile: profile) {
                Text("x").font(font).probe("a")
                Text("x").font(font).probe("b")
                box(10, 10).probe("c")
            }
                + gaps(profile: profile) {
                    box(10, 10).probe("a")
                    Text("x").font(font).probe("b")
                }
        }
        func near(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.005 } }
        #expect(near(column(.iOS, nil), [2, 14.81, 8.43]))
        #expect(near(column(.desktop, nil), [0, 8.15, 4.74]))
        #expect(near(column(.desktop, .body), [1, 11.15, 6.22]))
    }

    @Test("L-53 a frame or padding makes a text an ordinary neighbour") func reset() {
        #expect(gaps { ForEach(["a", "b"], id: \.self) { Text("x").padding(1).probe($0) } } == [8])
        #expect(gaps { ForEach(["a", "b"], id: \.self) { Text("x").frame(height: 30).probe($0) } } == [8])
        // Neither touches the other axis, nor does no padding at all.
        #expect(gaps { ForEach(["a", "b"], id: \.self) { Text("x").frame(width: 30).probe($0) } } == [2])
        #expect(gaps { ForEach(["a", "b"], id: \.self) { Text("x").padding(0).probe($0) } } == [2])
        #expect(gaps { ForEach(["a", "b"], id: \.self) { Text("x").padding(.horizontal, 5).probe($0) } } == [2])
    }

    @Test("L-54 a stack's end children decide the gaps at its ends") func ends() {
        let top = gaps {
            box(10, 10).probe("a")
            VStack {
                Spacer()
                box(10, 10)
            }
            .fixedSize().probe("b")
            box(10, 10).probe("c")
        }
        #expect(top == [0, 8])
        let side = gaps(.horizontal) {
            box(10, 10).probe("a")
            VStack {
                Spacer()
                box(10, 10)
            }
            .fixedSize().probe("b")
        }
        #expect(side == [8])
    }

    @Test("L-57 M-134 right-to-left stacks run from the right and mirror leading and trailing") func rightToLeft() {
        let seen = frames(in: 300, 100) {
            VStack(alignment: .leading, spacing: 0) {
                HStack {
                    box(50, 20).probe("a")
                    box(60, 20).probe("b")
                    Spacer()
                }
                box(40, 20).probe("leading")
                box(30, 20).frame(width: 100, alignment: .leading).probe("frame")
                box(10, 20).probe("inset").padding(.leading, 30)
                ZStack(alignment: .topLeading) {
                    box(100, 20)
                    box(30, 10).probe("corner")
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(seen["a"]?.minX == 250)
        #expect(seen["b"]?.minX == 182)
        #expect(seen["leading"]?.minX == 260)
        #expect(seen["frame"]?.minX == 200)
        #expect(seen["inset"]?.minX == 260)
        #expect(seen["corner"]?.minX == 270)
    }
}
