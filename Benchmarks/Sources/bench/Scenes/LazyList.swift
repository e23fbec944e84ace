import ScrollworkPictures
import ScrollworkTesting
import SwiftUI

/// What the rows are made from.
enum RowData {
    case range(Range<Int>)
    case identified([Item])

    struct Item: Identifiable {
        let id: Int
    }

    /// As many rows as asked for, which no scene has shown before: text that was set once is kept, and would come cheaper.
    /// Their numbers begin with a multiple of 3, so that heights follow each other as from 0.
    @MainActor static func fresh(_ count: Int) -> Range<Int> {
        used += 3_000_000
        return used..<used + count
    }
    @MainActor private static var used = 0

    static func items(_ range: Range<Int>) -> RowData { .identified(range.map { Item(id: $0) }) }
}

/// What a program can scroll with, handed out by the scene.
@MainActor final class Remote {
    var proxy: ScrollViewProxy?
    var go: (Edge) -> Void = { _ in }
    var observed: [CGFloat] = []
}

/// A lazy stack of rows of two heights, with as many geometry readers in it as asked for.
struct LazyList: View {
    let data: RowData
    let remote: Remote
    var readers = 0

    var body: some View {
        ScrollViewReader { proxy in
            let _ = remote.proxy = proxy
            ScrollView {
                LazyRows(data: data).background(OffsetReaders(count: readers, remote: remote))
            }
        }
        .background(sceneBackground)
    }
}

/// The same list, steered by a scroll position.
struct SteeredList: View {
    let data: RowData
    let remote: Remote
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
        let _ = remote.go = { position.scrollTo(edge: $0) }
        ScrollView { LazyRows(data: data) }
            .scrollPosition($position)
            .background(sceneBackground)
    }
}

struct LazyRows: View {
    let data: RowData
    var body: some View {
        LazyVStack(spacing: 0) {
            switch data {
            case .range(let range): ForEach(range, id: \.self) { SceneRow(index: $0) }
            case .identified(let items): ForEach(items) { SceneRow(index: $0.id) }
            }
        }
    }
}

/// Readers of the kind that articles teach: each reports where it is in the scroll view with a preference, and one observer hears of all.
struct OffsetReaders: View {
    let count: Int
    let remote: Remote

    var body: some View {
        if count > 0 {
            ZStack {
                ForEach(0..<count, id: \.self) { _ in
                    GeometryReader { proxy in Color.clear.preference(key: LeastY.self, value: proxy.frame(in: .global).minY) }
                }
            }
            .onPreferenceChange(LeastY.self) { [remote] y in MainActor.assumeIsolated { remote.observed = [y] } }
        }
    }
}

struct LeastY: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = min(value, nextValue()) }
}

/// An eager stack of texts.
struct EagerColumn: View {
    let count: Int
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    Text("Row \(index)").font(.system(size: 13)).lineLimit(1).frame(height: 20)
                }
            }
        }
    }
}

/// A shown scene and the means to move it.
@MainActor struct Stage {
    /// A phone's screen, points; 780 x 1688 device pixels.
    nonisolated static let size = CGSize(width: 390, height: 844)
    nonisolated static let scale: CGFloat = 2
    private nonisolated static let middle = CGPoint(x: 195, y: 422)

    let host: TestHost
    let remote: Remote

    init(_ data: RowData, readers: Int = 0) {
        let remote = Remote()
        self.remote = remote
        host = TestHost.withRealText(size: Stage.size, scale: Stage.scale) { LazyList(data: data, remote: remote, readers: readers) }
    }

    init(steered data: RowData) {
        let remote = Remote()
        self.remote = remote
        host = TestHost.withRealText(size: Stage.size, scale: Stage.scale) { SteeredList(data: data, remote: remote) }
    }

    init(column count: Int) {
        remote = Remote()
        host = TestHost.withRealText(size: Stage.size, scale: Stage.scale) { EagerColumn(count: count) }
    }

    var y: CGFloat { host.scrollView.offset.y }

    func wheel(_ delta: CGFloat) { host.wheel(at: Stage.middle, by: CGPoint(x: 0, y: delta)) }

    func scroll(to row: Int, _ anchor: UnitPoint) {
        remote.proxy?.scrollTo(row, anchor: anchor)
        host.frame()
    }

    func scroll(to edge: Edge) {
        remote.go(edge)
        host.frame()
    }

    func update(_ data: RowData) { host.update { LazyList(data: data, remote: remote) } }
}
