import Foundation

/// Bounds that keep lazy containers lazy whatever they are given.
package enum LazyLimits {
    /// Of so many elements of a `ForEach` that are lists themselves, such as sections, all are opened to count their rows; of more, an
    /// element is one row with everything in it.
    package static let openedElements = 5_000
    /// Rows that one window shows at most; more can only be asked for by rows of hardly any height.
    package static let rowsInWindow = 512
    /// What a row that nobody has measured counts with at least, points: rows without any length would all be visible at once.
    package static let leastEstimate: CGFloat = 1
    /// Rows that are made for a moment at most to find an id that is in one of them.
    package static let searchedRows = 1_000
    /// Of so many cells of a grid with several sections ids are compared between sections (M-069).
    package static let comparedCells = 20_000
    /// A row is in sight by at least so many points: more than the grid of offsets (`ScrollNode.onGrid`), so that rounding brings none in.
    package static let leastSight: CGFloat = 1e-5
    /// So many rows are made at least before those that were made are measured.
    package static let firstStep = 8
    /// Rows that left are kept as far from the window as the window is long, and at least this many (L-151).
    package static let keptRows = 4
}
