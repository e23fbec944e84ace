import Foundation

// The attributes that `Text` reads from an `AttributedString`.
extension AttributeScopes {
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// Kept, but not drawn.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
        self[T.self]
    }
}

extension AttributeContainer {
    /// The same as modifiers of a text.
    var textModifiers: [Text.Modifier] {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var result: [Text.Modifier] = []
        if let font = self[Scope.FontAttribute.self] { result.append(.font(font)) }
        if let color = self[Scope.ForegroundColorAttribute.self] { result.append(.color(color)) }
        if let line = self[Scope.UnderlineStyleAttribute.self] { result.append(.underline(true, line)) }
        if let line = self[Scope.StrikethroughStyleAttribute.self] { result.append(.strikethrough(true, line)) }
        if let kern = self[Scope.KerningAttribute.self] { result.append(.kerning(kern)) }
        if let tracking = self[Scope.TrackingAttribute.self] { result.append(.tracking(tracking)) }
        if let offset = self[Scope.BaselineOffsetAttribute.self] { result.append(.baselineOffset(offset)) }
        if self[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil { result.append(.color(.accentColor)) }
        return result
    }
}
