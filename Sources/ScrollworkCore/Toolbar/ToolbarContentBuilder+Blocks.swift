// Blocks of two to ten pieces. Apple's declarations are one per count, so these are too: a parameter pack would accept more than theirs.
extension ToolbarContentBuilder {
    nonisolated public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(
        _ c0: C0, _ c1: C1
    ) -> some ToolbarContent {
        TupleToolbarContent(c0, c1)
    }
    nonisolated public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> some ToolbarContent {
        TupleToolbarContent(c0, c1, c2)
    }
    nonisolated public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> some ToolbarContent {
        TupleToolbarContent(c0, c1, c2, c3)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent,
        C3: ToolbarContent, C4: ToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent,
        C3: ToolbarContent, C4: ToolbarContent, C5: ToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4, c5)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent,
        C3: ToolbarContent, C4: ToolbarContent, C5: ToolbarContent,
        C6: ToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4, c5, c6)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent,
        C3: ToolbarContent, C4: ToolbarContent, C5: ToolbarContent,
        C6: ToolbarContent, C7: ToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4, c5, c6, c7)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent,
        C3: ToolbarContent, C4: ToolbarContent, C5: ToolbarContent,
        C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4, c5, c6, c7, c8)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent,
        C3: ToolbarContent, C4: ToolbarContent, C5: ToolbarContent,
        C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent,
        C9: ToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
    }
}

extension ToolbarContentBuilder {
    nonisolated public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent>(
        _ c0: C0, _ c1: C1
    ) -> some CustomizableToolbarContent {
        TupleToolbarContent(c0, c1)
    }
    nonisolated public static func buildBlock<C0, C1, C2>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> some CustomizableToolbarContent
    where
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent
    {
        TupleToolbarContent(c0, c1, c2)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> some CustomizableToolbarContent
    where
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> some CustomizableToolbarContent
    where
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> some CustomizableToolbarContent
    where
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4, c5)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> some CustomizableToolbarContent
    where
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
        C6: CustomizableToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4, c5, c6)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> some CustomizableToolbarContent
    where
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
        C6: CustomizableToolbarContent, C7: CustomizableToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4, c5, c6, c7)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> some CustomizableToolbarContent
    where
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
        C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4, c5, c6, c7, c8)
    }
    nonisolated public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> some CustomizableToolbarContent
    where
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
        C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent,
        C9: CustomizableToolbarContent
    {
        TupleToolbarContent(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
    }
}
