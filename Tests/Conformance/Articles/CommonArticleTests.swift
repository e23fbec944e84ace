import Combine
import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// What all four techniques need.
@MainActor struct CommonArticleTests {
    /// One of the techniques, with its value turned into a downwards offset.
    struct Technique: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @MainActor @Sendable (Recording<CGFloat>) -> AnyView
    }

    nonisolated static let techniques: [Technique] = [
        Technique(testDescription: "negated origin") { log in
            AnyView(OffsetScroll(offset: Binding(get: { .zero }, set: { log.add($0.y) })) { Rows() })
        },
        Technique(testDescription: "restoring") { log in
            AnyView(RestoringScroll(Empty<CGPoint, Never>().eraseToAnyPublisher(), moved: { log.add(-$0.y) }) { Rows() })
        },
        Technique(testDescription: "namespace") { log in
            AnyView(NamespaceScroll(offset: Binding(get: { 0 }, set: { log.add($0) })) { _ in Rows() })
        },
        Technique(testDescription: "sibling reader") { log in
            AnyView(Shadowing.ScrollView(moved: { log.add(-$0.y) }) { Rows() })
        },
    ]

    @Test("A-23 P-57 P-95 exactly one call at rest; then the value of the frame that shows it", arguments: techniques)
    func sameFrame(_ technique: Technique) {
        let log = Recording<CGFloat>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { technique.make(log) }
        #expect(log.entries.count == 1)
        #expect(log.entries.first == 0)
        host.advance(by: 0.2)
        #expect(log.entries.count == 1)
        // The row's place differs by the gap above the content in the last technique.
        let rest = host.frame(ofText: "Row 5")!.minY
        for tick in 1...12 {
            host.wheel(11)
            #expect(log.entries.count == 1 + tick)
            #expect(log.entries.last == CGFloat(11 * tick))
            #expect(rest - host.frame(ofText: "Row 5")!.minY == log.entries.last)
            #expect(host.report.settled)
        }
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        while host.isBusy {
            host.step()
            #expect(log.entries.last == host.y)
        }
        #expect(host.warnings == [])
    }

    @Test("A-24 P-84 a misspelt name reads window coordinates: 100 at rest in a scroll view at y 100, and a warning says so")
    func misspelt() {
        let log = Recording<CGFloat>()
        let host = TestHost(size: CGSize(width: 300, height: 500)) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 100)
                ScrollView { Rows().onOrigin(in: "scrol") { log.add($0.y) } }.coordinateSpace(name: "scroll")
            }
        }
        #expect(log.entries == [100])
        host.wheel(30)
        #expect(log.entries == [100, 70])
        #expect(host.warnings.contains { $0.contains("scrol") && $0.contains("global") })
    }

    @Test("A-02 P-86 spaces named by text, UUID, number and namespace") func names() {
        struct Named<Name: Hashable>: View {
            let name: Name
            let log: Recording<CGFloat>
            var body: some View {
                ScrollView { Rows().onOrigin(in: AnyHashable(name)) { log.add($0.y) } }.coordinateSpace(name: name)
            }
        }
        struct Spaced: View {
            @Namespace var space
            let log: Recording<CGFloat>
            var body: some View { Named(name: space, log: log) }
        }
        func check<V: View>(_ view: (Recording<CGFloat>) -> V) {
            let log = Recording<CGFloat>()
            let host = TestHost(size: CGSize(width: 300, height: 400)) { view(log).padding(.top, 50) }
            host.wheel(30)
            #expect(log.entries == [0, -30])
        }
        check { Named(name: "text", log: $0) }
        check { Named(name: UUID(), log: $0) }
        check { Named(name: 7, log: $0) }
        check { Spaced(log: $0) }
    }

    @Test("A-02 RunLoop.main.perform, DispatchQueue.main.async and a delay run on the host's clock") func queues() {
        let log = Recording<String>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Rows() }
        RunLoop.main.perform { log.add("run loop") }
        DispatchQueue.main.async {
            log.add("queue")
            DispatchQueue.main.async { log.add("queue again") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.add("later") }
        host.frame()
        #expect(Set(log.entries) == ["run loop", "queue", "queue again"])
        host.advance(by: 0.4)
        #expect(log.entries.count == 3)
        host.advance(by: 0.2)
        #expect(log.entries.last == "later")
    }
}
