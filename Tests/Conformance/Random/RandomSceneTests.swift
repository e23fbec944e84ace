import ScrollworkTesting
import SwiftUI
import Testing

/// Switches and sizes of a scene that uses much of the engine at once.
struct SceneModel: Equatable {
    var items = [1, 2, 3]
    var tall: Set<Int> = []
    var isRightToLeft = false
    var hasBar = false
    var barHeight: CGFloat = 30
    var isLarge = false
    var scale: CGFloat = 1
    var ratio: CGFloat = 1
    var marks = 1
    var stretches = false
    var strip = 4
    var corner = false
    var erased = false
    var disabled = false
}

struct SceneView: View {
    let model: SceneModel
    @State private var measured: CGFloat = 0

    struct HeightKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct MarkKey: PreferenceKey {
        static var defaultValue: [Int: Anchor<CGRect>] { [:] }
        static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) { value.merge(nextValue()) { $1 } }
    }

    var body: some View {
        VStack(spacing: 4) {
            Text("measured \(Int(measured))").frame(height: 20 + measured / 10)
            strip
            page
        }
        .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
        .font(model.isLarge ? .title : .body)
        .animation(.linear(duration: 0.2), value: model.scale)
        .animation(.linear(duration: 0.3), value: model.items)
        .onPreferenceChange(HeightKey.self) { measured = $0 }
    }

    private var strip: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .bottom, spacing: 2) {
                ForEach(0..<model.strip, id: \.self) { index in
                    ZStack(alignment: model.corner ? .bottomTrailing : .center) {
                        Color.blue.aspectRatio(model.ratio, contentMode: .fit)
                        Text("\(index)").fixedSize().zIndex(model.corner ? -1 : 1)
                    }
                    .frame(height: 40)
                }
            }
            .padding(.horizontal, 5)
        }
    }

    @ViewBuilder private var page: some View {
        let list = ScrollView {
            VStack(alignment: .leading) {
                ForEach(model.items, id: \.self) { item in
                    row(item).transition(.opacity)
                }
                if model.stretches { Color.green.frame(height: 300) } else { EmptyView() }
            }
            .coordinateSpace(name: "page")
        }
        .overlayPreferenceValue(MarkKey.self) { marks in
            GeometryReader { proxy in
                if let anchor = marks[model.marks] {
                    Rectangle().frame(width: proxy[anchor].width, height: 2).offset(x: proxy[anchor].minX)
                }
            }
        }
        if model.hasBar {
            list.safeAreaInset(edge: .bottom) { Color.gray.frame(height: model.barHeight) }
        } else {
            list
        }
    }

    private func row(_ item: Int) -> some View {
        let content = HStack {
            Text("item \(item)")
            Spacer(minLength: 4)
            Circle().frame(width: 20, height: 20).scaleEffect(model.scale).rotationEffect(.degrees(Double(item) * 15))
        }
        .padding(model.tall.contains(item) ? 20 : 2)
        .background(
            GeometryReader { proxy in
                Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
                    .opacity(proxy.frame(in: .named("page")).minY > 100 ? 0.5 : 1)
            }
        )
        .anchorPreference(key: MarkKey.self, value: .bounds) { [item: $0] }
        .offset(x: model.tall.contains(item) ? 3 : 0)
        .disabled(model.disabled)
        return model.erased && item % 2 == 0 ? AnyView(content.border(.red)) : AnyView(content)
    }
}

@MainActor struct RandomSceneTests {
    private func change(_ model: inout SceneModel, _ random: inout ScriptRandom, _ next: inout Int) -> String {
        let index = random.below(max(model.items.count, 1))
        switch random.below(20) {
        case 0, 1, 2:
            next += 1
            model.items.insert(next, at: min(index, model.items.count))
            return "insert \(next)"
        case 3, 4:
            guard !model.items.isEmpty else { return "nothing" }
            return "remove \(model.items.remove(at: index))"
        case 5:
            model.items.reverse()
            return "reverse"
        case 6, 7:
            guard !model.items.isEmpty else { return "nothing" }
            model.tall.formSymmetricDifference([model.items[index]])
            return "tall \(model.items[index])"
        case 8: model.isRightToLeft.toggle()
        case 9: model.hasBar.toggle()
        case 10: model.barHeight = CGFloat(random.below(80))
        case 11: model.isLarge.toggle()
        case 12: model.scale = CGFloat(1 + random.below(3))
        case 13: model.ratio = CGFloat(1 + random.below(3)) / 2
        case 14: model.marks = model.items.isEmpty ? 0 : model.items[index]
        case 15: model.stretches.toggle()
        case 16: model.strip = random.below(12)
        case 17: model.corner.toggle()
        case 18: model.erased.toggle()
        default: model.disabled.toggle()
        }
        return "\(model)"
    }

    private func places(_ host: TestHost) -> [String] {
        host.dump(.layout).split(separator: "\n").map { line in
            line.range(of: " childOffset=").map { String(line[..<$0.lowerBound]) } ?? String(line)
        }
    }

    @Test("a scene of everything equals one made from scratch after each random change", arguments: [11, 12] as [UInt64])
    func scene(seed: UInt64) {
        var random = ScriptRandom(seed: seed)
        var model = SceneModel()
        var next = 10
        let first = model
        let host = TestHost(size: CGSize(width: 320, height: 480)) { SceneView(model: first) }
        for step in 0..<60 {
            let what: String
            switch random.below(6) {
            case 0:
                let delta = CGFloat(random.below(300) - 100)
                host.wheel(at: CGPoint(x: 160, y: 300), by: CGPoint(x: 0, y: delta))
                what = "wheel \(delta)"
            case 1:
                let delta = CGFloat(random.below(200) - 60)
                host.wheel(at: CGPoint(x: 160, y: 45), by: CGPoint(x: delta, y: 0))
                what = "wheel aside \(delta)"
            default:
                what = change(&model, &random, &next)
                let new = model
                host.update { SceneView(model: new) }
            }
            #expect(host.report.settled, "seed \(seed), step \(step), \(what)")
            // Half way through animations the incremental result must hold as well.
            host.advance(by: 0.05)
            let midway = host.checkShadow()
            #expect(midway.isEmpty, "seed \(seed), step \(step), midway, \(what): \(midway.prefix(6))")
            host.settle()
            let shadow = host.checkShadow()
            #expect(shadow.isEmpty, "seed \(seed), step \(step), \(what): \(shadow.prefix(6))")
            let current = model
            let fresh = TestHost(size: host.size) { SceneView(model: current) }
            fresh.settle()
            let got = places(host)
            let expected = places(fresh)
            #expect(got == expected, "seed \(seed), step \(step), \(what): \(expected.difference(from: got))")
            if !midway.isEmpty || !shadow.isEmpty || got != expected { return }
        }
        #expect(host.warnings == [])
    }
}
