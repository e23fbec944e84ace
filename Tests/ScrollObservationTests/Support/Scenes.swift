@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI

/// What happened, in order.
final class Recording<Entry> {
    var entries: [Entry] = []
    func add(_ entry: Entry) { entries.append(entry) }
    /// What was added since `take` ran last.
    func take() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}

/// A value that a test changes and a view shows.
final class Model<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

/// Shows a model's value with `content`.
struct Showing<Value, Content: View>: View {
    @ObservedObject var model: Model<Value>
    @ViewBuilder let content: (Value) -> Content
    var body: some View { content(model.value) }
}

/// Rows "Row 0", "Row 1" … as wide as they may be; 50 of 40 points are 2000.
struct Rows: View {
    var count = 50
    var height: CGFloat = 40
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
                Text("Row \(index)").frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
            }
        }
    }
}

/// Both ways to read an offset; the second one is what systems before iOS 18 do.
let bothSources = ScrollObservationSource.allCases

extension TestHost {
    /// A window of 300x400 with a view in it that is observed from `source`.
    static func window<Content: View>(
        _ source: ScrollObservationSource = .automatic, _ size: CGSize = CGSize(width: 300, height: 400),
        safeArea: EdgeInsets = EdgeInsets(), @ViewBuilder _ content: () -> Content
    ) -> TestHost {
        TestHost(size: size, safeArea: safeArea) { content().scrollObservationSource(source) }
    }

    /// A precise wheel in the middle of the window, to the end where positive.
    func wheel(_ y: CGFloat, x: CGFloat = 0) { wheel(at: CGPoint(x: size.width / 2, y: size.height / 2), by: CGPoint(x: x, y: y)) }

    /// A finger in the middle of the window moves by a distance and stays down.
    func pull(_ x: CGFloat, _ y: CGFloat) {
        let start = CGPoint(x: size.width / 2, y: size.height / 2)
        touchDown(at: start)
        for step in 1...5 {
            self.step()
            touchMove(to: CGPoint(x: start.x + x * CGFloat(step) / 5, y: start.y + y * CGFloat(step) / 5))
        }
    }

    /// The finger of `pull` lifts and everything comes to rest.
    func letGo(_ x: CGFloat, _ y: CGFloat) {
        touchUp(at: CGPoint(x: size.width / 2 + x, y: size.height / 2 + y))
        settle()
    }

    /// The vertical offset, 0 at rest below the top inset.
    var y: CGFloat { scrollView.offset.y + scrollView.geometry.contentInsets.top }
    var x: CGFloat { scrollView.offset.x + scrollView.geometry.contentInsets.leading }
}

/// Whether two numbers are as close as half a tenth of a point.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.05) -> Bool { abs(a - b) <= tolerance }

/// Whether a number is minus zero.
func isMinusZero(_ value: CGFloat) -> Bool { value == 0 && value.sign == .minus }
