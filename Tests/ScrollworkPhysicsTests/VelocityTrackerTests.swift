import ScrollworkPhysics
import Testing

@Suite struct VelocityTrackerTests {
    /// Samples 10 ms apart with the given velocities between them.
    private func tracker(_ velocities: [Double], profile: VelocityTracker.Profile = .touch) -> VelocityTracker {
        var tracker = VelocityTracker(profile: profile)
        var position = 0.0
        tracker.add(position: 0, time: 0)
        for (index, velocity) in velocities.enumerated() {
            position += velocity * 0.01
            tracker.add(position: position, time: Double(index + 1) * 0.01)
        }
        return tracker
    }

    @Test("F-33 velocities 1000, 500, 0 give 775 for touch and 475 on the desktop")
    func weights() {
        #expect(isClose(tracker([1000, 500, 0]).velocity(at: 0.03), 775, within: 1e-6))
        #expect(isClose(tracker([1000, 500, 0], profile: .desktop).velocity(at: 0.03), 475, within: 1e-6))
        #expect(isClose(tracker([9000, 9000, 1000, 500, 0]).velocity(at: 0.05), 775, within: 1e-6))
    }

    @Test("F-33 a steady movement has its velocity from the second sample on")
    func fewSamples() {
        #expect(tracker([]).velocity(at: 0) == 0)
        for count in 1...6 {
            let steady = tracker(Array(repeating: -400, count: count))
            #expect(isClose(steady.velocity(at: Double(count) * 0.01), -400, within: 1e-6))
        }
    }

    @Test("F-34 a release 100 ms after the last move has no velocity")
    func stale() {
        let moving = tracker([1000, 1000, 1000])
        #expect(isClose(moving.velocity(at: 0.03 + 0.099), 1000, within: 1e-6))
        #expect(moving.velocity(at: 0.03 + 0.1) == 0)
        #expect(moving.velocity(at: 0.03 + 0.12) == 0)
    }

    @Test("F-33 equal and falling times replace the newest position")
    func equalTimes() {
        var tracker = VelocityTracker()
        tracker.add(position: 0, time: 1)
        tracker.add(position: 5, time: 1.01)
        tracker.add(position: 10, time: 1.01)
        #expect(isClose(tracker.velocity(at: 1.01), 1000, within: 1e-6))
        tracker.add(position: 20, time: 0.5)
        #expect(isClose(tracker.velocity(at: 1.01), 2000, within: 1e-6))
        tracker.reset()
        #expect(tracker.velocity(at: 1.01) == 0)
    }

    @Test("hostile samples are ignored or stay finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            var tracker = tracker([100, 100])
            tracker.add(position: number, time: other)
            tracker.add(position: other, time: number)
            for time in hostileTimes {
                #expect(tracker.velocity(at: time).isFinite)
            }
        }
    }
}
