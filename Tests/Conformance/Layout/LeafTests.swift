import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct LeafTests {
    @Test("L-04 M-099 M-109 a leaf without a size takes the proposal and 10 where there is none") func greedyLeaf() {
        let seen = frames(in: 100, 100) {
            ZStack {
                Color.red.fixedSize().probe("ideal")
                Color.red.fixedSize(horizontal: true, vertical: false).probe("narrow")
                Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30).probe("low")
                Rectangle().fixedSize().probe("shape")
                Circle().fixedSize().probe("circle")
                Path().fixedSize().probe("path")
                GeometryReader { _ in EmptyView() }.fixedSize().probe("reader")
                Color.blue.probe("full")
            }
        }
        for name in ["ideal", "shape", "circle", "path", "reader"] { #expect(seen[name] == rect(45, 45, 10, 10)) }
        #expect(seen["narrow"] == rect(45, 0, 10, 100))
        #expect(seen["low"] == rect(45, 35, 10, 30))
        #expect(seen["full"] == rect(0, 0, 100, 100))
    }

    @Test("L-25 a Spacer keeps its minimum length, 8, even where there is no room and no spacing") func spacerMinimum() {
        let seen = frames(in: 102, 100) {
            HStack(spacing: 0) {
                box(50, 50).probe("a")
                Spacer().probe("spacer")
                box(50, 50).probe("b")
            }
            .probe("stack")
        }
        #expect(seen["stack"] == rect(-3, 25, 108, 50))
        #expect(seen["spacer"] == rect(47, 50, 8, 0))
    }

    @Test("L-26 without a proposal a Spacer takes its minimum length") func spacerIdeal() {
        let seen = frames(in: 100, 300) {
            ScrollView {
                VStack {
                    box(50, 50).probe("a")
                    Spacer()
                    box(50, 50).probe("b")
                }
            }
        }
        #expect(seen["a"] == rect(25, 0, 50, 50))
        #expect(seen["b"] == rect(25, 58, 50, 50))
    }

    @Test("L-27 outside of stacks a Spacer grows on both axes") func spacerAlone() {
        let seen = frames(in: 100, 100) {
            ZStack {
                Spacer().probe("spacer")
                box(10, 10)
            }
            .probe("stack")
        }
        #expect(seen["stack"] == rect(0, 0, 100, 100))
        #expect(seen["spacer"] == rect(0, 0, 100, 100))
    }

    @Test("L-28 everything else is served before a Spacer, less its minimum length") func spacerComesLast() {
        let seen = frames(in: 100, 100) {
            HStack {
                Text("aaaa bbbb cccc").font(ten).probe("text")
                Spacer().probe("spacer")
            }
        }
        #expect(seen["text"]?.width == 92)
        #expect(seen["spacer"]?.width == 8)
    }

    @Test("L-29 no default spacing beside a Spacer, but explicit spacing") func spacerGaps() {
        let seen = frames(in: 300, 100) {
            VStack {
                HStack {
                    box(50, 10)
                    Spacer()
                    box(50, 10)
                }
                .fixedSize().probe("default")
                HStack(spacing: 10) {
                    box(50, 10)
                    Spacer()
                    box(50, 10)
                }
                .fixedSize().probe("explicit")
            }
        }
        #expect(seen["default"]?.width == 108)
        #expect(seen["explicit"]?.width == 128)
    }

    @Test("L-30 M-089 M-090 a Divider lies across its stack; 1 point on the desktop, 1 pixel on iPhones") func divider() {
        for (profile, thickness) in [(PlatformProfile.desktop, 1), (.iOS, 0.5)] as [(PlatformProfile, CGFloat)] {
            let seen = frames(in: 200, 179, profile: profile) {
                VStack(spacing: 0) {
                    box(20, 20)
                    Divider().probe("across")
                    HStack(spacing: 0) {
                        box(20, 20)
                        Divider().probe("down")
                    }
                    .probe("row")
                }
            }
            #expect(seen["across"]?.size == size(200, thickness))
            #expect(seen["down"]?.width == thickness)
            #expect(seen["row"]?.height == 179 - 20 - thickness)
            #expect(seen["down"]?.height == seen["row"]?.height)
            let alone = frames(in: 200, 100, profile: profile) { Divider().probe("alone") }
            #expect(alone["alone"]?.size == size(200, thickness))
        }
    }

    @Test("L-31 M-107 M-110 shapes take the proposal; a Circle the square of its smaller side, unless it was moved or inset") func shapes()
    {
        let row = frames(in: 300, 40) {
            HStack(spacing: 0) {
                Circle().probe("circle")
                Ellipse().probe("ellipse")
                Capsule().probe("capsule")
                Circle().stroke(Color.red).probe("ring")
            }
        }
        #expect(row["circle"]?.size == size(40, 40))
        #expect(row["ring"]?.size == size(40, 40))
        #expect(row["ellipse"]?.size == size(110, 40))
        #expect(row["capsule"]?.size == size(110, 40))
        let one = frames(in: 60, 40) {
            ZStack {
                Circle().trim(from: 0, to: 0.5).probe("trimmed")
                Circle().offset(x: 1, y: 1).fill(Color.red).probe("offset")
                Circle().scale(2).probe("scaled")
                Circle().rotation(.degrees(10)).probe("turned")
                Circle().transform(CGAffineTransform(scaleX: 2, y: 1)).probe("transformed")
                Circle().size(width: 5, height: 5).probe("sized")
                Circle().inset(by: 2).probe("inset")
                Circle().strokeBorder(Color.red, lineWidth: 2).probe("border")
            }
        }
        #expect(one["trimmed"]?.size == size(40, 40))
        for name in ["scaled", "turned", "transformed", "sized", "inset", "border"] { #expect(one[name]?.size == size(60, 40), "\(name)") }
    }

    @Test("L-32 M-111 an Image keeps its own size until it is resizable") func images() {
        let seen = frames(in: 100, 100) {
            ZStack {
                Image.testPicture(width: 40, height: 30).probe("rigid")
                Image.testPicture(width: 40, height: 30, scale: 2).probe("fine")
                Image.testPicture(width: 40, height: 30).resizable().probe("resizable")
                Image.testPicture(width: 40, height: 30).resizable().fixedSize().probe("ideal")
            }
        }
        #expect(seen["rigid"] == rect(30, 35, 40, 30))
        #expect(seen["fine"]?.size == size(20, 15))
        #expect(seen["resizable"] == rect(0, 0, 100, 100))
        #expect(seen["ideal"]?.size == size(40, 30))
    }

    @Test("L-33 M-177 M-115 nothing has no gap, but a view without size has") func emptiness() {
        func height<V: View>(@ViewBuilder _ middle: () -> V) -> CGFloat? {
            let middle = middle()
            return frames(in: 100, 100) {
                VStack {
                    box(10, 10)
                    middle
                    box(10, 10)
                }
                .probe("stack")
            }["stack"]?.height
        }
        #expect(height { EmptyView() } == 28)
        #expect(height { ForEach(0..<0) { _ in Color.red } } == 28)
        #expect(height { ForEach([Int](), id: \.self) { _ in Color.red } } == 28)
        #expect(height { if false { Color.red } } == 28)
        #expect(height { Color.clear.frame(height: 10) } == 46)
        #expect(height { Color.clear.frame(width: 0, height: 0) } == 36)
        #expect(height { Image("no such picture") } == 36)
    }

    @Test("L-34 hidden and transparent views keep their place") func hidden() {
        let seen = frames(in: 100, 100) {
            VStack(spacing: 0) {
                box(30, 20).hidden().probe("hidden")
                box(30, 20).opacity(0).probe("transparent")
                box(30, 20).probe("shown")
            }
        }
        #expect(seen["hidden"] == rect(35, 20, 30, 20))
        #expect(seen["transparent"] == rect(35, 40, 30, 20))
        #expect(seen["shown"] == rect(35, 60, 30, 20))
    }
}
