import ScrollworkPhysics
import Testing

@Suite struct AxisLockTests {
    @Test("F-30 within 10 pt nothing is decided")
    func undecided() {
        for axes in [AxisLock.Axes.vertical, .horizontal, .both] {
            #expect(AxisLock.decision(x: 0, y: 9, scrollable: axes) == .undecided)
            #expect(AxisLock.decision(x: -9, y: 0, scrollable: axes) == .undecided)
        }
    }

    @Test("F-32 a view of one axis begins only where its axis dominates at the slop")
    func oneAxis() {
        #expect(AxisLock.decision(x: 3, y: -11, scrollable: .vertical) == .begin(.vertical))
        #expect(AxisLock.decision(x: 3, y: -11, scrollable: .horizontal) == .fail)
        #expect(AxisLock.decision(x: 11, y: 3, scrollable: .horizontal) == .begin(.horizontal))
        #expect(AxisLock.decision(x: 11, y: 3, scrollable: .vertical) == .fail)
    }

    @Test("F-32 at 45 degrees either axis may begin, a hair off it only the dominating one")
    func diagonal() {
        #expect(AxisLock.decision(x: 8, y: 8, scrollable: .vertical) == .begin(.vertical))
        #expect(AxisLock.decision(x: 8, y: -8, scrollable: .horizontal) == .begin(.horizontal))
        #expect(AxisLock.decision(x: 8.01, y: 8, scrollable: .vertical) == .fail)
        #expect(AxisLock.decision(x: 8.01, y: 8, scrollable: .horizontal) == .begin(.horizontal))
    }

    @Test("F-32 a view of two axes scrolls freely, one of none never")
    func otherAxes() {
        #expect(AxisLock.decision(x: 11, y: 0, scrollable: .both) == .begin(.both))
        #expect(AxisLock.decision(x: 0, y: 11, scrollable: .both) == .begin(.both))
        #expect(AxisLock.decision(x: 0, y: 11, scrollable: []) == .fail)
    }

    @Test("F-32 numbers that are none leave a drag undecided")
    func hostile() {
        #expect(AxisLock.decision(x: .nan, y: .nan, scrollable: .vertical) == .undecided)
        #expect(AxisLock.decision(x: .nan, y: .infinity, scrollable: .vertical) == .begin(.vertical))
    }
}
