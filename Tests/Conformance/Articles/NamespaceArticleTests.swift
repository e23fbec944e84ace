import ScrollworkTesting
import SwiftUI
import Testing

/// The recipe with a namespace and one number.
@MainActor struct NamespaceArticleTests {
    struct Titled<Content: View>: View {
        @State private var offset = CGFloat.zero
        @ViewBuilder var content: () -> Content
        var body: some View {
            VStack(spacing: 0) {
                Text("Scroll offset: \(offset)").frame(height: 40).frame(maxWidth: .infinity)
                NamespaceScroll(offset: $offset) { _ in content() }
            }
        }
    }

    func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 600, height: 440)) { Titled(content: content) }
    }

    @Test("A-05 S-02 the title is \"Scroll offset: -0.000000\" at rest and \"150.000000\" when scrolled") func title() {
        let host = host { Rows() }
        host.settle()
        #expect(host.texts[0].string == "Scroll offset: -0.000000")
        host.wheel(150)
        #expect(host.texts[0].string == "Scroll offset: 150.000000")
        #expect(host.texts.contains { $0.string == "Row 4" })
    }

    @Test("A-15 P-52 two views as content are added up") func twoViews() {
        let host = host {
            Color.red.frame(width: 300, height: 1000)
            Color.blue.frame(width: 300, height: 1000)
        }
        host.settle()
        #expect(host.texts[0].string == "Scroll offset: -1,008.000000")
        host.wheel(100)
        #expect(host.texts[0].string == "Scroll offset: -808.000000")
    }

    @Test("A-15 a nested instance is added to the outer one") func nested() {
        let outer = Recording<CGFloat>()
        let inner = Recording<CGFloat>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            NamespaceScroll(offset: Binding(get: { 0 }, set: { outer.add($0) })) { _ in
                VStack(spacing: 0) {
                    NamespaceScroll(offset: Binding(get: { 0 }, set: { inner.add($0) })) { _ in Color.red.frame(width: 300, height: 900) }
                        .frame(height: 200)
                    Color.blue.frame(width: 300, height: 1000)
                }
            }
        }
        host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 70))
        #expect(inner.entries.last == 70)
        #expect(outer.entries.last == 70)
        host.settle()
        host.wheel(at: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: 5))
        #expect(inner.entries.last == 70)
        #expect(outer.entries.last == 75)
    }

    @Test("A-16 S-31 L-130 the reader inside scrolls the view around it, and its observer outside hears of it") func readerInside() {
        let log = Recording<CGFloat>()
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            NamespaceScroll(offset: Binding(get: { 0 }, set: { log.add($0) })) { proxy in
                let _ = box.take(proxy)
                Rows()
            }
        }
        box.proxy.scrollTo(20, anchor: .top)
        host.settle()
        #expect(host.y == 800)
        #expect(log.entries.last == 800)
    }

    @Test("A-17 with a lazy stack the value is the offset at every tick") func lazy() {
        let log = Recording<CGFloat>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            NamespaceScroll(offset: Binding(get: { 0 }, set: { log.add($0) })) { _ in
                LazyVStack(alignment: .leading) { ForEach(1..<50) { Text("Row \($0)") } }
            }
        }
        #expect(log.entries == [0])
        for _ in 0..<30 {
            host.wheel(23)
            #expect(log.entries.last == host.y)
        }
        #expect(host.y == 690)
    }

    /// The recipe as its article shows it: in a navigation view, the offset in an inline title.
    struct InNavigation: View {
        let log: Recording<CGFloat>
        @State private var offset = CGFloat.zero
        var body: some View {
            NavigationView {
                NamespaceScroll(
                    offset: Binding(
                        get: { offset },
                        set: {
                            log.add($0)
                            offset = $0
                        })
                ) { _ in
                    LazyVStack(alignment: .leading) { ForEach(1..<50) { Text("Row \($0)") } }
                }
                .navigationBarTitle("Offset: \(offset)", displayMode: .inline)
            }
        }
    }

    @Test("A-18 A-02 S-13 P-92 under a navigation bar the value rests at 0 while the offset rests at minus the bar") func navigation() {
        let log = Recording<CGFloat>()
        let host = TestHost(size: CGSize(width: 600, height: 444)) { InNavigation(log: log) }
        host.settle()
        #expect(log.entries.count == 1)
        #expect(log.entries.first == 0)
        let bar = host.scrollView.geometry.contentInsets.top
        #expect(bar == 44)
        #expect(host.y == -bar)
        #expect(host.texts.contains { $0.string == "Offset: -0.000000" })
        #expect(host.frame(ofText: "Row 1")?.minY == bar)
        host.wheel(150)
        #expect(log.entries == [0, 150])
        #expect(host.y == 150 - bar)
        #expect(host.texts.contains { $0.string == "Offset: 150.000000" })
        #expect(host.warnings == [])
    }
}
