import ScrollworkTesting
import SwiftUI
import Testing

/// Offsets that adjust themselves: anchors, bounce and clip options.
@MainActor struct AnchorTests {
    func page(_ height: Model<CGFloat>, _ anchor: UnitPoint?, _ role: ScrollAnchorRole? = nil) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) {
            let scroll = ScrollView { Showing(model: height) { Color.red.frame(width: 300, height: $0) } }
            if let role { scroll.defaultScrollAnchor(anchor, for: role) } else { scroll.defaultScrollAnchor(anchor) }
        }
    }

    @Test("S-56 S-60 S-62 growth at the bottom: without an anchor the offset stays, with one for size changes it follows the bottom")
    func bottom() {
        for (anchor, expected) in [(nil, 1600), (.bottom, 1700)] as [(UnitPoint?, CGFloat)] {
            let height = Model(CGFloat(2000))
            let host = page(height, anchor, .sizeChanges)
            #expect(host.y == 0)
            host.rest(at: 1600)
            height.value = 2100
            host.settle()
            #expect(host.y == expected)
        }
    }

    @Test("S-56 S-54 S-62 who scrolled away from the anchored edge is left alone") func scrolledAway() {
        let height = Model(CGFloat(2000))
        let host = page(height, .bottom, .sizeChanges)
        host.rest(at: 800)
        height.value = 2100
        host.settle()
        #expect(host.y == 800)
    }

    @Test("S-55 a transaction that disables adjustment leaves the offset in its update; the next update adjusts again") func disabled() {
        let height = Model(CGFloat(2000))
        let host = page(height, .bottom, .sizeChanges)
        host.rest(at: 1600)
        withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { height.value = 2100 }
        host.settle()
        #expect(host.y == 1600)
        host.rest(at: 1700)
        withTransaction(\.scrollContentOffsetAdjustmentBehavior, .automatic) { height.value = 2200 }
        host.settle()
        #expect(host.y == 1800)
    }

    @Test("S-61 S-64 S-53 M-021 an anchor for the first offset shows the bottom at once, and again while content arrives") func initial() {
        let height = Model(CGFloat(2000))
        let host = page(height, .bottom)
        #expect(host.y == 1600)
        #expect(host.reports.count == 1)
        height.value = 3000
        host.settle()
        #expect(host.y == 2600)
        #expect(page(Model(2000), .center, .initialOffset).y == 800)
    }

    @Test("S-64 S-50 once the user has scrolled, the first offset's anchor has no say") func afterScrolling() {
        let height = Model(CGFloat(2000))
        let host = page(height, .bottom, .initialOffset)
        host.rest(at: 1000)
        height.value = 3000
        host.settle()
        #expect(host.y == 1000)
    }

    @Test("S-63 L-126 M-022 small content lies where the alignment anchor says") func alignment() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<3, id: \.self) { Text("\($0)").frame(width: 120, height: 20) } } }
                .defaultScrollAnchor(.bottom, for: .alignment)
        }
        #expect((0..<3).map { host.frame(ofText: "\($0)")?.midY } == [150, 170, 190])
        #expect(host.y == 0)
    }

    @Test("S-128 an anchor of the page is none of the strip inside it") func nested() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                Color.red.frame(width: 300, height: 900)
                ScrollView(.horizontal) { Color.blue.frame(width: 1000, height: 50) }
            }
            .defaultScrollAnchor(.bottomTrailing)
        }
        #expect(host.scrollViews[0].offset.y > 500)
        #expect(host.scrollViews[1].offset == .zero)
    }

    @Test("S-124 S-125 F-10 bounce based on size: short content does not move under a finger; by default it stretches vertically")
    func shortContent() {
        func pulled(_ behavior: ScrollBounceBehavior?, _ axis: Axis.Set, _ size: CGFloat) -> CGPoint {
            let host = TestHost(size: CGSize(width: 300, height: 400)) {
                let scroll = ScrollView(axis) { Color.red.frame(width: size, height: size) }.frame(width: 300, height: 400)
                if let behavior { scroll.scrollBounceBehavior(behavior, axes: axis) } else { scroll }
            }
            host.touchDown(at: CGPoint(x: 150, y: 200))
            let isVertical = axis == .vertical
            for distance in [10, 110] as [CGFloat] {
                host.step()
                host.touchMove(to: CGPoint(x: 150 + (isVertical ? 0 : distance), y: 200 + (isVertical ? distance : 0)))
            }
            return host.scrollView.offset
        }
        #expect(near(pulled(nil, .vertical, 50).y, -48.35, 0.01))
        #expect(pulled(.basedOnSize, .vertical, 50).y == 0)
        #expect(near(pulled(.basedOnSize, .vertical, 2000).y, -48.35, 0.01))
        #expect(pulled(nil, .horizontal, 50).x == 0)
        #expect(pulled(.always, .horizontal, 50).x < -40)
        #expect(pulled(nil, .horizontal, 2000).x < -40)
    }

    @Test("S-126 L-129 content is clipped to the scroll view unless clipping is disabled; events outside do not scroll") func clip() {
        for isDisabled in [false, true] {
            let host = TestHost(size: CGSize(width: 300, height: 400)) {
                ScrollView { Rows() }.scrollClipDisabled(isDisabled).frame(height: 200)
            }
            #expect(host.texts.contains { $0.string == "Row 6" } == isDisabled)
            host.wheel(at: CGPoint(x: 150, y: 350), by: CGPoint(x: 0, y: 40))
            #expect(host.y == 0)
        }
    }
}
