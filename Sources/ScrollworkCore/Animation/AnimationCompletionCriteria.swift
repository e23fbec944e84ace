/// When the completion of an animation is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
    private let kind: Kind

    /// When the animation looks complete; a spring may still settle (F-75).
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

    /// When the animation ended altogether.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}
