import ScrollworkTesting
import SwiftUI
import Testing

/// Rows that a script edits: each of its own height, some of two views.
struct LazyModel: Equatable {
    struct Row: Identifiable, Equatable {
        let id: Int
        var height: CGFloat
        var isDouble = false
        /// What a row takes, without spacing after it.
        func length(_ spacing: CGFloat) -> CGFloat { isDouble ? height + spacing + 15 : height }
    }
    var rows: [Row] = []
    var spacing: CGFloat = 0
    var hasHeader = false
}

struct LazyScriptView: View {
    let model: LazyModel
    let box: ProxyBox
    var body: some View {
        ScrollViewReader { proxy in
            let _ = box.take(proxy)
            ScrollView {
                if model.hasHeader { Text("header").frame(height: 70) }
                LazyVStack(spacing: model.spacing) {
                    ForEach(model.rows) { row in
                        Text(verbatim: "\(row.id)").frame(maxWidth: .infinity, minHeight: row.height, maxHeight: row.height)
                        if row.isDouble { Text(verbatim: "\(row.id)b").frame(height: 15) }
                    }
                }
            }
        }
    }
}

/// One step of a script. Places are taken modulo the number of rows, so that a step may be left out and the rest still runs.
enum LazyEdit: CustomStringConvertible {
    case insert(at: Int, count: Int, first: Int)
    case remove(at: Int, count: Int)
    case move(from: Int, to: Int)
    case reverse
    case height(at: Int, CGFloat)
    case double(at: Int)
    case spacing(CGFloat)
    case header
    case resize(width: CGFloat, height: CGFloat)
    case wheel(CGFloat)
    case drag(CGFloat)
    case fling(CGFloat)
    case jump(to: Int, anchor: CGFloat)
    case time

    var description: String {
        switch self {
        case .insert(let at, let count, let first): ".insert(at: \(at), count: \(count), first: \(first))"
        case .remove(let at, let count): ".remove(at: \(at), count: \(count))"
        case .move(let from, let to): ".move(from: \(from), to: \(to))"
        case .reverse: ".reverse"
        case .height(let at, let height): ".height(at: \(at), \(height))"
        case .double(let at): ".double(at: \(at))"
        case .spacing(let spacing): ".spacing(\(spacing))"
        case .header: ".header"
        case .resize(let width, let height): ".resize(width: \(width), height: \(height))"
        case .wheel(let delta): ".wheel(\(delta))"
        case .drag(let delta): ".drag(\(delta))"
        case .fling(let delta): ".fling(\(delta))"
        case .jump(let row, let anchor): ".jump(to: \(row), anchor: \(anchor))"
        case .time: ".time"
        }
    }

    static func random(_ random: inout ScriptRandom, _ next: inout Int) -> LazyEdit {
        switch random.below(20) {
        case 0, 1:
            let count = [1, 1, 3, 50][random.below(4)]
            next += count
            return .insert(at: random.below(1000), count: count, first: next - count)
        case 2, 3: return .remove(at: random.below(1000), count: [1, 2, 30][random.below(3)])
        case 4: return .move(from: random.below(1000), to: random.below(1000))
        case 5: return random.below(4) == 0 ? .reverse : .header
        case 6: return .height(at: random.below(1000), [0, 12, 44, 90, 700][random.below(5)])
        case 7: return .double(at: random.below(1000))
        case 8: return .spacing(CGFloat(random.below(3) * 4))
        case 9: return .resize(width: CGFloat(200 + random.below(200)), height: CGFloat(200 + random.below(400)))
        case 10, 11, 12: return .wheel(CGFloat(random.below(500) - 240))
        case 13: return .wheel(CGFloat(random.below(8000) - 4000))
        case 14: return .drag(CGFloat(random.below(300) - 150))
        case 15: return .fling(CGFloat(random.below(300) - 150))
        case 16, 17: return .jump(to: random.below(1000), anchor: [0, 0.5, 1][random.below(3)])
        default: return .time
        }
    }
}

/// Runs a script and says what went wrong first.
@MainActor final class LazyScriptRun {
    private var model = LazyModel()
    private let box = ProxyBox()
    private let host: TestHost

    init() {
        let first = model
        let box = box
        host = TestHost(size: CGSize(width: 300, height: 400)) { LazyScriptView(model: first, box: box) }
    }

    /// - Returns: the number of the first step after which something is wrong, and what; nil if nothing is.
    static func run(_ script: [LazyEdit], shadowEvery: Int = 1) -> (step: Int, what: String)? {
        let run = LazyScriptRun()
        defer { run.host.close() }
        for (step, edit) in script.enumerated() {
            if let what = run.apply(edit) ?? run.check(withShadow: step % shadowEvery == 0) { return (step, what) }
        }
        return nil
    }

    private func apply(_ edit: LazyEdit) -> String? {
        let middle = CGPoint(x: host.size.width / 2, y: host.size.height / 2)
        let count = model.rows.count
        switch edit {
        case .insert(let at, let number, let first):
            let rows = (first..<first + number).map { LazyModel.Row(id: $0, height: [20, 44, 61][$0 % 3], isDouble: $0 % 11 == 0) }
            model.rows.insert(contentsOf: rows, at: at % (count + 1))
        case .remove(let at, let number):
            guard count > 0 else { return nil }
            model.rows.removeSubrange(at % count..<min(at % count + number, count))
        case .move(let from, let to):
            guard count > 0 else { return nil }
            let row = model.rows.remove(at: from % count)
            model.rows.insert(row, at: to % count)
        case .reverse: model.rows.reverse()
        case .height(let at, let height):
            guard count > 0 else { return nil }
            model.rows[at % count].height = height
        case .double(let at):
            guard count > 0 else { return nil }
            model.rows[at % count].isDouble.toggle()
        case .spacing(let spacing): model.spacing = spacing
        case .header: model.hasHeader.toggle()
        case .resize(let width, let height):
            host.resize(to: CGSize(width: width, height: height))
            return nil
        case .wheel(let delta):
            host.wheel(at: middle, by: CGPoint(x: 0, y: delta))
            return nil
        case .drag(let delta):
            host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + delta), duration: 0.05)
            return nil
        case .fling(let delta):
            host.fling(from: middle, to: CGPoint(x: middle.x, y: middle.y + delta), duration: 0.05)
            return nil
        case .jump(let row, let anchor):
            guard count > 0 else { return nil }
            host.settle()
            let target = model.rows[row % count]
            box.proxy.scrollTo(target.id, anchor: UnitPoint(x: 0.5, y: anchor))
            host.frame()
            return checkJump(target, anchor)
        case .time:
            host.settle()
            return nil
        }
        let new = model
        let box = box
        host.update { LazyScriptView(model: new, box: box) }
        return nil
    }

    private func checkJump(_ row: LazyModel.Row, _ anchor: CGFloat) -> String? {
        let offset = host.y
        let maximum = max(host.scrollView.maximumOffset.y, 0)
        // At an end of the content the target cannot come to its place.
        guard offset > 0.25, offset < maximum - 0.25, row.height > 0, row.height < host.size.height,
            let shown = host.frame(ofText: "\(row.id)")
        else { return nil }
        let length = row.length(model.spacing)
        let expected = anchor * (host.size.height - length) + row.height / 2
        return abs(shown.midY - expected) <= 0.25 ? nil : "row \(row.id) is at \(shown.midY) instead of \(expected)"
    }

    /// What must be true whatever happened: rows in order, each where the ones before it end, the viewport filled, the offset in range.
    private func check(withShadow: Bool) -> String? {
        if !host.report.settled { return "not settled: \(host.report.unsettled)" }
        let height = host.size.height
        let shown = host.texts.filter { $0.string != "header" && !$0.string.hasSuffix("b") && $0.frame.maxY > 0 && $0.frame.minY < height }
        let places = Dictionary(uniqueKeysWithValues: model.rows.enumerated().map { ($1.id, $0) })
        var last: (row: LazyModel.Row, place: Int, top: CGFloat)?
        for text in shown {
            guard let place = Int(text.string).flatMap({ places[$0] }) else { return "\(text.string) shows and is no row" }
            let row = model.rows[place]
            let top = text.frame.midY - row.height / 2
            if let last {
                if place <= last.place { return "\(row.id) shows after \(last.row.id)" }
                let between = model.rows[last.place..<place].reduce(0) { $0 + $1.length(model.spacing) + model.spacing }
                if abs(top - last.top - between) > 0.01 {
                    return "\(row.id) is \(top - last.top) after \(last.row.id) instead of \(between)"
                }
            }
            last = (row, place, top)
        }
        let reading = host.scrollView
        let maximum = max(reading.maximumOffset.y, 0)
        if reading.phase == .idle, !(-0.01...maximum + 0.01).contains(reading.offset.y) {
            return "offset \(reading.offset.y) of \(maximum)"
        }
        if let last, reading.phase == .idle, last.place == model.rows.count - 1, reading.offset.y < maximum - 0.5 {
            let end = last.top + last.row.length(model.spacing)
            if end < height - 0.5 { return "the content ends at \(end), the offset \(reading.offset.y) is less than \(maximum)" }
        }
        if reading.phase == .idle, reading.offset.y == 0, let first = model.rows.first, first.height > 20, !model.hasHeader {
            guard let top = host.frame(ofText: "\(first.id)")?.midY else { return "the first row does not show at offset 0" }
            if abs(top - first.height / 2) > 0.01, first.height < height { return "the first row is at \(top) at offset 0" }
        }
        let alive = host.report.rowsAlive
        if alive > 3 * (shown.count + 8) + 8, !model.rows.contains(where: { $0.height == 0 }) {
            return "\(alive) rows exist for \(shown.count)"
        }
        if !host.warnings.isEmpty { return host.warnings.joined(separator: "; ") }
        return withShadow ? host.checkShadow().prefix(4).joined(separator: "; ").nilIfEmpty : nil
    }

    /// Leaves out steps as long as the script still fails.
    static func shrink(_ script: [LazyEdit]) -> [LazyEdit] {
        var script = script
        var size = max(script.count / 2, 1)
        while true {
            var index = 0
            while index < script.count {
                var shorter = script
                shorter.removeSubrange(index..<min(index + size, script.count))
                if run(shorter) != nil { script = shorter } else { index += size }
            }
            if size == 1 { return script }
            size /= 2
        }
    }
}

extension String {
    fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
