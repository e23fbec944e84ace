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

/// Hands a scroll view's proxy out to the test.
final class ProxyBox {
    var proxy: ScrollViewProxy!
    func take(_ proxy: ScrollViewProxy) { self.proxy = proxy }
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

/// Rows "Row 0", "Row 1" … as wide as they may be.
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

extension TestHost {
    /// A window of 300x400, the viewport of the specification's examples, with a scroll view of 2000 points that fills it.
    static func page<Content: View>(_ axes: Axis.Set = .vertical, @ViewBuilder _ content: () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) { ScrollView(axes) { content() } }
    }

    /// The middle of a 300x400 window.
    var middle: CGPoint { CGPoint(x: 150, y: 200) }

    /// A precise wheel in the middle, to the end where positive.
    func wheel(_ y: CGFloat) { wheel(at: CGPoint(x: size.width / 2, y: size.height / 2), by: CGPoint(x: 0, y: y)) }

    /// The vertical offset.
    var y: CGFloat { scrollView.offset.y }

    /// Goes to an offset at once and comes to rest there.
    func rest(at y: CGFloat) {
        wheel(y - self.y)
        settle()
    }

    /// A finger on x 150 comes down at the first of `stops`, then moves to each following one, a frame apart.
    func hold(_ stops: CGFloat...) {
        touchDown(at: CGPoint(x: 150, y: stops[0]))
        for stop in stops.dropFirst() { pull(to: stop) }
    }

    /// A frame later the finger is at `y`.
    func pull(to y: CGFloat) {
        step()
        touchMove(to: CGPoint(x: 150, y: y))
    }

    /// The finger lifts at `y` in this frame.
    func lift(at y: CGFloat) { touchUp(at: CGPoint(x: 150, y: y)) }

    /// Lets time pass and reads the vertical offset of each frame until nothing moves: seconds from the start, points.
    func trace(limit: Double = 20) -> [(time: Double, y: CGFloat)] {
        let start = time
        var result = [(0.0, y)]
        while isBusy, time - start < limit {
            step()
            result.append((time - start, y))
        }
        return result
    }
}

/// Whether two numbers are as close as half a tenth of a point.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.05) -> Bool { abs(a - b) <= tolerance }
