import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// A frame that is in the buffer.
struct ShownFrame {
    let snapshot: DisplaySnapshot
    let size: CGSize
    let scale: CGFloat
    let background: DisplayColor
}

extension CairoRasterizer {
    /// From this share of the picture on, drawing all of it costs less than drawing parts.
    private static let wholeShare = 0.7

    /// As `draw`, but only what differs from the last picture of this method is drawn: pixels of scrolled content are moved, and what is
    /// new or changed is drawn inside clips of whole pixels. The picture is the one that `draw` makes, but for colours of antialiased edges
    /// and of groups with an opacity, which may be rounded otherwise, by one of 255.
    /// - Complexity: linear in the visible nodes and in the pixels that changed.
    package func redraw(_ root: DisplayNode, size: CGSize, scale: CGFloat, background: DisplayColor) -> PixelBuffer {
        let last = shown
        shown = nil
        work = RasterWork()
        guard prepareBuffer(size, scale) else { return PixelBuffer(width: 0, height: 0) }
        let all = PixelRect(x0: 0, y0: 0, x1: buffer.width, y1: buffer.height)
        let snapshot = DeepStack.run {
            DisplaySnapshot(root, visibleIn: CGRect(origin: .zero, size: size), visits: &work.fragmentsVisited)
        }
        if let last, last.size == size, last.scale == scale, last.background == background {
            let change = DeepStack.run { DisplayDiff.change(from: last.snapshot, to: snapshot, scale: scale) }
            redraw(root, change, in: all, scale, background)
        } else {
            draw(root, [all], scale: scale, background: background)
        }
        shown = ShownFrame(snapshot: snapshot, size: size, scale: scale, background: background)
        return buffer
    }

    /// The next picture is drawn whole.
    package func forget() { shown = nil }

    private func redraw(_ root: DisplayNode, _ change: DisplayChange, in all: PixelRect, _ scale: CGFloat, _ background: DisplayColor) {
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        var areas: [PixelRect] = []
        var moves: [(rect: PixelRect, x: Int, y: Int)] = []
        for move in change.moves {
            let rect = PixelRect(snapping: DeviceBox(move.rect, in: toPixels)).intersection(all)
            let x = Int((move.delta.dx * scale).rounded())
            let y = Int((move.delta.dy * scale).rounded())
            guard !rect.isEmpty, abs(x) < rect.width, abs(y) < rect.height else {
                areas.append(rect)
                continue
            }
            moves.append((rect, x, y))
            areas += rect.uncovered(x: x, y: y)
        }
        for rect in change.damage.rects {
            // A pixel more, for what is antialiased or snapped outwards.
            areas.append(PixelRect(covering: DeviceBox(rect, in: toPixels)).insetBy(-1).intersection(all))
        }
        areas = PixelRect.withoutContained(areas)
        let area = areas.reduce(0) { $0 + $1.width * $1.height }
        if Double(area) >= Self.wholeShare * Double(all.width * all.height) {
            draw(root, [all], scale: scale, background: background)
            return
        }
        for move in moves { self.move(move.rect, x: move.x, y: move.y) }
        draw(root, areas, scale: scale, background: background)
    }

    /// Moves the pixels inside of `rect`; those that would leave it are lost.
    private func move(_ rect: PixelRect, x: Int, y: Int) {
        let target = rect.offsetBy(x: x, y: y).intersection(rect)
        guard !target.isEmpty, x != 0 || y != 0 else { return }
        work.pixelsMoved += target.width * target.height
        let width = buffer.width
        buffer.pixels.withUnsafeMutableBufferPointer { pixels in
            let base = pixels.baseAddress!
            if x == 0, target.width == width {
                memmove(base + target.y0 * width, base + (target.y0 - y) * width, target.height * width * 4)
                return
            }
            // Rows are taken in the order in which none is overwritten before it was read.
            let rows = target.y0..<target.y1
            for step in 0..<rows.count {
                let row = y > 0 ? rows.upperBound - 1 - step : rows.lowerBound + step
                memmove(base + row * width + target.x0, base + (row - y) * width + target.x0 - x, target.width * 4)
            }
        }
    }
}

extension PixelRect {
    /// What shows new content when the content inside moves: a strip at the edge it comes from, along one axis or both.
    func uncovered(x: Int, y: Int) -> [PixelRect] {
        var strips: [PixelRect] = []
        if y < 0 { strips.append(PixelRect(x0: x0, y0: y1 + y, x1: x1, y1: y1)) }
        if y > 0 { strips.append(PixelRect(x0: x0, y0: y0, x1: x1, y1: y0 + y)) }
        if x < 0 { strips.append(PixelRect(x0: x1 + x, y0: y0, x1: x1, y1: y1)) }
        if x > 0 { strips.append(PixelRect(x0: x0, y0: y0, x1: x0 + x, y1: y1)) }
        return strips
    }

    func contains(_ other: PixelRect) -> Bool { x0 <= other.x0 && other.x1 <= x1 && y0 <= other.y0 && other.y1 <= y1 }

    /// The rectangles that lie in no other.
    static func withoutContained(_ rects: [PixelRect]) -> [PixelRect] {
        var result: [PixelRect] = []
        for rect in rects where !rect.isEmpty && !result.contains(where: { $0.contains(rect) }) {
            result.removeAll { rect.contains($0) }
            result.append(rect)
        }
        return result
    }
}
