import Foundation
import ScrollworkBase

/// The card behind the content of a presentation, with the handle that moves it.
struct PresentationChrome: View {
    nonisolated let kind: PresentationKind
    nonisolated let background: AnyView?
    nonisolated let cornerRadius: CGFloat
    nonisolated let isDraggable: Bool
    nonisolated let showsGrabber: Bool
    /// Points downwards from where the finger came down.
    nonisolated(unsafe) let drag: (CGFloat) -> Void
    /// Points per second.
    nonisolated(unsafe) let drop: (CGFloat) -> Void

    @ViewBuilder var body: some View {
        let card = ZStack(alignment: .top) {
            if kind == .dialog {
                Color.clear
            } else if let background {
                background
            } else {
                StyleFill(style: BackgroundStyle())
            }
            if showsGrabber {
                // UISheetPresentationController's grabber.
                Capsule().fill(Color.gray.opacity(0.5)).frame(width: 36, height: 5).padding(.top, 5)
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
        .shadow(color: Color.black.opacity(kind == .cover || kind == .dialog ? 0 : 0.2), radius: 12)
        .contentShape(Rectangle())
        if isDraggable {
            card.gesture(
                DragGesture(coordinateSpace: CoordinateSpace.global).onChanged { drag($0.translation.height) }.onEnded {
                    drop($0.velocity.height)
                })
        } else {
            card
        }
    }
}

/// What lies between the window and a presentation: it takes all touches.
struct PresentationDimming: View {
    nonisolated let kind: PresentationKind
    nonisolated(unsafe) let dismiss: (() -> Void)?

    var body: some View {
        // UIKit's dimming views are a fifth black; menus and popovers have none.
        Color.black.opacity(kind == .menu || kind == .popover ? 0 : 0.2)
            .contentShape(Rectangle())
            .onTapGesture { dismiss?() }
    }
}
