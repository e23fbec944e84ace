/// A motion along one axis as a function of the time since it began.
///
/// Every conformer is a closed form, so any time may be sampled in any order and the frame rate never changes the path (F-79).
/// A time that is negative or not a number reads as the beginning. No function returns NaN.
package protocol Simulation {
    /// The position in points, in the scroll offset's coordinate space: it grows towards the end of the content.
    ///
    /// Exactly `finalPosition` once the simulation is finished.
    /// - Parameter time: Seconds since the simulation began.
    func position(at time: Double) -> Double

    /// The velocity in points per second, positive towards the end of the content; 0 once finished.
    /// - Parameter time: Seconds since the simulation began.
    func velocity(at time: Double) -> Double

    /// Whether the motion has come to rest.
    /// - Parameter time: Seconds since the simulation began.
    func isFinished(at time: Double) -> Bool

    /// Where the motion comes to rest, in points.
    var finalPosition: Double { get }
}
