/// Where a fling's friction ends and what an edge does with it begins: at once outside of the range, where the edge is met, or never.
struct EdgeHandOver: Equatable, Sendable {
    let friction: FrictionSimulation
    /// The edge that takes over, or would; points.
    let edge: Double
    /// The seconds until then, nil if the motion never meets an edge.
    let time: Double?
    /// Whether the motion begins outside of the range.
    let isOutside: Bool
    /// What is handed over: points, and points per second.
    let position: Double
    let velocity: Double

    /// - Parameters:
    ///   - position: The offset at release, in points.
    ///   - velocity: Points per second, positive towards the end of the content.
    ///   - range: The offsets at which the content fills the viewport, in points.
    init(position: Double, velocity: Double, range: ClosedRange<Double>, rate: DecelerationRate) {
        let start = position.bounded
        let lower = range.lowerBound.bounded
        let upper = range.upperBound.bounded
        friction = FrictionSimulation(position: start, velocity: velocity, rate: rate)
        isOutside = start < lower || start > upper
        if isOutside {
            edge = start < lower ? lower : upper
            time = 0
            self.position = start
            self.velocity = velocity
        } else {
            edge = friction.finalPosition < lower ? lower : upper
            let isEdgePassed = friction.finalPosition < lower || friction.finalPosition > upper
            time = isEdgePassed ? friction.time(toReach: edge) : nil
            self.position = edge
            self.velocity = if let time { friction.velocity(at: time) } else { 0 }
        }
    }

    /// The seconds since the edge took over; nil while friction alone moves.
    func elapsed(at time: Double) -> Double? {
        guard let start = self.time, time.boundedPositive >= start else { return nil }
        return time.boundedPositive - start
    }
}
