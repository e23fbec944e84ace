import Foundation
import ScrollworkBase

/// What a popover's arrow points at.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)

    var source: Anchor<CGRect>.Source {
        switch self {
        case .rect(let source): source
        case .point(let point):
            Anchor<CGRect>.Source { node, transform in
                CGRect(origin: point.point(in: node.bounds), size: .zero).applying(transform)
            }
        }
    }
}

extension View {
    /// Shows a card beside the view while the binding is true; on a compact screen a sheet. - Parameter arrowEdge: the side it stands at.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(.popover, isPresented: isPresented, anchor: attachmentAnchor.source, edge: arrowEdge) {
                AnyView(content())
            })
    }
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(.popover, isPresented: item.isPresent(), anchor: attachmentAnchor.source, edge: arrowEdge) {
                AnyView(ItemView(item: item.wrappedValue, content: content))
            })
    }
}
