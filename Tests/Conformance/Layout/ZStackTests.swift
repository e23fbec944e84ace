import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct ZStackTests {
    @Test("L-60 the size is the largest of the children with the highest priority, guides aside") func size() {
        let seen = frames(in: 200, 200) {
            ZStack {
                box(100, 100).probe("back")
                box(20, 20).layoutPriority(1)
            }
            .probe("stack")
        }
        #expect(seen["stack"] == rect(90, 90, 20, 20))
        #expect(seen["back"] == rect(50, 50, 100, 100))
        let guided = frames(in: 200, 200) {
            ZStack(alignment: .leading) {
                box(20, 20).alignmentGuide(.leading) { _ in -10 }
                box(20, 20)
            }
            .probe("stack")
        }
        #expect(guided["stack"]?.size == CGSize(width: 20, height: 20))
    }

    @Test("L-61 M-091 children meet at the alignment and are offered the final size") func alignment() {
        let seen = frames(in: 200, 200) {
            ZStack(alignment: .bottomTrailing) {
                box(100, 50).probe("wide")
                box(50, 100).probe("tall")
            }
            .probe("stack")
        }
        #expect(seen["stack"] == rect(50, 50, 100, 100))
        #expect(seen["wide"] == rect(50, 100, 100, 50))
        #expect(seen["tall"] == rect(100, 50, 50, 100))
        let small = frames(in: 200, 200) {
            ZStack(alignment: .bottomTrailing) {
                box(100, 100)
                box(30, 30).probe("small")
            }
        }
        #expect(small["small"] == rect(120, 120, 30, 30))
        let log = Notes<ProposedViewSize>()
        _ = frames(in: 200, 200) {
            ZStack {
                box(60, 40)
                Recorder(placed: log) { box(10, 10) }
            }
            .fixedSize()
        }
        #expect(log.entries.last == ProposedViewSize(width: 60, height: 40))
    }

    @Test("L-62 later children lie above earlier ones; zIndex changes that and no frame") func order() {
        struct Pile: View {
            let log: Notes<String>
            let lifted: Double
            var body: some View {
                ZStack {
                    Color.red.frame(width: 50, height: 50).zIndex(lifted).onTapGesture { log.entries.append("first") }.probe("first")
                    Color.blue.frame(width: 50, height: 50).onTapGesture { log.entries.append("second") }.probe("second")
                }
            }
        }
        let log = Notes<String>()
        let host = ProbeHost(100, 100) { Pile(log: log, lifted: 0) }
        host.host.tap(at: CGPoint(x: 50, y: 50))
        host.host.settle()
        let before = host.frames
        host.update { Pile(log: log, lifted: 1) }
        host.host.tap(at: CGPoint(x: 50, y: 50))
        host.host.settle()
        #expect(log.entries == ["second", "first"])
        #expect(host.frames == before)
    }
}

@MainActor struct OverlayTests {
    @Test("L-63 a secondary is offered the primary's size, changes nothing and overflows evenly") func secondary() {
        let log = Notes<ProposedViewSize>()
        let seen = frames(in: 200, 200) {
            box(50, 50).overlay { Color.blue.probe("fill") }.overlay { box(100, 100).probe("large") }
                .background { Recorder(placed: log) { box(10, 10) } }
                .overlay(alignment: .bottomTrailing) { box(10, 10).probe("corner") }.probe("all")
        }
        #expect(seen["all"] == rect(75, 75, 50, 50))
        #expect(seen["fill"] == rect(75, 75, 50, 50))
        #expect(seen["large"] == rect(50, 50, 100, 100))
        #expect(seen["corner"] == rect(115, 115, 10, 10))
        #expect(log.entries.last == ProposedViewSize(width: 50, height: 50))
    }

    @Test("L-64 guides inside a secondary move it") func guides() {
        let seen = frames(in: 200, 200) {
            box(50, 50).overlay(alignment: .topTrailing) { box(20, 10).alignmentGuide(.top) { $0[.bottom] }.probe("badge") }
        }
        #expect(seen["badge"] == rect(105, 65, 20, 10))
    }

    @Test("L-65 a style in the background reaches under the safe area, a view does not") func safeArea() {
        let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let log = Notes<CGRect>()
        _ = TestHost(size: CGSize(width: 100, height: 100), safeArea: insets) {
            Color.clear.background(
                VStack { Color.red.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { log.entries.append($0) }) })
        }
        #expect(log.entries.last == rect(0, 20, 100, 70))
        // The style's rectangle, in the safe area's coordinates.
        let style = TestHost(size: CGSize(width: 100, height: 100), safeArea: insets) { Color.clear.background(.red) }
        #expect(style.dump(.layout).contains("Rectangle (0,-20,100,100)"))
        let tight = TestHost(size: CGSize(width: 100, height: 100), safeArea: insets) {
            Color.clear.background(.red, ignoresSafeAreaEdges: [])
        }
        #expect(tight.dump(.layout).contains("Rectangle (0,0,100,70)"))
    }

    @Test("L-66 a GeometryReader in a background measures the primary") func reader() {
        let log = Notes<CGSize>()
        _ = TestHost(size: CGSize(width: 200, height: 200)) {
            Text("aaa").font(ten).padding(5).background(
                GeometryReader { proxy in
                    Color.clear.onAppear { log.entries.append(proxy.size) }
                })
        }
        #expect(log.entries == [CGSize(width: 40, height: 20)])
    }
}
