import Testing

@testable import ScrollworkPhysics

struct TargetSimulationTests {
    @Test("S-118 with the velocity of friction towards its own rest it is friction") func friction() {
        let friction = FrictionSimulation(position: 0, velocity: 1000)
        let bent = TargetSimulation(from: 0, to: friction.finalPosition, velocity: 1000, rate: TargetSimulation.longRate)
        for time in [0, 0.1, 0.5, 1, 2] { #expect(abs(bent.position(at: time) - friction.position(at: time)) < 0.01) }
    }

    @Test("S-118 it starts with the release velocity, is monotone and ends exactly", arguments: [0.0, 50, 600, 5000, 8000])
    func monotone(velocity: Double) {
        let bent = TargetSimulation(from: 10, to: 400, velocity: velocity, rate: TargetSimulation.shortRate)
        #expect(bent.position(at: 0) == 10)
        #expect(abs(bent.velocity(at: 0) - velocity) < 1e-6)
        let path = (0...600).map { bent.position(at: Double($0) / 300) }
        #expect(zip(path, path.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(bent.isFinished(at: 2))
        #expect(bent.position(at: 2) == 400)
        #expect(abs(400 - bent.position(at: bent.duration - 1e-6)) <= 0.5 + 1e-4)
    }

    @Test("S-118 a velocity that leads away runs on a little and turns") func away() {
        let bent = TargetSimulation(from: 100, to: 0, velocity: 500, rate: TargetSimulation.shortRate)
        #expect(bent.position(at: 0.02) > 100)
        #expect(bent.position(at: bent.duration) == 0)
        #expect(bent.duration < 2)
    }

    @Test("hostile numbers give numbers", arguments: [Double.nan, .infinity, -.infinity]) func hostile(value: Double) {
        let bent = TargetSimulation(from: value, to: value, velocity: value, rate: value)
        for time in [0, 1, value] {
            #expect(!bent.position(at: time).isNaN)
            #expect(!bent.velocity(at: time).isNaN)
        }
    }
}
