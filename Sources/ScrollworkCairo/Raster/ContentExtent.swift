import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// What a subtree would paint: how far and in how many operations.
struct ContentExtent {
    var box: DeviceBox?
    /// Counts paint operations that could overlap; 2 or more need a layer for group opacity.
    var operations = 0

    mutating func add(_ other: DeviceBox, operations count: Int) {
        guard !other.isEmpty else { return }
        operations += count
        if box == nil { box = other } else { box!.formUnion(other) }
    }
}

extension CairoRasterizer {
    /// Adds the items and children of `node`, whose local space is `space`; what lies outside `limit` may be left out.
    func measureContent(_ node: DisplayNode, _ space: CGAffineTransform, limit: PixelRect, scale: CGFloat, into extent: inout ContentExtent)
    {
        for item in node.items {
            // One pixel more than the ink, for edges that are snapped outwards.
            let box = DeviceBox(item.bounds, in: space).outset(by: 1)
            if PixelRect(covering: box).intersects(limit) { extent.add(box, operations: item.operations) }
        }
        guard !node.children.isEmpty else { return }
        let content = node.contentSpace(in: space, scale: scale)
        for index in visibleChildren(of: node, space, clip: limit) {
            let child = node.children[index]
            guard child.opacity > 0 else { continue }
            let childSpace = child.localSpace(in: content)
            guard childSpace.isInvertible else { continue }
            guard child.clip != nil || child.shadow != nil || child.blurRadius > 0 else {
                measureContent(child, childSpace, limit: limit, scale: scale, into: &extent)
                continue
            }
            measureEffects(child, childSpace, limit: limit, scale: scale, into: &extent)
        }
    }

    private func measureEffects(
        _ node: DisplayNode, _ space: CGAffineTransform, limit: PixelRect, scale: CGFloat, into extent: inout ContentExtent
    ) {
        let factor = abs(space.a * space.d - space.b * space.c).squareRoot()
        let blurReach = node.blurRadius > 0 ? CGFloat(BoxBlur(sigma: node.blurRadius * factor).reach) : 0
        var shadowReach: CGFloat = 0
        if let shadow = node.shadow {
            let travel = abs(shadow.offset.dx) + abs(shadow.offset.dy)
            shadowReach = CGFloat(BoxBlur(sigma: max(shadow.radius, 0) * factor).reach) + travel * factor * 1.5
        }
        guard shadowReach < 100_000 else { return }
        var inner = ContentExtent()
        measureContent(node, space, limit: limit.insetBy(-Int(blurReach + shadowReach + 1)), scale: scale, into: &inner)
        guard var box = inner.box?.outset(by: blurReach) else { return }
        if let clip = node.clip { box.formIntersection(DeviceBox(clip.boundingRect, in: space).outset(by: 1)) }
        guard !box.isEmpty else { return }
        extent.add(box.outset(by: shadowReach), operations: inner.operations + (blurReach + shadowReach > 0 ? 2 : 0))
    }
}

extension DisplayItem {
    /// Paint operations that may overlap; colour glyphs ignore the source's alpha, so they count as more than one.
    var operations: Int {
        switch self {
        case .fill, .stroke, .image: 1
        case .text(let layout, _): layout.isOneOperation ? 1 : 2
        }
    }
}
