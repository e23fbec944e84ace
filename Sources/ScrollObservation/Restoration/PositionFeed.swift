import Combine
import SwiftUI

/// The positions that one scroll view is sent, over updates that subscribe anew.
///
/// A publisher that keeps its value, such as `CurrentValueSubject`, sends it to every new subscriber, and `onReceive` may subscribe again when
/// the parent is updated. What was received before and only comes again for that reason is left out: it would take back what the user
/// scrolled since.
struct PositionFeed: Publisher {
    typealias Output = CGPoint
    typealias Failure = Never

    let positions: AnyPublisher<CGPoint, Never>
    let memory: PositionFeedMemory

    func receive<S: Subscriber>(subscriber: S) where S.Input == CGPoint, S.Failure == Never {
        memory.isSubscribing = true
        defer { memory.isSubscribing = false }
        positions.filter { [memory] in memory.isNews($0) }.receive(subscriber: subscriber)
    }
}

/// What a scroll view was sent last. Not observable: writing to it updates nothing.
final class PositionFeedMemory {
    var isSubscribing = false
    private var last: CGPoint?

    /// Whether a position is to be carried out; from now on it was.
    func isNews(_ position: CGPoint) -> Bool {
        if isSubscribing, position == last { return false }
        last = position
        return true
    }
}
