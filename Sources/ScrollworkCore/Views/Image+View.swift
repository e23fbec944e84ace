import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Turns the bytes of a picture into pixels; a host with a codec sets it.
package enum ImageLoading {
    nonisolated(unsafe) package static var decode: ((Data) -> DisplayImage?)?
    nonisolated(unsafe) private static var cache: [String: DisplayImage] = [:]

    /// The picture `name` of `bundle`, or of the folder the program runs in; nil if there is none.
    static func load(_ name: String, _ bundle: Bundle?) -> DisplayImage? {
        let key = "\(bundle?.bundlePath ?? "")|\(name)"
        if let known = cache[key] { return known }
        let folders = [(bundle ?? .main).resourcePath, FileManager.default.currentDirectoryPath].compactMap { $0 }
        for folder in folders {
            for ending in ["", ".png", ".jpg", ".jpeg", "@2x.png"] {
                if let data = FileManager.default.contents(atPath: "\(folder)/\(name)\(ending)"), let image = decode?(data) {
                    cache[key] = image
                    return image
                }
            }
        }
        Warnings.once(
            "image.\(name)",
            "No image named \(name) was found in \(folders.joined(separator: " or ")); it takes no room. "
                + "Put \(name).png there or check the spelling.")
        return nil
    }
}

extension Image: View {
    public typealias Body = Never
    public var body: Never { primitiveBody(Self.self) }
    nonisolated public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode { ImageNode(view, context) }
}

private final class ImageNode: TypedNode<Image>, AccessibilitySource {
    private var layoutNode: ImageLayout!
    override init(_ view: Image, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = ImageLayout(owner: self)
        show()
    }
    private func show() {
        let style = track { ResolvedTextStyle.of(environment) }
        layoutNode.set(view, style, symbolSize: Tracking.untracked { environment.values.symbolPointSize })
    }
    override func update(_ new: Image) {
        guard new != view else { return }
        view = new
        show()
    }
    override func runUpdate() {
        isDirty = false
        show()
    }
    override func makeElements() -> [LayoutNode] { [layoutNode] }
    override var label: String { "Image" }

    func describe(_ element: inout AccessibilityElement) -> Bool {
        guard !view.isDecorative else { return false }
        element.traits = .isImage
        if let label = view.label {
            element.apply(.label(label))
        } else {
            switch view.source {
            case .named(let name, _), .system(let name): element.label = name
            case .pixels: break
            }
        }
        return true
    }
}

/// The layout box of a picture: rigid until it is resizable (L-32).
package final class ImageLayout: LayoutNode {
    private var image: Image?
    private var style: ResolvedTextStyle?
    private var pixels: DisplayImage?
    private var natural = CGSize.zero

    /// - Parameter symbolSize: of a symbol, points; nil for that of the text around it.
    func set(_ image: Image, _ style: ResolvedTextStyle, symbolSize: CGFloat?) {
        self.image = image
        self.style = style
        switch image.source {
        case .named(let name, let bundle):
            pixels = ImageLoading.load(name, bundle?.bundle)
            natural = pixels.map { CGSize(width: $0.pixelWidth, height: $0.pixelHeight) } ?? .zero
        case .system(let name):
            pixels = nil
            natural = SystemSymbol.size(named: name, pointSize: symbolSize ?? style.context.fontDescription.size, scale: .medium)
        case .pixels(let picture, let scale):
            pixels = picture.image
            natural = CGSize(width: CGFloat(picture.image.pixelWidth) / scale, height: CGFloat(picture.image.pixelHeight) / scale)
        }
        setNeedsMeasure()
        setNeedsPaint()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard image?.resizing != nil else { return natural }
        return proposal.replacingUnspecifiedDimensions(by: natural)
    }

    override package var paints: Bool { true }
    override package func paint(into items: inout [DisplayItem]) {
        guard let image, let style, size.width > 0, size.height > 0 else { return }
        if let pixels {
            let isTemplate = image.templateMode == .template
            items.append(
                .image(
                    pixels, rect: bounds, tint: isTemplate ? style.context.color : nil,
                    smooth: image.interpolationQuality != Image.Interpolation.none))
        } else if case .system(let name) = image.source {
            for layer in SystemSymbol.layers(named: name, in: bounds, weight: style.context.fontDescription.weight) {
                let color: DisplayColor = layer.isCutOut ? engine.background : style.context.color
                if let stroke = layer.stroke {
                    items.append(.stroke(layer.path, .color(color), stroke))
                } else {
                    items.append(.fill(layer.path, .color(color), evenOdd: false))
                }
            }
        }
    }
}
