import ScrollworkPhysics

/// Whether two numbers agree to half a unit of the second decimal, as the rules print them; NaN never does.
func isClose(_ value: Double, _ expected: Double, within tolerance: Double = 0.005) -> Bool {
    abs(value - expected) <= tolerance
}

/// Numbers a broken device, an empty layout or a division by zero can produce.
let hostileNumbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1, 1e300, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
]

/// Hostile times, and ordinary ones.
let hostileTimes: [Double] = hostileNumbers + [0.01, 0.1, 0.5, 2, 100]

/// Whether a simulation stays finite at every hostile time and ends where it says it does.
func isTame(_ simulation: some Simulation) -> Bool {
    hostileTimes.allSatisfy { time in
        simulation.position(at: time).isFinite && simulation.velocity(at: time).isFinite
            && (!simulation.isFinished(at: time)
                || simulation.position(at: time) == simulation.finalPosition && simulation.velocity(at: time) == 0)
    } && simulation.isFinished(at: .infinity)
}

/// The positions at `rate` frames per second over two seconds.
func samples(of simulation: some Simulation, rate: Int) -> [Double] {
    (0...2 * rate).map { simulation.position(at: Double($0) / Double(rate)) }
}

/// Whether every frame of a 60 Hz run is also a frame of the 120 Hz run, bit for bit.
func isFrameRateIndependent(_ simulation: some Simulation) -> Bool {
    let fine = samples(of: simulation, rate: 120)
    return samples(of: simulation, rate: 60).enumerated().allSatisfy { $1 == fine[2 * $0] }
}

/// The slope of a simulation's positions around a time, for comparison with its velocity.
func slope(of simulation: some Simulation, at time: Double, step: Double = 1e-6) -> Double {
    (simulation.position(at: time + step) - simulation.position(at: time - step)) / (2 * step)
}
