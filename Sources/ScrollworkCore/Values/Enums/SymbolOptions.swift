/// How the layers of a symbol are coloured. Symbols here have one layer.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let id: Int
    public static let monochrome = SymbolRenderingMode(id: 0)
    public static let multicolor = SymbolRenderingMode(id: 1)
    public static let hierarchical = SymbolRenderingMode(id: 2)
    public static let palette = SymbolRenderingMode(id: 3)
}

/// Variants to prefer for the symbols in a view.
public struct SymbolVariants: Hashable, Sendable {
    /// Parts of a symbol's name in the order in which they are appended.
    package private(set) var suffixes: [String]

    public static let none = SymbolVariants(suffixes: [])
    public static let circle = SymbolVariants(suffixes: ["circle"])
    public static let square = SymbolVariants(suffixes: ["square"])
    public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
    public static let fill = SymbolVariants(suffixes: ["fill"])
    public static let slash = SymbolVariants(suffixes: ["slash"])

    public var circle: SymbolVariants { adding("circle") }
    public var square: SymbolVariants { adding("square") }
    public var rectangle: SymbolVariants { adding("rectangle") }
    public var fill: SymbolVariants { adding("fill") }
    public var slash: SymbolVariants { adding("slash") }

    public func contains(_ other: SymbolVariants) -> Bool { other.suffixes.allSatisfy(suffixes.contains) }

    private func adding(_ suffix: String) -> SymbolVariants {
        suffixes.contains(suffix) ? self : SymbolVariants(suffixes: suffixes + [suffix])
    }
}
