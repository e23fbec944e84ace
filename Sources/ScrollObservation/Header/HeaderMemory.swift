import SwiftUI

/// What a header has to know from one update to the next; writing it updates no view.
final class HeaderMemory {
    /// The latest offset, points, 0 at rest at the top.
    var offset: CGFloat = 0

    /// The offset at which everything below the header stays where it is on the screen while the header gets another full height, points;
    /// nil where the content is at the top, or pulled past it, and the header shows the change instead.
    func offset(after old: HeaderHeights, becomes new: HeaderHeights) -> CGFloat? {
        guard offset > 0, old.maxHeight != new.maxHeight else { return nil }
        return max(offset + new.maxHeight - old.maxHeight, 0)
    }
}

extension View {
    /// Calls `action` with the old and the new heights, where the system can tell (iOS 17, macOS 14 and their siblings).
    @ViewBuilder func onHeightsChange(_ heights: HeaderHeights, perform action: @escaping (HeaderHeights, HeaderHeights) -> Void)
        -> some View
    {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            onChange(of: heights) { action($0, $1) }
        } else {
            self
        }
    }
}
