import Combine
import Foundation

/// Keeps the position of a `PositionTrackingScrollView` over a reload.
///
/// ```swift
/// @State private var tracker = ScrollPositionTracker()
///
/// PositionTrackingScrollView(position: tracker.scrollPosition, onPositionChanged: tracker.updateCurrentPosition) { … }
///
/// func reload() async {
///     tracker.syncDesiredPosition()
///     await loadRows()
///     tracker.publishDesiredPosition()
/// }
/// ```
///
/// Positions are points in the sign of the content's origin: (0, 0) at rest at the start, **negative** when scrolled.
///
/// It is a class: a method may be passed as a value, and what it stores updates no view. All methods may be called from any thread; what they
/// publish arrives on the main thread, at once where they are called there.
public final class ScrollPositionTracker: @unchecked Sendable {
    private let lock = NSLock()
    private var current: CGPoint
    private var desired: CGPoint
    private let mailbox = PositionMailbox()

    /// Sends the positions that a scroll view shall go to; the same publisher every time. A position that was published while nobody listened
    /// is sent to the next who does.
    public let scrollPosition: AnyPublisher<CGPoint, Never>

    /// - Parameter initialPosition: the position that is current and desired until others are told. Nothing is published.
    public init(initialPosition: CGPoint = .zero) {
        current = initialPosition
        desired = initialPosition
        scrollPosition = mailbox.publisher
    }

    /// Notes where the scroll view is; nothing is published.
    public func updateCurrentPosition(to pos: CGPoint) { lock.withLock { current = pos } }

    /// Makes the current position the desired one. Call it just before the content is replaced.
    public func syncDesiredPosition() { lock.withLock { desired = current } }

    /// Asks the scroll view for the desired position. Call it once the new content is set, or before: the scroll view goes there as soon as
    /// its content is long enough.
    public func publishDesiredPosition() { mailbox.send(lock.withLock { desired }) }
}

/// Hands positions on, and keeps one that nobody was there to take.
private final class PositionMailbox: @unchecked Sendable {
    private let lock = NSLock()
    private var held: CGPoint?
    private var listeners = 0
    private let subject = PassthroughSubject<CGPoint, Never>()

    var publisher: AnyPublisher<CGPoint, Never> {
        Deferred { [self] () -> AnyPublisher<CGPoint, Never> in
            guard let held = beginListening() else { return subject.eraseToAnyPublisher() }
            return subject.prepend(held).eraseToAnyPublisher()
        }
        .handleEvents(receiveCancel: { [self] in endListening() })
        .eraseToAnyPublisher()
    }

    /// Keeps the position if nobody listens; else sends it on the main thread: at once from there, else in a turn of its own.
    func send(_ position: CGPoint) {
        let isHeard = lock.withLock {
            if listeners == 0 { held = position }
            return listeners > 0
        }
        guard isHeard else { return }
        if Thread.isMainThread {
            subject.send(position)
        } else {
            DispatchQueue.main.async { [subject] in subject.send(position) }
        }
    }

    /// - Returns: the position that waited for a listener.
    private func beginListening() -> CGPoint? {
        lock.withLock {
            listeners += 1
            defer { held = nil }
            return held
        }
    }

    private func endListening() { lock.withLock { listeners -= 1 } }
}
