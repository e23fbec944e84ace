import Foundation
import ScrollworkBase

/// What a node does to its items and children alike.
struct DisplayEffects: Equatable {
    var opacity: Double
    var clip: Path?
    var shadow: DisplayShadow?
    var blurRadius: CGFloat
    var colorMatrix: DisplayColorMatrix?
    var blendMode: DisplayBlendMode

    init(_ node: DisplayNode) {
        opacity = node.opacity
        clip = node.clip
        shadow = node.shadow
        blurRadius = node.blurRadius
        colorMatrix = node.colorMatrix
        blendMode = node.blendMode
    }

    /// A Gaussian has faded to nothing after three standard deviations.
    private static let gaussianReach: CGFloat = 3

    /// Whether items and children are drawn one by one as they are, but for a clip.
    var isPlain: Bool { opacity >= 1 && !spreads && colorMatrix == nil && blendMode == .normal }

    /// Whether a change at one place changes pixels at others.
    var spreads: Bool { blurRadius > 0 || shadow != nil }

    /// How far from what is drawn its blur and its shadow go, points.
    var reach: CGFloat {
        let cast = shadow.map { $0.radius * Self.gaussianReach + max(abs($0.offset.dx), abs($0.offset.dy)) } ?? 0
        return blurRadius * Self.gaussianReach + max(cast, 0)
    }

    /// What is drawn of `content`, both in local space: clipped, blurred, with its shadow.
    func bounds(of content: CGRect) -> CGRect {
        guard !content.isNull else { return content }
        var result = content
        if blurRadius > 0 { result = result.insetBy(dx: -blurRadius * Self.gaussianReach, dy: -blurRadius * Self.gaussianReach) }
        if let clip { result = result.intersection(clip.boundingRect) }
        if let shadow, !result.isNull {
            let cast = result.offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy)
            result = result.union(cast.insetBy(dx: -shadow.radius * Self.gaussianReach, dy: -shadow.radius * Self.gaussianReach))
        }
        return result
    }
}
