import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct GridLayoutTests {
    @Test("M-170 a column is as wide as its widest cell, a row as high as its tallest; 8 between plain cells") func tracks() {
        let seen = frames(in: 320, 200, profile: .desktop) {
            Grid {
                GridRow {
                    box(20, 10).probe("a")
                    box(40, 30).probe("b")
                }
                GridRow {
                    box(60, 20).probe("c")
                    box(10, 10).probe("d")
                }
            }
            .probe("grid")
        }
        #expect(seen["grid"] == rect(106, 71, 108, 58))
        #expect(seen["a"] == rect(126, 81, 20, 10))
        #expect(seen["b"] == rect(174, 71, 40, 30))
        #expect(seen["c"] == rect(106, 109, 60, 20))
        #expect(seen["d"] == rect(189, 114, 10, 10))
    }

    @Test("M-170 L-52 rows of texts are as far apart as texts are") func textRows() {
        let seen = frames(in: 320, 200, profile: .desktop) {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 5) {
                GridRow {
                    Text("a").probe("a")
                    Text("bbb").probe("b")
                }
                GridRow {
                    Text("cc").probe("c")
                    Text("d").probe("d")
                }
            }
        }
        #expect(seen["b"]?.minX == (seen["a"]?.minX ?? 0) + 26 + 5)
        #expect(seen["c"]?.minX == seen["a"]?.minX)
        #expect(seen["c"]?.minY == seen["a"]?.maxY)
        #expect(seen["d"]?.minX == seen["b"]?.minX)
    }

    @Test("M-171 a flexible view beside the rows lies across all columns, which share the rest of the width") func acrossAll() {
        let seen = frames(in: 320, 200, profile: .desktop) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box(20, 10).probe("a")
                    box(30, 10).probe("b")
                    box(43, 10).probe("c")
                }
                Color.red.frame(height: 5).probe("line")
            }
            .probe("grid")
        }
        // 113 of 320 are rigid, 207 are left: 69 for each column.
        #expect(seen["grid"]?.width == 320)
        #expect(seen["line"] == rect(0, (seen["a"]?.maxY ?? 0), 320, 5))
        #expect(seen["a"]?.minX == 0)
        #expect(seen["b"]?.minX == 99)
        #expect(seen["c"]?.minX == 208)
    }

    @Test("M-173 L-07 P-52 an unsized cell fills its column; a modifier on a row goes to each cell") func modifiers() {
        let seen = frames(in: 320, 200, profile: .desktop) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(30, 10)
                }
                GridRow {
                    Color.red.frame(height: 4).gridCellUnsizedAxes(.horizontal).probe("unsized")
                    Color.blue.frame(width: 10, height: 4).probe("last")
                }
                .padding(2).probe("row")
            }
            .probe("grid")
        }
        #expect(seen["grid"]?.size == size(50, 18))
        #expect(seen["unsized"]?.size == size(16, 4))
        // Each cell was padded; the probe of the row ends with the last cell's frame.
        #expect(seen["row"] == seen["last"]?.insetBy(dx: -2, dy: -2))
        let group = frames(in: 100, 50) {
            HStack(spacing: 0) {
                Group {
                    box(10, 10)
                    box(20, 10)
                }
                .padding(1).probe("all")
            }
        }
        #expect(group["all"]?.width == 22)
    }

    @Test("M-170 flexible cells share what rigid ones leave; cells may lie across columns") func flexible() {
        let seen = frames(in: 200, 100, profile: .desktop) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    box(50, 20).probe("rigid")
                    Color.red.probe("flexible")
                }
                GridRow { box(10, 10).gridCellColumns(2).probe("across") }
                GridRow {
                    box(10, 10).gridCellAnchor(.topLeading).probe("anchored")
                    box(10, 10).gridColumnAlignment(.leading).probe("leading")
                }
            }
            .probe("grid")
        }
        #expect(seen["grid"] == rect(0, 0, 200, 100))
        #expect(seen["rigid"] == rect(0, 40, 50, 20))
        #expect(seen["flexible"] == rect(60, 0, 140, 60))
        #expect(seen["across"] == rect(190, 70, 10, 10))
        #expect(seen["anchored"] == rect(0, 90, 10, 10))
        #expect(seen["leading"] == rect(60, 90, 10, 10))
    }

    @Test("L-57 M-134 a grid is mirrored in right-to-left layouts") func rightToLeft() {
        let seen = frames(in: 100, 100) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    box(20, 10).probe("first")
                    box(30, 10).probe("second")
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(seen["first"]?.minX == 55)
        #expect(seen["second"]?.minX == 25)
        #expect(frames(in: 100, 100) { Grid { EmptyView() }.probe("empty") }["empty"]?.size == .zero)
    }
}
