import ScrollworkTesting
import SwiftUI
import Testing

/// Collects names in the order they are reported.
struct NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
struct SumKey: PreferenceKey {
    static var defaultValue: Int { 100 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
struct FirstKey: PreferenceKey {
    static var defaultValue: Int { -1 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
}
struct LastKey: PreferenceKey {
    static var defaultValue: Int { -1 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}
struct CountingKey: PreferenceKey {
    nonisolated(unsafe) static var reduces = 0
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {
        reduces += 1
        value += nextValue()
    }
}

extension View {
    func named(_ name: String) -> some View { preference(key: NamesKey.self, value: [name]) }
    func observe<K: PreferenceKey>(_ key: K.Type, _ log: Log, _ prefix: String = "") -> some View where K.Value: Equatable {
        onPreferenceChange(key) { log.add("\(prefix)\($0)") }
    }
}

@MainActor struct PreferenceTests {
    struct Wrapper<Content: View>: View {
        struct Key: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        let number: Int
        let log: Log
        @ViewBuilder let content: Content
        var body: some View {
            VStack {
                Text("w").preference(key: Key.self, value: number)
                content
            }
            .onPreferenceChange(Key.self) { log.add("\(number) hears \($0)") }
        }
    }

    @Test("P-50 keys nested in generic types are different keys") func keyIdentity() {
        let log = Log()
        _ = host { Wrapper(number: 1, log: log) { Wrapper(number: 2, log: log) { Text("x") } } }
        #expect(Set(log.entries) == ["1 hears 1", "2 hears 2"])
        #expect(log.entries.count == 2)
        let same = Log()
        _ = host { Wrapper(number: 1, log: same) { Text("a") }.observe(Wrapper<Text>.Key.self, same, "outside ") }
        #expect(Set(same.entries) == ["1 hears 1", "outside 1"])
    }

    @Test("P-51 a preference replaces what its content reports") func replaces() {
        let log = Log()
        _ = host {
            VStack {
                Text("a").preference(key: SumKey.self, value: 1)
                Text("b").preference(key: SumKey.self, value: 4)
            }
            .preference(key: SumKey.self, value: 2)
            .observe(SumKey.self, log)
        }
        #expect(log.entries == ["2"])
    }

    @Test("P-52 siblings are merged in tree order from the first value, without the default") func merge() {
        let sum = Log()
        let single = Log()
        let first = Log()
        let last = Log()
        _ = host {
            VStack {
                Text("a").preference(key: SumKey.self, value: 5)
                Text("b").preference(key: SumKey.self, value: 7)
            }
            .observe(SumKey.self, sum)
        }
        #expect(sum.entries == ["12"])
        _ = host { VStack { Text("a").preference(key: SumKey.self, value: 5) }.observe(SumKey.self, single) }
        #expect(single.entries == ["5"])
        _ = host {
            VStack {
                Text("a").preference(key: FirstKey.self, value: 1).preference(key: LastKey.self, value: 1)
                HStack {
                    Text("b").preference(key: FirstKey.self, value: 2).preference(key: LastKey.self, value: 2)
                    Text("c").preference(key: FirstKey.self, value: 3).preference(key: LastKey.self, value: 3)
                }
            }
            .observe(FirstKey.self, first)
            .observe(LastKey.self, last)
        }
        #expect(first.entries == ["1"])
        #expect(last.entries == ["3"])
    }

    @Test("M-175 a merging dictionary keeps the value of the last row") func lastRow() {
        struct ByName: PreferenceKey {
            static var defaultValue: [String: Int] { [:] }
            static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) { value.merge(nextValue()) { $1 } }
        }
        let log = Log()
        var frames: [CGRect] = []
        let host = host {
            VStack(spacing: 0) {
                ForEach(0..<2) { index in Text("r\(index)").frame(height: 16).preference(key: ByName.self, value: ["key": index]) }
                    .padding()
            }
            .observe(ByName.self, log)
        }
        frames = host.texts.map(\.frame)
        #expect(log.entries == ["[\"key\": 1]"])
        // Each row is padded by 16 on both sides: 48 from one to the next.
        #expect(frames.count == 2)
        #expect(frames[1].minY - frames[0].minY == 48)
    }

    @Test("P-53 views that never write the key cause no reduce") func noReduce() {
        CountingKey.reduces = 0
        let log = Log()
        _ = host {
            VStack {
                Text("a").preference(key: CountingKey.self, value: 1)
                Text("b")
                Color.red
            }
            .observe(CountingKey.self, log)
        }
        #expect(log.entries == ["1"])
        #expect(CountingKey.reduces == 0)
    }

    /// A value of 3 between lists that are empty: a `ForEach`, a condition, and one inside of a stack.
    private func emptyLists<K: PreferenceKey>(_ key: K.Type, reports: Bool, isShown: Bool = false) -> [String] where K.Value == Int {
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 400), profile: .iOS.reportingDefaultsOfEmptyLists(reports)) {
            VStack {
                if isShown { Text("shown").preference(key: K.self, value: 7) }
                Text("a").padding().preference(key: K.self, value: 3)
                VStack { ForEach([Int](), id: \.self) { Text("\($0)").preference(key: K.self, value: $0) }.padding() }
                EmptyView()
            }
            .observe(K.self, log)
        }
        host.settle()
        return log.entries
    }

    @Test("P-54 an empty dynamic list adds nothing (our choice)") func emptyList() {
        #expect(emptyLists(LastKey.self, reports: false) == ["3"])
        #expect(emptyLists(SumKey.self, reports: false) == ["3"])
    }

    @Test("P-54 switched on, each list that is empty adds the default, in its place; one that is not adds what it has")
    func emptyListDefaults() {
        // The last one comes after the 3 and replaces it.
        #expect(emptyLists(LastKey.self, reports: true) == ["\(LastKey.defaultValue)"])
        // 100 before and 100 after.
        #expect(emptyLists(SumKey.self, reports: true) == ["203"])
        #expect(emptyLists(SumKey.self, reports: true, isShown: true) == ["110"])
    }

    @Test("P-55 a key that nobody reports reads as its default") func defaultValue() {
        let log = Log()
        _ = host {
            VStack { ForEach([Int](), id: \.self) { Text("\($0)").preference(key: SumKey.self, value: $0) } }.observe(SumKey.self, log)
        }
        #expect(log.entries == ["100"])
    }

    @Test("P-56 content that can never report the key is not observed") func neverReports() {
        let log = Log()
        _ = host { Text("plain").padding().observe(SumKey.self, log) }
        #expect(log.entries == [])
    }

    struct Reporting: View {
        let value: Int
        let log: Log
        var body: some View { Text("x").preference(key: SumKey.self, value: value).observe(SumKey.self, log) }
    }

    @Test("P-57 the observer hears the first value, default or not, and then different ones") func firstValue() {
        let log = Log()
        let host = host { Reporting(value: 100, log: log) }
        #expect(log.take() == ["100"])
        host.update { Reporting(value: 100, log: log) }
        #expect(log.take() == [])
        host.update { Reporting(value: 3, log: log) }
        #expect(log.take() == ["3"])
    }

    @Test("P-58 observing does not use a value up; inner observers hear it first") func observersNest() {
        let log = Log()
        _ = host { Text("x").named("a").observe(NamesKey.self, log, "inner ").padding().observe(NamesKey.self, log, "outer ") }
        #expect(log.entries == ["inner [\"a\"]", "outer [\"a\"]"])
    }

    struct Rows: View {
        let shown: [Int]
        let log: Log
        var body: some View {
            VStack { ForEach(shown, id: \.self) { Text("\($0)").preference(key: SumKey.self, value: $0) } }.observe(SumKey.self, log)
        }
    }

    @Test("P-59 when reporting views go the observer gets the new merge, the default at last") func removed() {
        let log = Log()
        let host = host { Rows(shown: [1, 2], log: log) }
        host.update { Rows(shown: [2], log: log) }
        host.update { Rows(shown: [], log: log) }
        host.update { Rows(shown: [4], log: log) }
        #expect(log.entries == ["3", "2", "100", "4"])
    }

    @Test("P-60 a background precedes its content, an overlay follows it") func secondaries() {
        let background = Log()
        let overlay = Log()
        _ = host { Text("x").named("content").background(Text("y").named("background")).observe(NamesKey.self, background) }
        #expect(background.entries == ["[\"background\", \"content\"]"])
        _ = host { Text("x").named("content").overlay(Text("y").named("overlay")).observe(NamesKey.self, overlay) }
        #expect(overlay.entries == ["[\"content\", \"overlay\"]"])
    }

    /// A reader in the background of content that reports the same key.
    struct Outer<K: PreferenceKey, Content: View>: View where K.Value == Int {
        let key: K.Type
        let own: Int
        let log: Log
        @ViewBuilder let content: Content
        var body: some View {
            content
                .background(GeometryReader { _ in Color.clear.preference(key: K.self, value: own) })
                .observe(K.self, log)
        }
    }

    @Test("P-61 a background reader wins with a no-op reduce, adds with a sum, loses to the content with an assignment")
    func backgroundReader() {
        let first = Log()
        let sum = Log()
        let last = Log()
        _ = host { Outer(key: FirstKey.self, own: 1, log: first) { Text("x").preference(key: FirstKey.self, value: 2) } }
        _ = host { Outer(key: SumKey.self, own: 1, log: sum) { Text("x").preference(key: SumKey.self, value: 2) } }
        _ = host { Outer(key: LastKey.self, own: 1, log: last) { Text("x").preference(key: LastKey.self, value: 2) } }
        #expect(first.entries == ["1"])
        #expect(sum.entries == ["3"])
        #expect(last.entries == ["2"])
    }

    @Test("P-62 with safeAreaInset the primary comes first") func inset() {
        let log = Log()
        _ = host { Text("x").named("primary").safeAreaInset(edge: .top) { Text("bar").named("bar") }.observe(NamesKey.self, log) }
        #expect(log.entries == ["[\"primary\", \"bar\"]"])
    }

    @Test("P-63 transformPreference edits the merged value, or the default") func transform() {
        let log = Log()
        let empty = Log()
        _ = host {
            VStack {
                Text("a").named("a")
                Text("b").named("b")
            }
            .transformPreference(NamesKey.self) { $0.append("t") }
            .observe(NamesKey.self, log)
        }
        #expect(log.entries == ["[\"a\", \"b\", \"t\"]"])
        _ = host { Text("a").transformPreference(SumKey.self) { $0 += 1 }.observe(SumKey.self, empty) }
        #expect(empty.entries == ["101"])
    }

    @Test("P-64 a secondary made from a preference sees the content's value alone and lies where an overlay lies") func secondary() {
        let log = Log()
        let host = host {
            Color.red.frame(width: 100, height: 60).named("own")
                .overlayPreferenceValue(NamesKey.self, alignment: .bottomTrailing) { names in Text(names.joined()).named("overlay") }
                .observe(NamesKey.self, log)
        }
        host.settle()
        #expect(host.strings == ["own"])
        // Three characters of 17: at the lower right corner of the content, which is centred.
        #expect(host.frame(ofText: "own") == CGRect(x: 200 - 3 * 17, y: 230 - 17, width: 3 * 17, height: 17))
        #expect(log.entries.last == "[\"own\", \"overlay\"]")
        let second = TestHost(size: CGSize(width: 300, height: 400)) {
            Color.red.frame(width: 100, height: 60).named("a").backgroundPreferenceValue(NamesKey.self) { Text($0.joined()) }
        }
        second.settle()
        #expect(second.frame(ofText: "a") == CGRect(x: 141.5, y: 191.5, width: 17, height: 17))
    }

    struct BoundsKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
    }

    @Test("P-65 an anchor resolves in the space of the proxy that reads it") func anchors() {
        let log = Log()
        _ = host {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 80, height: 30)
                Color.blue.frame(width: 40, height: 20).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
            }
            .padding(10)
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in log.note(anchor.map { "\(proxy[$0])" } ?? "none") }
            }
        }
        #expect(log.entries.last == "\(CGRect(x: 10, y: 40, width: 40, height: 20))")
    }

    struct Following: View {
        let log: Log
        let width: CGFloat
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                    Color.blue.frame(width: width, height: 20).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                    Color.red.frame(height: 2000)
                }
            }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in log.note(anchor.map { "\(Int(proxy[$0].minY)) \(Int(proxy[$0].width))" } ?? "none") }
            }
        }
    }

    @Test("P-66 an anchor follows its view while it scrolls, and when it is resized") func anchorsFollow() {
        let log = Log()
        let host = host { Following(log: log, width: 40) }
        #expect(log.entries.last == "100 40")
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 30))
        #expect(log.entries.last == "\(100 - Int(host.scrollView.offset.y)) 40")
        host.settle()
        #expect(log.entries.last == "70 40")
        host.update { Following(log: log, width: 60) }
        #expect(log.entries.last == "70 60")
    }

    struct Transient: View {
        let log: Log
        let remote: Remote
        @State private var shown = true
        var body: some View {
            VStack {
                Text("a").named("a")
                if shown { Text("b").named("b").padding(4).transition(.opacity).padding(4) }
            }
            .observe(NamesKey.self, log)
            .remote(remote, "hide") { withAnimation(.linear(duration: 1)) { shown = false } }
            .remote(remote, "hide at once") { shown = false }
        }
    }

    @Test("P-68 a view that leaves under a transition stops reporting when the transition begins") func leaving() {
        let log = Log()
        let remote = Remote()
        let host = host { Transient(log: log, remote: remote) }
        #expect(log.take() == ["[\"a\", \"b\"]"])
        host.run(remote["hide"])
        #expect(log.take() == ["[\"a\"]"])
        #expect(host.strings == ["a", "b"])
        host.settle()
        #expect(log.take() == [])
        #expect(host.strings == ["a"])
    }

    struct StayingKey: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
        static var _includesRemovedValues: Bool { true }
    }
    struct Staying: View {
        let log: Log
        let remote: Remote
        @State private var shown = true
        var body: some View {
            VStack { if shown { Text("b").preference(key: StayingKey.self, value: ["b"]).transition(.opacity) } }
                .observe(StayingKey.self, log)
                .remote(remote, "hide") { withAnimation(.linear(duration: 1)) { shown = false } }
        }
    }

    @Test("P-68 a key that includes removed values hears of the view until its transition ends") func includesRemoved() {
        let log = Log()
        let remote = Remote()
        let host = host { Staying(log: log, remote: remote) }
        host.run(remote["hide"])
        #expect(log.take() == ["[\"b\"]"])
        host.settle()
        #expect(log.take() == ["[]"])
    }

    @Test("M-182 without an animation a removed view leaves layout and preferences at once") func removedAtOnce() {
        let log = Log()
        let remote = Remote()
        let host = host { Transient(log: log, remote: remote) }
        host.run(remote["hide at once"])
        #expect(host.strings == ["a"])
        #expect(log.entries == ["[\"a\", \"b\"]", "[\"a\"]"])
        #expect(host.frame(ofText: "a") == CGRect(x: 141.5, y: 191.5, width: 17, height: 17))
        #expect(!host.isBusy)
    }

    struct NilKey: PreferenceKey {
        static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
    }

    @Test("P-69 a key of an optional has nil for its default without saying so") func nilDefault() {
        #expect(NilKey.defaultValue == nil)
    }

    struct GlobalKey: PreferenceKey {
        // A stored global, as sources written for Swift 5 have it.
        static var defaultValue: Int = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }
    final class NotSendable { var value = 0 }
    struct Mutating: View {
        let box: NotSendable
        @State private var seen = 0
        var body: some View {
            Text("\(seen)").preference(key: GlobalKey.self, value: 4).onPreferenceChange(GlobalKey.self) {
                box.value = $0
                seen = $0
            }
        }
    }

    @Test("P-70 an action that changes state and captures what is not Sendable builds in Swift 5 mode") func sourceCompatible() {
        let box = NotSendable()
        let host = host { Mutating(box: box) }
        #expect(box.value == 4)
        #expect(host.strings == ["4"])
    }
}
