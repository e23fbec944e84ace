import Foundation

extension View {
    /// Prints why the body that runs now is evaluated: the chain from what changed first.
    ///
    /// Call it in a body: `let _ = Self._printChanges()`.
    public static func _printChanges() {
        guard let engine = FrameLoop.evaluating else { return }
        let name = TypeNames.short(Self.self)
        print("\(name): \(engine.report.reasons[name] ?? "first evaluation, or a new value from the parent").")
    }
}
