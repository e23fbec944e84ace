import ScrollworkPhysics
import Testing

@Suite struct SmoothScrollTests {
    @Test("F-45 the wheel's path is ease-in-out: half way at half time, slow at both ends")
    func path() {
        let scroll = SmoothScroll(from: 100, to: 140, kind: .wheel)
        #expect(scroll.position(at: 0) == 100)
        #expect(isClose(scroll.position(at: 0.1), 120, within: 1e-9))
        #expect(isClose(scroll.position(at: 0.05), 100 + 40 * CubicBezier.easeInOut.value(at: 0.25), within: 1e-9))
        #expect(scroll.velocity(at: 0) == 0)
        #expect(isClose(scroll.velocity(at: 0.2 - 1e-9), 0, within: 1e-3))
        #expect(scroll.position(at: 0.2) == 140)
        #expect(scroll.isFinished(at: 0.2) && !scroll.isFinished(at: 0.199))
    }

    @Test("F-45 L-142 content that moves under a step takes the whole course along: the same way, at the same times")
    func shifted() {
        let scroll = SmoothScroll(from: 100, to: 340, kind: .wheel, velocity: 300)
        let moved = scroll.shifted(by: 1000)
        #expect(moved.duration == scroll.duration && moved.finalPosition == 1340)
        for time in stride(from: 0.0, through: 0.25, by: 0.01) {
            #expect(isClose(moved.position(at: time), scroll.position(at: time) + 1000, within: 1e-9))
            #expect(moved.velocity(at: time) == scroll.velocity(at: time))
        }
        #expect(scroll.shifted(by: .nan) == scroll)
    }

    @Test("F-45 a new notch keeps position and velocity and does not overshoot", arguments: [0.02, 0.1, 0.15, 0.19])
    func retarget(time: Double) {
        let scroll = SmoothScroll(from: 0, to: 120, kind: .wheel)
        for target in [130.0, 240, 1000] {
            let next = scroll.retargeted(to: target, at: time)
            #expect(isClose(next.position(at: 0), scroll.position(at: time), within: 1e-9))
            #expect(isClose(next.velocity(at: 0), scroll.velocity(at: time), within: 1e-6))
            let path = (0...400).map { next.position(at: Double($0) / 2000) }
            #expect(zip(path, path.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
            #expect(path.last == target)
        }
    }

    @Test("F-45 a notch against the movement turns without a jump in velocity")
    func reverse() {
        let scroll = SmoothScroll(from: 0, to: 480, kind: .wheel)
        let back = scroll.retargeted(to: 0, at: 0.05)
        #expect(isClose(back.velocity(at: 0), scroll.velocity(at: 0.05), within: 1e-6))
        #expect(back.velocity(at: 0) > 0)
        #expect(back.position(at: 1) == 0)
        #expect(scroll.retargeted(to: .nan, at: 0.05).finalPosition == 480)
    }

    @Test("F-50 a wheel step after a stopped deceleration starts with velocity 0")
    func afterStop() {
        let deceleration = FrictionSimulation(position: 0, velocity: 2000)
        let offset = deceleration.position(at: 0.3)
        let step = SmoothScroll(from: offset, to: offset + 120, kind: .wheel)
        #expect(step.velocity(at: 0) == 0)
        #expect(step.position(at: 0) == offset)
        #expect(step.finalPosition == offset + 120)
    }

    @Test("F-79 the velocity is the slope of the position, at any frame rate")
    func consistency() {
        let scroll = SmoothScroll(from: 0, to: 500, kind: .programmatic, velocity: -300)
        for time in [0.01, 0.1, 0.2, 0.3] {
            #expect(isClose(slope(of: scroll, at: time), scroll.velocity(at: time), within: 0.01))
        }
        #expect(isFrameRateIndependent(scroll))
    }

    @Test("hostile input stays finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            for kind in SmoothScroll.Kind.allCases {
                let scroll = SmoothScroll(from: number, to: other, kind: kind, velocity: number)
                #expect(isTame(scroll))
                #expect(isTame(SmoothScroll(from: 0, to: 100, kind: kind, velocity: number)))
                #expect(isTame(scroll.retargeted(to: number, at: other)))
            }
        }
    }
}
