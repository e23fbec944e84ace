import SwiftUI

/// Observes the first scroll view in the modified view.
///
/// One observer is one `onScrollGeometryChange`, or one listener to the readers in the content. Either way a report runs no body: the
/// projection is evaluated beside the view tree, and the action only when the projected value changed.
struct ScrollObserver<Value: Equatable>: ViewModifier {
    /// The axes on which the scroll view scrolls, where the caller knows them.
    var axes: Axis.Set = [.horizontal, .vertical]
    let transform: (ScrollOffset) -> Value
    /// Whether a value differs enough from the one reported last.
    var isWorthReporting: (_ last: Value, _ new: Value) -> Bool = { $0 != $1 }
    let action: (Value, Value) -> Void
    /// A larger number than before has `transform` asked again, though nothing moved.
    var edition = 0

    @State private var memory = ObserverMemory<Value>()
    @Environment(\.scrollObservationSource) private var source

    func body(content: Content) -> some View {
        let _: Void = memory.follow(isWorthReporting, action)
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), source != .contentReader {
            content.onScrollGeometryChange(for: Value?.self) { geometry in
                ScrollOffset(geometry, axes: axes).map(transform)
            } action: { _, new in
                if let new { memory.receive(new) }
            }
        } else {
            content.modifier(ContentListener(edition: edition) { [memory, transform] offset, _ in memory.receive(transform(offset)) })
        }
    }
}

/// What an observer reported last, and its newest closures. Not observable: writing to it updates nothing.
@MainActor final class ObserverMemory<Value: Equatable> {
    private var isWorthReporting: (Value, Value) -> Bool = { $0 != $1 }
    private var action: (Value, Value) -> Void = { _, _ in }
    private var last: Value?

    func follow(_ isWorthReporting: @escaping (Value, Value) -> Bool, _ action: @escaping (Value, Value) -> Void) {
        self.isWorthReporting = isWorthReporting
        self.action = action
    }

    /// Reports a value; the first one as its own predecessor (S-17).
    func receive(_ value: Value) {
        guard let last else {
            last = value
            action(value, value)
            return
        }
        guard isWorthReporting(last, value) else { return }
        self.last = value
        action(last, value)
    }
}

extension View {
    /// Runs `action` with the value before and now when what `transform` makes of the reading changes, and once at first.
    func observingScroll<Value: Equatable>(
        axes: Axis.Set = [.horizontal, .vertical], of transform: @escaping (ScrollOffset) -> Value,
        action: @escaping (Value, Value) -> Void
    ) -> some View {
        modifier(ScrollObserver(axes: axes, transform: transform, action: action))
    }
}
