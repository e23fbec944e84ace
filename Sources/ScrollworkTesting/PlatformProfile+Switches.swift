import ScrollworkCore
import SwiftUI

extension PlatformProfile {
    /// This profile with Apple's measured behaviour, or the one its users expect, for a `scrollPosition(id:)` whose binding holds an id from
    /// the start: not applied, or shown by the first frame (S-81, M-006, M-007).
    public func applyingFirstScrollID(_ applies: Bool) -> PlatformProfile {
        var result = self
        result.appliesFirstScrollID = applies
        return result
    }

    /// This profile with lists that add a preference's default value to the merge while they are empty, as Apple's may; otherwise they add
    /// nothing (P-54).
    public func reportingDefaultsOfEmptyLists(_ reports: Bool = true) -> PlatformProfile {
        var result = self
        result.emptyListsReportDefaults = reports
        return result
    }

    /// This profile with scroll views that keep what is seen in its place when content before it changes, as browsers do; Apple's keep the
    /// offset (S-50, S-58). A change made under `Transaction.scrollContentOffsetAdjustmentBehavior = .disabled` is left alone.
    public func keepingVisibleContent(_ keeps: Bool = true) -> PlatformProfile {
        var result = self
        result.keepsVisibleContent = keeps
        return result
    }

    /// This profile with lazy containers that make and measure the next row in the direction of scrolling ahead, in frames without another
    /// new row, so that less is left to do in the frame in which it comes into view (L-150).
    public func preparingNextRow(_ prepares: Bool = true) -> PlatformProfile {
        var result = self
        result.preparesNextRow = prepares
        return result
    }
}
