import Foundation
import ScrollworkCairo
import ScrollworkDisplay
import ScrollworkTesting
import SwiftUI

/// Takes pictures of a host, and draws for each only what differs from the one before.
///
/// ```swift
/// let host = TestHost.withRealText { ContentView() }
/// let camera = Camera(scale: 2)
/// try camera.picture(of: host).png.write(to: url)
/// ```
@MainActor
public final class Camera {
    private let rasterizer = CairoRasterizer()
    private let scale: CGFloat
    private let background: DisplayColor
    private var latest: Shot?

    /// A picture and what it shows.
    private struct Shot {
        let picture: Picture
        weak var host: TestHost?
        let version: Int
        let size: CGSize
    }

    /// - Parameters:
    ///   - scale: device pixels per point.
    ///   - isDark: of the colour scheme; what no view covers is black instead of white.
    public init(scale: CGFloat = 2, isDark: Bool = false) {
        self.scale = scale
        background = isDark ? .black : .white
    }

    /// The picture of the host's latest frame; valid until the next.
    /// - Complexity: O(1) if nothing changed, else linear in what is visible and in the pixels that changed.
    public func picture(of host: TestHost) -> Picture {
        if let latest, latest.host === host, latest.version == host.displayVersion, latest.size == host.size {
            work = CameraWork(pixelsDrawn: 0, pixelsMoved: 0, fragmentsVisited: 0)
            return latest.picture
        }
        let pixels = rasterizer.redraw(host.displayRoot, size: host.size, scale: scale, background: background)
        let done = rasterizer.work
        work = CameraWork(pixelsDrawn: done.pixelsDrawn, pixelsMoved: done.pixelsMoved, fragmentsVisited: done.fragmentsVisited)
        let picture = Picture(buffer: pixels)
        latest = Shot(picture: picture, host: host, version: host.displayVersion, size: host.size)
        return picture
    }

    /// Forgets the last picture, so that the next one is drawn as a whole.
    public func forget() {
        rasterizer.forget()
        latest = nil
    }

    /// What the last picture cost.
    public private(set) var work = CameraWork(pixelsDrawn: 0, pixelsMoved: 0, fragmentsVisited: 0)
}

/// What a picture cost.
public struct CameraWork: Equatable, Sendable {
    /// Pixels of the areas that were drawn anew.
    public let pixelsDrawn: Int
    /// Pixels that were copied from where they were in the picture before.
    public let pixelsMoved: Int
    /// Nodes of the display tree that were looked at: drawn, compared, or asked for their place in a search.
    public let fragmentsVisited: Int
}

/// Pixels.
public struct Picture {
    package let buffer: PixelBuffer
    /// Device pixels.
    public var width: Int { buffer.width }
    public var height: Int { buffer.height }
    /// As a PNG file.
    public var png: Data { PNGWriter.data(buffer) }

    /// The pixels, row by row: premultiplied alpha, red, green and blue from the highest byte to the lowest.
    public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        try buffer.pixels.withUnsafeBufferPointer(body)
    }
}

extension TestHost {
    /// Fonts are loaded and measured once for all hosts.
    private static let realText = PangoTextShaper()

    /// A host whose text is set in real fonts instead of the exact test font, for pictures and for measuring time.
    public static func withRealText<V: View>(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, profile: PlatformProfile = .iOS,
        colorScheme: ColorScheme = .light, @ViewBuilder _ view: () -> V
    ) -> TestHost {
        TestHost(
            AnyView(view()), size: size, scale: scale, profile: profile, isDark: colorScheme == .dark, shaper: realText)
    }
}
