import Foundation
import ScrollworkBase

/// The columns of a vertical lazy grid or the rows of a horizontal one, for one cross length (L-157, L-159).
package struct GridTracks {
    package struct Track {
        /// From the start of the first track, points.
        package var start: CGFloat
        package var length: CGFloat
        package var alignment: Alignment?
    }
    package private(set) var tracks: [Track] = []
    /// From the first track's start to the last one's end, points.
    package var total: CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

    /// Tracks that one adaptive item becomes at most.
    private static let mostTracks: CGFloat = 10_000

    /// - Parameter cross: what the tracks may take together, points; nil lets each take its least.
    package init(_ items: [GridItem], cross: CGFloat?) {
        let items = (items.isEmpty ? [GridItem()] : items).map(\.checked)
        let gaps = items.map { $0.spacing ?? ViewSpacing.defaultDistance }
        var rest = cross ?? 0
        var sharing = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { rest -= gaps[index] }
            if case .fixed(let length) = item.size { rest -= length } else { sharing += 1 }
        }
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            let share = sharing > 0 ? max(rest, 0) / CGFloat(sharing) : 0
            switch item.size {
            case .fixed(let length):
                append(max(length, 0), item, at: &position)
            case .flexible(let minimum, let maximum):
                let length = max(min(share, maximum), minimum)
                append(length, item, at: &position)
                rest -= length
                sharing -= 1
            case .adaptive(let minimum, let maximum):
                let gap = gaps[index]
                let step = max(minimum + gap, 1)
                let count = share.isFinite ? Int(min(max(((share + gap) / step).rounded(.down), 1), GridTracks.mostTracks)) : 1
                let length = max(min((share - CGFloat(count - 1) * gap) / CGFloat(count), maximum), minimum)
                for inner in 0..<count {
                    if inner > 0 { position += gap }
                    append(length, item, at: &position)
                }
                rest -= CGFloat(count) * length + CGFloat(count - 1) * gap
                sharing -= 1
            }
            position += gaps[index]
        }
    }

    private mutating func append(_ length: CGFloat, _ item: GridItem, at position: inout CGFloat) {
        let length = length.isFinite ? length : 0
        tracks.append(Track(start: position, length: length, alignment: item.alignment))
        position += length
    }
}

extension GridItem {
    /// The item with lengths that are some (frame.nan); only a maximum may be infinite.
    fileprivate var checked: GridItem {
        var result = self
        func length(_ value: CGFloat, or replacement: CGFloat) -> CGFloat {
            FiniteNumbers.checked(value, "length of a grid item", or: replacement)
        }
        func most(_ value: CGFloat) -> CGFloat { value == .infinity ? value : length(value, or: .infinity) }
        switch size {
        case .fixed(let value): result.size = .fixed(length(value, or: 0))
        case .flexible(let minimum, let maximum): result.size = .flexible(minimum: length(minimum, or: 10), maximum: most(maximum))
        case .adaptive(let minimum, let maximum): result.size = .adaptive(minimum: length(minimum, or: 10), maximum: most(maximum))
        }
        result.spacing = spacing.map { FiniteNumbers.checked($0, "grid spacing", or: ViewSpacing.defaultDistance) }
        return result
    }
}
