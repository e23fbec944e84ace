import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Compose: carries out scroll requests on the finished layout and lets observers of geometry look.
extension FrameLoop {
    package func addScrollObserver(_ observer: ScrollObserving) {
        observerCount += 1
        scrollObservers[ObjectIdentifier(observer)] = (observerCount, { [unowned observer] in observer.check() })
    }
    package func removeScrollObserver(_ observer: AnyObject) { scrollObservers[ObjectIdentifier(observer)] = nil }
    package func addScrollObserver(_ observer: GeometryChangeObserver) {
        observerCount += 1
        scrollObservers[ObjectIdentifier(observer)] = (observerCount, { [weak observer] in observer?.check() })
    }

    func runComposePass() {
        guard !scrollRequests.isEmpty || !scrollObservers.isEmpty || !awaitedTargets.isEmpty else { return }
        report.note(.compose)
        let requests = scrollRequests
        scrollRequests = []
        for request in requests { request.resolve(in: self) }
        if !awaitedTargets.isEmpty { awaitedTargets.removeAll { $0.resolve(in: self) } }
        if !scrollObservers.isEmpty {
            for observer in scrollObservers.values.sorted(by: { $0.order < $1.order }) { observer.check() }
        }
    }

    /// An observer has something to do although nothing moved.
    package func observersMustLook() {
        composeIsDue = true
        if !isInFrame { requestFrame() }
    }

    /// A phase changed outside of the settle loop (input, animation): observers must look although nothing else changed.
    package func scrollPhaseDidChange(_ node: ScrollNode, from old: ScrollPhase) {
        composeIsDue = true
        if !isInFrame { requestFrame() }
    }
}
