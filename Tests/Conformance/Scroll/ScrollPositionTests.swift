import ScrollworkTesting
import SwiftUI
import Testing

/// Section 6: ScrollPosition.
@MainActor struct ScrollPositionTests {
    final class Seen {
        var position = ScrollPosition()
        var count = 0
        func take(_ new: ScrollPosition) -> EmptyView {
            position = new
            return EmptyView()
        }
    }

    /// 50 rows of 40 in 400, steered by a position.
    struct Page: View {
        @State var position: ScrollPosition
        var count = Model(50)
        let remote: Remote
        let seen: Seen
        var change: [String: (inout ScrollPosition) -> Void] = [:]
        var animation: Animation?
        var body: some View {
            let _ = seen.take(position)
            ScrollView {
                Showing(model: count) { count in
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 40, maxHeight: 40) }
                    }
                    .scrollTargetLayout()
                }
            }
            .scrollPosition($position)
            .onAppear {
                for (name, change) in change {
                    remote[name] = { withAnimation(animation) { change(&position) } }
                }
            }
        }
    }

    func page(
        _ position: ScrollPosition = ScrollPosition(idType: Int.self), count: Model<Int> = Model(50), animation: Animation? = nil,
        change: @escaping (inout ScrollPosition) -> Void = { _ in }
    ) -> (host: TestHost, go: () -> Void, seen: Seen) {
        let remote = Remote()
        let seen = Seen()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Page(position: position, count: count, remote: remote, seen: seen, change: ["go": change], animation: animation)
        }
        return (host, { host.run(remote["go"]) }, seen)
    }

    @Test("S-77 S-34 U-38 every way to ask lands in the frame of the asking, clamped to the content") func ways() {
        let ways: [((inout ScrollPosition) -> Void, CGFloat)] = [
            ({ $0.scrollTo(id: 20, anchor: .top) }, 800), ({ $0.scrollTo(id: 20, anchor: .center) }, 620), ({ $0.scrollTo(id: 20) }, 440),
            ({ $0.scrollTo(edge: .bottom) }, 1600), ({ $0.scrollTo(point: CGPoint(x: 30, y: 250)) }, 250),
            ({ $0.scrollTo(y: 99_999) }, 1600),
            ({ $0.scrollTo(x: 10, y: 120) }, 120), ({ $0.scrollTo(x: 10) }, 0), ({ $0.scrollTo(y: -50) }, 0),
        ]
        for (index, (way, expected)) in ways.enumerated() {
            let (host, go, _) = page(change: way)
            let frames = host.reports.count
            go()
            #expect(host.y == expected, "way \(index)")
            #expect(host.reports.count == frames + 1)
            #expect(host.scrollView.phase == .idle)
        }
    }

    @Test("S-77 in withAnimation it animates; idle → animating → idle; a later wish starts from where it is") func animated() {
        let (host, go, _) = page(animation: .linear(duration: 1)) { $0.scrollTo(y: 800) }
        go()
        #expect(host.scrollView.phase == .animating)
        host.advance(by: 0.5)
        #expect(near(host.y, 400, 0.001))
        host.settle()
        #expect(host.y == 800)
        #expect(host.scrollView.phase == .idle)
    }

    @Test("S-78 what was asked for lasts until the user scrolls; then only the view's id is followed") func byUser() {
        let (host, go, seen) = page { $0.scrollTo(point: CGPoint(x: 0, y: 250)) }
        go()
        #expect(seen.position.point == CGPoint(x: 0, y: 250))
        #expect(seen.position.x == 0)
        #expect(seen.position.y == 250)
        #expect(seen.position.edge == nil)
        #expect(!seen.position.isPositionedByUser)
        host.wheel(30)
        #expect(host.y == 280)
        #expect(seen.position.point == nil)
        #expect(seen.position.x == nil)
        #expect(seen.position.y == nil)
        #expect(seen.position.isPositionedByUser)
        #expect(seen.position.viewID(type: Int.self) == 7)
        host.wheel(40)
        #expect(seen.position.viewID(type: Int.self) == 8)
        host.settle()
        go()
        #expect(host.y == 250)
        #expect(!seen.position.isPositionedByUser)
    }

    @Test("S-78 setting isPositionedByUser forgets edge and point") func flag() {
        var position = ScrollPosition(edge: .bottom)
        #expect(position.edge == .bottom)
        position.isPositionedByUser = true
        #expect(position.edge == nil)
        #expect(position.isPositionedByUser)
        position.scrollTo(x: 3)
        #expect(position.x == 3)
        #expect(position.y == nil)
        #expect(position.point == nil)
        #expect(!position.isPositionedByUser)
        position.scrollTo(id: "a")
        #expect(position.x == nil)
        #expect(position.viewID(type: String.self) == "a")
    }

    @Test("S-79 an edge is kept when the content grows or the window is resized, a point is not") func edges() {
        let count = Model(50)
        let (host, _, seen) = page(ScrollPosition(edge: .bottom), count: count)
        #expect(host.y == 1600)
        count.value = 60
        host.settle()
        #expect(host.y == 2000)
        host.resize(to: CGSize(width: 300, height: 300))
        #expect(host.y == 2100)
        #expect(seen.position.edge == .bottom)
        host.rest(at: 1000)
        count.value = 70
        host.settle()
        #expect(host.y == 1000)

        let other = Model(50)
        let (second, _, _) = page(ScrollPosition(point: CGPoint(x: 0, y: 1600)), count: other)
        other.value = 60
        second.settle()
        #expect(second.y == 1600)
    }

    @Test("S-80 the id as another type is nil") func types() {
        let position = ScrollPosition(id: 5)
        #expect(position.viewID(type: Int.self) == 5)
        #expect(position.viewID(type: String.self) == nil)
        #expect(position.viewID as? Int == 5)
        #expect(ScrollPosition(idType: Int.self).viewID == nil)
        #expect(ScrollPosition(id: 5) == ScrollPosition(id: 5))
        #expect(ScrollPosition(id: 5) != ScrollPosition(id: 6))
    }

    @Test("S-81 U-37 a position made with an edge, a point or an id is where the first frame begins") func initial() {
        for (position, expected) in [
            (ScrollPosition(edge: .bottom), 1600), (ScrollPosition(point: CGPoint(x: 0, y: 333)), 333), (ScrollPosition(y: 1e9), 1600),
            (ScrollPosition(id: 20, anchor: .top), 800), (ScrollPosition(id: 20), 440), (ScrollPosition(x: 4), 0),
        ] as [(ScrollPosition, CGFloat)] {
            let (host, _, seen) = page(position)
            #expect(host.y == expected)
            #expect(host.reports.count == 1)
            #expect(seen.position == position)
        }
    }

    @Test("S-81 S-35 U-38 observers of the first frame see the beginning only") func initialObserved() {
        let offsets = Recording<CGFloat>()
        _ = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { Rows() }
                .scrollPosition(.constant(ScrollPosition(edge: .bottom)))
                .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offsets.add($1) }
        }
        #expect(offsets.entries == [1600])
    }

    @Test("scroll.point.rest S-77 U-14 a point counts from rest, whatever the insets") func insets() {
        let remote = Remote()
        struct Inset: View {
            @State var position = ScrollPosition()
            let remote: Remote
            var body: some View {
                ScrollView { Rows() }.contentMargins(.top, 20, for: .scrollContent).scrollPosition($position)
                    .remote(remote, "rest") { position.scrollTo(y: 0) }
                    .remote(remote, "there") { position.scrollTo(y: 100) }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Inset(remote: remote) }
        #expect(host.y == -20)
        host.run(remote["there"])
        #expect(host.y == 80)
        host.run(remote["rest"])
        #expect(host.y == -20)
    }

    @Test("S-77 S-81 U-77 S-03 right-to-left: x and the leading and trailing edges count from the right; y is as ever") func rightToLeft() {
        struct Wide: View {
            @State var position: ScrollPosition
            let remote: Remote
            var body: some View {
                ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 1000, height: 1000) }
                    .scrollPosition($position)
                    .remote(remote, "x") { position.scrollTo(x: 150) }
                    .remote(remote, "point") { position.scrollTo(point: CGPoint(x: 50, y: 70)) }
                    .remote(remote, "trailing") { position.scrollTo(edge: .trailing) }
                    .remote(remote, "leading") { position.scrollTo(edge: .leading) }
                    .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let remote = Remote()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Wide(position: ScrollPosition(x: 200), remote: remote) }
        #expect(host.scrollView.offset == CGPoint(x: 200, y: 0))
        host.run(remote["x"])
        #expect(host.scrollView.offset == CGPoint(x: 150, y: 0))
        host.run(remote["point"])
        #expect(host.scrollView.offset == CGPoint(x: 50, y: 70))
        host.run(remote["trailing"])
        #expect(host.scrollView.offset == CGPoint(x: 700, y: 70))
        host.run(remote["leading"])
        #expect(host.scrollView.offset == CGPoint(x: 0, y: 70))
    }

    @Test("S-77 S-40 the same wish again scrolls again after a proxy went elsewhere; two wishes in one turn: the last") func again() {
        let remote = Remote()
        struct Both: View {
            @State var position = ScrollPosition()
            let remote: Remote
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView { Rows() }.scrollPosition($position)
                        .remote(remote, "proxy") { proxy.scrollTo(0, anchor: .top) }
                }
                .remote(remote, "position") { position.scrollTo(y: 400) }
                .remote(remote, "two") {
                    position.scrollTo(y: 400)
                    position.scrollTo(id: 30, anchor: .top)
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Both(remote: remote) }
        host.run(remote["position"])
        #expect(host.y == 400)
        host.run(remote["proxy"])
        #expect(host.y == 0)
        host.run(remote["position"])
        #expect(host.y == 400)
        host.run(remote["two"])
        #expect(host.y == 1200)
    }

    @Test("S-77 U-91 scrollDisabled does not stop the program; the position belongs to the first scroll view inside") func first() {
        struct Two: View {
            @State var position = ScrollPosition()
            let remote: Remote
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView { Rows() }.scrollDisabled(true)
                    ScrollView { Rows() }
                }
                .scrollPosition($position)
                .remote(remote, "go") { position.scrollTo(y: 100) }
            }
        }
        let remote = Remote()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Two(remote: remote) }
        host.run(remote["go"])
        #expect(host.scrollViews.map(\.offset.y) == [100, 0])
    }

    @Test("U-47 S-40 wishes that come faster than the animation replace each other; the last one wins") func fast() {
        let (host, go, _) = page(animation: .linear(duration: 1)) { position in
            position.scrollTo(id: (position.viewID(type: Int.self) ?? 0) + 10, anchor: .top)
        }
        go()
        host.advance(by: 0.25)
        #expect(near(host.y, 100, 0.001))
        go()
        #expect(near(host.y, 100, 0.001))
        host.advance(by: 0.25)
        go()
        host.settle()
        #expect(host.y == 1200)
    }

    @Test("S-77 the velocity goes on from the new position where the transaction says so, else it ends there") func velocity() {
        for keeps in [false, true] {
            let remote = Remote()
            let host = TestHost(size: CGSize(width: 300, height: 400)) { Keeping(keeps: keeps, remote: remote) }
            host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
            host.step()
            #expect(host.scrollView.phase == .decelerating)
            host.run(remote["go"])
            #expect(host.y == 3000)
            #expect((host.scrollView.phase == .decelerating) == keeps)
            host.settle()
            #expect((host.y > 3100) == keeps)
        }
    }

    struct Keeping: View {
        @State var position = ScrollPosition()
        let keeps: Bool
        let remote: Remote
        var body: some View {
            ScrollView { Rows(count: 200) }.scrollPosition($position)
                .remote(remote, "go") {
                    withTransaction(\.scrollPositionUpdatePreservesVelocity, keeps) { position.scrollTo(y: 3000) }
                }
        }
    }
}
