import ScrollworkJob
import ScrollworkTesting

/// First and last offsets of every scroll view that was ever shown, in order of appearance.
struct OffsetLog {
    private(set) var scrollViews: [RunSummary.ScrollView] = []
    private var places: [String: Int] = [:]

    mutating func note(_ readings: [ScrollViewReading]) {
        for reading in readings {
            let (x, y) = (Double(reading.offset.x), Double(reading.offset.y))
            if let place = places[reading.name] {
                scrollViews[place].lastX = x
                scrollViews[place].lastY = y
            } else {
                places[reading.name] = scrollViews.count
                scrollViews.append(RunSummary.ScrollView(view: reading.name, firstX: x, firstY: y, lastX: x, lastY: y))
            }
        }
    }
}
