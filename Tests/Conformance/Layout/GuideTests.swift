import ScrollworkTesting
import SwiftUI
import Testing

private enum Middle: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 } }
extension VerticalAlignment { fileprivate static let middle = VerticalAlignment(Middle.self) }

@MainActor struct GuideTests {
    @Test("L-99 a container's custom guide is the mean of its children's") func mean() {
        let seen = frames(in: 300, 300) {
            HStack(alignment: .middle, spacing: 0) {
                VStack(spacing: 0) {
                    box(20, 40).alignmentGuide(.middle) { _ in 10 }
                    box(20, 40).alignmentGuide(.middle) { _ in -10 }
                }
                .probe("column")
                box(20, 20).probe("other")
            }
        }
        // The guides lie at 10 and at 30 of the column, so its own lies at 20.
        #expect(seen["other"]?.midY == (seen["column"]?.minY ?? 0) + 20)
    }

    @Test("L-99 a container's first baseline is its topmost, its last its lowest") func baselines() {
        let seen = frames(in: 300, 300) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("a").font(ten)
                    Text("b").font(ten)
                }
                .probe("column")
                box(20, 20).probe("first")
            }
        }
        #expect(seen["first"]?.maxY == (seen["column"]?.minY ?? 0) + 7.5)
        let last = frames(in: 300, 300) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("a").font(ten)
                    Text("b").font(ten)
                }
                .probe("column")
                box(20, 20).probe("last")
            }
        }
        #expect(last["last"]?.maxY == (last["column"]?.minY ?? 0) + 17.5)
    }

    @Test("L-100 built-in guides stay inside containers and pass through modifiers, moved with the child") func builtIn() {
        let contained = frames(in: 300, 300) {
            VStack(alignment: .leading, spacing: 0) {
                VStack(spacing: 0) { box(40, 10).alignmentGuide(.leading) { _ in 30 } }.probe("inner")
                box(40, 10).probe("plain")
            }
        }
        #expect(contained["inner"]?.minX == contained["plain"]?.minX)
        let padded = frames(in: 300, 300) {
            VStack(alignment: .leading, spacing: 0) {
                box(40, 10).alignmentGuide(.leading) { _ in 30 }.padding(10).probe("padded")
                box(40, 10).probe("plain")
            }
        }
        #expect(padded["plain"]?.minX == (padded["padded"]?.minX ?? 0) + 40)
    }

    @Test("L-101 a guide that nobody set has its default and no explicit value") func explicit() {
        let log = Notes<CGFloat?>()
        _ = frames(in: 100, 100) {
            VStack(alignment: .leading) {
                box(40, 10).alignmentGuide(.leading) { dimensions in
                    log.entries = [
                        dimensions[explicit: .top], dimensions[.bottom], dimensions[HorizontalAlignment.center], dimensions[.leading],
                    ]
                    return 0
                }
                box(40, 10).alignmentGuide(.top) { _ in 3 }.alignmentGuide(.leading) { dimensions in
                    log.entries.append(dimensions[explicit: .top])
                    return 0
                }
            }
        }
        #expect(Array(log.entries.prefix(4)) == [nil, 10, 20, 0])
        #expect(log.entries.last == .some(3))
    }
}
