import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Remembers the rectangles that readers saw, by name.
final class Rects {
    var all: [String: CGRect?] = [:]
    var runs: [String: Int] = [:]
    subscript(name: String) -> CGRect? { all[name] ?? nil }
    func set(_ name: String, _ rect: CGRect?) -> EmptyView {
        all[name] = .some(rect)
        runs[name, default: 0] += 1
        return EmptyView()
    }
}

extension View {
    /// Records this view's frame in a space, with a reader in its background.
    func records(_ name: String, in space: some CoordinateSpaceProtocol, _ rects: Rects) -> some View {
        background(
            GeometryReader { proxy in
                rects.set(name, proxy.frame(in: space))
                Color.clear
            })
    }
}

@MainActor struct CoordinateSpaceTests {
    @Test("P-80 P-81 local is the reader itself, global the sum of the placements less the offsets") func localAndGlobal() {
        let rects = Rects()
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 50)
                    Color.blue.frame(width: 60, height: 20).records("local", in: .local, rects).records("global", in: .global, rects)
                    Color.red.frame(height: 1000)
                }
            }
            .padding(.top, 30)
        }
        #expect(rects["local"] == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(rects["global"] == CGRect(x: 120, y: 80, width: 60, height: 20))
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 25))
        host.settle()
        #expect(rects["local"] == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(rects["global"] == CGRect(x: 120, y: 55, width: 60, height: 20))
    }

    struct Named: View {
        let isNamed: Bool
        let remote: Remote
        var body: some View {
            VStack(alignment: .leading) {
                IdentityTests.Counter(name: "c", remote: remote)
                if isNamed { Text("x").coordinateSpace(name: "space") } else { Text("x") }
            }
        }
    }

    @Test("P-82 naming a space changes neither layout nor identity") func namingIsFree() {
        let remote = Remote()
        let plain = host { Named(isNamed: false, remote: remote) }
        let named = host { Named(isNamed: true, remote: remote) }
        #expect(plain.texts == named.texts)
        #expect(plain.dump(.layout) == named.dump(.layout))
        func renamed(_ name: String) -> some View { IdentityTests.Counter(name: "c", remote: remote).coordinateSpace(.named(name)) }
        let third = host { renamed("one") }
        third.run(remote["c"])
        third.update { renamed("two") }
        #expect(third.strings == ["c 1"])
    }

    @Test("P-83 the nearest space with the name is used") func nearest() {
        let rects = Rects()
        _ = host {
            VStack(spacing: 0) {
                Color.red.frame(height: 40)
                VStack(spacing: 0) {
                    Color.red.frame(height: 25)
                    Color.blue.frame(height: 10).records("inner", in: .named("scroll"), rects)
                }
                .coordinateSpace(name: "scroll")
                Color.blue.frame(height: 10).records("outer", in: .named("scroll"), rects)
            }
            .coordinateSpace(name: "scroll")
        }
        #expect(rects["inner"]?.minY == 25)
        #expect(rects["outer"]?.minY == 75)
    }

    @Test("P-84 P-85 a name that encloses the reader nowhere reads as global") func unknown() {
        let rects = Rects()
        let host = host {
            VStack(spacing: 0) {
                Color.red.frame(height: 40).coordinateSpace(name: "sibling")
                VStack(spacing: 0) { Color.red.frame(height: 30).coordinateSpace(name: "descendant") }
                    .records("descendant", in: .named("descendant"), rects)
                Color.blue.frame(height: 10)
                    .records("nope", in: .named("nope"), rects)
                    .records("global", in: .global, rects)
                    .records("sibling", in: .named("sibling"), rects)
                Spacer(minLength: 0)
            }
        }
        #expect(rects["global"] == CGRect(x: 0, y: 70, width: 300, height: 10))
        #expect(rects["nope"] == rects["global"])
        #expect(rects["sibling"] == rects["global"])
        #expect(rects["descendant"] == CGRect(x: 0, y: 40, width: 300, height: 30))
        #expect(host.warnings.filter { $0.contains("No coordinate space named nope") }.count == 1)
    }

    @Test("P-85 a space on the reading view itself counts where it is outside of the reader") func onTheViewItself() {
        let rects = Rects()
        _ = host {
            Color.blue.frame(width: 50, height: 50)
                .records("inside", in: .named("own"), rects)
                .padding(8)
                .coordinateSpace(name: "own")
                .records("outside", in: .named("own"), rects)
        }
        #expect(rects["inside"] == CGRect(x: 8, y: 8, width: 50, height: 50))
        #expect(rects["outside"] == CGRect(x: 117, y: 167, width: 66, height: 66))
    }

    enum Name: Hashable { case one, two }

    @Test("P-86 any Hashable is a name, compared as AnyHashable") func names() {
        let id = UUID()
        func minY(_ declared: some Hashable, _ used: some Hashable) -> CGFloat? {
            let rects = Rects()
            _ = host {
                VStack(spacing: 0) {
                    Color.red.frame(height: 5)
                    Color.blue.frame(height: 10).records("x", in: .named(used), rects)
                }
                .coordinateSpace(name: declared)
                .frame(height: 15)
                .padding(.top, 100)
            }
            return rects["x"]?.minY
        }
        // In the space it is 5 down; 15 of 115 high in 400: 142.5 + 100 + 5 in global.
        let global: CGFloat = 247.5
        #expect(minY(id, id) == 5)
        #expect(minY(Name.one, Name.one) == 5)
        #expect(minY(Name.one, Name.two) == global)
        #expect(minY(1, Int8(1)) == 5)
        #expect(minY(1, 1.0) == 5)
        #expect(minY("name", Substring("name")) == global)
    }

    /// A name made anew for each value, declared and used in one body.
    struct Renaming: View {
        let name = UUID()
        let log: Log
        let number: Int
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Text("\(number)").background(
                        GeometryReader { proxy in log.note("\(proxy.frame(in: .named(name)).minY)") })
                    Color.red.frame(height: 1000)
                }
            }
            .coordinateSpace(name: name)
            .padding(.top, 50)
        }
    }

    @Test("P-87 a space renamed by an update shows no global value on the way") func renamed() {
        let log = Log()
        let host = host { Renaming(log: log, number: 0) }
        for number in 1..<5 { host.update { Renaming(log: log, number: number) } }
        #expect(log.entries.allSatisfy { $0 == "0.0" }, "\(log.entries)")
        #expect(log.entries.count >= 5)
        #expect(host.warnings == [])
    }

    @Test("P-88 a space on the scroll view is the viewport, one on the content travels") func viewportAndContent() {
        let rects = Rects()
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(height: 20).records("viewport", in: .named("viewport"), rects).records(
                        "content", in: .named("content"), rects)
                    Color.red.frame(height: 1000)
                }
                .coordinateSpace(name: "content")
            }
            .coordinateSpace(name: "viewport")
            .padding(.top, 33)
        }
        #expect(rects["viewport"]?.origin == .zero)
        #expect(rects["content"]?.origin == .zero)
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 70))
        host.settle()
        #expect(rects["viewport"]?.origin == CGPoint(x: 0, y: -70))
        #expect(rects["content"]?.origin == .zero)
    }

    @Test("P-89 a space on the scroll view reader is the same rect unless something lies between") func reader() {
        let rects = Rects()
        @ViewBuilder func content(_ name: String) -> some View {
            VStack(spacing: 0) {
                Color.blue.frame(height: 20).records(name, in: .named("space"), rects)
                Color.red.frame(height: 1000)
            }
        }
        _ = host { ScrollViewReader { _ in ScrollView { content("same") } }.coordinateSpace(name: "space") }
        _ = host { ScrollViewReader { _ in ScrollView { content("padded") }.padding(.top, 20) }.coordinateSpace(name: "space") }
        #expect(rects["same"]?.minY == 0)
        #expect(rects["padded"]?.minY == 20)
    }

    @Test("P-90 scrollView is the innermost scroll view, with an axis the innermost that scrolls along it") func scrollViewSpaces() {
        let rects = Rects()
        _ = host {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 40)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            Color.red.frame(width: 30, height: 50)
                            Color.blue.frame(width: 20, height: 50)
                                .records("any", in: .scrollView, rects)
                                .records("horizontal", in: .scrollView(axis: .horizontal), rects)
                                .records("vertical", in: .scrollView(axis: .vertical), rects)
                        }
                    }
                    .padding(.leading, 7)
                    Color.red.frame(height: 1000)
                }
            }
            .padding(.top, 11)
        }
        #expect(rects["any"] == CGRect(x: 30, y: 0, width: 20, height: 50))
        #expect(rects["horizontal"] == rects["any"])
        #expect(rects["vertical"] == CGRect(x: 37, y: 40, width: 20, height: 50))
    }

    struct Bounds: View {
        let rects: Rects
        let angle: Double
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 60)
                    GeometryReader { proxy in
                        rects.set("visible", proxy.bounds(of: .scrollView))
                        rects.set("unknown", proxy.bounds(of: .named("nope")))
                        rects.set("named", proxy.bounds(of: .named("content")))
                    }
                    .frame(height: 20)
                    .rotationEffect(.degrees(angle))
                    Color.red.frame(height: 1000)
                }
                .coordinateSpace(name: "content")
            }
        }
    }

    @Test("P-91 bounds(of:) is the space in local coordinates, nil where it is missing or turned") func bounds() {
        let rects = Rects()
        let host = host { Bounds(rects: rects, angle: 0) }
        #expect(rects["visible"] == CGRect(x: 0, y: -60, width: 300, height: 400))
        #expect(rects["named"] == CGRect(x: 0, y: -60, width: 300, height: 1080))
        #expect(rects.runs["unknown"] ?? 0 > 0)
        #expect(rects["unknown"] == nil)
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 45))
        host.settle()
        #expect(rects["visible"] == CGRect(x: 0, y: -15, width: 300, height: 400))
        let turned = Rects()
        _ = TestHost(size: CGSize(width: 300, height: 400)) { Bounds(rects: turned, angle: 30) }
        #expect(turned.runs["visible"] ?? 0 > 0)
        #expect(turned["visible"] == nil)
    }

    @Test("P-92 a space on the scroll view rests at 0 under bars, while contentOffset rests at minus the inset") func restValues() {
        let rects = Rects()
        let barred = host {
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(height: 20).records("bar", in: .named("space"), rects)
                    Color.red.frame(height: 1000)
                }
            }
            .coordinateSpace(name: "space")
            .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 44) }
        }
        #expect(rects["bar"]?.minY == 0)
        #expect(barred.scrollView.offset.y == -44)
        #expect(barred.scrollView.geometry.contentInsets.top == 44)
        let margined = host {
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(height: 20).records("margin", in: .named("space"), rects)
                    Color.red.frame(height: 1000)
                }
            }
            .contentMargins(.top, 30, for: .scrollContent)
            .coordinateSpace(name: "space")
        }
        #expect(rects["margin"]?.minY == 30)
        #expect(margined.scrollView.offset.y == -30)
    }

    @Test("P-93 frames take in offset, scale and rotation, as a bounding box where they are turned") func effects() {
        let rects = Rects()
        _ = host {
            VStack(spacing: 0) {
                Color.blue.frame(width: 40, height: 20)
                    .records("scaled", in: .named("root"), rects)
                    .scaleEffect(2)
                Color.blue.frame(width: 40, height: 20)
                    .records("offset", in: .named("root"), rects)
                    .offset(x: 5, y: 7)
                Color.blue.frame(width: 40, height: 20)
                    .records("turned", in: .named("root"), rects)
                    .rotationEffect(.degrees(90))
            }
            .frame(width: 100, height: 60)
            .coordinateSpace(name: "root")
        }
        #expect(rects["scaled"] == CGRect(x: 10, y: -10, width: 80, height: 40))
        #expect(rects["offset"] == CGRect(x: 35, y: 27, width: 40, height: 20))
        let turned = rects["turned"] ?? .zero
        #expect(abs(turned.minX - 40) < 1e-9 && abs(turned.minY - 30) < 1e-9)
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
    }

    @Test("P-94 while scrolling a reader of its size does not run, one of its frame runs once a tick") func readers() {
        let rects = Rects()
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in rects.set("size", CGRect(origin: .zero, size: proxy.size)) }.frame(height: 20)
                    GeometryReader { proxy in rects.set("local", proxy.frame(in: .local)) }.frame(height: 20)
                    GeometryReader { proxy in rects.set("named", proxy.frame(in: .named("scroll"))) }.frame(height: 20)
                    Color.red.frame(height: 2000)
                }
            }
            .coordinateSpace(name: "scroll")
        }
        rects.runs = [:]
        host.touchDown(at: CGPoint(x: 150, y: 300))
        host.touchMove(to: CGPoint(x: 150, y: 280))
        rects.runs = [:]
        for tick in 1...10 { host.touchMove(to: CGPoint(x: 150, y: 280 - CGFloat(tick) * 5)) }
        #expect(rects.runs == ["named": 10])
        #expect(rects["named"]?.minY == 40 - host.scrollView.offset.y)
    }

    struct Header: View {
        let log: Log
        @State private var offset: CGFloat = 0
        struct Key: PreferenceKey {
            static var defaultValue: CGFloat { 0 }
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
        }
        var body: some View {
            VStack(spacing: 0) {
                Text("head").frame(height: 100 + offset)
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<40) { Text("row \($0)").frame(height: 50) } }
                        .background(
                            GeometryReader { proxy in
                                let minY = proxy.frame(in: .named("scroll")).minY
                                log.note("\(minY)")
                                Color.clear.preference(key: Key.self, value: minY)
                            })
                }
                .coordinateSpace(name: "scroll")
                .onPreferenceChange(Key.self) { offset = min(max(-$0, 0), 100) / 4 }
            }
        }
    }

    @Test("P-95 P-96 frame.same-frame a reader and what it writes agree with the offset of the very frame") func sameFrame() {
        let log = Log()
        let host = host { Header(log: log) }
        host.touchDown(at: CGPoint(x: 150, y: 350))
        for tick in 1...12 {
            host.touchMove(to: CGPoint(x: 150, y: 350 - CGFloat(tick) * 10))
            let offset = host.scrollView.offset.y
            #expect(log.entries.last == "\(0 - offset)")
            #expect(host.report.settled)
            // Drawn rows, the state written through the preference and the offset belong together.
            let head = host.frame(ofText: "head")!
            #expect(head.midY == (100 + min(max(offset, 0), 100) / 4) / 2)
            let shown = host.texts.first { $0.string.hasPrefix("row") }!
            let index = CGFloat(Int(shown.string.dropFirst(4))!)
            #expect(abs(shown.frame.midY - (100 + min(max(offset, 0), 100) / 4 + index * 50 + 25 - offset)) < 1e-9)
        }
        #expect(host.scrollView.offset.y > 50)
    }
}
