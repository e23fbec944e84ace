import Foundation
import ScrollworkBase

/// The measures of one look of lists on one platform, points (L-171, M-189, M-190, M-193).
package struct ListMetrics: Equatable {
    /// From the list's edges to the rows' backgrounds.
    package var margin: CGFloat
    /// From a row's edges to its content.
    package var inset: CGFloat
    /// Added to the height of a row's content, above and below together.
    package var padding: CGFloat
    package var rowMinimum: CGFloat
    /// Above the first row where no header stands there.
    package var top: CGFloat
    package var sectionGap: CGFloat
    package var headerHeight: CGFloat
    package var hasCards: Bool
    package var separator: CGFloat?

    /// Headers stay in sight: those of plain lists push each other, and on the desktop the first one stays (M-191, M-193).
    package var pinned: PinnedScrollableViews = []
    package var pinsFirstHeaderOnly = false

    package static func of(_ look: _ListLook, _ profile: PlatformProfile) -> ListMetrics {
        guard profile.kind == .iOS else {
            let isPlain = look == .plain
            return ListMetrics(
                margin: 0, inset: isPlain ? 8 : 16, padding: 8, rowMinimum: 24, top: isPlain ? 0 : 10, sectionGap: 20, headerHeight: 28,
                hasCards: false, separator: 1, pinned: .sectionHeaders, pinsFirstHeaderOnly: true)
        }
        switch look {
        case .plain, .inset:
            return ListMetrics(
                margin: 0, inset: 16, padding: 30, rowMinimum: 56, top: 0, sectionGap: 22, headerHeight: 28, hasCards: false,
                separator: nil, pinned: look == .plain ? .sectionHeaders : [])
        case .grouped:
            return ListMetrics(
                margin: 0, inset: 16, padding: 30, rowMinimum: 56, top: 35, sectionGap: 35, headerHeight: 28, hasCards: true, separator: nil
            )
        case .automatic, .insetGrouped, .sidebar:
            return ListMetrics(
                margin: 16, inset: 16, padding: 30, rowMinimum: 56, top: 35, sectionGap: 35, headerHeight: 28, hasCards: true,
                separator: nil)
        }
    }
}
