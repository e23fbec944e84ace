import Foundation

/// How far wheel notches and keys scroll, after two desktops (F-40…F-43).
package enum WheelStep: Hashable, Sendable, CaseIterable {
    case chromium
    case gtk

    /// One notch in Chromium today, in points (F-42).
    package static let chromiumNotch = 120.0

    /// One notch in older versions of Chromium on Linux, in points (F-42).
    package static let chromiumLegacyNotch = 53.0

    /// The factor between a trackpad's delta and points: 1, as Chromium and macOS; the one constant of F-41.
    package static let preciseScale = 1.0

    /// GTK's factor for the deltas of a trackpad (F-41), for comparison.
    package static let gtkSurfaceScale = 2.5

    /// The units of one notch in Wayland's value120 events (F-48).
    package static let unitsPerNotch = 120.0

    /// AppKit's line in points (F-43).
    package static let appKitLine = 10.0

    /// How much of the old page AppKit keeps in view, in points (F-43).
    package static let appKitPageOverlap = 10.0

    /// One notch in points: 120, or GTK's viewport^(2/3) (F-40, F-42). NaN and negative lengths read as 0.
    package func notch(viewport: Double) -> Double {
        switch self {
        case .chromium: Self.chromiumNotch
        case .gtk: pow(viewport.boundedPositive, 2.0 / 3.0)
        }
    }

    /// One line in points: 40, or GTK's tenth of the page (F-42, F-43).
    package func line(viewport: Double) -> Double {
        switch self {
        case .chromium: 40
        case .gtk: viewport.boundedPositive * 0.1
        }
    }

    /// One page in points: 87.5 %, or GTK's 90 % of the viewport (F-42, F-43).
    package func page(viewport: Double) -> Double {
        viewport.boundedPositive * pageFraction
    }

    /// The share of the viewport that a page scrolls (F-42, F-43).
    package var pageFraction: Double {
        switch self {
        case .chromium: 0.875
        case .gtk: 0.9
        }
    }

    /// The points of a high-resolution wheel event: 60 is half a notch (F-48).
    /// - Parameters:
    ///   - value120: Signed, 120 per notch, positive towards the end of the content.
    ///   - viewport: The viewport's length in points.
    package func delta(value120: Double, viewport: Double) -> Double {
        value120.bounded / Self.unitsPerNotch * notch(viewport: viewport)
    }

    /// The points of a trackpad's delta (F-41).
    package static func preciseDelta(_ delta: Double) -> Double { delta.bounded * preciseScale }
}
