import SwiftUI

/// Observes a scroll view and lets a positioner move it: by a `ScrollViewReader` that scrolls to the mark at the content's start.
struct ScrollSteering: ViewModifier {
    var axes: Axis.Set = [.horizontal, .vertical]
    let positioner: ScrollPositioner
    /// Gets every reading, and whether a program's request led to it.
    let report: @MainActor (ScrollOffset, _ isOwn: Bool) -> Void

    func body(content: Content) -> some View {
        content.modifier(MarkerSteering(positioner: positioner, report: report))
    }
}

/// Steering by a `ScrollViewProxy`.
private struct MarkerSteering: ViewModifier {
    let positioner: ScrollPositioner
    let report: @MainActor (ScrollOffset, Bool) -> Void

    func body(content: Content) -> some View {
        ScrollViewReader { proxy in
            content.modifier(
                ContentListener { [positioner, report] offset, marker in
                    positioner.attach { proxy.scrollTo(marker, anchor: MarkerSteering.anchor($0, in: $1.viewportSize)) }
                    report(offset, positioner.receive(offset))
                })
        }
    }

    /// A view without size at the content's start, aligned with the point -offset/size of the visible area, is -offset from its start (S-20,
    /// S-24). Along an axis without size there is nothing to align.
    static func anchor(_ offset: CGPoint, in size: CGSize) -> UnitPoint {
        UnitPoint(x: size.width > 0 ? -offset.x / size.width : 0, y: size.height > 0 ? -offset.y / size.height : 0)
    }
}
