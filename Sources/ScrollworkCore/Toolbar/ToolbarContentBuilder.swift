/// Builds toolbar content from closures.
@resultBuilder
public struct ToolbarContentBuilder {
    nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    nonisolated public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.first(first)) }
    nonisolated public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.second(second)) }
    nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    nonisolated public static func buildExpression<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }
    nonisolated public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> some CustomizableToolbarContent {
        content
    }
    nonisolated public static func buildIf<Content: CustomizableToolbarContent>(_ content: Content?) -> Content? { content }
    nonisolated public static func buildEither<TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.first(first)) }
    nonisolated public static func buildEither<TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.second(second)) }
    nonisolated public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(_ content: Content)
        -> some CustomizableToolbarContent
    { content }
}
