// Blocks of two to ten scenes. Apple's declarations are one per count, so these are too: a parameter pack would accept more than theirs.
extension SceneBuilder {
    nonisolated public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene {
        TupleScene(c0, c1)
    }
    nonisolated public static func buildBlock<C0: Scene, C1: Scene, C2: Scene>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Scene {
        TupleScene(c0, c1, c2)
    }
    nonisolated public static func buildBlock<C0: Scene, C1: Scene, C2: Scene, C3: Scene>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> some Scene {
        TupleScene(c0, c1, c2, c3)
    }
    nonisolated public static func buildBlock<C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> some Scene {
        TupleScene(c0, c1, c2, c3, c4)
    }
    nonisolated public static func buildBlock<C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> some Scene {
        TupleScene(c0, c1, c2, c3, c4, c5)
    }
    nonisolated public static func buildBlock<C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> some Scene {
        TupleScene(c0, c1, c2, c3, c4, c5, c6)
    }
    nonisolated public static func buildBlock<C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> some Scene {
        TupleScene(c0, c1, c2, c3, c4, c5, c6, c7)
    }
    nonisolated public static func buildBlock<
        C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene, C8: Scene
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> some Scene {
        TupleScene(c0, c1, c2, c3, c4, c5, c6, c7, c8)
    }
    nonisolated public static func buildBlock<
        C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene, C8: Scene, C9: Scene
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> some Scene {
        TupleScene(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
    }
}
