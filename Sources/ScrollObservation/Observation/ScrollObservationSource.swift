import SwiftUI

/// Where readings come from. Both give the same numbers; tests run every component with each.
@_spi(Testing) public enum ScrollObservationSource: Sendable, CaseIterable {
    /// `onScrollGeometryChange` where the system has it, else readers in the content.
    case automatic
    /// Readers in the content, as on systems before iOS 18.
    case contentReader
}

private struct ScrollObservationSourceKey: EnvironmentKey {
    static var defaultValue: ScrollObservationSource { .automatic }
}

extension EnvironmentValues {
    var scrollObservationSource: ScrollObservationSource {
        get { self[ScrollObservationSourceKey.self] }
        set { self[ScrollObservationSourceKey.self] = newValue }
    }
}

extension View {
    /// Chooses where readings come from in this view. For tests; set it once, since a change makes the scroll views inside anew.
    @_spi(Testing) public func scrollObservationSource(_ source: ScrollObservationSource) -> some View {
        environment(\.scrollObservationSource, source)
    }
}
