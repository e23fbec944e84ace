import ScrollworkTesting
import SwiftUI
import Testing

/// A small generator with a fixed seed (the 64-bit linear congruential generator of Knuth's MMIX), so that every run makes the same script.
struct ScriptRandom {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(bound, 1)))
    }
}

/// The content that a script edits.
struct EditedModel: Equatable {
    struct Row: Identifiable, Equatable {
        let id: Int
        var length = 3
        var height: CGFloat = 44
        var isOpen = false
        var isBadged = false
        var lines = 0
    }
    var rows: [Row] = []
    var spacing: CGFloat = 0
    var hasHeader = true
    var isPadded = false
    var alignsLeading = true
    var identity = 0
}

struct EditedView: View {
    let model: EditedModel
    var body: some View {
        VStack(alignment: model.alignsLeading ? .leading : .trailing, spacing: model.spacing) {
            if model.hasHeader { Text("header \(model.rows.count)").padding(4).id(model.identity) }
            ScrollView {
                VStack(alignment: model.alignsLeading ? .leading : .center, spacing: model.spacing) {
                    ForEach(model.rows) { EditedRow(row: $0) }
                }
                .padding(model.isPadded ? 12 : 0)
            }
            .onPreferenceChange(NamesKey.self) { _ in }
            HStack {
                Text("a")
                Spacer()
                Text(model.isPadded ? "padded" : "plain").layoutPriority(1)
            }
        }
    }
}

struct EditedRow: View {
    let row: EditedModel.Row
    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(String(repeating: "x", count: row.length)).lineLimit(row.isOpen ? nil : 1)
            if row.isOpen {
                VStack { ForEach(0..<row.lines, id: \.self) { Text("line \($0)").padding(2) } }
            } else {
                Color.red.frame(width: 10, height: 10)
            }
        }
        .frame(maxWidth: row.isOpen ? nil : .infinity, minHeight: row.height)
        .background(row.isBadged ? AnyView(Color.yellow) : AnyView(GeometryReader { Text("\(Int($0.size.height))") }))
        .overlay(alignment: .topTrailing) { if row.isBadged { Text("!").offset(x: 2, y: -2) } }
        .named("\(row.id)")
    }
}

/// One step of a script; printed where a script fails.
enum Edit: CustomStringConvertible {
    case insert(Int, EditedModel.Row)
    case remove(Int)
    case move(Int, Int)
    case open(Int)
    case badge(Int)
    case length(Int, Int)
    case height(Int, CGFloat)
    case spacing(CGFloat)
    case header, padding, alignment, identity
    case resize(CGSize)
    case wheel(CGFloat)
    case drag(CGFloat)
    case replaceAll([EditedModel.Row])

    var description: String {
        switch self {
        case .insert(let at, let row): "insert \(row.id) at \(at)"
        case .remove(let at): "remove \(at)"
        case .move(let from, let to): "move \(from) to \(to)"
        case .open(let at): "toggle \(at)"
        case .badge(let at): "badge \(at)"
        case .length(let at, let length): "length \(length) at \(at)"
        case .height(let at, let height): "height \(height) at \(at)"
        case .spacing(let spacing): "spacing \(spacing)"
        case .header: "header"
        case .padding: "padding"
        case .alignment: "alignment"
        case .identity: "identity"
        case .resize(let size): "resize \(size.width) x \(size.height)"
        case .wheel(let delta): "wheel \(delta)"
        case .drag(let delta): "drag \(delta)"
        case .replaceAll(let rows): "replace all by \(rows.map(\.id))"
        }
    }
}

@MainActor struct RandomEditTests {
    private func makeEdit(_ random: inout ScriptRandom, _ model: EditedModel, _ nextID: inout Int) -> Edit {
        let count = model.rows.count
        func row() -> EditedModel.Row {
            nextID += 1
            return EditedModel.Row(id: nextID, length: 1 + nextID % 30, height: CGFloat(20 + nextID % 5 * 15), lines: nextID % 4)
        }
        switch random.below(18) {
        case 0, 1, 2: return .insert(random.below(count + 1), row())
        case 3, 4: return count > 0 ? .remove(random.below(count)) : .header
        case 5, 6: return count > 1 ? .move(random.below(count), random.below(count)) : .padding
        case 7, 8: return count > 0 ? .open(random.below(count)) : .header
        case 9: return count > 0 ? .badge(random.below(count)) : .header
        case 10: return count > 0 ? .length(random.below(count), 1 + random.below(40)) : .padding
        case 11: return count > 0 ? .height(random.below(count), CGFloat(random.below(120))) : .padding
        case 12: return [.spacing(CGFloat(random.below(12))), .alignment, .header, .padding, .identity][random.below(5)]
        case 13: return .resize(CGSize(width: 150 + random.below(300), height: 200 + random.below(400)))
        case 14, 15: return .wheel(CGFloat(random.below(400) - 150))
        case 16: return .drag(CGFloat(random.below(200) - 120))
        default: return random.below(4) == 0 ? .replaceAll((0..<random.below(8)).map { _ in row() }) : .identity
        }
    }

    private func apply(_ edit: Edit, _ model: inout EditedModel, _ host: TestHost) {
        let middle = CGPoint(x: host.size.width / 2, y: host.size.height / 2)
        switch edit {
        case .insert(let at, let row): model.rows.insert(row, at: at)
        case .remove(let at): model.rows.remove(at: at)
        case .move(let from, let to): model.rows.insert(model.rows.remove(at: from), at: to)
        case .open(let at): model.rows[at].isOpen.toggle()
        case .badge(let at): model.rows[at].isBadged.toggle()
        case .length(let at, let length): model.rows[at].length = length
        case .height(let at, let height): model.rows[at].height = height
        case .spacing(let spacing): model.spacing = spacing
        case .header: model.hasHeader.toggle()
        case .padding: model.isPadded.toggle()
        case .alignment: model.alignsLeading.toggle()
        case .identity: model.identity += 1
        case .replaceAll(let rows): model.rows = rows
        case .resize(let size): return host.resize(to: size)
        case .wheel(let delta): return host.wheel(at: middle, by: CGPoint(x: 0, y: delta))
        case .drag(let delta): return host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + delta), duration: 0.05)
        }
        let new = model
        host.update { EditedView(model: new) }
    }

    /// A layout dump without scroll offsets, which a fresh host has not.
    private func placesOnly(_ dump: String) -> [String] {
        dump.split(separator: "\n").map { line in
            line.range(of: " childOffset=").map { String(line[..<$0.lowerBound]) } ?? String(line)
        }
    }

    @Test("after each random edit the result equals one made from scratch", arguments: [1, 2, 3] as [UInt64])
    func script(seed: UInt64) {
        var random = ScriptRandom(seed: seed)
        var model = EditedModel()
        var nextID = 0
        let first = model
        let host = TestHost(size: CGSize(width: 300, height: 400)) { EditedView(model: first) }
        var edits: [Edit] = []
        for step in 0..<100 {
            let edit = makeEdit(&random, model, &nextID)
            edits.append(edit)
            apply(edit, &model, host)
            if step % 10 == 9 { host.settle() }
            #expect(host.report.settled)
            let shadow = host.checkShadow()
            #expect(shadow.isEmpty, "seed \(seed), step \(step), \(edits.suffix(4)): \(shadow.prefix(6))")
            let current = model
            let fresh = TestHost(size: host.size) { EditedView(model: current) }
            let got = placesOnly(host.dump(.layout))
            let expected = placesOnly(fresh.dump(.layout))
            #expect(got == expected, "seed \(seed), step \(step), \(edits.suffix(4)): \(expected.difference(from: got))")
            #expect(host.dump(.preferences) == fresh.dump(.preferences), "seed \(seed), step \(step), \(edits.suffix(4))")
            if !shadow.isEmpty || got != expected { return }
            let reading = host.scrollView
            #expect(
                reading.phase != .idle || (0...max(reading.maximumOffset.y, 0)).contains(reading.offset.y),
                "step \(step): \(reading.offset)")
        }
        #expect(host.warnings == [])
    }

    @Test("the shadow check leaves the host as it was") func leavesNoTrace() {
        var model = EditedModel()
        model.rows = (1...20).map { EditedModel.Row(id: $0) }
        let shown = model
        let host = TestHost(size: CGSize(width: 300, height: 400)) { EditedView(model: shown) }
        host.settle()
        let dump = host.dump(.display)
        #expect(host.checkShadow() == [])
        #expect(host.dump(.display) == dump)
        #expect(!host.isBusy)
        host.frame()
        #expect(host.report.isIdle)
        #expect(!host.report.displayChanged)
    }
}
