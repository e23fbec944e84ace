import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Content behind or in front of each element, offered the element's size (L-63…L-66).
package struct SecondaryModifier<Secondary: View>: ElementModifier {
    package typealias Body = Never
    package enum Place: Equatable, Sendable { case background, overlay }
    nonisolated(unsafe) let secondary: Secondary
    nonisolated let alignment: Alignment
    nonisolated let place: Place
    nonisolated init(_ secondary: Secondary, alignment: Alignment, place: Place) {
        self.secondary = secondary
        self.alignment = alignment
        self.place = place
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> SecondaryLayout {
        SecondaryLayout(owner: owner, place: place == .background ? .background : .overlay)
    }
    nonisolated package func configure(_ element: SecondaryLayout, old: SecondaryModifier<Secondary>?) {
        element.setAlignment(alignment)
        if let node = element.secondaryNode {
            unsafeDowncast(node, to: TypedNode<Secondary>.self).update(secondary)
        } else {
            element.adoptSecondary(Secondary.makeTypedNode(secondary, in: _NodeContext(element.owner)))
        }
    }
}

package final class SecondaryLayout: WrapperLayout, OwnsViewNodes {
    package enum Place { case background, overlay }
    private let place: Place
    private(set) var secondaryNode: ViewNode?
    private var box: ZStackLayoutNode!
    private var alignment: Alignment = .center

    init(owner: ViewNode, place: Place) {
        self.place = place
        super.init(owner: owner)
        box = SecondaryBox.make(owner: owner)
        box.parent = self
    }

    func setAlignment(_ new: Alignment) {
        guard new != alignment else { return }
        alignment = new
        box.setAlignment(new)
        setNeedsPlacement()
    }

    func adoptSecondary(_ node: ViewNode) {
        secondaryNode = node
        box.adopt(node)
        box.contentDidChange()
    }

    override package var children: [LayoutNode] {
        guard let child else { return [] }
        return place == .background ? [box, child] : [child, box]
    }

    override package func placeChildren() {
        child.place(at: .zero, proposal: placedProposal ?? .unspecified)
        // The secondary is offered the primary's size and aligned by subtracting guides (L-63, L-64).
        let offer = ProposedViewSize(size)
        let inner = box.dimensions(for: offer)
        let primary = child.dimensions(for: placedProposal ?? .unspecified)
        place(
            box,
            at: CGPoint(
                x: primary[alignment.horizontal] - inner[alignment.horizontal], y: primary[alignment.vertical] - inner[alignment.vertical]),
            proposal: offer)
    }

    /// In the order of `children`: a background's view comes before the primary, an overlay's after it (P-60).
    override package func makePreferences() -> PreferenceValues { PreferenceValues.combining(children) }

    package func forEachOwned(_ body: (ViewNode) -> Void) { if let secondaryNode { body(secondaryNode) } }
    package func tearDownOwned() { secondaryNode?.tearDown() }
}

/// The box of a secondary: several views in it overlap (L-08), and changes inside stay inside.
enum SecondaryBox {
    static func make(owner: ViewNode) -> ZStackLayoutNode { ZStackLayoutNode(owner: owner, alignment: .center, isImplicit: true) }
}

extension View {
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(SecondaryModifier(content(), alignment: alignment, place: .background))
    }
    // A colour is a view and a style; as with Apple's overloads the style wins.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(SecondaryModifier(background, alignment: alignment, place: .background))
    }
    /// A style behind the view; it reaches into the safe area on all edges unless told otherwise (L-65).
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            SecondaryModifier(StyleFill(style: style).ignoresSafeArea(.container, edges: edges), alignment: .center, place: .background))
    }
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(shape.fill(style, style: fillStyle))
    }
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(shape.fill(BackgroundStyle(), style: fillStyle))
    }
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(SecondaryModifier(content(), alignment: alignment, place: .overlay))
    }
    // A colour is a view and a style; as with Apple's overloads the style wins.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(SecondaryModifier(overlay, alignment: alignment, place: .overlay))
    }
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(SecondaryModifier(StyleFill(style: style).ignoresSafeArea(.container, edges: edges), alignment: .center, place: .overlay))
    }
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        overlay(shape.fill(style, style: fillStyle))
    }
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
    nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// Shows the element only where the mask is a shape; other masks clip to their frame.
package struct MaskModifier<Mask: View>: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let mask: Mask
    nonisolated let alignment: Alignment
    nonisolated init(mask: Mask, alignment: Alignment) {
        self.mask = mask
        self.alignment = alignment
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> PaintEffectLayout { PaintEffectLayout(owner: owner) }
    nonisolated package func configure(_ element: PaintEffectLayout, old: MaskModifier<Mask>?) {
        let shape = (mask as? any Shape)
        element.setEffect { display, node in display.clip = shape?.path(in: node.bounds) ?? Path(node.bounds) }
    }
}
