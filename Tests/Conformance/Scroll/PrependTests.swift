import ScrollworkTesting
import SwiftUI
import Testing

/// Content above the reader comes, goes and grows under `scrollPosition(id:)`; what is read stays where it is in every frame.
///
/// Each try runs twice: on a feed that is edited and on its twin that is not. Both get the same input, so that what shows must be the same,
/// frame by frame, also under a finger and while momentum moves it.
@MainActor struct PrependTests {
    final class Feed: ObservableObject {
        @Published var ids = Array(0..<400)
        /// Heights that differ from the usual one of an id, points.
        @Published var heights: [Int: CGFloat] = [:]
        let seed: Int
        init(seed: Int) { self.seed = seed }

        /// Quarters of a point from 12 to 91.75, by id; nobody can foresee them.
        func height(_ id: Int) -> CGFloat {
            if let height = heights[id] { return height }
            let mixed = UInt64(bitPattern: Int64(id &* 7919 &+ seed &* 104_729)) &* 6_364_136_223_846_793_005
            return 12 + CGFloat((mixed >> 40) % 320) / 4
        }
    }

    enum Kind: CaseIterable {
        case lazyStack, stack, lazyGrid
        /// A lazy stack without a binding, where the profile keeps what is seen in its place.
        case kept
    }
    /// What the reader does while the feed changes.
    enum Moment: CaseIterable { case idle, finger, momentum, notches }
    enum Edit: CaseIterable { case prepend, remove, resize, all }

    struct Page: View {
        @ObservedObject var feed: Feed
        let kind: Kind
        let spacing: CGFloat
        var anchor: UnitPoint?
        @State private var id: Int?
        var body: some View {
            switch kind {
            case .lazyStack: page { LazyVStack(spacing: spacing) { rows }.scrollTargetLayout() }.scrollPosition(id: $id, anchor: anchor)
            case .stack: page { VStack(spacing: spacing) { rows }.scrollTargetLayout() }.scrollPosition(id: $id, anchor: anchor)
            case .lazyGrid:
                page { LazyVGrid(columns: [GridItem(.flexible())], spacing: spacing) { rows }.scrollTargetLayout() }
                    .scrollPosition(id: $id, anchor: anchor)
            case .kept: page { LazyVStack(spacing: spacing) { rows } }
            }
        }
        private func page<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { ScrollView { content() } }
        private var rows: some View {
            ForEach(feed.ids, id: \.self) { id in Text(verbatim: "Row \(id)").frame(width: 300, height: feed.height(id)) }
        }
    }

    @MainActor struct Reader {
        let feed: Feed
        let host: TestHost
        init(_ kind: Kind, seed: Int, spacing: CGFloat, anchor: UnitPoint? = nil) {
            let feed = Feed(seed: seed)
            self.feed = feed
            let profile = PlatformProfile.iOS.keepingVisibleContent(kind == .kept)
            host = TestHost(size: CGSize(width: 300, height: 400), profile: profile) {
                Page(feed: feed, kind: kind, spacing: spacing, anchor: anchor)
            }
        }
        var shown: [String: CGRect] { Dictionary(host.texts.map { ($0.string, $0.frame) }, uniquingKeysWith: { a, _ in a }) }
        var firstID: Int? { host.texts.first.flatMap { Int($0.string.dropFirst(4)) } }
    }

    /// How far the farthest of what both show lies apart; nil where they show different rows. A text that touches an edge of the window may
    /// be told by one of them alone.
    static func distance(_ a: [String: CGRect], _ b: [String: CGRect]) -> CGFloat? {
        func isInside(_ frame: CGRect) -> Bool { frame.maxY > 0.001 && frame.minY < 399.999 }
        guard Set(a.filter { isInside($0.value) }.keys).isSubset(of: b.keys), Set(b.filter { isInside($0.value) }.keys).isSubset(of: a.keys)
        else { return nil }
        var most: CGFloat = 0
        for (name, frame) in a {
            guard let other = b[name] else { continue }
            most = max(most, abs(frame.minY - other.minY), abs(frame.height - other.height))
        }
        return most
    }

    func edit(_ feed: Feed, _ edit: Edit, first: Int, _ random: inout ScriptRandom) {
        switch edit {
        case .prepend: feed.ids.insert(contentsOf: -1000..<0, at: 0)
        case .remove: feed.ids.removeSubrange(0..<random.below(first))
        case .resize:
            for _ in 0..<40 { feed.heights[random.below(first)] = CGFloat(random.below(1200)) / 4 }
        case .all:
            self.edit(feed, .resize, first: first, &random)
            feed.ids.removeSubrange(random.below(20)..<20 + random.below(max(first - 21, 1)))
            feed.ids.insert(contentsOf: -1000..<0, at: 0)
        }
    }

    /// One try; where the edited feed shows something else than its twin, what and when.
    func attempt(_ kind: Kind, _ moment: Moment, _ change: Edit, seed: Int, frames: Int = 8) -> String? {
        var random = ScriptRandom(seed: UInt64(seed))
        let spacing = CGFloat(random.below(3) * 4)
        let anchor = [nil, nil, UnitPoint.center, .bottom][random.below(4)]
        let readers = (0..<2).map { _ in Reader(kind, seed: seed, spacing: spacing, anchor: anchor) }
        func both(_ act: (TestHost) -> Void) { for reader in readers { act(reader.host) } }
        defer { both { $0.close() } }
        let place = 4000 + CGFloat(random.below(24_000)) / 4
        both { $0.rest(at: place) }
        let finger = CGFloat(random.below(160))
        // What changes above must not come into view: there the two differ.
        let direction: CGFloat = change == .prepend && random.below(2) == 0 ? -1 : 1
        switch moment {
        case .idle: break
        case .finger: both { $0.hold(200, 200 - 12 * direction, 200 - (12 + finger) * direction) }
        case .notches:
            both { $0.notch(at: $0.middle, by: 2 * direction) }
            both { $0.step() }
            both { $0.notch(at: $0.middle, by: direction) }
            both { $0.step() }
        case .momentum:
            both {
                $0.hold(200, 200 - 12 * direction, 200 - 30 * direction, 200 - 60 * direction, 200 - 90 * direction)
                $0.lift(at: 200 - 90 * direction)
            }
        }
        guard let first = readers[0].firstID, first > 30 else { return "too near to the start" }
        // The row before the first text may be in sight with its lower edge, and is what is held then.
        edit(readers[0].feed, change, first: first - 1, &random)
        for frame in 0..<frames {
            if frame == 0 { both { $0.frame() } } else { both { $0.step() } }
            if moment == .finger, frame == 3 || frame == 5 {
                both { $0.touchMove(to: CGPoint(x: 150, y: 200 - (12 + finger + CGFloat(frame) * 7) * direction)) }
            }
            if moment == .finger, frame == 6 { both { $0.touchUp(at: CGPoint(x: 150, y: 200 - (47 + finger) * direction)) } }
            let moved = Self.distance(readers[0].shown, readers[1].shown)
            // Offsets are multiples of a millionth of a point, and each correction rounds to one.
            guard let moved, moved < 1e-5 else {
                return "seed \(seed), frame \(frame): \(moved.map { "moved \($0)" } ?? "other rows") at \(place)"
            }
        }
        return nil
    }

    func tries(_ count: Int, _ kind: Kind, _ moment: Moment, _ edit: Edit) {
        let failures = (1...count).compactMap { attempt(kind, moment, edit, seed: $0) }
        #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(3))")
    }

    @Test(
        "S-75 S-76 U-65 U-61 1,000 rows prepended above the reader of a lazy stack, 100 tries: no row moves in any of the frames that follow",
        arguments: Moment.allCases)
    func prepended(_ moment: Moment) { tries(100, .lazyStack, moment, .prepend) }

    @Test(
        "S-75 S-76 L-142 rows above that go, change their height, or both while 1,000 come: no row moves in any frame",
        arguments: Moment.allCases, [Edit.remove, .resize, .all])
    func edited(_ moment: Moment, _ edit: Edit) { tries(15, .lazyStack, moment, edit) }

    @Test("S-75 S-76 the same in an eager stack and a lazy grid", arguments: [Kind.stack, .lazyGrid], Moment.allCases)
    func others(_ kind: Kind, _ moment: Moment) {
        tries(4, kind, moment, .prepend)
        tries(4, kind, moment, .all)
    }

    @Test(
        "S-58 F-61 F-64 without a binding, on a profile that keeps what is seen, rows above a lazy stack's come and go likewise",
        arguments: Moment.allCases)
    func kept(_ moment: Moment) {
        tries(20, .kept, moment, .prepend)
        tries(10, .kept, moment, .all)
    }

    /// The same feed without a binding.
    struct PlainPage: View {
        let feed: Feed
        let spacing: CGFloat
        var body: some View {
            ScrollView {
                LazyVStack(spacing: spacing) {
                    ForEach(feed.ids, id: \.self) { id in Text(verbatim: "Row \(id)").frame(width: 300, height: feed.height(id)) }
                }
            }
        }
    }

    @Test(
        "S-70 U-56 a binding changes nothing of how a lazy stack scrolls: wheels, fingers, flings, keys and jumps show the same in each frame",
        arguments: Array(1...12))
    func boundOrNot(_ seed: Int) {
        var random = ScriptRandom(seed: UInt64(seed))
        let spacing = CGFloat(random.below(3) * 4)
        let bound = Reader(.lazyStack, seed: seed, spacing: spacing)
        let feed = Feed(seed: seed)
        let plain = TestHost(size: CGSize(width: 300, height: 400)) { PlainPage(feed: feed, spacing: spacing) }
        func shown(_ host: TestHost) -> [String: CGRect] {
            Dictionary(host.texts.map { ($0.string, $0.frame) }, uniquingKeysWith: { a, _ in a })
        }
        func check(_ what: String) -> Bool {
            let moved = Self.distance(shown(bound.host), shown(plain))
            #expect((moved ?? .infinity) < 1e-3, "\(what)")
            return (moved ?? .infinity) < 1e-3
        }
        func both(_ act: (TestHost) -> Void) { for host in [bound.host, plain] { act(host) } }
        for event in 0..<40 {
            let kind = random.below(6)
            let amount = CGFloat(random.below(400) - 180)
            switch kind {
            case 0, 1: both { $0.wheel(amount) }
            case 2: both { $0.wheel(amount * 12) }
            case 3: both { $0.hold(200, 200 - (amount < 0 ? -12 : 12), 200 - amount, 200 - amount * 1.2) }
            case 4: both { $0.fling(from: CGPoint(x: 150, y: 200 + amount / 3), to: CGPoint(x: 150, y: 200 - amount / 3), duration: 0.08) }
            default: both { $0.key(amount < 0 ? .pageUp : .pageDown) }
            }
            guard check("event \(event), kind \(kind) by \(amount)") else { return }
            if kind == 3 { both { $0.lift(at: 200 - amount * 1.2) } }
            for frame in 0..<12 {
                both { $0.step() }
                guard check("event \(event), kind \(kind) by \(amount), frame \(frame)") else { return }
            }
        }
    }

    @Test("S-75 U-65 prepended again and again, a thousand rows each time, while one scrolls on: each time no row moves")
    func repeatedly() {
        let reader = Reader(.lazyStack, seed: 7, spacing: 0)
        let twin = Reader(.lazyStack, seed: 7, spacing: 0)
        for host in [reader.host, twin.host] { host.rest(at: 5000) }
        for round in 1...20 {
            reader.feed.ids.insert(contentsOf: -1000 * round..<(-1000 * (round - 1)), at: 0)
            for host in [reader.host, twin.host] {
                host.frame()
                host.wheel(round % 3 == 0 ? -90 : 55)
                host.step()
            }
            let moved = Self.distance(reader.shown, twin.shown)
            #expect((moved ?? .infinity) < 5e-5, "round \(round)")
        }
        #expect(reader.feed.ids.count == 20_400)
    }
}
