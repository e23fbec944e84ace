import SwiftUI

/// Observes a scroll view and lets a positioner move it.
struct ScrollSteering: ViewModifier {
    var axes: Axis.Set = [.horizontal, .vertical]
    let positioner: ScrollPositioner
    /// What a binding wants; nil where only actions move the scroll view.
    var wanted: WantedOffset?
    /// Gets every reading, and whether a program's request led to it.
    let report: @MainActor (_ reading: ScrollOffset, _ isOwn: Bool) -> Void
    @Environment(\.scrollObservationSource) private var source

    func body(content: Content) -> some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), source != .contentReader {
            content.modifier(PositionSteering(axes: axes, positioner: positioner, wanted: wanted, report: report))
        } else {
            content.modifier(MarkerSteering(positioner: positioner, wanted: wanted, report: report))
        }
    }
}
