import Foundation

/// A Gaussian approximated by three box filters, within about 3 % of it. Integer arithmetic, so equal on every machine.
struct BoxBlur: Equatable {
    /// Widths of the three boxes, odd, pixels.
    let sizes: [Int]

    /// - Parameter sigma: standard deviation in pixels; clamped to 0…250.
    init(sigma: CGFloat) {
        let sigma = sigma.isFinite ? min(max(sigma, 0), 250) : 0
        // Choose odd widths whose variances (w² - 1)/12 add up to sigma² as nearly as possible.
        let ideal = (4 * sigma * sigma + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        let low = CGFloat(lower)
        let count = Int(((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4)).rounded())
        sizes = (0..<3).map { $0 < count ? lower : lower + 2 }
    }

    /// How far a pixel spreads, pixels.
    var reach: Int { sizes.reduce(0) { $0 + ($1 - 1) / 2 } }

    /// Blurs a picture of `channels` interleaved bytes per pixel, transparent outside, in place.
    /// - Complexity: linear in the bytes, whatever sigma is.
    func apply(_ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, channels: Int) {
        guard width > 0, height > 0, reach > 0 else { return }
        let rowBytes = width * channels
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes * height)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: rowBytes)
        defer {
            copy.deallocate()
            sums.deallocate()
        }
        var source = pixels
        var target = copy
        for size in sizes where size > 1 {
            Self.horizontal(source, target, width: width, height: height, channels: channels, size: size)
            swap(&source, &target)
        }
        for size in sizes where size > 1 {
            Self.vertical(source, target, sums, rowBytes: rowBytes, height: height, size: size)
            swap(&source, &target)
        }
        // As many passes each way: the result is back in `pixels`.
    }

    private static func horizontal(
        _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, width: Int, height: Int, channels: Int, size: Int
    ) {
        let radius = (size - 1) / 2
        let inverse = UInt32((1 << 24) / size)
        let rowBytes = width * channels
        for y in 0..<height {
            for channel in 0..<channels {
                let from = source + y * rowBytes + channel
                let to = target + y * rowBytes + channel
                var sum: UInt32 = 0
                for x in 0..<min(radius, width) { sum &+= UInt32(from[x &* channels]) }
                for x in 0..<width {
                    if x &+ radius < width { sum &+= UInt32(from[(x &+ radius) &* channels]) }
                    if x > radius { sum &-= UInt32(from[(x &- radius &- 1) &* channels]) }
                    to[x &* channels] = UInt8(truncatingIfNeeded: (sum &* inverse &+ (1 << 23)) >> 24)
                }
            }
        }
    }

    private static func vertical(
        _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ sums: UnsafeMutablePointer<UInt32>, rowBytes: Int,
        height: Int, size: Int
    ) {
        let radius = (size - 1) / 2
        let inverse = UInt32((1 << 24) / size)
        sums.update(repeating: 0, count: rowBytes)
        for y in 0..<min(radius, height) {
            let row = source + y * rowBytes
            for x in 0..<rowBytes { sums[x] &+= UInt32(row[x]) }
        }
        for y in 0..<height {
            if y + radius < height {
                let row = source + (y + radius) * rowBytes
                for x in 0..<rowBytes { sums[x] &+= UInt32(row[x]) }
            }
            if y > radius {
                let row = source + (y - radius - 1) * rowBytes
                for x in 0..<rowBytes { sums[x] &-= UInt32(row[x]) }
            }
            let row = target + y * rowBytes
            for x in 0..<rowBytes { row[x] = UInt8(truncatingIfNeeded: (sums[x] &* inverse &+ (1 << 23)) >> 24) }
        }
    }
}
