import Foundation
import ScrollworkBase

extension Image {
    package struct Resizing: Equatable, Sendable {
        package var capInsets: EdgeInsets
        package var mode: ResizingMode
    }

    /// How an image fills a box of another size.
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// Whether an image shows its own colours or is filled with the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    /// How pixels between pixels are made.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// The size of symbols in relation to the text beside them.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large

        /// In relation to `medium`.
        package var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// How an image is turned and mirrored; the values of EXIF less one.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up
        case upMirrored
        case down
        case downMirrored
        case left
        case leftMirrored
        case right
        case rightMirrored
    }

    /// The image in whatever size it is offered.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var result = self
        result.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return result
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var result = self
        result.templateMode = renderingMode
        return result
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var result = self
        result.interpolationQuality = interpolation
        return result
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        var result = self
        result.isAntialiased = isAntialiased
        return result
    }

    /// Symbols here have one layer, so that every mode looks the same.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
