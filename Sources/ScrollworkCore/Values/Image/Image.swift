import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// A picture: a file, a symbol, or pixels.
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case named(String, bundle: TextBundle?)
        case system(String)
        case pixels(ImagePixels, scale: CGFloat)
    }

    package var source: Source
    /// What accessibility says; nil for the name.
    package var label: Text?
    package var isDecorative = false
    /// nil for an image of its own size.
    package var resizing: Resizing?
    package var templateMode: TemplateRenderingMode?
    package var interpolationQuality: Interpolation = .low
    package var isAntialiased = true

    package init(source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// A picture of a bundle, by its file name with or without `.png`.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .named(name, bundle: bundle.map(TextBundle.init))) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundle: bundle.map(TextBundle.init)), label: label)
    }

    /// A picture that accessibility leaves out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle: bundle.map(TextBundle.init)), isDecorative: true)
    }

    /// A symbol of the system. A small set is drawn here; another name gives an empty frame.
    public init(systemName: String) { self.init(source: .system(systemName)) }

    /// The variable value is accepted; symbols here have none.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// Pixels at `scale` pixels per point.
    package init(_ image: DisplayImage, scale: CGFloat = 1, label: Text? = nil) {
        self.init(source: .pixels(ImagePixels(image: image), scale: scale), label: label, isDecorative: label == nil)
    }

    /// What stands for the image inside a line of text.
    package var textStandIn: String {
        guard case .system(let name) = source else { return "\u{25A1}" }
        return SystemSymbol.character(named: name)
    }
}

/// Pixels by identity. The pixels never change, so they may be shared between threads.
package struct ImagePixels: Equatable, @unchecked Sendable {
    package let image: DisplayImage
    package static func == (a: ImagePixels, b: ImagePixels) -> Bool { a.image === b.image }
}
