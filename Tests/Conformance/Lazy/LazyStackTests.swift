import ScrollworkTesting
import SwiftUI
import Testing

/// Which rows of a lazy stack exist, and what becomes of them.
@MainActor struct LazyStackTests {
    private func page(_ watch: RowWatch, height: CGFloat = 400, _ stack: WatchedStack) -> TestHost {
        TestHost(size: CGSize(width: 300, height: height)) { stack }
    }

    @Test("L-140 of 10,000 rows of 44 in 400 only the first ones are made") func firstRows() {
        let watch = RowWatch()
        let host = page(watch, WatchedStack(watch: watch))
        #expect(watch.log.bodies < 40)
        #expect(watch.reporting == Array(0..<10))
        #expect(host.scrollView.geometry.contentSize == CGSize(width: 300, height: 440_000))
        #expect(host.report.rowsRealised == 10)
    }

    @Test("M-051 L-140 L-160 P-67 of 200 rows of 20 in 200 exactly rows 0 to 9 report, in order") func exactRows() {
        let watch = RowWatch()
        let host = page(watch, height: 200, WatchedStack(watch: watch, count: 200) { _ in 20 })
        #expect(watch.reporting == Array(0..<10))
        #expect(host.settle())
    }

    @Test("M-053 L-140 a cut row counts", arguments: [(219, 20, 10), (666, 40, 16)]) func cutRows(_ numbers: (Int, Int, Int)) {
        let watch = RowWatch()
        _ = page(watch, height: CGFloat(numbers.0), WatchedStack(watch: watch, count: 200) { _ in CGFloat(numbers.1) })
        #expect(watch.reporting == Array(0...numbers.2))
    }

    @Test("M-054 L-151 P-67 after a jump to 201 rows 10 to 20 report, and those that left are silent at once") func jump() {
        let watch = RowWatch()
        let host = page(watch, height: 200, WatchedStack(watch: watch, count: 200) { _ in 20 })
        host.wheel(201)
        #expect(watch.reporting == Array(10...20))
    }

    @Test("M-055 S-36 L-160 L-149 a row that was never made goes to the top exactly, at the cost of the rows there") func scrollToUnmade() {
        let watch = RowWatch()
        let host = page(watch, height: 200, WatchedStack(watch: watch, count: 1000) { _ in 20 })
        _ = watch.log.take()
        watch.proxy.proxy.scrollTo(900, anchor: .top)
        host.frame()
        #expect(host.frame(ofText: "Row 900")?.midY == 10)
        #expect(watch.reporting == Array(900..<910))
        #expect(watch.log.bodies < 20)
    }

    @Test(
        "S-36 rows of three heights: the target is exact in the first frame, whatever was estimated",
        arguments: [UnitPoint.top, .center, .bottom])
    func scrollToVariable(_ anchor: UnitPoint) {
        let watch = RowWatch()
        let host = page(watch, WatchedStack(watch: watch) { [30, 44, 71][$0 * 7 % 3] + ($0 > 5000 ? 9 : 0) })
        watch.proxy.proxy.scrollTo(7003, anchor: anchor)
        host.frame()
        let expected = anchor.y * 400 + (0.5 - anchor.y) * ([30, 44, 71][7003 * 7 % 3] + 9)
        #expect(near(host.frame(ofText: "Row 7003")?.midY ?? -1, expected, 0.25))
        let rest = host.frame(ofText: "Row 7003")
        host.settle()
        #expect(host.frame(ofText: "Row 7003") == rest)
    }

    @Test("S-36 S-21 without an anchor an unmade row below ends at the bottom edge, one above at the top edge") func leastMovement() {
        let watch = RowWatch()
        let host = page(watch, WatchedStack(watch: watch) { $0 % 2 == 0 ? 20 : 50 })
        watch.proxy.proxy.scrollTo(4001)
        host.frame()
        #expect(near(host.frame(ofText: "Row 4001")?.midY ?? -1, 375, 0.25))
        watch.proxy.proxy.scrollTo(2000)
        host.frame()
        #expect(near(host.frame(ofText: "Row 2000")?.midY ?? -1, 10, 0.25))
    }

    @Test("L-141 S-19 the length is that of the rows that were placed plus their mean for each of the others") func estimate() {
        let watch = RowWatch()
        // Ten rows of 20 and 40 in turn fill 300 exactly.
        let host = page(watch, height: 300, WatchedStack(watch: watch, count: 1000) { $0 % 2 == 0 ? 20 : 40 })
        #expect(watch.reporting == Array(0..<10))
        #expect(host.scrollView.geometry.contentSize.height == 30_000)
    }

    @Test(
        "L-142 L-143 U-56 scrolling up over rows that are taller than estimated moves what is shown by the wheel's delta, and the top is at 0"
    )
    func steadyRows() {
        let watch = RowWatch()
        let host = page(watch, WatchedStack(watch: watch, count: 1000) { $0 > 490 ? 30 : 80 })
        watch.proxy.proxy.scrollTo(500, anchor: .top)
        host.settle()
        func places() -> [String: CGFloat] { Dictionary(host.texts.map { ($0.string, $0.frame.midY) }) { first, _ in first } }
        var corrections = 0
        for _ in 0..<120 {
            let before = places()
            host.wheel(-25)
            corrections += host.report.scrollCorrections
            let after = places()
            for (name, y) in before where after[name] != nil { #expect(near(after[name]! - y, 25), "\(name)") }
            #expect(before.keys.contains { after[$0] != nil })
        }
        #expect(corrections > 5)
        while host.y > 0 { host.wheel(-300) }
        host.settle()
        #expect(host.y == 0)
        #expect(host.frame(ofText: "Row 0")?.midY == 40)
    }

    @Test("L-143 a fling from the middle to the top comes to rest at exactly 0") func flingToTop() {
        let watch = RowWatch()
        let host = page(watch, WatchedStack(watch: watch, count: 400) { CGFloat(20 + $0 * 37 % 60) })
        watch.proxy.proxy.scrollTo(200, anchor: .top)
        host.settle()
        for _ in 0..<30 where host.y > 0 {
            host.fling(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 390), duration: 0.05)
            host.settle()
        }
        #expect(host.y == 0)
        #expect(host.frame(ofText: "Row 0")?.midY == 10)
    }

    @Test("L-144 a row that is not made may change unnoticed until it is visited") func unnoticed() {
        let watch = RowWatch()
        let host = page(watch, WatchedStack(watch: watch, count: 1000))
        watch.proxy.proxy.scrollTo(900, anchor: .top)
        host.settle()
        watch.proxy.proxy.scrollTo(0, anchor: .top)
        host.settle()
        let length = host.scrollView.geometry.contentSize.height
        watch.heights[900] = 14
        host.update { WatchedStack(watch: watch, count: 1000) }
        #expect(host.scrollView.geometry.contentSize.height == length)
        watch.proxy.proxy.scrollTo(900, anchor: .top)
        host.settle()
        #expect(host.scrollView.geometry.contentSize.height < length)
    }

    @Test("L-145 a row at the top that grows by itself pushes what follows; the offset stays") func growing() {
        let watch = RowWatch()
        let host = page(watch, WatchedStack(watch: watch, count: 1000))
        host.rest(at: 450)
        let before = host.frame(ofText: "Row 12")!.midY
        RowWatch.grow.send((10, 50))
        host.settle()
        #expect(host.frame(ofText: "Row 12")?.midY == before + 50)
        #expect(host.y == 450)
    }

    @Test("L-151 L-152 a row that leaves disappears; a short way off it keeps its state, far away it loses it") func leaving() {
        let watch = RowWatch()
        let host = page(watch, WatchedStack(watch: watch))
        RowWatch.grow.send((0, 20))
        host.settle()
        #expect(host.frame(ofText: "Row 1")?.midY == 86)
        _ = watch.log.take()
        host.wheel(108)
        #expect(watch.log.entries.contains("disappear 0"))
        #expect(watch.log.count("body 0") == 0)
        _ = watch.log.take()
        host.wheel(-108)
        // It was kept: it appears once more, with its state and without running its body.
        #expect(watch.log.count("appear 0") == 1)
        #expect(watch.log.count("body 0") == 0)
        #expect(host.frame(ofText: "Row 1")?.midY == 86)
        host.wheel(40_000)
        _ = watch.log.take()
        host.rest(at: 0)
        #expect(watch.log.count("body 0") == 1)
        #expect(watch.log.count("appear 0") == 1)
        #expect(host.frame(ofText: "Row 1")?.midY == 66)
    }

    @Test("L-151 rows that wait are not updated") func waiting() {
        let watch = RowWatch()
        let host = page(watch, WatchedStack(watch: watch))
        host.wheel(88)
        _ = watch.log.take()
        RowWatch.grow.send((0, 50))
        host.frame()
        #expect(watch.log.bodies == 0)
        host.wheel(-88)
        host.settle()
        #expect(watch.log.count("body 0") == 1)
        host.rest(at: 0)
        #expect(host.frame(ofText: "Row 1")?.midY == 116)
    }

    @Test("L-153 an offset neither makes a row nor keeps it") func transforms() {
        let watch = RowWatch()
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { index in
                        Text("Row \(index)").frame(height: 44).offset(y: index == 20 ? -800 : 0)
                            .onAppear { watch.log.add("appear \(index)") }
                    }
                }
            }
        }
        #expect(!host.strings.contains("Row 20"))
        #expect(watch.log.entries == (0..<10).map { "appear \($0)" })
    }

    @Test("L-148 without a scroll view around it a lazy stack makes all its rows") func withoutScrollView() {
        let host = TestHost(size: CGSize(width: 300, height: 1100)) {
            LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 10) } }
        }
        #expect(host.texts.count == 100)
    }

    @Test("L-146 where no width is offered the first row's counts") func idealWidth() {
        let seen = frames(in: 400, 300) {
            VStack {
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { box($0 == 0 ? 50 : 200, 20) } }.fixedSize().probe("a") }
                LazyVStack(spacing: 0) { ForEach(0..<3, id: \.self) { box($0 == 0 ? 50 : 200, 20) } }.fixedSize().probe("b")
            }
        }
        #expect(seen["a"]?.width == 50)
        #expect(seen["b"]?.width == 50)
    }

    @Test("L-156 spacing and alignment are a stack's, but where none is given there are 8 between rows, whatever they are")
    func spacing() {
        let seen = frames(in: 300, 300) {
            ScrollView {
                LazyVStack(alignment: .trailing) {
                    Text("aaa").probe("text")
                    Text("b").probe("letter")
                    box(60, 20).probe("box")
                }
                .frame(width: 200).probe("lazy")
            }
        }
        // An eager stack puts nothing between texts and more between a text and a box.
        #expect(seen["letter"]?.minY == (seen["text"]?.maxY ?? 0) + 8)
        #expect(seen["box"]?.minY == (seen["letter"]?.maxY ?? 0) + 8)
        for name in ["text", "letter", "box"] { #expect(seen[name]?.maxX == seen["lazy"]?.maxX, "\(name)") }
        let horizontal = frames(in: 300, 300) {
            ScrollView(.horizontal) {
                LazyHStack(alignment: .bottom, spacing: 3) {
                    box(20, 30).probe("a")
                    Text("b").probe("b")
                    box(20, 50).probe("c")
                }
            }
        }
        #expect(horizontal["b"]?.minX == (horizontal["a"]?.maxX ?? 0) + 3)
        #expect(horizontal["c"]?.minX == (horizontal["b"]?.maxX ?? 0) + 3)
        for name in ["a", "b", "c"] { #expect(horizontal[name]?.maxY == 300, "\(name)") }
        let nothing = frames(in: 300, 300) {
            ScrollView {
                LazyHStack {
                    box(20, 30).probe("a")
                    box(20, 30).probe("b")
                }
            }
        }
        #expect(nothing["b"]?.minX == (nothing["a"]?.maxX ?? 0) + 8)
    }

    @Test("M-047 M-049 M-050 L-147 L-156 lazy stacks beside each other share the width, though their rows are rigid")
    func stacks() {
        let seen = frames(in: 320, 240) {
            HStack(alignment: .top, spacing: 20) {
                LazyVStack(alignment: .leading, spacing: 6) {
                    Text("aaa").font(.system(size: 16)).probe("text")
                    box(60, 20).probe("box")
                    Text("bb").font(.system(size: 16))
                }
                .probe("first")
                LazyVStack(spacing: 0) { box(30, 20).probe("centred") }.probe("second")
                LazyHStack(alignment: .bottom, spacing: 4) {
                    box(17, 30).probe("low")
                    Text("c").font(.system(size: 16)).probe("letter")
                }
                .probe("third")
            }
        }
        #expect(seen["first"]?.width == 121.5)
        #expect(seen["first"]?.height == 64)
        #expect(seen["second"]?.width == 121.5)
        #expect(seen["third"]?.size == CGSize(width: 37, height: 240))
        #expect(seen["text"]?.minX == 0)
        #expect(seen["box"]?.minX == 0)
        #expect(near(seen["centred"]?.midX ?? 0, 141.5 + 60.75))
        #expect(seen["low"]?.minY == 210)
        #expect(seen["letter"]?.minY == 224)
    }
}
