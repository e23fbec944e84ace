import Foundation
import ScrollworkCairo
import ScrollworkDisplay

/// Turns frames at any virtual times into an animated GIF with even steps.
struct GIFFilm {
    /// 20 pictures a second: GIF counts hundredths of a second, and of the rates that can be written so this is the highest that takes every
    /// n-th frame of 60 a second. At 25, movement would stutter between steps of two and of three frames.
    static let step = 0.05
    private static let stepCentiseconds = 5
    /// How long the last picture stays before the film starts again.
    private static let restCentiseconds = 100

    private let writer: GIFWriter
    private var taken = 0

    /// - Parameters:
    ///   - width: of the pictures, pixels; smaller ones are filled up with white.
    ///   - height: of the pictures, pixels.
    ///   - downscale: squares of so many pixels become one.
    init(width: Int, height: Int, downscale: Int) {
        writer = GIFWriter(width: width, height: height, downscale: downscale)
    }

    /// How many pictures the film lacks at `time`, seconds from its start.
    func missing(at time: Double) -> Int {
        max(Int((time / Self.step + 1e-6).rounded(.down)) + 1 - taken, 0)
    }

    /// Takes the picture of a frame if one is due at its `time`; `picture` is asked for only then.
    mutating func add(at time: Double, picture: () -> PixelBuffer) {
        let count = missing(at: time)
        guard count > 0 else { return }
        writer.add(frame: picture(), delayCentiseconds: count * Self.stepCentiseconds)
        taken += count
    }

    /// Ends with `picture`, which stays for a second.
    func finish(with picture: PixelBuffer) -> Data {
        writer.add(frame: picture, delayCentiseconds: Self.restCentiseconds)
        return writer.finish()
    }
}
