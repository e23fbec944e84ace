import Foundation
import ScrollworkCairo
import ScrollworkDisplay
import ScrollworkTesting
import SwiftUI

/// Takes pictures of a host; draws only when the last picture is out of date.
@MainActor
final class Camera {
    private let rasterizer = CairoRasterizer()
    private let scale: CGFloat
    private let background: DisplayColor
    private var latest: PixelBuffer?

    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - isDark: of the colour scheme; what no view covers is black instead of white.
    init(scale: Double, isDark: Bool) {
        self.scale = scale
        background = isDark ? .black : .white
    }

    /// To be told of every frame that may look different.
    func noteChange() { latest = nil }

    /// The picture of the host's latest frame; valid until the next.
    func picture(of host: TestHost) -> PixelBuffer {
        if let latest { return latest }
        let picture = rasterizer.draw(host.displayRoot, size: host.size, scale: scale, background: background)
        latest = picture
        return picture
    }
}
