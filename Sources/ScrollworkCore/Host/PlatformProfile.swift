import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// Where Apple's platforms differ, in one value (DESIGN: platform differences). Recordings use iOS, windows the desktop.
public struct PlatformProfile: Equatable, Sendable {
    package enum Kind: String, Sendable { case iOS, desktop }
    package var kind: Kind
    /// Vertical distances at a text, in units of its point size, for the plain system font and for text styles (L-52, M-159, M-161).
    package struct TextDistances: Equatable, Sendable {
        /// Between two texts, points: the lower one decides.
        package var textToText: CGFloat
        /// Text above a plain view, per point of size.
        package var below: CGFloat
        /// Plain view above a text, per point of size.
        package var above: CGFloat
    }
    package var systemText: TextDistances
    package var styledText: TextDistances
    /// Thickness of a divider: points, or one device pixel where nil (L-30).
    package var dividerThickness: CGFloat?
    /// Height of an inline title bar and what a large title adds, points (M-122, M-123).
    package var inlineBarHeight: CGFloat
    package var largeTitleHeight: CGFloat
    package var hasLargeTitles: Bool
    /// How far above the edge of a bar a list ends that scrolled to a row at its top and took a large title away with that, points (M-130;
    /// measured, its reason is not known).
    package var listOvershoot: CGFloat = 6.5
    /// Whether a navigation stack fills its proposal or hugs its content (M-131).
    package var navigationFills: Bool
    /// Whether a drag past an edge stretches, and whether short content stretches too.
    package var bouncesOnDrag: Bool
    /// Whether `scrollPosition(id:)` begins at an id that its binding holds from the start. Apple's was measured not to (M-006, M-007); users
    /// expect it, and a `ScrollPosition` does (S-81).
    package var appliesFirstScrollID = true
    /// Whether scroll views keep what is seen in its place when content above it changes, as browsers do (S-58). Apple's do not (S-50).
    package var keepsVisibleContent = false
    /// Whether a list that is empty now adds a preference's default value to the merge (P-54).
    package var emptyListsReportDefaults = false
    /// How scroll views move.
    package var motion = MotionStyle.standard
    /// Whether lazy containers make the next row in the direction of scrolling before it comes into view, in frames without another new
    /// row (L-150). Off, so that an offset change without a new row costs nothing, and the same for every host.
    package var preparesNextRow = false
    package var fontTable: FontTable
    package var indicator: IndicatorMetrics

    /// Scroll bars, points (F-55, F-57).
    package struct IndicatorMetrics: Equatable, Sendable {
        package var thickness: CGFloat
        package var edge: CGFloat
        package var ends: CGFloat
        package var minimumLength: CGFloat
        package var opacity: Double
        /// Seconds of full visibility after the last change, and of the fade.
        package var hold: Double
        package var fade: Double
        /// Width of a light rim around the bar (M-027).
        package var rim: CGFloat = 0
        /// What a bar becomes for a pointer near to it; nil where bars stay as they are (F-56).
        package var widened: Widening?
    }

    /// A bar that is wider while a pointer is near.
    package struct Widening: Equatable, Sendable {
        /// Points.
        package var thickness: CGFloat
        /// A pointer as near as `near` widens the bar, and one farther than `far` makes it thin again; points from the track.
        package var near: CGFloat
        package var far: CGFloat
    }

    public static let iOS = PlatformProfile(
        kind: .iOS,
        systemText: TextDistances(textToText: 2, below: 14.81 / 17, above: 8.43 / 17),
        styledText: TextDistances(textToText: 2, below: 14.81 / 17, above: 8.43 / 17),
        dividerThickness: nil, inlineBarHeight: 44, largeTitleHeight: 52.5, hasLargeTitles: true, navigationFills: true,
        bouncesOnDrag: true,
        fontTable: .iOS,
        indicator: IndicatorMetrics(thickness: 3, edge: 3, ends: 3, minimumLength: 36, opacity: 0.35, hold: 1, fade: 0.3))

    public static let desktop = PlatformProfile(
        kind: .desktop,
        systemText: TextDistances(textToText: 0, below: 8.15 / 13, above: 4.74 / 13),
        styledText: TextDistances(textToText: 1, below: 11.15 / 13, above: 6.22 / 13),
        dividerThickness: 1, inlineBarHeight: 28, largeTitleHeight: 0, hasLargeTitles: false, navigationFills: false, bouncesOnDrag: true,
        fontTable: .desktop,
        indicator: IndicatorMetrics(thickness: 7, edge: 2, ends: 4, minimumLength: 26, opacity: 0.5, hold: 1, fade: 0.3, rim: 1))

    /// The desktop's layout with scroll views that move and look as GTK's: its notches, keys, friction, overshoot and overlay bars
    /// (F-25, F-40, F-41, F-43, F-47, F-56).
    public static let gtk: PlatformProfile = {
        var profile = desktop
        profile.motion = .gtk
        // Thicknesses and the least length are those of GTK's default theme; times and distances those of GtkScrolledWindow (F-56).
        profile.indicator = IndicatorMetrics(
            thickness: 3, edge: 1, ends: 1, minimumLength: 40, opacity: 0.5, hold: 2, fade: 1, rim: 1,
            widened: Widening(thickness: 8, near: 5, far: 10))
        return profile
    }()
}
