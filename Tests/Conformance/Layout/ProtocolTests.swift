import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct ProtocolTests {
    @Test("L-01 a child may be larger than its parent proposed; the parent places it all the same") func childChooses() {
        let seen = frames(in: 200, 100) { Color.red.frame(width: 100).probe("child").frame(width: 50).probe("parent") }
        #expect(seen["child"] == rect(50, 0, 100, 100))
        #expect(seen["parent"] == rect(75, 0, 50, 100))
    }

    @Test("L-02 zero asks a Text for its minimum, infinity for its maximum, nil for its ideal; axes are independent") func probes() {
        let seen = answers(to: [
            .zero, .infinity, .unspecified, ProposedViewSize(width: 0, height: nil), ProposedViewSize(width: nil, height: 0),
        ]) {
            Text("aa bb").font(ten)
        }
        #expect(seen == [size(0, 10), size(50, 10), size(50, 10), size(0, 40), size(50, 10)])
    }

    @Test("L-03 missing dimensions are replaced by 10") func replacing() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == size(10, 10))
        #expect(ProposedViewSize(width: nil, height: 30).replacingUnspecifiedDimensions() == size(10, 30))
        #expect(ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions(by: size(1, 2)) == size(5, 2))
    }

    @Test("L-05 one evaluation per proposal, again only when the subtree changed") func cachedSizes() {
        struct Content: View {
            let log: Notes<ProposedViewSize>
            let placed: Notes<ProposedViewSize>
            let width: CGFloat
            let label: String
            var body: some View {
                HStack(spacing: 0) {
                    Recorder(measured: log, placed: placed) { box(width, 20) }
                    Text(label).font(ten)
                    Color.blue
                }
            }
        }
        let log = Notes<ProposedViewSize>()
        let placed = Notes<ProposedViewSize>()
        let host = ProbeHost(300, 100) { Content(log: log, placed: placed, width: 40, label: "a") }
        #expect(!log.entries.isEmpty)
        #expect(Set(log.entries).count == log.entries.count)
        log.entries = []
        // Nothing that the recorder's size depends on changes; it may be offered another length, but is asked once for each.
        host.update { Content(log: log, placed: placed, width: 40, label: "b") }
        #expect(log.entries.isEmpty)
        host.update { Content(log: log, placed: placed, width: 60, label: "b") }
        #expect(!log.entries.isEmpty)
        #expect(Set(log.entries).count == log.entries.count)
    }

    @Test("L-06 the root is proposed the window less its safe area and is centred in it") func root() {
        let plain = TestHost(size: size(100, 100)) { Text("ab").font(ten) }
        #expect(plain.frame(ofText: "ab") == rect(40, 45, 20, 10))
        let inset = TestHost(size: size(100, 100), safeArea: EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0)) {
            Text("ab").font(ten)
        }
        #expect(inset.frame(ofText: "ab") == rect(45, 55, 20, 10))
        let log = Notes<ProposedViewSize>()
        _ = TestHost(size: size(100, 100), safeArea: EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0)) {
            Recorder(placed: log) { Color.red }
        }
        #expect(log.entries.last == ProposedViewSize(width: 90, height: 80))
    }

    @Test("L-07 M-101 a modifier on a Group goes to each of its views") func groupModifier() {
        let seen = frames(in: 300, 100) {
            HStack(spacing: 0) {
                Group {
                    Color.red.probe("a")
                    Color.blue.probe("b")
                }
                .frame(width: 50, height: 50).padding(5)
                Color.green.probe("rest")
            }
        }
        #expect(seen["a"] == rect(5, 25, 50, 50))
        #expect(seen["b"] == rect(65, 25, 50, 50))
        #expect(seen["rest"] == rect(120, 0, 180, 100))
    }

    @Test("L-08 several views where one is needed: stacked at the root, over each other in an overlay, a background and an inset bar")
    func implicitContainers() {
        let root = TestHost(size: size(100, 100)) {
            Text("a").font(ten)
            Text("b").font(ten)
        }
        #expect(root.frame(ofText: "a") == rect(45, 39, 10, 10))
        #expect(root.frame(ofText: "b") == rect(45, 51, 10, 10))
        let seen = frames(in: 100, 100) {
            Color.red.overlay {
                box(20, 20).probe("over a")
                box(40, 40).probe("over b")
            }
            .background {
                box(30, 30).probe("under a")
                box(50, 50).probe("under b")
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                box(10, 20).probe("bar a")
                box(30, 10).probe("bar b")
            }
        }
        #expect(seen["over a"] == rect(40, 30, 20, 20))
        #expect(seen["over b"] == rect(30, 20, 40, 40))
        #expect(seen["under a"] == rect(35, 25, 30, 30))
        #expect(seen["under b"] == rect(25, 15, 50, 50))
        #expect(seen["bar a"] == rect(45, 80, 10, 20))
        #expect(seen["bar b"] == rect(35, 85, 30, 10))
    }
}
