import Foundation

/// Cuts a line at characters and puts an ellipsis where something is missing (M-145).
struct LineTruncation {
    let breaker: LineBreaker
    let mode: TextLayoutOptions.Truncation

    /// The visible rest of a cut line and its drawn width in points.
    struct Result {
        var clusters: Range<Int>
        var ellipsis: TextLine.Ellipsis
        var width: CGFloat
    }

    /// Fits what remains of the paragraph from `start` on, and an ellipsis, into the breaker's width.
    /// Spaces next to the ellipsis are dropped. If not even the ellipsis fits, it stands alone.
    func cut(from start: Int) -> Result {
        let clusters = breaker.trimmingEnd(start..<breaker.paragraphEnd(from: start))
        let omitted =
            switch mode {
            case .tail: tail(of: clusters)
            case .head: head(of: clusters)
            case .middle: middle(of: clusters)
            }
        let (widened, run) = finish(omitted, in: clusters, start: start)
        let width =
            breaker.width(of: clusters.lowerBound..<widened.lowerBound) + breaker.width(of: widened.upperBound..<clusters.upperBound)
            + breaker.shaped.ellipsisAdvances[run] * breaker.scale
        return Result(clusters: clusters, ellipsis: TextLine.Ellipsis(omitted: widened, run: run), width: width)
    }

    private func tail(of clusters: Range<Int>) -> Range<Int> {
        var sum: CGFloat = 0
        for index in clusters {
            sum += breaker.advance(index)
            if !fits(sum, run: index) { return index..<clusters.upperBound }
        }
        return clusters.upperBound..<clusters.upperBound
    }

    private func head(of clusters: Range<Int>) -> Range<Int> {
        var sum: CGFloat = 0
        for index in clusters.reversed() {
            sum += breaker.advance(index)
            if !fits(sum, run: index) { return clusters.lowerBound..<(index + 1) }
        }
        return clusters.lowerBound..<clusters.lowerBound
    }

    /// Takes characters from both ends in turn, always on the side that is shorter.
    private func middle(of clusters: Range<Int>) -> Range<Int> {
        var low = clusters.lowerBound
        var high = clusters.upperBound
        var left: CGFloat = 0
        var right: CGFloat = 0
        while low < high {
            let index = left <= right ? low : high - 1
            let advance = breaker.advance(index)
            guard fits(left + right + advance, run: index) else { break }
            if left <= right {
                left += advance
                low += 1
            } else {
                right += advance
                high -= 1
            }
        }
        return low..<high
    }

    private func fits(_ sum: CGFloat, run index: Int) -> Bool {
        let ellipsis = breaker.shaped.ellipsisAdvances[breaker.shaped.clusters[index].run] * breaker.scale
        return sum + ellipsis <= breaker.width + LineBreaker.tolerance
    }

    private func finish(_ omitted: Range<Int>, in clusters: Range<Int>, start: Int) -> (Range<Int>, run: Int) {
        let all = breaker.shaped.clusters
        var low = omitted.lowerBound
        var high = omitted.upperBound
        while low > clusters.lowerBound, all[low - 1].isWhitespace { low -= 1 }
        while high < clusters.upperBound, all[high].isWhitespace { high += 1 }
        let neighbour = low > clusters.lowerBound ? low - 1 : min(high, all.count - 1)
        return (low..<high, all[max(neighbour, 0)].run)
    }
}
