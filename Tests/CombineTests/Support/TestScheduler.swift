import Combine
import Foundation

/// A scheduler whose time moves only when a test moves it.
final class TestScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private var queue: [(date: SchedulerTimeType, order: Int, action: () -> Void)] = []
    private var order = 0
    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))

    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    var pendingCount: Int { queue.count }

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        add(date, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let flag = Flag()
        repeatAction(date, interval, flag, action)
        return AnyCancellable { flag.isSet = true }
    }

    private func repeatAction(
        _ date: SchedulerTimeType, _ interval: SchedulerTimeType.Stride, _ flag: Flag, _ action: @escaping () -> Void
    ) {
        add(date) { [self] in
            guard !flag.isSet else { return }
            action()
            repeatAction(date.advanced(by: interval), interval, flag, action)
        }
    }

    private func add(_ date: SchedulerTimeType, _ action: @escaping () -> Void) {
        order += 1
        queue.append((date, order, action))
    }

    /// Runs what is due now.
    func run() { advance(by: 0) }

    /// Moves time forward and runs everything that falls due on the way, in order.
    func advance(by stride: SchedulerTimeType.Stride) {
        let end = now.advanced(by: stride)
        while let next = queue.enumerated().filter({ $0.element.date <= end })
            .min(by: { ($0.element.date, $0.element.order) < ($1.element.date, $1.element.order) })
        {
            queue.remove(at: next.offset)
            now = max(now, next.element.date)
            next.element.action()
        }
        now = end
    }
}

private final class Flag {
    var isSet = false
}
