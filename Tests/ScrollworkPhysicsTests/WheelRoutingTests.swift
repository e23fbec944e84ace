import ScrollworkPhysics
import Testing

@Suite struct WheelRoutingTests {
    private func route(
        x: Double = 0, y: Double = 0, shift: Bool = false, _ axes: AxisLock.Axes, ancestor: Bool = false
    ) -> [Double] {
        let delta = WheelRouting.delta(x: x, y: y, isShiftPressed: shift, scrollable: axes, hasVerticalAncestor: ancestor)
        return [delta.x, delta.y]
    }

    @Test("F-49 Shift turns the wheel to the horizontal")
    func shift() {
        #expect(route(y: 40, shift: true, .both) == [40, 0])
        #expect(route(y: 40, shift: true, .horizontal, ancestor: true) == [40, 0])
        #expect(route(y: 40, .both) == [0, 40])
        #expect(route(x: 30, y: 40, shift: true, .both) == [30, 40])
    }

    @Test("F-49 a horizontal view takes a vertical notch only without a vertical ancestor")
    func horizontalOnly() {
        #expect(route(y: 40, .horizontal) == [40, 0])
        #expect(route(y: 40, .horizontal, ancestor: true) == [0, 0])
        #expect(route(x: 40, .vertical) == [0, 0])
        #expect(route(x: .nan, y: .nan, .both) == [0, 0])
    }
}
