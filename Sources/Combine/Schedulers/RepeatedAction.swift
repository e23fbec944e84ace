/// Runs an action again and again by scheduling it once more after each run, on schedulers that only know single delays.
final class RepeatedAction<S: Scheduler>: Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private let scheduler: S
    private let interval: S.SchedulerTimeType.Stride
    private let tolerance: S.SchedulerTimeType.Stride
    private let options: S.SchedulerOptions?
    private var action: (() -> Void)?

    init(
        _ scheduler: S, after date: S.SchedulerTimeType, interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride, options: S.SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        self.scheduler = scheduler
        self.interval = interval
        self.tolerance = tolerance
        self.options = options
        self.action = action
        arm(date)
    }

    private func arm(_ date: S.SchedulerTimeType) {
        scheduler.schedule(after: date, tolerance: tolerance, options: options) { [self] in
            guard let action = lock.withLock({ action }) else { return }
            action()
            arm(date.advanced(by: interval))
        }
    }

    func cancel() {
        let released = lock.withLock {
            defer { action = nil }
            return action
        }
        withExtendedLifetime(released) {}
    }
}
