import ScrollObservation
import ScrollworkTesting
import SwiftUI

/// What a header was told, and where it and a row were in the window at last.
final class HeaderLog {
    var states: [CollapsingHeaderState] = []
    var header = CGRect.null
    var background = CGRect.null
    var firstRow = CGRect.null
    var taps: [String] = []
    var proxy: ScrollViewProxy?

    /// The state of the latest frame.
    var state: CollapsingHeaderState { states.last ?? .at(offset: .nan, minHeight: 0, maxHeight: 0) }

    /// What came since the last call.
    func takeStates() -> [CollapsingHeaderState] {
        defer { states = [] }
        return states
    }

    func note(_ state: CollapsingHeaderState) -> EmptyView {
        states.append(state)
        return EmptyView()
    }
}

extension View {
    /// Tells this view's frame in the window, now and whenever it changes.
    func onFrame(_ action: @escaping (CGRect) -> Void) -> some View {
        onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: action)
    }
}

/// A header of 200 points that shrinks to 60 over rows of 40, "Row 0" to "Row 49" (2000 points).
struct HeaderScene: View {
    let log: HeaderLog
    var minHeight: CGFloat = 60
    var maxHeight: CGFloat = 200
    var stretches = true
    var snaps = false
    var rows = 50

    var body: some View {
        ScrollViewReader { proxy in
            let _ = log.proxy = proxy
            CollapsingHeader(minHeight: minHeight, maxHeight: maxHeight, stretches: stretches, snaps: snaps) { state in
                HeaderContent(state: state, log: log)
            } content: {
                HeaderRows(log: log, count: rows)
            }
        }
    }
}

/// Fills the header; has a button in its top left corner and a background that would reach under bars.
struct HeaderContent: View {
    let state: CollapsingHeaderState
    let log: HeaderLog

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            log.note(state)
            Button("Back") { log.taps.append("Back") }
                .frame(height: 20)
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .onFrame { log.header = $0 }
        .background { Color.blue.onFrame { log.background = $0 }.ignoresSafeArea() }
    }
}

struct HeaderRows: View {
    let log: HeaderLog
    var count = 50

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
                Button {
                    log.taps.append("Row \(index)")
                } label: {
                    Text("Row \(index)").frame(maxWidth: .infinity, minHeight: 40, maxHeight: 40)
                }
            }
        }
        .onFrame { log.firstRow = CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: 40) }
    }
}

extension TestHost {
    /// How far the content is scrolled from its rest at the top, points.
    var scrolled: CGFloat { scrollView.offset.y + scrollView.geometry.contentInsets.top }

    /// Whether the latest frame left everything as it was.
    var isQuiet: Bool {
        report.bodies == 0 && report.measures == 0 && report.placements == 0 && report.spatialPatches == 0 && report.itemsRecorded == 0
            && report.observersRun == 0
    }

    /// Goes to an offset at once with a wheel in the window's lower part and comes to rest there.
    func rest(at offset: CGFloat) {
        wheel(at: CGPoint(x: size.width / 2, y: size.height - 20), by: CGPoint(x: 0, y: offset - scrolled))
        settle()
    }
}

@MainActor func headerHost(safeArea: EdgeInsets = EdgeInsets(), @ViewBuilder _ view: () -> some View) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 400), safeArea: safeArea, view)
    host.settle()
    return host
}
