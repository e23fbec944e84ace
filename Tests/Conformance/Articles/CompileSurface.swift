import Combine
import Foundation
import SwiftUI

// What the articles ask of the compiler (A-01… ): that this file compiles is the test; the tests beside it run it.

/// A type of the user's own with the framework's name, in front of the framework's.
enum Shadowing {
    struct ScrollView<Content: View>: View {
        let axes: Axis.Set
        let bars: Bool
        let moved: (CGPoint) -> Void
        let content: Content

        init(
            _ axes: Axis.Set = .vertical, bars: Bool = true, moved: @escaping (CGPoint) -> Void = { _ in },
            @ViewBuilder content: () -> Content
        ) {
            self.axes = axes
            self.bars = bars
            self.moved = moved
            self.content = content()
        }

        var body: some View {
            SwiftUI.ScrollView(axes, showsIndicators: bars) {
                GeometryReader { proxy in
                    Color.clear.preference(key: StartKey.self, value: proxy.frame(in: .named("space")).origin)
                }
                .frame(width: 0, height: 0)
                content
            }
            .coordinateSpace(name: "space")
            .onPreferenceChange(StartKey.self, perform: moved)
        }
    }
}

/// A stored default, as older code has it.
private struct StartKey: PreferenceKey {
    static var defaultValue: CGPoint = .zero
    static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
}

/// Reports where its content begins in a space; builders as stored closures and in the memberwise initialiser.
struct OriginWatcher<Content: View>: View {
    var space: CoordinateSpace
    @Binding var origin: CGPoint
    @ViewBuilder var content: () -> Content

    var body: some View {
        content()
            .background(
                GeometryReader { proxy in
                    Color.clear.preference(key: PreferenceKey.self, value: proxy.frame(in: space).origin)
                }
            )
            .onPreferenceChange(PreferenceKey.self) { origin in self.origin = origin }
    }
}

extension OriginWatcher {
    /// Nested in a generic type and with the framework's name, which is written with its module.
    fileprivate struct PreferenceKey: SwiftUI.PreferenceKey {
        static var defaultValue: CGPoint { .zero }
        static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
    }
}

/// A scroll view whose offset a binding follows; the space's name is new with every value.
struct OffsetScroll<Content: View>: View {
    var axes: Axis.Set = [.vertical]
    var bars = true
    @Binding var offset: CGPoint
    @ViewBuilder var content: () -> Content

    private let space = UUID()

    var body: some View {
        ScrollView(axes, showsIndicators: bars) {
            OriginWatcher(
                space: .named(space),
                origin: Binding(get: { offset }, set: { offset = CGPoint(x: -$0.x, y: -$0.y) }),
                content: content)
        }
        .coordinateSpace(name: space)
    }
}

/// One number, added up; a namespace as the space's name, a statement in a reader's builder.
struct OffsetSumKey: PreferenceKey {
    static var defaultValue = CGFloat.zero
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct NamespaceScroll<Content>: View where Content: View {
    @Namespace var space
    @Binding var offset: CGFloat
    let content: (ScrollViewProxy) -> Content

    init(offset: Binding<CGFloat>, @ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        _offset = offset
        self.content = content
    }

    var body: some View {
        ScrollView {
            ScrollViewReader { proxy in
                content(proxy).background(
                    GeometryReader { reader in
                        let moved = -reader.frame(in: .named(space)).minY
                        Color.clear.preference(key: OffsetSumKey.self, value: moved)
                    })
            }
        }
        .coordinateSpace(name: space)
        .onPreferenceChange(OffsetSumKey.self) { value in offset = value }
    }
}

/// Remembers a position and asks for it again after a reload.
struct Keeper {
    private var current = CGPoint.zero
    private var wanted = CGPoint.zero
    private let subject = PassthroughSubject<CGPoint, Never>()
    var positions: AnyPublisher<CGPoint, Never> { subject.eraseToAnyPublisher() }

    mutating func moved(to position: CGPoint) { current = position }
    mutating func keep() { wanted = current }
    func send(_ position: CGPoint) { subject.send(position) }
    func restore() {
        subject.send(wanted)
        DispatchQueue.main.async { DispatchQueue.main.async { subject.send(wanted) } }
    }
}

/// A scroll view that goes to positions which a publisher sends, by an anchor on a view without height at its top.
struct RestoringScroll<Content: View>: View {
    enum Mark { case spacer, clear }
    private let positions: AnyPublisher<CGPoint, Never>
    private let moved: (CGPoint) -> Void
    private let content: Content
    private let mark: Mark
    private let padding: CGFloat
    private let measures: Bool
    @State private var container: CGSize = .zero
    private let space = UUID()
    private let top = UUID()

    init(
        _ positions: AnyPublisher<CGPoint, Never>, mark: Mark = .spacer, padding: CGFloat = 0, measures: Bool = true,
        moved: @escaping (CGPoint) -> Void, @ViewBuilder content: () -> Content
    ) {
        self.positions = positions
        self.mark = mark
        self.padding = padding
        self.measures = measures
        self.moved = moved
        self.content = content()
    }

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                if mark == .spacer {
                    Spacer().frame(width: container.width, height: .leastNonzeroMagnitude).id(top)
                } else {
                    Color.clear.frame(width: container.width, height: .leastNonzeroMagnitude).id(top)
                }
                content.onOrigin(in: space, perform: moved)
            }
            .padding(.top, padding)
            .onReceive(positions) {
                reader.scrollTo(top, anchor: .init(x: $0.x / container.width, y: $0.y / container.height))
            }
        }
        .coordinateSpace(name: space)
        .onSize { if measures { container = $0 } }
    }
}

extension View {
    func onSize(perform: @escaping (CGSize) -> Void) -> some View {
        background(GeometryReader { proxy in Color.clear.preference(key: ExtentKey.self, value: proxy.size) })
            .onPreferenceChange(ExtentKey.self, perform: perform)
    }

    func onOrigin(in space: AnyHashable, perform: @escaping (CGPoint) -> Void) -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.preference(key: PlaceKey.self, value: proxy.frame(in: .named(space)).origin)
            }
        )
        .onPreferenceChange(PlaceKey.self, perform: perform)
    }
}

private struct ExtentKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

private struct PlaceKey: PreferenceKey {
    static var defaultValue: CGPoint = .zero
    static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
}
