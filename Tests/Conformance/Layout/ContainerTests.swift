import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct GeometryReaderTests {
    @Test("L-90 a reader takes the whole proposal and puts its children at its top leading corner") func corner() {
        let seen = frames(in: 100, 100) {
            GeometryReader { _ in
                box(20, 20).probe("a")
                box(30, 10).probe("b")
            }
            .probe("reader")
        }
        #expect(seen["reader"] == rect(0, 0, 100, 100))
        #expect(seen["a"] == rect(0, 0, 20, 20))
        #expect(seen["b"] == rect(0, 0, 30, 10))
        let scrolled = frames(in: 100, 100) { ScrollView { GeometryReader { _ in Color.red }.probe("reader") } }
        #expect(scrolled["reader"]?.height == 10)
    }

    @Test("L-91 children of a reader are offered its size") func offer() {
        let log = Notes<ProposedViewSize>()
        let seen = frames(in: 100, 80) { GeometryReader { _ in Recorder(placed: log) { Color.red.probe("fill") } } }
        #expect(seen["fill"] == rect(0, 0, 100, 80))
        #expect(log.entries.last == ProposedViewSize(width: 100, height: 80))
    }
}

@MainActor struct ViewThatFitsTests {
    private func shown(in width: CGFloat, _ height: CGFloat = 100, axes: Axis.Set = [.horizontal, .vertical]) -> [String] {
        frames(in: width, height) {
            ViewThatFits(in: axes) {
                box(300, 20).probe("300")
                box(200, 20).probe("200")
                box(100, 20).probe("100")
            }
        }.keys.sorted()
    }

    @Test("L-92 M-169 the first child whose ideal size fits is shown, else the last") func choice() {
        #expect(shown(in: 250) == ["200"])
        #expect(shown(in: 300) == ["300"])
        #expect(shown(in: 50) == ["100"])
        #expect(shown(in: 300, 10) == ["100"])
        #expect(shown(in: 300, 10, axes: .horizontal) == ["300"])
        #expect(shown(in: 50, axes: []) == ["300"])
        let free = answers(to: [.unspecified, ProposedViewSize(width: nil, height: 10)]) {
            ViewThatFits {
                box(300, 20)
                box(200, 5)
            }
        }
        #expect(free == [size(300, 20), size(200, 5)])
        // The last one may overflow.
        let seen = frames(in: 10, 100) {
            ViewThatFits {
                Text("aaaa bbbb").font(ten).fixedSize().probe("long")
                Text("aaaa").font(ten).fixedSize().probe("short")
            }
        }
        #expect(seen == ["short": rect(-15, 45, 40, 10)])
    }

    @Test("L-92 another child is shown when the room changes") func changes() {
        struct Fitting: View {
            let width: CGFloat
            var body: some View {
                ViewThatFits {
                    Text("aaaaaaaa").font(ten).fixedSize().probe("long")
                    Text("aa").font(ten).fixedSize().probe("short")
                }
                .frame(width: width)
            }
        }
        let host = ProbeHost(200, 100) { Fitting(width: 100) }
        #expect(host.frames.keys.sorted() == ["long"])
        #expect(host.host.texts.map(\.string) == ["aaaaaaaa"])
        host.update { Fitting(width: 50) }
        #expect(host.frames.keys.sorted() == ["short"])
        #expect(host.host.texts.map(\.string) == ["aa"])
        host.update { Fitting(width: 80) }
        #expect(host.host.texts.map(\.string) == ["aaaaaaaa"])
    }

    @Test("L-93 the chosen child is offered the real proposal") func offer() {
        let seen = frames(in: 100, 50) {
            ViewThatFits {
                box(200, 10).probe("large")
                Color.red.probe("color")
            }
        }
        #expect(seen == ["color": rect(0, 0, 100, 50)])
    }
}
