/// A type that says which of its values move when it changes inside an animation.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic

    /// What is moved.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable {
    /// The value between `self` and `other`, by the animatable data; everything else is `other`'s.
    package func mixed(with other: Self, by amount: Double) -> Self {
        var result = other
        result.animatableData = animatableData.interpolated(towards: other.animatableData, amount: amount)
        return result
    }
}
