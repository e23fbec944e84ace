import ScrollworkTesting
import SwiftUI
import Testing

/// Section 2: ScrollGeometry and its observers.
@MainActor struct GeometryTests {
    /// The scene of M-001…M-005.
    struct Scene: View {
        let box: ProxyBox
        let geometry: Recording<ScrollGeometry>
        let phases: Recording<[ScrollPhase]>
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 120, height: 20) } }
                }
                .contentMargins(.top, 20, for: .scrollContent)
                .frame(height: 150)
                .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { geometry.add($1) })
                .onScrollPhaseChange { phases.add([$0, $1]) }
            }
        }
    }

    func scene() -> (host: TestHost, box: ProxyBox, geometry: Recording<ScrollGeometry>, phases: Recording<[ScrollPhase]>) {
        let box = ProxyBox()
        let geometry = Recording<ScrollGeometry>()
        let phases = Recording<[ScrollPhase]>()
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Scene(box: box, geometry: geometry, phases: phases) }
        host.settle()
        return (host, box, geometry, phases)
    }

    @Test("S-10 S-11 M-001 fields at rest with a top margin of 20 in a viewport of 150") func fields() {
        let scene = scene()
        let geometry = scene.host.scrollView.geometry
        #expect(geometry.contentOffset == CGPoint(x: 0, y: -20))
        #expect(geometry.contentSize == CGSize(width: 120, height: 400))
        #expect(geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        #expect(geometry.containerSize == CGSize(width: 120, height: 130))
        #expect(geometry.bounds == CGRect(x: 0, y: -20, width: 120, height: 130))
        #expect(geometry.visibleRect == CGRect(x: 0, y: -20, width: 120, height: 150))
        // The content lies 20 below the scroll view's own top; the text is 17 of its 20 points.
        #expect(scene.host.frame(ofText: "0")?.minY == 25 + 20 + 1.5)
    }

    @Test("S-10 without insets bounds and visible rect are the viewport") func plain() {
        let host = TestHost.page { Color.red.frame(width: 300, height: 2000) }
        host.rest(at: 150)
        let geometry = host.scrollView.geometry
        #expect(geometry.contentOffset == CGPoint(x: 0, y: 150))
        #expect(geometry.contentSize == CGSize(width: 300, height: 2000))
        #expect(geometry.contentInsets == EdgeInsets())
        #expect(geometry.containerSize == CGSize(width: 300, height: 400))
        #expect(geometry.bounds == CGRect(x: 0, y: 150, width: 300, height: 400))
        #expect(geometry.visibleRect == geometry.bounds)
    }

    @Test("S-11 setting offset or container size moves and resizes the visible rect") func setting() {
        var geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: -20), contentSize: CGSize(width: 120, height: 400),
            contentInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), containerSize: CGSize(width: 120, height: 130))
        geometry.contentOffset.y = 30
        #expect(geometry.visibleRect == CGRect(x: 0, y: 30, width: 120, height: 150))
        geometry.containerSize.height = 100
        #expect(geometry.visibleRect == CGRect(x: 0, y: 30, width: 120, height: 120))
        #expect(geometry.bounds == CGRect(x: 0, y: 30, width: 120, height: 100))
    }

    @Test("S-20 M-002 scrollTo(10, top) under a margin of 20 ends at offset 180 with row 10 below the margin") func jump() {
        let scene = scene()
        scene.box.proxy.scrollTo(10, anchor: .top)
        scene.host.settle()
        let geometry = scene.host.scrollView.geometry
        #expect(geometry.contentOffset.y == 180)
        #expect(geometry.bounds == CGRect(x: 0, y: 180, width: 120, height: 130))
        #expect(geometry.visibleRect == CGRect(x: 0, y: 180, width: 120, height: 150))
        #expect(geometry.contentInsets.top == 20)
        #expect(scene.host.frame(ofText: "10")?.minY == 25 + 20 + 1.5)
    }

    @Test("S-07 S-17 M-003 one or two calls at rest, the last with the rest geometry, and one for a jump") func calls() {
        let scene = scene()
        #expect((1...2).contains(scene.geometry.entries.count))
        #expect(scene.geometry.entries.last?.contentOffset.y == -20)
        #expect(scene.geometry.entries.last?.contentSize.height == 400)
        _ = scene.geometry.take()
        scene.box.proxy.scrollTo(10, anchor: .top)
        scene.host.settle()
        #expect(scene.geometry.entries.map(\.contentOffset.y) == [180])
    }

    @Test("S-95 S-96 M-005 one phase call at rest, none for a jump") func phaseCalls() {
        let scene = scene()
        #expect(scene.phases.entries == [[.idle, .idle]])
        scene.box.proxy.scrollTo(10, anchor: .top)
        scene.host.settle()
        #expect(scene.phases.entries == [[.idle, .idle]])
    }

    @Test("S-12 a bar of 50 at the top and one of 30 at the bottom: range −50…1630") func insets() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { Color.red.frame(width: 300, height: 2000) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 50) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
        }
        let rest = host.scrollView.geometry
        #expect(rest.contentOffset.y == -50)
        #expect(rest.contentInsets == EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
        #expect(rest.containerSize.height == 320)
        #expect(rest.visibleRect.height == 400)
        host.wheel(99_999)
        #expect(host.y == 1630)
        host.wheel(-99_999)
        #expect(host.y == -50)
    }

    @Test("S-12 M-041 padding inside the content counts as content") func paddedContent() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 120, height: 20) } }.padding() }
        }
        #expect(host.scrollView.geometry.contentSize == CGSize(width: 152, height: 432))
        #expect(host.scrollView.frame == CGRect(x: 74, y: 0, width: 152, height: 200))
    }

    @Test("S-14 a bar that grows from 50 to 100 at rest takes the offset from −50 to −100") func growingBar() {
        let bar = Model(CGFloat(50))
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Showing(model: bar) { height in
                ScrollView { Rows() }.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: height) }
            }
        }
        #expect(host.y == -50)
        bar.value = 100
        host.settle()
        #expect(host.y == -100)
        #expect(host.frame(ofText: "Row 0")?.midY == 120)
    }

    @Test("S-14 a bar that grows under a finger leaves the content in its place on the screen") func barDuringDrag() {
        let bar = Model(CGFloat(50))
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Showing(model: bar) { height in
                ScrollView { Rows() }.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: height) }
            }
        }
        host.rest(at: 200)
        host.hold(300, 290, 280)
        #expect(host.y == 210)
        let before = host.frame(ofText: "Row 10")?.minY
        bar.value = 100
        host.step()
        #expect(host.frame(ofText: "Row 10")?.minY == before)
        #expect(host.y == 210)
        host.pull(to: 279)
        #expect(host.y == 211)
        host.advance(by: 0.2)
        host.lift(at: 279)
        host.settle()
        #expect(host.y == 211)
    }

    @Test("S-15 M-017 content margins of 20 inset the content and widen the scroll view") func allMargins() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 120, height: 20) } } }
                .contentMargins(20, for: .scrollContent)
        }
        #expect(host.scrollView.frame == CGRect(x: 70, y: 0, width: 160, height: 200))
        #expect(host.frame(ofText: "0")?.midY == 30)
        #expect(host.frame(ofText: "0")?.midX == 150)
        host.wheel(9999)
        // Rest −20, end 400 + 20 − 200.
        #expect(host.y == 220)
    }

    @Test("S-15 M-018 an automatic margin of 30 at the top") func automaticMargin() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 120, height: 20) } } }
                .contentMargins(.top, 30)
        }
        #expect(host.scrollView.frame == CGRect(x: 90, y: 0, width: 120, height: 200))
        #expect(host.frame(ofText: "0")?.midY == 40)
    }

    @Test("S-15 M-019 indicator margins leave content and size alone") func indicatorMargins() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 120, height: 20) } } }
                .contentMargins(20, for: .scrollIndicators)
        }
        #expect(host.scrollView.frame == CGRect(x: 90, y: 0, width: 120, height: 200))
        #expect(host.frame(ofText: "0")?.midY == 10)
        #expect(host.scrollView.geometry.contentInsets == EdgeInsets())
    }

    @Test("S-15 margins add to the safe area, and nil keeps the default") func addedMargins() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { Rows() }.contentMargins(.top, 20, for: .scrollContent).contentMargins(.bottom, nil, for: .scrollContent)
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 50) }
        }
        #expect(host.y == -70)
        #expect(host.scrollView.geometry.contentInsets == EdgeInsets(top: 70, leading: 0, bottom: 0, trailing: 0))
        #expect(host.frame(ofText: "Row 0")?.midY == 90)
    }

    @Test("S-16 a Bool transform calls once per crossing with old and new") func crossing() {
        let log = Recording<[Bool]>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { Rows() }.onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 100 }, action: { log.add([$0, $1]) })
        }
        host.settle()
        #expect(log.entries.allSatisfy { $0.last == false })
        _ = log.take()
        for _ in 0..<20 { host.wheel(10) }
        for _ in 0..<20 { host.wheel(-10) }
        #expect(log.entries == [[false, true], [true, false]])
    }

    @Test("S-18 an observer on a stack of two scroll views observes the first") func firstScrollView() {
        let log = Recording<CGFloat>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            VStack(spacing: 0) {
                ScrollView { Rows() }.frame(height: 200)
                ScrollView { Rows() }.frame(height: 200)
            }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { log.add($1) })
        }
        _ = log.take()
        host.wheel(at: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: 50))
        #expect(log.entries == [])
        host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 30))
        #expect(log.entries == [30])
        #expect(host.scrollViews.map(\.offset.y) == [30, 50])
    }
}
