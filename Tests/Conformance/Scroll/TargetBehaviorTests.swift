import ScrollworkTesting
import SwiftUI
import Testing

/// Section 9: where scrolling ends.
@MainActor struct TargetBehaviorTests {
    /// What a behaviour was told.
    final class Told {
        struct Call {
            var target: CGRect
            var original: CGRect
            var velocity: CGVector
            var content: CGSize
            var container: CGSize
            var axes: Axis.Set
            var direction: LayoutDirection
        }
        var calls: [Call] = []
    }

    /// Ends on multiples of 100.
    struct Hundreds: ScrollTargetBehavior {
        let told: Told
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            told.calls.append(
                Told.Call(
                    target: target.rect, original: context.originalTarget.rect, velocity: context.velocity, content: context.contentSize,
                    container: context.containerSize, axes: context.axes, direction: context.layoutDirection))
            target.rect.origin.y = (target.rect.origin.y / 100).rounded() * 100
        }
    }

    func page(
        _ behavior: some ScrollTargetBehavior, height: CGFloat = 2000, profile: PlatformProfile = .iOS,
        phases: Recording<ScrollPhase> = Recording()
    ) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400), profile: profile) {
            ScrollView { Color.red.frame(width: 300, height: height) }.scrollTargetBehavior(behavior).onScrollPhaseChange { phases.add($1) }
        }
    }

    /// Twenty views of 100 with gaps of 10, in a row or a column.
    func views(_ axis: Axis = .vertical, _ behavior: some ScrollTargetBehavior, size: UserInterfaceSizeClass = .compact) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView(axis == .vertical ? .vertical : .horizontal) {
                if axis == .vertical {
                    VStack(spacing: 10) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 300, height: 100) } }
                        .scrollTargetLayout()
                } else {
                    HStack(spacing: 10) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 100, height: 400) } }
                        .scrollTargetLayout()
                }
            }
            .scrollTargetBehavior(behavior)
            .environment(\.horizontalSizeClass, size)
        }
    }

    /// A finger lets go after moving the content by `distance`, at a constant speed in points per frame of its last frames.
    func flick(_ host: TestHost, _ distance: CGFloat, step: CGFloat, horizontal: Bool = false) {
        let sign: CGFloat = distance < 0 ? -1 : 1
        var travelled = -sign * 12
        let start: CGFloat = sign > 0 ? 395 : 5
        func point(_ travel: CGFloat) -> CGPoint {
            horizontal ? CGPoint(x: (sign > 0 ? 295 : 5) - travel - sign * 12, y: 200) : CGPoint(x: 150, y: start - travel - sign * 12)
        }
        host.touchDown(at: point(travelled))
        travelled = 0
        host.step()
        host.touchMove(to: point(0))
        while abs(travelled) < abs(distance) - 1e-6 {
            travelled += sign * min(step, abs(distance) - abs(travelled))
            host.step()
            host.touchMove(to: point(travelled))
        }
        host.touchUp(at: point(travelled))
    }

    /// As `flick`, but the finger rests before it lifts.
    func drag(_ host: TestHost, _ distance: CGFloat) {
        host.hold(395, 383, 383 - distance / 2, 383 - distance)
        host.advance(by: 0.15)
        host.lift(at: 383 - distance)
    }

    @Test("S-110 S-111 S-97 a behaviour is asked with the natural end when a gesture ends; its answer is where it ends") func own() {
        let told = Told()
        let host = page(Hundreds(told: told))
        flick(host, 40, step: 10)
        let call = told.calls.last
        #expect(told.calls.count == 1)
        #expect(near(call?.velocity.dy ?? 0, 600, 0.01))
        #expect(call?.velocity.dx == 0)
        #expect(near(call?.target.minY ?? 0, 40 + 600 / 2.002, 0.01))
        #expect(call?.target.size == CGSize(width: 300, height: 400))
        #expect(call?.original == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(call?.content == CGSize(width: 300, height: 2000))
        #expect(call?.container == CGSize(width: 300, height: 400))
        #expect(call?.axes == .vertical)
        #expect(call?.direction == .leftToRight)
        host.settle()
        #expect(host.y == 300)
        host.rest(at: 300)
        flick(host, 40, step: 10)
        #expect(told.calls.last?.original.minY == 300)
    }

    @Test("S-110 it is asked again when the scroll view's size changes, at rest") func resized() {
        let told = Told()
        let host = page(Hundreds(told: told))
        flick(host, 40, step: 10)
        host.settle()
        told.calls = []
        host.resize(to: CGSize(width: 300, height: 350))
        #expect(told.calls.count == 1)
        #expect(told.calls.first?.velocity == .zero)
        #expect(told.calls.first?.container.height == 350)
        #expect(told.calls.first?.original.height == 400)
        #expect(host.y == 300)
    }

    @Test("S-118 S-91 the end is reached by a deceleration: monotone, exact, without a jump of the speed") func bent() {
        let phases = Recording<ScrollPhase>()
        let host = page(Hundreds(told: Told()), phases: phases)
        _ = phases.take()
        flick(host, 40, step: 10)
        let first = host.y
        host.step()
        #expect((5...20).contains(host.y - first))
        let trace = host.trace().map(\.y)
        #expect(zip(trace, trace.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(trace.last == 300)
        #expect(phases.entries == [.tracking, .interacting, .decelerating, .idle])
    }

    @Test("S-112 S-113 a flick goes one page, however hard; a slow drag to the nearest") func paging() {
        let host = page(.paging)
        flick(host, 336, step: 84)
        host.settle()
        #expect(host.y == 400)
        flick(host, 60, step: 20)
        host.settle()
        #expect(host.y == 800)
        flick(host, -60, step: 20)
        host.settle()
        #expect(host.y == 400)
        drag(host, 150)
        host.settle()
        #expect(host.y == 400)
        drag(host, 250)
        host.settle()
        #expect(host.y == 800)
    }

    @Test("S-113 a drag on and a flick back return to the page of the start") func pagingBack() {
        let host = page(.paging)
        host.rest(at: 400)
        host.hold(395, 383, 300, 183)
        host.pull(to: 193)
        host.pull(to: 203)
        host.pull(to: 213)
        host.lift(at: 213)
        host.settle()
        #expect(host.y == 400)
    }

    @Test("S-117 S-112 the last page ends at the content's end: 1050 in 400 stops at 650") func lastPage() {
        let host = page(.paging, height: 1050)
        for expected in [400, 650, 650] as [CGFloat] {
            flick(host, 60, step: 20)
            host.settle()
            #expect(host.y == expected)
        }
        flick(host, -60, step: 20)
        host.settle()
        #expect(host.y == 400)
    }

    @Test("S-114 views of 100 with gaps of 10: from 280 to 330, from 270 to 220") func aligned() {
        let host = views(.vertical, .viewAligned)
        drag(host, 280)
        host.settle()
        #expect(host.y == 330)
        host.rest(at: 0)
        drag(host, 270)
        host.settle()
        #expect(host.y == 220)
    }

    @Test("S-114 the leading edge of the visible area lies inside of margins") func alignedInMargins() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                VStack(spacing: 10) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 300, height: 100) } }.scrollTargetLayout()
            }
            .contentMargins(.top, 20, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
        }
        drag(host, 280)
        host.settle()
        #expect(host.y == 310)
    }

    @Test("S-114 with an anchor the middle of a view meets the middle of the visible area") func alignedByAnchor() {
        let host = views(.vertical, .viewAligned(anchor: .center))
        drag(host, 280)
        host.settle()
        // View 4, 440 to 540, in the middle of 400.
        #expect(host.y == 290)
    }

    @Test("S-115 S-116 limits: by one, by a few that fit the container, not at all") func limits() {
        let byOne = views(.vertical, .viewAligned(limitBehavior: .alwaysByOne))
        flick(byOne, 336, step: 84)
        byOne.settle()
        #expect(byOne.y == 110)
        flick(byOne, 40, step: 4)
        byOne.settle()
        #expect(byOne.y == 220)
        flick(byOne, -60, step: 20)
        byOne.settle()
        #expect(byOne.y == 110)

        for limit in [.always, .alwaysByFew] as [ViewAlignedScrollTargetBehavior.LimitBehavior] {
            let few = views(.vertical, .viewAligned(limitBehavior: limit))
            flick(few, 336, step: 84)
            few.settle()
            #expect(few.y == 330)
        }

        let never = views(.vertical, .viewAligned(limitBehavior: .never))
        flick(never, 336, step: 60)
        never.settle()
        #expect(never.y == 1790)
    }

    @Test("S-115 S-116 automatic limits in a compact size class of the axis only") func automatic() {
        for (size, expected) in [(.compact, 220), (.regular, 1890)] as [(UserInterfaceSizeClass, CGFloat)] {
            let host = views(.horizontal, .viewAligned, size: size)
            flick(host, 250, step: 60, horizontal: true)
            host.settle()
            #expect(host.scrollView.offset.x == expected)
        }
    }

    @Test("S-119 U-67 page 2 is page 2 after a rotation") func rotatedPages() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<5, id: \.self) { Text("\($0)").containerRelativeFrame([.horizontal, .vertical]) } }
            }
            .scrollTargetBehavior(.paging)
        }
        for _ in 0..<2 {
            flick(host, 60, step: 20, horizontal: true)
            host.settle()
        }
        #expect(host.scrollView.offset.x == 600)
        host.resize(to: CGSize(width: 400, height: 300))
        #expect(host.scrollView.offset.x == 800)
        #expect(host.frame(ofText: "2")?.midX == 200)
        host.resize(to: CGSize(width: 300, height: 400))
        #expect(host.scrollView.offset.x == 600)
    }

    @Test("S-119 a resize aligns the same view again, whatever its new size") func rotatedViews() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                VStack(spacing: 10) { ForEach(0..<20, id: \.self) { _ in Color.red.aspectRatio(3, contentMode: .fit) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        }
        drag(host, 280)
        host.settle()
        #expect(host.y == 330)
        host.resize(to: CGSize(width: 600, height: 400))
        #expect(host.y == 630)
    }

    @Test("scroll.stops.wheel S-110 F-50 wheels and keys on the desktop go by stops: a notch a page, a page key a page, End to the end")
    func desktop() {
        let host = page(.paging, profile: .desktop)
        host.notch(at: host.middle, by: 1)
        host.notch(at: host.middle, by: 1)
        host.settle()
        #expect(host.y == 400)
        host.notch(at: host.middle, by: 1)
        host.settle()
        #expect(host.y == 800)
        host.notch(at: host.middle, by: -1)
        host.settle()
        #expect(host.y == 400)
        host.key(.pageDown)
        host.settle()
        #expect(host.y == 800)
        host.key(.end)
        host.settle()
        #expect(host.y == 1600)
        host.key(.home)
        host.settle()
        #expect(host.y == 0)
    }

    @Test("scroll.stops.wheel S-110 S-113 a precise wheel that pauses goes to the nearest stop; a notch over small views to the next one")
    func preciseWheel() {
        let host = page(.paging, profile: .desktop)
        host.wheel(150)
        #expect(host.y == 150)
        host.settle()
        #expect(host.y == 0)
        host.wheel(250)
        host.settle()
        #expect(host.y == 400)
        let small = views(.vertical, .viewAligned)
        small.notch(at: small.middle, by: 1)
        small.settle()
        #expect(small.y == 110)
        small.notch(at: small.middle, by: -1)
        small.settle()
        #expect(small.y == 0)
    }

    @Test("scroll.stops.tap S-110 a tap that stops the content between two pages lets it go on to the nearer one") func stoppedByTap() {
        let host = page(.paging)
        flick(host, 60, step: 20)
        host.advance(by: 0.2)
        let stopped = host.y
        #expect((1..<399).contains(stopped))
        host.touchDown(at: host.middle)
        host.advance(by: 0.5)
        #expect(host.y == stopped)
        host.touchUp(at: host.middle)
        host.settle()
        #expect(host.y == (stopped < 200 ? 0 : 400))
    }

    @Test("U-49 what the program scrolls to is not snapped, and neither are strips inside a paged view") func unsnapped() {
        let box = ProxyBox()
        struct Scene: View {
            let box: ProxyBox
            var body: some View {
                ScrollViewReader { proxy in
                    let _ = box.take(proxy)
                    ScrollView {
                        VStack(spacing: 0) {
                            ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 250) }
                            Rows()
                        }
                    }
                    .scrollTargetBehavior(.paging)
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(box: box) }
        box.proxy.scrollTo(0, anchor: .top)
        host.settle()
        #expect(host.y == 250)
        box.proxy.scrollTo(0, anchor: .bottom)
        host.settle()
        #expect(host.y == 0)
        host.touchDown(at: CGPoint(x: 250, y: 100))
        for x in [238, 150, 100] as [CGFloat] {
            host.step()
            host.touchMove(to: CGPoint(x: x, y: 100))
        }
        host.advance(by: 0.15)
        host.touchUp(at: CGPoint(x: 100, y: 100))
        host.settle()
        #expect(host.scrollViews[1].offset.x == 138)
    }

    @Test("S-110 frame.nan a target that is no number is warned of, and the natural end stays") func notFinite() {
        struct Broken: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = .nan }
        }
        let host = page(AnyScrollTargetBehavior(Broken()))
        flick(host, 40, step: 10)
        host.settle()
        #expect(near(host.y, 40 + 600 / 2.002, 0.5))
        #expect(host.warnings.contains { $0.contains("ScrollTargetBehavior") })
    }

    @Test("S-112 U-77 right-to-left pages count from the leading edge") func rightToLeft() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView(.horizontal) { Color.red.frame(width: 1500, height: 400) }
                .scrollTargetBehavior(.paging).environment(\.layoutDirection, .rightToLeft)
        }
        flick(host, -60, step: 20, horizontal: true)
        host.settle()
        #expect(host.scrollView.offset.x == 300)
        flick(host, 60, step: 20, horizontal: true)
        host.settle()
        #expect(host.scrollView.offset.x == 0)
    }

    @Test("S-110 F-50 a notch that is short against the stops of a behaviour still reaches the next one") func shortNotches() {
        struct ThreeHundreds: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                target.rect.origin.y = (target.rect.origin.y / 300).rounded() * 300
            }
        }
        let host = page(ThreeHundreds(), profile: .desktop)
        for (notches, end) in [(1, 300), (1, 600), (-1, 300), (-1, 0), (-1, 0)] as [(CGFloat, CGFloat)] {
            host.notch(at: host.middle, by: notches)
            host.settle()
            #expect(host.y == end)
        }
    }
}
