import SwiftUI

/// Steering by a `ScrollPosition`.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct PositionSteering: ViewModifier {
    let axes: Axis.Set
    let positioner: ScrollPositioner
    let wanted: WantedOffset?
    let report: @MainActor (ScrollOffset, Bool) -> Void

    @State private var storage = PositionStorage()
    /// Counts requests made outside of an update, so that one follows.
    @State private var requests = 0

    func body(content: Content) -> some View {
        let _ = requests
        let _: Void = update()
        content
            .scrollPosition(storage.binding)
            .onScrollGeometryChange(for: ScrollOffset?.self) { geometry in
                ScrollOffset(geometry, axes: axes)
            } action: { _, new in
                if let new { report(new, positioner.receive(new)) }
            }
            .onScrollPhaseChange { old, phase in
                switch phase {
                // A finger that rests on the view stops what moves, and is no scrolling otherwise.
                case .tracking: if old == .animating { takeOver() }
                case .interacting, .decelerating: takeOver()
                case .animating: positioner.beginAnimation()
                case .idle: positioner.endAnimation()
                @unknown default: break
                }
            }
    }

    /// What is asked for while the view is updated goes to the scroll view in the same update, and so with its animation.
    private func update() {
        if let wanted, positioner.isNew(wanted) {
            positioner.attach { [storage] offset, _ in storage.position.scrollTo(point: offset) }
            // Before the first layout the scroll view clamps by itself.
            if positioner.reading == nil { storage.position.scrollTo(point: wanted.point.plain) }
            positioner.go(to: wanted.point)
        }
        positioner.attach { [storage, $requests] offset, _ in
            storage.position.scrollTo(point: offset)
            $requests.wrappedValue += 1
        }
    }

    /// The user moves the scroll view now. Where it stands may be short of what was asked for and is told as it is.
    private func takeOver() {
        if positioner.drop(), let reading = positioner.reading { report(reading, false) }
    }
}

/// Where the scroll view was sent, kept beside the view tree.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor private final class PositionStorage {
    var position = ScrollPosition()

    /// Bindings are read and written on the main thread; newer SDKs only do not say so in the closures' types.
    var binding: Binding<ScrollPosition> {
        Binding(
            get: { [self] in MainActor.assumeIsolated { position } },
            set: { [self] new in MainActor.assumeIsolated { position = new } })
    }
}
