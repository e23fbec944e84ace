import ScrollObservation
import SwiftUI
import Testing

struct ScrollOffsetTests {
    let page = ScrollOffset(x: 0, y: 150, contentSize: CGSize(width: 300, height: 2000), viewportSize: CGSize(width: 300, height: 400))

    @Test("U-08 U-79 distances, progress and overscroll are made of the offset and the two sizes") func parts() {
        #expect(page.point == CGPoint(x: 0, y: 150))
        #expect(page.maximum == CGPoint(x: 0, y: 1600))
        #expect(page.distance(to: .top) == 150)
        #expect(page.distance(to: .bottom) == 1450)
        #expect(page.distance(to: .leading) == 0)
        #expect(page.distance(to: .trailing) == 0)
        #expect(page.progress() == 0.09375)
        #expect(page.overscroll == .zero)
        #expect(!page.isAtTop && !page.isAtBottom && page.isAt(.leading) && page.isAt(.trailing))
    }

    @Test(
        "U-79 pulled past an end the overscroll is apart, and progress and resting stay in range", arguments: [(-30.0, -30.0), (1640, 40)])
    func overscroll(_ y: CGFloat, _ over: CGFloat) {
        var pulled = page
        pulled.y = y
        #expect(pulled.overscroll.y == over)
        #expect(pulled.resting.y == (y < 0 ? 0 : 1600))
        #expect(pulled.progress() == (y < 0 ? 0 : 1))
        #expect(pulled.isAtTop == (y < 0))
        #expect(pulled.isAtBottom == (y > 0))
        #expect(pulled.distance(to: y < 0 ? .top : .bottom) == -abs(over))
    }

    @Test("U-83 content that fits is at both edges at once, and has no progress") func short() {
        let short = ScrollOffset(contentSize: CGSize(width: 300, height: 100), viewportSize: CGSize(width: 300, height: 400))
        #expect(short.maximum == .zero)
        #expect(short.isAtTop && short.isAtBottom)
        #expect(short.distance(to: .bottom) == 0)
        #expect(short.progress() == 0 && short.progress(.horizontal) == 0)
    }

    @Test("obs.values numbers that are not finite count as 0, negative sizes too, and minus zero is zero") func badNumbers() {
        let bad = ScrollOffset(
            x: .nan, y: -.infinity, contentSize: CGSize(width: -5, height: CGFloat.infinity),
            viewportSize: CGSize(width: CGFloat.nan, height: 10))
        #expect(bad == ScrollOffset(viewportSize: CGSize(width: 0, height: 10)))
        #expect(ScrollOffset(x: -0.0, y: -0.0).point.x.sign == .plus)
        #expect(ScrollOffset(x: -0.0, y: -0.0).point.y.sign == .plus)
        #expect(ScrollOffset().progress() == 0)
    }
}
