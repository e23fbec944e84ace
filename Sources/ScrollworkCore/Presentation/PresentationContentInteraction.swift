import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// What a finger that drags scrollable content of a sheet does first where the sheet can become higher.
///
/// Downwards content is scrolled back to its start first, then the sheet goes along, whatever is chosen here.
public struct PresentationContentInteraction: Equatable, Sendable {
    enum Kind { case automatic, resizes, scrolls }
    let kind: Kind
    /// As `resizes`.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: .automatic) }
    /// The sheet goes up to its highest detent; from there on content scrolls.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
    /// Content scrolls, and the sheet keeps its height.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

extension View {
    /// What dragging the content of the sheet around this view does first.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        modifier(PresentationOptionsModifier { $0.contentInteraction = behavior })
    }
}

/// A finger on a sheet: on what scrolls in it, it shares the movement out between the sheet and the scroll view.
final class SheetDrag {
    private let sheet: PresentationLayout
    private var finger: CGFloat
    /// What of the movement the sheet took, points downwards.
    private var taken: CGFloat = 0
    private var hasMoved = false
    private var tookLast = false
    private var tracker = VelocityTracker(profile: .touch)

    /// nil where the scroll view is in no sheet that fingers move.
    init?(of scroll: ScrollNode, at point: CGPoint, time: Double) {
        var node = scroll.parent
        while let current = node, !(current is PresentationLayout) {
            // A scroll view in another one has the outer one's content around it, which does not move with the sheet's handle.
            if current is ScrollNode { return nil }
            node = current.parent
        }
        guard let sheet = node as? PresentationLayout, sheet.isBottomSheet else { return nil }
        self.sheet = sheet
        finger = point.y
        tracker.add(position: Double(point.y), time: time)
    }

    /// On anything else of the sheet that takes no drag itself, such as a title bar; nil elsewhere.
    init?(on path: [LayoutNode], at point: CGPoint, time: Double) {
        guard path.contains(where: { $0 is PresentationCard }),
            let sheet = path.lazy.compactMap({ $0 as? PresentationLayout }).first, sheet.isBottomSheet
        else { return nil }
        self.sheet = sheet
        finger = point.y
        tracker.add(position: Double(point.y), time: time)
    }

    /// The finger moved the sheet alone, window points.
    func move(to point: CGPoint, time: Double) {
        taken = max(taken + point.y - finger, -sheet.liftRoom)
        finger = point.y
        tracker.add(position: Double(point.y), time: time)
        hasMoved = true
        tookLast = true
        sheet.drag(by: taken)
    }

    /// The finger moved, window points. - Returns: where it would be for the content alone.
    func content(of point: CGPoint, time: Double, _ scroll: ScrollNode) -> CGPoint {
        let step = point.y - finger
        finger = point.y
        tracker.add(position: Double(point.y), time: time)
        let old = taken
        if step < 0 {
            taken = max(taken + step, min(taken, sheet.contentResizes ? -sheet.liftRoom : 0))
        } else if scroll.refresh.action == nil || taken != 0 {
            let wanted = taken + max(step - max(scroll.position.y, 0), 0)
            // A sheet that stays where it is leaves the pull to the content.
            taken = sheet.canGoDown ? wanted : min(wanted, max(taken, 0))
        }
        if step != 0 { tookLast = taken != old }
        if taken != old {
            hasMoved = true
            sheet.drag(by: taken)
        }
        return CGPoint(x: point.x, y: point.y - taken)
    }

    /// The finger left, or the touch was taken away.
    func end(time: Double) {
        guard hasMoved, !sheet.isDead else { return }
        sheet.drop(velocity: tookLast ? CGFloat(tracker.velocity(at: time)) : 0)
    }
}
