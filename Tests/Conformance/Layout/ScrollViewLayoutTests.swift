import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct ScrollViewLayoutTests {
    @Test("L-120 content is offered nothing along the axis and the scroll view's own offer across it") func offer() {
        for (axes, expected) in [
            (.vertical, ProposedViewSize(width: 300, height: nil)), (.horizontal, ProposedViewSize(width: nil, height: 400)),
            ([.horizontal, .vertical], .unspecified),
        ] as [(Axis.Set, ProposedViewSize)] {
            let log = Notes<ProposedViewSize>()
            _ = frames(in: 300, 400) { ScrollView(axes) { Recorder(placed: log) { box(10, 10) } } }
            #expect(log.entries.last == expected)
        }
        let log = Notes<ProposedViewSize>()
        _ = frames(in: 300, 400) {
            ScrollView { Recorder(placed: log) { box(10, 10) } }.contentMargins(.horizontal, 20, for: .scrollContent)
        }
        #expect(log.entries.last == ProposedViewSize(width: 260, height: nil))
    }

    @Test("L-121 M-031 along its axis a scroll view takes what it is offered") func along() {
        let seen = frames(in: 300, 400) { ScrollView { box(120, 50) }.probe("scroll") }
        #expect(seen["scroll"] == rect(90, 0, 120, 400))
        #expect(answers(to: [ProposedViewSize(width: 300, height: 0)]) { ScrollView { box(120, 50) } } == [size(120, 0)])
    }

    @Test("L-122 across its axis a scroll view is as large as its content and margins") func across() {
        let seen = frames(in: 300, 400) {
            VStack(spacing: 0) {
                ScrollView { Text("aaaaaa").font(ten) }.probe("text")
                ScrollView { Text("aaaaaa").font(ten) }.contentMargins(.horizontal, 12, for: .scrollContent).probe("margins")
                ScrollView { LazyVStack { Text("aaaaaa").font(ten) } }.probe("lazy")
            }
        }
        #expect(seen["text"]?.width == 60)
        #expect(seen["margins"]?.width == 84)
        #expect(seen["lazy"]?.width == 300)
    }

    @Test("L-123 M-035 content that is too wide makes the scroll view overflow evenly") func tooWide() {
        let seen = frames(in: 300, 200) { ScrollView { box(500, 400) }.probe("scroll") }
        #expect(seen["scroll"] == rect(-100, 0, 500, 200))
    }

    @Test("L-124 without a length along the axis the scroll view hugs its content") func hugging() {
        let seen = frames(in: 300, 200) { ScrollView { box(100, 50) }.fixedSize(horizontal: false, vertical: true).probe("scroll") }
        #expect(seen["scroll"] == rect(100, 75, 100, 50))
        let fitting = frames(in: 300, 200) {
            ViewThatFits(in: .vertical) {
                VStack(spacing: 0) { box(100, 300) }.probe("plain")
                ScrollView { box(100, 300).probe("content") }.probe("scroll")
            }
        }
        #expect(fitting["plain"] == nil)
        #expect(fitting["scroll"] == rect(100, 0, 100, 200))
        #expect(fitting["content"] == rect(100, 0, 100, 300))
    }

    @Test("L-125 several children form a centred VStack on every axis") func several() {
        for axes in [.vertical, .horizontal, [.horizontal, .vertical], []] as [Axis.Set] {
            let seen = frames(in: 300, 400) {
                ScrollView(axes) {
                    box(40, 20).probe("a")
                    box(60, 20).probe("b")
                }
            }
            #expect(seen["b"]?.minY == (seen["a"]?.maxY ?? 0) + 8)
            #expect(seen["a"]?.midX == seen["b"]?.midX)
        }
    }

    @Test("L-126 short content lies at the start of the viewport") func short() {
        let vertical = frames(in: 100, 400) { ScrollView { box(100, 50).probe("content") } }
        #expect(vertical["content"] == rect(0, 0, 100, 50))
        let horizontal = frames(in: 400, 100) { ScrollView(.horizontal) { box(50, 100).probe("content") } }
        #expect(horizontal["content"] == rect(0, 0, 50, 100))
    }

    @Test("L-127 short content of a two-axis scroll view lies at the top leading corner") func shortOnBothAxes() {
        let seen = frames(in: 300, 300) { ScrollView([.horizontal, .vertical]) { box(100, 100).probe("content") } }
        #expect(seen["content"] == rect(0, 0, 100, 100))
    }

    @Test("L-128 M-037 a frame around a narrow scroll view centres it") func narrow() {
        let seen = frames(in: 300, 200) {
            ScrollView { box(100, 400).probe("content") }.probe("scroll").frame(width: 250, height: 150).probe("frame")
        }
        #expect(seen["frame"] == rect(25, 25, 250, 150))
        #expect(seen["scroll"] == rect(100, 25, 100, 150))
        #expect(seen["content"] == rect(100, 25, 100, 400))
    }

    @Test("L-129 content is clipped to the scroll view's bounds") func clip() {
        let host = TestHost(size: size(100, 100)) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Text("row \($0)").font(ten).frame(height: 20) } } }.frame(height: 40)
        }
        #expect(host.texts.map(\.string) == ["row 0", "row 1"])
        #expect(host.dump(.display).contains("clip"))
    }

    @Test("L-130 M-046 preferences leave a scroll view, guides of its content do not") func leaving() {
        let seen = frames(in: 300, 200) {
            VStack(alignment: .leading, spacing: 0) {
                ScrollView { box(40, 50).alignmentGuide(.leading) { _ in 30 }.probe("inside") }.frame(height: 100).probe("scroll")
                box(40, 10).probe("plain")
            }
        }
        #expect(seen["inside"]?.size == size(40, 50))
        #expect(seen["scroll"]?.minX == seen["plain"]?.minX)
    }

    @Test("L-106 an offset is drawn on whole pixels and reported as it is") func wholePixels() {
        let host = ProbeHost(100, 100) { ScrollView { box(100, 400).probe("content") } }
        host.host.wheel(at: CGPoint(x: 50, y: 50), by: CGPoint(x: 0, y: 10.3))
        host.host.settle()
        #expect(abs(host.host.scrollView.offset.y - 10.3) < 0.001)
        #expect(abs(host["content"].minY + 10.3) < 0.001)
        #expect(host.host.dump(.display).contains("childOffset=(0,-10.5)"))
    }

    @Test("L-131 M-043 a ScrollViewReader is neutral in layout") func reader() {
        func content() -> some View {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20) { box(120, 20).probe("row \($0)") } } }.probe("scroll")
        }
        let plain = frames(in: 300, 200) {
            VStack {
                Text("a").font(ten)
                content()
            }
        }
        let read = frames(in: 300, 200) {
            VStack {
                Text("a").font(ten)
                ScrollViewReader { _ in content() }
            }
        }
        #expect(plain.count == 21)
        #expect(plain == read)
        #expect(frames(in: 300, 200) { ScrollViewReader { _ in content() } }["scroll"] == rect(90, 0, 120, 200))
    }
}
