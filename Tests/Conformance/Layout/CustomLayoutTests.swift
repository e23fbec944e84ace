import ScrollworkTesting
import SwiftUI
import Testing

/// Counts what the engine asks of a layout that lets its children follow each other downwards.
private struct CountingColumn: Layout {
    final class Counts: @unchecked Sendable {
        var made = 0
        var updated = 0
    }
    struct Cache { var serial: Int }
    let counts: Counts
    let serials: Notes<Int>

    func makeCache(subviews: Subviews) -> Cache {
        counts.made += 1
        return Cache(serial: counts.made * 100)
    }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        counts.updated += 1
        cache.serial += 1
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        serials.entries.append(cache.serial)
        return CGSize(width: 100, height: subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        serials.entries.append(cache.serial)
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height
        }
    }
}

/// Places what its closure says.
private struct Placing: Layout {
    let size: CGSize
    let place: @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        place(bounds, proposal, subviews)
    }
}

private struct Name: LayoutValueKey { static var defaultValue: String { "none" } }

@MainActor struct CustomLayoutTests {
    @Test("L-94 the cache is made once, updated when subviews change, and shared by size and placement") func cache() {
        struct Content: View {
            let counts: CountingColumn.Counts
            let serials: Notes<Int>
            let rows: Int
            var body: some View { CountingColumn(counts: counts, serials: serials) { ForEach(0..<rows, id: \.self) { _ in box(10, 10) } } }
        }
        let counts = CountingColumn.Counts()
        let serials = Notes<Int>()
        let host = ProbeHost(200, 200) { Content(counts: counts, serials: serials, rows: 2) }
        #expect(counts.made == 1)
        #expect(counts.updated == 0)
        #expect(Set(serials.entries) == [100])
        host.update { Content(counts: counts, serials: serials, rows: 3) }
        #expect(counts.made == 1)
        #expect(counts.updated == 1)
        #expect(serials.entries.last == 101)
    }

    @Test("L-95 placement gets bounds of the reported size, which need not start at 0, and the proposal") func bounds() {
        let bounds = Notes<CGRect>()
        let proposals = Notes<ProposedViewSize>()
        let seen = frames(in: 200, 100) {
            Placing(
                size: CGSize(width: 60, height: 40),
                place: { area, proposal, subviews in
                    bounds.entries.append(area)
                    proposals.entries.append(proposal)
                    subviews[0].place(at: CGPoint(x: area.minX + 5, y: area.minY + 5), proposal: .unspecified)
                }
            ) {
                box(10, 10).probe("child")
            }
            .probe("layout")
        }
        #expect(bounds.entries.last?.size == size(60, 40))
        #expect(proposals.entries.last == ProposedViewSize(width: 200, height: 100))
        #expect(seen["layout"] == rect(70, 30, 60, 40))
        #expect(seen["child"] == rect(75, 35, 10, 10))
    }

    @Test("L-96 what a layout does not place is centred and offered the layout's proposal") func forgotten() {
        let log = Notes<ProposedViewSize>()
        let seen = frames(in: 200, 100) {
            Placing(size: CGSize(width: 60, height: 40), place: { _, _, _ in }) {
                box(10, 10).probe("a")
                Recorder(placed: log) { box(20, 10) }.probe("b")
            }
        }
        #expect(seen["a"] == rect(95, 45, 10, 10))
        #expect(seen["b"] == rect(90, 45, 20, 10))
        #expect(log.entries.last == ProposedViewSize(width: 200, height: 100))
    }

    @Test("L-97 M-174 place(at:) puts the top leading corner there, or the anchor that is named") func anchors() {
        let seen = frames(in: 100, 100) {
            Placing(
                size: CGSize(width: 100, height: 100),
                place: { area, _, subviews in
                    let point = CGPoint(x: area.minX + 50, y: area.minY + 50)
                    subviews[0].place(at: point, proposal: .unspecified)
                    subviews[1].place(at: point, anchor: .center, proposal: .unspecified)
                    subviews[2].place(at: point, anchor: .bottomTrailing, proposal: .unspecified)
                }
            ) {
                box(20, 10).probe("corner")
                box(20, 10).probe("centre")
                box(20, 10).probe("end")
            }
        }
        #expect(seen["corner"] == rect(50, 50, 20, 10))
        #expect(seen["centre"] == rect(40, 45, 20, 10))
        #expect(seen["end"] == rect(30, 40, 20, 10))
    }

    @Test("M-174 L-55 L-52 a layout reads priorities, values and distances of its subviews") func values() {
        let texts = Notes<String>()
        let numbers = Notes<Double>()
        _ = TestHost(size: size(100, 100), profile: .desktop) {
            Placing(
                size: CGSize(width: 100, height: 100),
                place: { _, _, subviews in
                    texts.entries = subviews.map { $0[Name.self] }
                    numbers.entries = subviews.map(\.priority)
                    numbers.entries.append(subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))
                    numbers.entries.append(subviews[1].spacing.distance(to: subviews[2].spacing, along: .vertical))
                    numbers.entries.append(subviews[1].spacing.distance(to: subviews[2].spacing, along: .horizontal))
                }
            ) {
                Text("a").layoutValue(key: Name.self, value: "first")
                Text("b").layoutPriority(2)
                box(10, 10)
            }
        }
        #expect(texts.entries == ["first", "none", "none"])
        #expect(numbers.entries.count == 6)
        #expect(Array(numbers.entries.prefix(4)) == [0, 2, 0, 0])
        #expect(abs(numbers.entries[4] - 8.15) < 0.005)
        #expect(numbers.entries[5] == 8)
    }

    @Test("L-98 a layout's spacing is the union of its subviews'") func spacing() {
        func gap<V: View>(@ViewBuilder _ inner: () -> V) -> CGFloat {
            let inner = inner()
            let seen = frames(in: 100, 100) {
                VStack {
                    box(10, 10).probe("a")
                    Recorder { inner }.fixedSize().probe("b")
                }
            }
            return (seen["b"]?.minY ?? 0) - (seen["a"]?.maxY ?? 0)
        }
        #expect(gap { Spacer() } == 0)
        #expect(gap { box(10, 10) } == 8)
        #expect(
            gap {
                Spacer()
                box(10, 10)
            } == 8)
    }

    @Test("L-102 switching the layout keeps the children's identity and state") func switching() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 }.probe("counter") }
        }
        struct Switcher: View {
            let isRow: Bool
            var body: some View {
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 5)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 5))
                layout {
                    Counter()
                    box(30, 30).probe("box")
                }
            }
        }
        let host = ProbeHost(300, 300) { Switcher(isRow: true) }
        #expect(host["box"].minX == host["counter"].maxX + 5)
        host.host.tap("count 0")
        host.host.settle()
        #expect(host.host.frame(ofText: "count 1") != nil)
        host.update { Switcher(isRow: false) }
        #expect(host.host.frame(ofText: "count 1") != nil)
        #expect(host["box"].minY == host["counter"].maxY + 5)
        #expect(host["box"].minX == host["counter"].minX)
    }

    @Test("L-102 stack layouts lay out as the stacks do") func stackLayouts() {
        func content() -> some View {
            Group {
                box(20, 10).probe("a")
                Color.red.frame(minWidth: 10, minHeight: 10).probe("b")
                Text("aa").font(ten).probe("c")
                Spacer()
            }
        }
        #expect(
            frames(in: 200, 100) { HStackLayout(alignment: .bottom) { content() } }
                == frames(in: 200, 100) { HStack(alignment: .bottom) { content() } })
        #expect(
            frames(in: 200, 100) { VStackLayout(alignment: .trailing) { content() } }
                == frames(in: 200, 100) { VStack(alignment: .trailing) { content() } })
        #expect(
            frames(in: 200, 100) { ZStackLayout(alignment: .bottomLeading) { content() } }
                == frames(in: 200, 100) { ZStack(alignment: .bottomLeading) { content() } })
        #expect(frames(in: 200, 100) { HStackLayout { content() } }.count == 3)
    }
}
