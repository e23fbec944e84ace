import Combine
import Foundation
import ScrollObservation
import SwiftUI

// What the articles' readers write, with the articles' own declarations left out and the library imported in their place. That this file
// is compiled is a part of the test.

/// The first article: an offset as state.
struct ContentOffsetUse: View {
    @State private var offset: CGPoint = .zero
    var body: some View {
        VStack(spacing: 0) {
            Text("\(Int(offset.y)) scrolled").frame(height: 40)
            OffsetObservingScrollView(offset: $offset) { Rows() }
        }
    }
}

/// Its inner part, used by itself with a named space, an axis set and no indicators.
struct PositionUse: View {
    @State private var position: CGPoint = .zero
    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            PositionObservingView(coordinateSpace: .named("page"), position: $position) { Rows() }
        }
        .coordinateSpace(name: "page")
        .overlay(Text("\(Int(position.y)) down"), alignment: .top)
    }
}

/// The second article, with its method passed as a value as it is printed there.
struct PositionRestorationUse: View {
    let remote: Remote
    final class Remote {
        var willReload: () -> Void = {}
        var didReload: () -> Void = {}
        func take(_ willReload: @escaping () -> Void, _ didReload: @escaping () -> Void) {
            self.willReload = willReload
            self.didReload = didReload
        }
    }

    @State private var scrollPositionTracker = ScrollPositionTracker()
    @ObservedObject var count: Model<Int>

    var body: some View {
        let _ = remote.take(willReload, didReload)
        PositionTrackingScrollView(
            position: scrollPositionTracker.scrollPosition,
            onPositionChanged: scrollPositionTracker.updateCurrentPosition
        ) {
            Rows(count: count.value)
        }
        .frame(maxWidth: .infinity)
    }

    func willReload() {
        self.scrollPositionTracker.syncDesiredPosition()
    }

    func didReload() {
        RunLoop.main.perform {
            self.scrollPositionTracker.publishDesiredPosition()
        }
    }
}

/// The second article's view extensions, used by themselves.
struct ExtensionsUse: View {
    let log: Recording<String>
    let coordinateSpaceName = UUID()
    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                Rows().onScrollPositionChanged(in: coordinateSpaceName) { log.add("position \(Int($0.y))") }
            }
        }
        .coordinateSpace(name: coordinateSpaceName)
        .onSizeChanged { size in log.add("size \(Int(size.width))x\(Int(size.height))") }
    }
}

/// The third article.
struct ScrollViewOffsetUse: View {
    @State var scrollOffset = CGFloat.zero
    var body: some View {
        NavigationView {
            ObservableScrollView(scrollOffset: $scrollOffset) { proxy in
                LazyVStack(alignment: .leading) {
                    ForEach(1..<50) { index in
                        Text("Row \(index)")
                    }
                }
            }
            .navigationBarTitle("Scroll offset: \(scrollOffset)", displayMode: .inline)
        }
    }
}

/// The fourth article: its own `ScrollView` is `ObservedScrollView` here, so nothing is shadowed.
struct OffsetChangedUse: View {
    let log: Recording<CGPoint>
    var body: some View {
        ObservedScrollView(
            axes: [.horizontal, .vertical],
            showsIndicators: false,
            offsetChanged: { log.add($0) }
        ) {
            ForEach(0..<100) { i in
                Text("Lorem Ipsum is simply dummy text of the printing and typesetting industry.")
            }
        }
    }
}

/// Builders with several statements, and everything left to its default.
struct DefaultsUse: View {
    var flag = true
    var body: some View {
        ObservedScrollView {
            if flag { Text("yes") } else { Text("no") }
            let text = "after a statement"
            Text(text)
        }
    }
}

/// User code may still have types of the articles' names; the module's are then written in full.
enum Own {
    struct PreferenceKey: SwiftUI.PreferenceKey {
        static var defaultValue: CGPoint = .zero
        static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
    }
    struct OffsetObservingScrollView<Content: View>: View {
        @Binding var offset: CGPoint
        @ViewBuilder var content: () -> Content
        var body: some View { ScrollObservation.OffsetObservingScrollView(offset: $offset, content: content) }
    }
}
