import SwiftUI

/// The two resting places of a `CollapsingHeader`, for a `ScrollViewReader` around it:
///
/// ```swift
/// proxy.scrollTo(CollapsingHeaderStop.expanded, anchor: .top)
/// ```
///
/// Of several headers in one reader the first one in the view tree is meant; put the reader right around another one to mean that.
public enum CollapsingHeaderStop: Hashable, Sendable, CaseIterable {
    /// The top of the scroll view: the header has its full height.
    case expanded
    /// The content's first point lies under the collapsed header. Not reached where the content is too short to scroll that far.
    case collapsed
}
