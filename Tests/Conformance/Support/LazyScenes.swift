import ScrollworkTesting
import SwiftUI

/// The numbers of the rows that report, in order.
struct ReportingRowsKey: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// What a test of lazy rows looks at.
final class RowWatch {
    /// Numbers of the rows that report now.
    var reporting: [Int] = []
    let log = Log()
    let proxy = ProxyBox()
    /// Heights of rows that differ from the scene's, points.
    var heights: [Int: CGFloat] = [:]
}

/// A row with a body of its own, a counted one.
struct WatchedRow: View {
    let index: Int
    let height: CGFloat
    let watch: RowWatch
    @State private var grown: CGFloat = 0

    var body: some View {
        let _ = watch.log.note("body \(index)")
        Text(verbatim: "Row \(index)")
            .frame(maxWidth: .infinity, minHeight: height + grown, maxHeight: height + grown)
            .preference(key: ReportingRowsKey.self, value: [index])
            .onAppear { watch.log.add("appear \(index)") }
            .onDisappear { watch.log.add("disappear \(index)") }
            .onReceive(RowWatch.grow) { if $0.row == index { grown += $0.by } }
    }
}

extension RowWatch {
    /// Makes a row grow by its own state.
    nonisolated static let grow = PassthroughSubject<(row: Int, by: CGFloat), Never>()
}

/// A scroll view with a lazy stack of watched rows.
struct WatchedStack: View {
    let watch: RowWatch
    var count = 10_000
    var first = 0
    var spacing: CGFloat? = 0
    var height: (Int) -> CGFloat = { _ in 44 }

    var body: some View {
        ScrollViewReader { proxy in
            let _ = watch.proxy.take(proxy)
            ScrollView {
                LazyVStack(spacing: spacing) {
                    ForEach(first..<count, id: \.self) { WatchedRow(index: $0, height: watch.heights[$0] ?? height($0), watch: watch) }
                }
            }
        }
        .onPreferenceChange(ReportingRowsKey.self) { watch.reporting = $0 }
    }
}

extension Log {
    /// How many rows ran their bodies since the entries were taken last.
    var bodies: Int { entries.filter { $0.hasPrefix("body ") }.count }
}
