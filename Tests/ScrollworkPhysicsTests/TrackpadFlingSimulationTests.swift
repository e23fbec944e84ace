import Foundation
import ScrollworkPhysics
import Testing

struct TrackpadFlingSimulationTests {
    @Test("F-23 F-48 from outside it is the desktop's return: 50 → 26.76 at 0.05 s, 14.33 at 0.1, 4.10 at 0.2")
    func outside() {
        let fling = TrackpadFlingSimulation(position: -50, velocity: 0, range: 0...100)
        for (time, expected) in [(0.05, 26.76), (0.1, 14.33), (0.2, 4.10)] { #expect(abs(fling.position(at: time) + expected) < 0.01) }
        #expect(fling.position(at: 10) == 0)
        #expect(fling.velocity(at: 10) == 0)
    }

    @Test("F-06 F-24 it meets the edge without a jump and rests there") func edge() {
        let fling = TrackpadFlingSimulation(position: 100, velocity: -1000, range: 0...5000)
        var last = 100.0
        for frame in 1...2000 {
            let position = fling.position(at: Double(frame) / 1000)
            #expect(abs(position - last) < 1.1)
            last = position
        }
        #expect(fling.position(at: 0.2) < 0)
        #expect(fling.finalPosition == 0)
        #expect(fling.isFinished(at: fling.duration))
    }

    @Test("F-03 within the range it is friction alone") func inside() {
        let fling = TrackpadFlingSimulation(position: 0, velocity: 1000, range: 0...5000)
        #expect(abs(fling.finalPosition - 499.5) < 0.01)
        #expect(fling.position(at: 0.1) == FrictionSimulation(position: 0, velocity: 1000).position(at: 0.1))
    }
}
