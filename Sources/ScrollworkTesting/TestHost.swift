import Foundation
import ScrollworkCore
import ScrollworkDisplay
import ScrollworkMainQueue
import SwiftUI

/// Shows a view without a window, on a virtual clock: no sleeps, no display, the same result every time.
///
/// ```swift
/// let host = TestHost(size: CGSize(width: 300, height: 400)) { ContentView() }
/// host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 150))
/// host.settle()
/// #expect(host.scrollView.offset.y == 150)
/// ```
///
/// Blocks for the main queue and the run loop, timers and main-actor tasks run on the same clock, each as a turn of its own, while the host
/// lives. Points are the window's, y down; times are seconds.
///
/// Make the host in the test itself, not as a stored property of its suite: suites are made for all tests before the first one runs, and the
/// other tests of the main actor would be turns of this host.
@MainActor
public final class TestHost {
    nonisolated(unsafe) package let engine: FrameLoop
    private let start: Double
    /// Seconds since the host was made.
    public private(set) var time: Double = 0
    /// Seconds from one frame to the next while time passes.
    public var frameInterval: Double = 1.0 / 60
    /// Warnings about misuse given while the host lives, in order.
    public var warnings: [String] { log.entries }
    private let log = WarningLog()
    /// What the latest frame did.
    public private(set) var report = FrameReport()
    /// Reports of all frames, oldest first.
    public private(set) var reports: [FrameReport] = []
    /// Called after each frame, for recorders.
    package var onFrame: ((TestHost) -> Void)?
    nonisolated(unsafe) private let previousSink: (String) -> Void

    /// Makes the tree of `view` and runs the first frame.
    /// - Parameters:
    ///   - size: of the window, points.
    ///   - scale: device pixels per point.
    ///   - profile: the platform whose metrics apply.
    ///   - safeArea: insets of the window that content keeps clear of, points.
    public convenience init<V: View>(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, profile: PlatformProfile = .iOS,
        colorScheme: ColorScheme = .light, safeArea: EdgeInsets = EdgeInsets(), @ViewBuilder _ view: () -> V
    ) {
        self.init(
            AnyView(view()), size: size, scale: scale, profile: profile, isDark: colorScheme == .dark, shaper: ExactTestFont(),
            safeArea: safeArea)
    }

    /// The view is made while the host listens, so that warnings from its making are the host's.
    package init(
        _ view: @autoclosure () -> AnyView, size: CGSize, scale: CGFloat, profile: PlatformProfile, isDark: Bool, shaper: any TextShaper,
        safeArea: EdgeInsets = EdgeInsets()
    ) {
        VirtualMainQueue.shared.activate()
        start = VirtualMainQueue.shared.now
        previousSink = Warnings.sink
        Warnings.reset()
        let log = self.log
        Warnings.sink = { log.add($0) }
        engine = FrameLoop(shaper: shaper, profile: profile, size: size, scale: scale, isDark: isDark)
        engine.windowSafeArea = safeArea
        engine.setRoot(view())
        runFrame()
    }

    deinit {
        engine.dispose()
        Warnings.sink = previousSink
        VirtualMainQueue.shared.deactivate()
    }

    /// Ends the views' lives, so that they hear of it (P-31).
    public func close() { engine.tearDown() }

    /// Replaces the root view's value; identity is kept, as when a parent is evaluated again.
    public func update<V: View>(@ViewBuilder _ view: () -> V) {
        engine.updateRoot(AnyView(view()))
        frame()
    }

    // MARK: Time

    private func runFrame() {
        report = engine.runFrame(at: time)
        reports.append(report)
        onFrame?(self)
    }

    private func runTurns() {
        VirtualMainQueue.shared.advance(to: start + time)
        VirtualMainQueue.shared.runDueTurns { engine.flushUpdatesBeforeAction() }
    }

    /// Serves due turns and runs one frame without letting time pass.
    public func frame() {
        runTurns()
        runFrame()
    }

    /// Moves the clock by one frame without running it; the next event does.
    func elapse() { time += frameInterval }

    /// Lets time pass by one frame.
    public func step() {
        time += frameInterval
        frame()
    }

    /// Lets `seconds` pass, a frame at a time; the last frame falls on the end exactly.
    public func advance(by seconds: Double) {
        let end = time + max(seconds, 0)
        while time + frameInterval < end - 1e-9 { step() }
        time = end
        frame()
    }

    /// Runs frames until nothing moves and nothing is due.
    /// - Parameter limit: seconds of virtual time after which it gives up.
    /// - Returns: whether everything came to rest.
    @discardableResult
    public func settle(limit: Double = 30) -> Bool {
        let end = time + limit
        frame()
        while time < end {
            if !isBusy { return true }
            step()
        }
        return !isBusy
    }

    /// Whether frames or turns are still to come by themselves: movement, work, blocks that are due.
    public var isBusy: Bool { engine.isAnimating || engine.hasPendingWork || VirtualMainQueue.shared.hasDueTurns }

    // MARK: Window

    public func resize(to size: CGSize) {
        engine.resize(to: size)
        frame()
    }

    public var size: CGSize { engine.size }
}

/// Collects warnings.
final class WarningLog: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []
    var entries: [String] { lock.withLock { list } }
    func add(_ text: String) { lock.withLock { list.append(text) } }
}
