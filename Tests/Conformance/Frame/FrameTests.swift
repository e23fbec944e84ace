import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct FrameTests {
    struct Key: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    struct Everything: View {
        let log: Log
        @State private var offset: CGFloat = 0
        var body: some View {
            log.note("body")
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30 + offset)
                    Color.blue.frame(height: 2000)
                }
                .background(
                    GeometryReader { proxy in
                        log.note("reader")
                        Color.clear.preference(key: Key.self, value: proxy.frame(in: .named("scroll")).minY)
                    })
            }
            .coordinateSpace(name: "scroll")
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, new in log.add("geometry") }
            .onPreferenceChange(Key.self) {
                log.add("preference")
                offset = -$0
            }
        }
    }

    @Test("frame.order the passes run in their order, those without work are skipped, and the loop repeats until nothing is left")
    func order() {
        let log = Log()
        let host = host { Everything(log: log) }
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 10))
        host.settle()
        host.touchDown(at: CGPoint(x: 150, y: 200))
        host.touchMove(to: CGPoint(x: 150, y: 180))
        _ = log.take()
        host.touchMove(to: CGPoint(x: 150, y: 170))
        let passes = host.report.passes
        // A drag: the reader follows the offset, its preference is observed, the state it writes makes another cycle.
        #expect(passes.first == .input)
        #expect(passes.last == .paint)
        #expect(passes.filter { $0 == .input || $0 == .paint }.count == 2)
        #expect(passes.filter { $0 == .update }.count == 2)
        #expect(passes.contains(.layout) && passes.contains(.compose) && passes.contains(.preference) && passes.contains(.action))
        #expect(host.report.cycles >= 2)
        // Within a cycle the order is that of the declaration: it falls back once per further cycle and never else.
        let places = passes.map { FramePass.allCases.firstIndex(of: $0)! }
        let falls = zip(places, places.dropFirst()).filter { $0 >= $1 }.count
        #expect(falls == host.report.cycles - 1)
        // After the body the reader runs for its new closure, and once more for its new size.
        #expect(log.entries == ["reader", "geometry", "preference", "body", "reader", "reader"])
        #expect(host.report.settled)
    }

    @Test("frame.order a frame that moves by itself begins with the animation pass") func animationFirst() {
        let log = Log()
        let host = host { Everything(log: log) }
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.step()
        #expect(host.report.passes.first == .animation)
        #expect(!host.report.passes.contains(.input))
    }

    struct Restless: View {
        @State private var count = 0
        @State private var taps = 0
        var body: some View {
            write()
            Button("tap \(taps)") { taps += 1 }
        }
        func write() -> EmptyView {
            count = count + 1
            return EmptyView()
        }
    }

    @Test("frame.settle-limit a state that rewrites itself leaves the frame after 8 cycles, shown and named, and the app goes on")
    func settleLimit() {
        let host = host { Restless() }
        #expect(host.report.cycles == 8)
        #expect(!host.report.settled)
        #expect(host.report.bodyNames["Restless"] ?? 0 <= 9)
        #expect(host.strings == ["tap 0"])
        let chain = host.report.unsettled.joined()
        #expect(chain.contains("Restless.count"))
        #expect(chain.contains("body of Restless → write to Restless.count"))
        #expect(host.warnings.contains { $0.hasPrefix("The frame did not settle in 8 cycles") })
        // Later input is served, each frame with its own limit.
        host.tap("tap 0")
        host.frame()
        #expect(host.strings == ["tap 1"])
        #expect(host.report.cycles == 8)
    }

    struct Still: View {
        let rows: Int
        var body: some View {
            ScrollView { VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Text("row \($0)").frame(height: 44) } } }
        }
    }

    @Test("frame.idle perf.idle a frame in which nothing changed does no work, however large the tree", arguments: [10, 10_000])
    func idle(rows: Int) {
        let host = host { Still(rows: rows) }
        for _ in 0..<3 {
            host.step()
            #expect(host.report.isIdle)
            #expect(host.report.cycles == 0)
            #expect(host.report.passes == [])
            #expect(host.report.bodies == 0)
            #expect(host.report.measures == 0 && host.report.measuresCached == 0)
            #expect(host.report.placements == 0)
            #expect(host.report.itemsRecorded == 0 && host.report.spatialPatches == 0)
            #expect(host.report.actionsRun == 0 && host.report.observersRun == 0)
            #expect(!host.report.displayChanged)
        }
    }

    struct ConditionalWrite: View {
        let log: Log
        @State private var total = 0
        var body: some View {
            log.note("body \(total)")
            if total < 1 { write() }
            Text("\(total)")
        }
        func write() -> EmptyView {
            total += 1
            return EmptyView()
        }
    }

    @Test("frame.write-in-update a write in a body warns once, names the property and lands in the next cycle") func writeInUpdate() {
        let log = Log()
        let host = host { ConditionalWrite(log: log) }
        #expect(log.entries == ["body 0", "body 1"])
        // The first body ran when the tree was made, the second in the one cycle that followed.
        #expect(host.report.cycles == 1)
        #expect(host.report.writesDuringUpdate == 1)
        #expect(host.warnings.count == 1)
        #expect(host.warnings[0].contains("ConditionalWrite.total"))
        #expect(host.strings == ["1"])
        #expect(host.report.settled)
    }

    final class Handle: @unchecked Sendable {
        var binding: Binding<Int>?
    }
    struct Shared: View {
        let handle: Handle
        @State private var value = 0
        var body: some View { Text("\(value)").onAppear { handle.binding = $value } }
    }

    @Test("frame.off-main a write off the main thread is warned about by name and lands in a frame of its own turn") func offMain() {
        let handle = Handle()
        let host = host { Shared(handle: handle) }
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            handle.binding?.wrappedValue = 7
            done.signal()
        }
        done.wait()
        // Nothing has happened on this thread yet.
        #expect(host.strings == ["0"])
        host.frame()
        #expect(host.strings == ["7"])
        #expect(host.warnings.count == 1)
        #expect(host.warnings[0].hasPrefix("Shared.value was changed off the main thread"))
    }

    struct Loop: View {
        let remote: Remote
        @State private var ping = 0
        @State private var pong = 0
        @State private var taps = 0
        var body: some View {
            VStack {
                Text("\(ping) \(pong)")
                Button("taps \(taps)") { taps += 1 }
            }
            .onChange(of: ping) { pong += 1 }
            .onChange(of: pong) { ping += 1 }
            .remote(remote, "start") { ping += 1 }
        }
    }

    @Test("frame.loop-report a feedback loop is reported once with its members in order, and later input works") func loopReport() {
        let remote = Remote()
        let host = host { Loop(remote: remote) }
        host.run(remote["start"])
        #expect(host.warnings.count == 1)
        let warning = host.warnings.first ?? ""
        #expect(
            warning.contains(
                "write to Loop.ping → onChange of Int in Loop → write to Loop.pong → onChange of Int in Loop → write to Loop.ping"))
        host.settle()
        host.tap("taps 0")
        host.settle()
        #expect(host.strings.contains("taps 1"))
        #expect(host.warnings.count == 1)
    }

    struct PreferenceLoop: View {
        @State private var height: CGFloat = 10
        var body: some View {
            Color.red.frame(height: height)
                .background(GeometryReader { Color.clear.preference(key: Key.self, value: $0.size.height) })
                .onPreferenceChange(Key.self) { height = $0 + 1 }
        }
    }

    @Test("frame.loop-report a preference that changes what it measures is stopped and named") func preferenceLoop() {
        let host = host { PreferenceLoop() }
        #expect(host.report.settled)
        #expect(host.report.suppressedActions == 1)
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.contains("onPreferenceChange of Key in PreferenceLoop → write to PreferenceLoop.height") == true)
    }

    struct Nested: View {
        let depth: Int
        let text: String
        var body: some View {
            var view = AnyView(Text(text))
            for _ in 0..<depth { view = AnyView(view.padding(.top, 0.0)) }
            return view
        }
    }

    @Test("frame.deep 2,000 nested paddings are built, updated, drawn and torn down") func deepPaddings() {
        var host: TestHost? = host { Nested(depth: 2_000, text: "a") }
        #expect(host?.strings == ["a"])
        host?.update { Nested(depth: 2_000, text: "b") }
        #expect(host?.strings == ["b"])
        #expect(host?.dump(.layout).isEmpty == false)
        host?.close()
        host = nil
    }

    struct Stairs: View {
        let depth: Int
        let log: Log
        var body: some View {
            if depth == 0 {
                Text("end").onDisappear { log.add("D") }
            } else {
                VStack(spacing: 0) { AnyView(Stairs(depth: depth - 1, log: log)) }
            }
        }
    }

    @Test("frame.deep 2,000 nested views with containers, and the disappearance of the innermost") func deepContainers() {
        let log = Log()
        @ViewBuilder func view(_ shown: Bool) -> some View {
            if shown { Stairs(depth: 2_000, log: log) } else { Text("gone") }
        }
        let host = host { view(true) }
        #expect(host.strings == ["end"])
        host.update { view(false) }
        #expect(host.strings == ["gone"])
        #expect(log.entries == ["D"])
    }

    struct BrokenLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: CGFloat.nan, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: CGPoint(x: CGFloat.nan, y: bounds.minY), proposal: .unspecified) }
        }
    }

    @Test("frame.nan sizes and places that are no numbers count as 0 on their axis, with a warning each") func notANumber() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            VStack(spacing: 0) {
                BrokenLayout { Text("x") }
                Text("below")
            }
        }
        #expect(host.frame(ofText: "below") == CGRect(x: 107.5, y: 201.5, width: 85, height: 17))
        #expect(host.texts.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
        #expect(host.warnings.count == 2)
    }

    @Test("frame.nan an anchor that is no number leaves its axis where it is") func anchorNotANumber() {
        struct Scene: View {
            let remote: Remote
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView([.horizontal, .vertical]) {
                        Color.red.frame(width: 1000, height: 1000)
                            .overlay(alignment: .topLeading) {
                                Color.blue.frame(width: 10, height: 10).id("target").offset(x: 0).padding(500)
                            }
                    }
                    .remote(remote, "go") { proxy.scrollTo("target", anchor: UnitPoint(x: CGFloat.nan, y: 0)) }
                }
            }
        }
        let remote = Remote()
        let host = host { Scene(remote: remote) }
        host.run(remote["go"])
        host.settle()
        #expect(host.scrollView.offset == CGPoint(x: 0, y: 500))
        #expect(host.warnings.count == 1)
    }

    @Test("frame.idle frames with nothing to do are idle beside observers of geometry and of scrolling, too")
    func idleWithObservers() {
        struct Observed: View {
            @State private var height: CGFloat = 0
            @State private var offset: CGFloat = 0
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Color.gray.frame(height: 40).id($0) } }
                        .onGeometryChange(for: CGFloat.self) {
                            $0.frame(in: .global).minY
                        } action: {
                            height = $0
                        }
                }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    offset = $1
                }
                .overlay(Text("\(Int(height)) \(Int(offset))"))
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Observed() }
        host.step()
        #expect(host.report.isIdle)
        host.wheel(at: CGPoint(x: 20, y: 300), by: CGPoint(x: 0, y: 50))
        #expect(host.strings == ["-50 50"])
        // The wheel is over before the indicators fade.
        host.advance(by: 0.5)
        host.step()
        #expect(host.report.isIdle, "\(host.report)")
        host.advance(by: 2)
        host.step()
        #expect(host.report.isIdle, "\(host.report)")
        host.frame()
        #expect(host.report.isIdle)
    }
}
