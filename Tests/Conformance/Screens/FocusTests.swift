import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Where the focus goes, and what is scrolled and kept for it.
@MainActor struct FocusTests {
    private struct Fields: View {
        let axis: Axis.Set
        @FocusState private var focused: Int?
        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    ForEach([0, 5, 9], id: \.self) { number in Button("go\(number)") { focused = number } }
                }
                .frame(height: 20)
                ScrollView(axis) {
                    let fields = ForEach(0..<10, id: \.self) { number in
                        TextField("", text: .constant("\(number)"))
                            .focused($focused, equals: number)
                            .frame(width: 60, height: 60)
                    }
                    if axis == .vertical { VStack(spacing: 0) { fields } } else { HStack(spacing: 0) { fields } }
                }
                .frame(height: 200)
            }
        }
    }

    private func host(_ axis: Axis.Set, _ direction: LayoutDirection = .leftToRight) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 220), profile: .desktop) {
            Fields(axis: axis).environment(\.layoutDirection, direction)
        }
    }

    @Test("U-98 F-44 keys scroll by pages, and moving the focus scrolls by the least that shows the input, 8 points clear")
    func vertical() {
        let host = host(.vertical)
        host.tap(at: CGPoint(x: 150, y: 200))
        host.key(.pageDown)
        host.settle()
        #expect(host.scrollView.offset.y == 175)
        host.key(.home)
        host.settle()
        #expect(host.scrollView.offset.y == 0)
        // A field is a line of 13 points in the middle of its 60.
        host.tap("go5")
        host.settle()
        #expect(host.hasFocus)
        #expect(host.scrollView.offset.y == 144.5)
        host.tap("go9")
        host.settle()
        #expect(host.scrollView.offset.y == 384.5)
        // In sight already.
        host.tap("go9")
        host.tap("go0")
        host.settle()
        #expect(host.scrollView.offset.y == 15.5)
    }

    @Test("U-98 the focus scrolls sideways too, in either direction of writing", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func horizontal(direction: LayoutDirection) {
        let host = host(.horizontal, direction)
        host.tap("go9")
        host.settle()
        // A field is as wide as its frame; the last 8 points are not there to scroll to.
        #expect(host.scrollView.offset.x == 300)
        host.tap("go0")
        host.settle()
        #expect(host.scrollView.offset.x == 0)
        host.tap("go5")
        host.settle()
        #expect(host.scrollView.offset.x == 68)
    }

    private struct Rows: View {
        let log: Log
        @State private var texts = (0..<1000).map { "\($0)" }
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { row in
                        TextField("", text: $texts[row])
                            .frame(height: 50)
                            .onDisappear { log.add("\(row) left") }
                    }
                }
            }
        }
    }

    @Test("lazy.focus the row with the focus stays made wherever one scrolls, and typing scrolls back to it")
    func held() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 200), profile: .desktop) { Rows(log: log) }
        host.tap("1")
        #expect(host.hasFocus)
        for _ in 0..<40 { host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 500)) }
        host.settle()
        #expect(host.scrollView.offset.y == 20000)
        #expect(host.hasFocus && !host.strings.contains("1"))
        // Four in sight, the one with the focus, and its neighbours.
        #expect(host.report.rowsAlive - 4 <= 3 + 2 * 4)
        _ = log.take()
        host.type("x")
        host.settle()
        #expect(host.strings.contains("1x"))
        // The row's line of 13 points begins at 68.5.
        #expect(host.scrollView.offset.y == 60.5)
        #expect(!log.take().contains("1 left"))
    }

    @Test("lazy.focus Tab goes on to rows that are out of sight, Shift-Tab back")
    func tab() {
        let host = TestHost(size: CGSize(width: 300, height: 200), profile: .desktop) { Rows(log: Log()) }
        host.tap("0")
        for row in 1...20 {
            host.type("\t")
            host.settle()
            #expect(host.hasFocus)
            host.type("x")
            host.settle()
            #expect(host.strings.contains("\(row)x"))
        }
        for _ in 0..<20 {
            host.type("\u{19}")
            host.settle()
        }
        host.type("y")
        host.settle()
        #expect(host.strings.contains("0y"))
        #expect(host.scrollView.offset.y <= 10.5)
    }
}
