@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// This library beside SwiftUI's own ways to observe and steer.
@MainActor struct BesideOthersTests {
    final class Wishes: ObservableObject {
        @Published var id: Int?
        @Published var offset = CGPoint.zero
        @Published var position = ScrollPosition(idType: Int.self)
    }

    struct ByID: View {
        @ObservedObject var wishes: Wishes
        let log: Recording<CGFloat>
        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(width: 300, height: 40) } }.scrollTargetLayout()
            }
            .scrollPosition(id: $wishes.id, anchor: .top)
            .scrollOffset($wishes.offset)
            .onScrollOffsetChange { log.add($0.y) }
        }
    }

    @Test("U-91 an id binding and an offset binding on one scroll view: each is written, and each steers") func idAndOffset() {
        let wishes = Wishes()
        let log = Recording<CGFloat>()
        let host = TestHost.window { ByID(wishes: wishes, log: log) }
        host.wheel(100)
        host.settle()
        #expect(wishes.offset.y == 100)
        #expect(wishes.id == 2)
        wishes.offset.y = 400
        host.frame()
        host.settle()
        #expect(host.y == 400)
        wishes.id = 20
        host.frame()
        host.settle()
        #expect(host.y == 800)
        #expect(wishes.offset.y == 800)
        host.wheel(-100)
        host.settle()
        #expect(wishes.offset.y == 700)
        #expect(wishes.id == 17)
        #expect(log.entries == [0, 100, 400, 800, 700])
        #expect(host.warnings == [])
    }

    struct ByPosition: View {
        @ObservedObject var wishes: Wishes
        let log: Recording<CGFloat>
        let own: Recording<CGFloat>
        var body: some View {
            ObservedScrollView(offsetChanged: { log.add(-$0.y) }) { Rows() }
                .scrollPosition($wishes.position)
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { own.add($1) })
                .onScrollNearEnd(version: 1) { log.add(-1) }
        }
    }

    @Test("U-91 the library's scroll view with a ScrollPosition and SwiftUI's geometry callback around it") func position() {
        let wishes = Wishes()
        let log = Recording<CGFloat>()
        let own = Recording<CGFloat>()
        let host = TestHost.window { ByPosition(wishes: wishes, log: log, own: own) }
        wishes.position.scrollTo(y: 300)
        host.frame()
        wishes.position.scrollTo(edge: .bottom)
        host.frame()
        host.wheel(-40)
        #expect(log.entries.filter { $0 >= 0 } == [0, 300, 1600, 1560])
        #expect(log.entries.filter { $0 < 0 } == [-1])
        #expect(own.entries == [0, 300, 1600, 1560])
        #expect(wishes.position.isPositionedByUser)
        #expect(host.warnings == [])
    }
}
