/// In which direction a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// Whether a shape is mirrored with the direction of the language.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Where the lines of a text are put in its box.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

/// How content fills a box of another shape.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of the content is seen.
    case fit
    /// All of the box is covered.
    case fill
}
