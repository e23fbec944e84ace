import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct StackTests {
    @Test("L-40 the less flexible child is served first") func flexibility() {
        let seen = frames(in: 100, 50) {
            HStack(spacing: 0) {
                Color.red.probe("color")
                Text("aaaa").font(ten).probe("text")
            }
        }
        // Served second, the color would have had 50.
        #expect(seen["text"]?.size == size(40, 10))
        #expect(seen["color"]?.width == 60)
    }

    @Test("L-41 of two endless children the larger minimum is served first") func ties() {
        let seen = frames(in: 100, 50) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10).probe("small")
                Color.blue.frame(minWidth: 60).probe("large")
            }
        }
        #expect(seen["large"]?.width == 60)
        #expect(seen["small"]?.width == 40)
    }

    @Test("L-42 M-082 minima of lower priorities are reserved first") func reserve() {
        let seen = frames(in: 100, 50) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).probe("a")
                Color.blue.frame(minWidth: 30).probe("b")
            }
        }
        #expect(seen["a"]?.width == 70)
        #expect(seen["b"]?.width == 30)
        let three = frames(in: 300, 50) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).probe("a")
                Color.blue.frame(minWidth: 20).layoutPriority(1).probe("b")
                Color.green.frame(width: 60).probe("c")
            }
        }
        #expect(three["a"]?.width == 20)
        #expect(three["b"]?.width == 220)
        #expect(three["c"]?.width == 60)
    }

    @Test("L-43 M-081 the rest is divided again after each child") func rest() {
        let seen = frames(in: 90, 50) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.blue.frame(maxWidth: 10).probe("b")
                Color.green.probe("c")
            }
        }
        #expect(seen["a"] == rect(0, 0, 40, 50))
        #expect(seen["b"] == rect(40, 0, 10, 50))
        #expect(seen["c"] == rect(50, 0, 40, 50))
        let spacers = frames(in: 300, 50) {
            HStack(spacing: 0) {
                Spacer().probe("left")
                box(40, 10).probe("middle")
                Spacer().probe("right")
            }
        }
        #expect(spacers["left"]?.width == 130)
        #expect(spacers["middle"]?.minX == 130)
        #expect(spacers["right"]?.width == 130)
    }

    @Test("L-44 a stack that has too little room overflows evenly") func overflow() {
        let seen = frames(in: 100, 50) {
            HStack(spacing: 0) {
                box(80, 10).probe("a")
                Color.blue.probe("none")
                box(80, 10).probe("b")
            }
            .probe("stack")
        }
        #expect(seen["stack"]?.width == 160)
        #expect(seen["stack"]?.minX == -30)
        #expect(seen["none"]?.width == 0)
    }

    @Test("L-45 without a length along it the stack offers none to its children") func idealLength() {
        let log = Notes<ProposedViewSize>()
        let seen = frames(in: 100, 300) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.probe("row")
                    Recorder(measured: log) { Color.blue.layoutPriority(1) }
                }
            }
        }
        #expect(seen["row"]?.size == size(100, 10))
        #expect(log.entries.allSatisfy { $0.height == nil })
    }

    @Test("L-46 with endless room a stack with a flexible child is endless") func endless() {
        let seen = answers(to: [ProposedViewSize(width: .infinity, height: 50), ProposedViewSize(width: 0, height: 50)]) {
            HStack(spacing: 4) {
                box(40, 10)
                Color.red
            }
        }
        #expect(seen[0].width == .infinity)
        #expect(seen[1].width == 44)
        let fixed = answers(to: [.infinity]) {
            HStack(spacing: 4) {
                box(40, 10)
                box(20, 30)
            }
        }
        #expect(fixed == [size(64, 30)])
    }

    @Test("L-47 where the cross length is missing children are placed with the stack's own") func crossFill() {
        let seen = frames(in: 100, 200) {
            HStack(spacing: 0) {
                Text("a\nb").font(ten).probe("text")
                Color.red.probe("color")
            }
            .fixedSize(horizontal: false, vertical: true).probe("stack")
        }
        #expect(seen["text"]?.height == 20)
        #expect(seen["color"]?.height == 20)
        #expect(seen["stack"]?.height == 20)
    }

    @Test("L-48 M-103 the cross size is the union of the children lined up on the guide") func union() {
        let seen = frames(in: 300, 100) {
            VStack(alignment: .leading, spacing: 0) {
                box(40, 10).alignmentGuide(.leading) { _ in -10 }.probe("moved")
                box(40, 10).probe("plain")
            }
            .probe("stack")
        }
        #expect(seen["stack"]?.size == size(50, 20))
        #expect(seen["moved"]?.minX == (seen["plain"]?.minX ?? 0) + 10)
        let nested = frames(in: 300, 100) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    box(30, 30)
                    box(40, 30)
                }
                .probe("row")
                box(200, 10)
            }
            .probe("column")
        }
        #expect(nested["row"]?.size == size(76, 30))
        #expect(nested["column"]?.size == size(200, 40))
    }

    @Test("L-49 a guide outside of a single child widens the stack") func guideOutside() {
        let seen = frames(in: 300, 100) {
            VStack(alignment: .leading, spacing: 0) { box(40, 10).alignmentGuide(.leading) { _ in -10 }.probe("child") }.probe("stack")
        }
        #expect(seen["stack"]?.width == 50)
        #expect(seen["child"]?.minX == (seen["stack"]?.minX ?? 0) + 10)
    }

    @Test("L-50 children are centred across the stack") func centred() {
        let column = frames(in: 100, 100) {
            VStack(spacing: 0) {
                box(20, 10).probe("narrow")
                box(40, 10)
            }
            .probe("stack")
        }
        #expect(column["narrow"]?.minX == (column["stack"]?.minX ?? 0) + 10)
        let row = frames(in: 100, 100) {
            HStack(spacing: 0) {
                box(10, 20).probe("low")
                box(10, 40)
            }
            .probe("stack")
        }
        #expect(row["low"]?.minY == (row["stack"]?.minY ?? 0) + 10)
    }

    @Test("L-55 layoutPriority counts through modifiers and for the direct parent only") func priority() {
        let padded = frames(in: 100, 50) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).padding(10).probe("a")
                Color.blue.frame(minWidth: 30).probe("b")
            }
        }
        #expect(padded["a"]?.width == 70)
        let nested = frames(in: 100, 50) {
            HStack(spacing: 0) {
                HStack(spacing: 0) { Color.red.layoutPriority(1) }.probe("a")
                Color.blue.frame(minWidth: 30).probe("b")
            }
        }
        #expect(nested["a"]?.width == 50)
        #expect(nested["b"]?.width == 50)
    }

    @Test("L-56 a stack without children measures nothing and yields all room") func emptyStack() {
        let seen = frames(in: 100, 50) {
            HStack(spacing: 0) {
                VStack { EmptyView() }.probe("empty")
                Color.red.frame(minWidth: 20).probe("color")
            }
        }
        #expect(seen["empty"]?.size == .zero)
        #expect(seen["color"]?.width == 100)
    }
}
