import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// The listings of the documentation, and what it says about them.
@MainActor struct DocumentationTests {
    final class Bodies {
        var count = 0
    }

    struct Post: Identifiable {
        let id: Int
    }

    private let posts = (0..<50).map { Post(id: $0) }

    private struct PostRow: View {
        let post: Post
        var body: some View { Text("Post \(post.id)").frame(maxWidth: .infinity, minHeight: 40, maxHeight: 40) }
    }

    private struct Feed: View {
        let posts: [Post]
        let bodies: Bodies
        @State private var showsButton = false

        var body: some View {
            ScrollViewReader { proxy in
                let _ = bodies.count += 1
                ScrollView {
                    LazyVStack { ForEach(posts) { PostRow(post: $0) } }
                        .scrollOffsetSource()
                }
                .onScrollOffsetChange(of: { $0.y > 200 }) { isFar in showsButton = isFar }
                .overlay(alignment: .bottomTrailing) {
                    if showsButton, let first = posts.first { Button("Top") { proxy.scrollTo(first.id, anchor: .top) } }
                }
            }
        }
    }

    @Test("obs.docs the first page's feed is evaluated when 200 points are crossed, and its button leads to the top") func feed() {
        let bodies = Bodies()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Feed(posts: posts, bodies: bodies) }
        host.frame()
        let atRest = bodies.count
        for _ in 0..<8 { host.wheel(50) }
        #expect(host.y == 400)
        #expect(bodies.count == atRest + 1)
        host.tap("Top")
        host.settle()
        #expect(host.y == 0)
        #expect(bodies.count == atRest + 2)
        #expect(host.frame(ofText: "Top") == nil)
    }

    private struct TrackedTab: View {
        let posts: [Post]
        let tracker: ScrollPositionTracker

        var body: some View {
            PositionTrackingScrollView(position: tracker.scrollPosition, onPositionChanged: tracker.updateCurrentPosition) {
                ForEach(posts) { PostRow(post: $0) }
            }
            .onAppear { tracker.publishDesiredPosition() }
            .onDisappear { tracker.syncDesiredPosition() }
        }
    }

    private struct BoundTab: View {
        let posts: [Post]
        @Binding var offset: CGFloat

        var body: some View {
            ScrollView {
                VStack { ForEach(posts) { PostRow(post: $0) } }.scrollOffsetSource()
            }
            .scrollOffset($offset)
        }
    }

    @Test("obs.docs a tracker kept outside of the view brings a tab back to its place") func trackedTab() {
        let tracker = ScrollPositionTracker()
        let shown = Model(true)
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Showing(model: shown) { if $0 { TrackedTab(posts: posts, tracker: tracker) } else { Text("Another tab") } }
        }
        host.wheel(333)
        for _ in 0..<2 {
            shown.value = false
            host.settle()
            #expect(host.frame(ofText: "Another tab") != nil)
            shown.value = true
            host.settle()
            #expect(host.y == 333)
        }
    }

    @Test("obs.docs a saved position is where a view with a new tracker starts") func savedPosition() {
        let tracker = ScrollPositionTracker(initialPosition: CGPoint(x: 0, y: -250))
        let host = TestHost(size: CGSize(width: 300, height: 400)) { TrackedTab(posts: posts, tracker: tracker) }
        host.settle()
        #expect(host.y == 250)
    }

    @Test("obs.docs a binding kept outside of the view brings a tab back to its place") func boundTab() {
        let offset = Model<CGFloat>(0)
        let shown = Model(true)
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Showing(model: shown) {
                if $0 {
                    BoundTab(posts: posts, offset: Binding(get: { offset.value }, set: { offset.value = $0 }))
                } else {
                    Text("Another tab")
                }
            }
        }
        host.wheel(333)
        #expect(offset.value == 333)
        shown.value = false
        host.settle()
        shown.value = true
        host.settle()
        #expect(host.y == 333)
        #expect(offset.value == 333)
    }

    @Test("obs.docs the table of a header's states") func headerTable() {
        let states = [-40, 0, 90, 180, 500].map { CollapsingHeaderState.at(offset: $0, minHeight: 60, maxHeight: 240) }
        #expect(states.map(\.height) == [280, 240, 150, 60, 60])
        #expect(states.map(\.progress) == [0, 0, 0.5, 1, 1])
        #expect(states.map(\.overscroll) == [40, 0, 0, 0, 0])
    }

    @Test("obs.docs the table of signs") func signs() {
        func reading(_ y: CGFloat) -> ScrollOffset {
            ScrollOffset(y: y, contentSize: CGSize(width: 300, height: 2000), viewportSize: CGSize(width: 300, height: 400))
        }
        #expect(reading(0).maximum.y == 1600)
        #expect([0, 150, -30, 1620].map { reading($0).overscroll.y } == [0, 0, -30, 20])
        #expect([0, 150, -30, 1620].map { reading($0).resting.y } == [0, 150, 0, 1600])
        #expect([0, 800, -30, 1620].map { reading($0).progress() } == [0, 0.5, 0, 1])
        #expect(reading(1599.6).isAt(.bottom))
    }
}
