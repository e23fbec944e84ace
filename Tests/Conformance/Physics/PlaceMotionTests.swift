import ScrollworkTesting
import SwiftUI
import Testing

/// Views that change their places in an animated change.
@MainActor struct PlaceMotionTests {
    private final class Switch: ObservableObject {
        @Published var isOn = false
        @Published var second = false
    }

    private struct Scene: View {
        @ObservedObject var model: Switch
        var implicit: Animation?
        var silenced = false
        @ViewBuilder var body: some View {
            // Even an animation that is none is one that is asked for.
            if let implicit { stack.animation(implicit, value: model.isOn) } else { stack }
        }
        private var stack: some View {
            VStack(spacing: 0) {
                if model.isOn { Color.red.frame(height: 40) }
                if model.second { Color.blue.frame(height: 20) }
                content
            }
            .frame(height: 300, alignment: .top)
        }
        @ViewBuilder private var content: some View {
            if silenced { Text("b").transaction { $0.animation = nil } } else { Text("b") }
        }
    }

    /// Where a text is drawn in its parent, points.
    private func drawn(_ text: String, _ host: TestHost) -> CGFloat? {
        let line = host.dump(.display).split(separator: "\n").first { $0.contains("node \"Text \\\"\(text)\\\"\"") }
        guard let line, let start = line.firstIndex(of: "(") else { return nil }
        let numbers = line[line.index(after: start)...].prefix { $0 != ")" }.split(separator: ",")
        return Double(numbers[1]).map { CGFloat($0) }
    }

    private func host(_ scene: Scene) -> TestHost { TestHost(size: CGSize(width: 200, height: 300)) { scene } }

    @Test("layout.motion under withAnimation a box is drawn on its way to its new place, while its frame is the new one at once")
    func explicit() {
        let model = Switch()
        let host = host(Scene(model: model))
        #expect(drawn("b", host) == 0)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.frame()
        #expect(host.frame(ofText: "b")?.minY == 40)
        #expect(drawn("b", host) == 0)
        host.advance(by: 0.25)
        #expect(drawn("b", host) == 10)
        host.advance(by: 0.5)
        #expect(drawn("b", host) == 30)
        host.settle()
        #expect(drawn("b", host) == 40)
        withAnimation(.linear(duration: 1)) { model.isOn = false }
        host.frame()
        host.advance(by: 0.25)
        #expect(host.frame(ofText: "b")?.minY == 0)
        #expect(drawn("b", host) == 30)
    }

    @Test("layout.motion a second change begins where the box is drawn; one without an animation moves it at once")
    func again() {
        let model = Switch()
        let host = host(Scene(model: model))
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.frame()
        host.advance(by: 0.5)
        #expect(drawn("b", host) == 20)
        withAnimation(.linear(duration: 1)) { model.second = true }
        host.frame()
        #expect(drawn("b", host) == 20)
        host.advance(by: 0.5)
        #expect(drawn("b", host) == 40)
        model.second = false
        host.frame()
        #expect(drawn("b", host) == 20)
        host.settle()
        #expect(drawn("b", host) == 40)
    }

    @Test("layout.motion animation(_:value:) moves what changes its place in it; a transaction without an animation does not")
    func implicit() {
        let model = Switch()
        let host = host(Scene(model: model, implicit: .linear(duration: 1)))
        model.isOn = true
        host.frame()
        host.advance(by: 0.25)
        #expect(drawn("b", host) == 10)
        host.settle()
        model.second = true
        host.frame()
        #expect(drawn("b", host) == 60)

        let other = Switch()
        let silent = self.host(Scene(model: other, silenced: true))
        withAnimation(.linear(duration: 1)) { other.isOn = true }
        silent.frame()
        #expect(drawn("b", silent) == 40)
    }

    @Test("layout.motion.cost a step on the way costs a spatial patch for each box and nothing else")
    func cost() {
        struct Rows: View {
            @ObservedObject var model: Switch
            var body: some View {
                VStack(spacing: 0) {
                    if model.isOn { Color.red.frame(height: 40) }
                    ForEach(0..<20, id: \.self) { Text("row \($0)").frame(width: 200) }
                }
                .frame(height: 600, alignment: .top)
            }
        }
        let model = Switch()
        let host = TestHost(size: CGSize(width: 200, height: 600)) { Rows(model: model) }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.frame()
        host.step()
        #expect(host.report.spatialPatches == 20)
        #expect(host.report.cycles == 0)
        #expect(host.report.measures == 0 && host.report.placements == 0 && host.report.itemsRecorded == 0)
        host.settle()
        host.step()
        #expect(host.report.spatialPatches == 0)
    }

    @Test("layout.motion.held what a scroll view holds in its place on the screen does not move there")
    func held() {
        struct Held: View {
            @ObservedObject var model: Switch
            @State private var position = ScrollPosition(id: 5)
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        if model.isOn { Color.red.frame(height: 40) }
                        ForEach(0..<40, id: \.self) { Text("row \($0)").frame(width: 200, height: 40) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($position, anchor: .top)
            }
        }
        let model = Switch()
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Held(model: model) }
        host.settle()
        let before = host.frame(ofText: "row 6")
        let offset = host.scrollView.offset.y
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.frame()
        #expect(host.scrollView.offset.y == offset + 40)
        #expect(host.frame(ofText: "row 6") == before)
        host.step()
        #expect(host.report.spatialPatches == 0)
    }
}
