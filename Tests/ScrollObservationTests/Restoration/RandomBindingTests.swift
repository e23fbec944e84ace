@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Sessions of writes, user scrolls and changes of sizes, drawn by lot: both ways to steer end each step at the same place.
@MainActor struct RandomBindingTests {
    enum Step {
        case wheel(CGFloat)
        case write(CGFloat)
        case animate(CGFloat)
        case content(CGFloat)
        case window(CGFloat)
        case pull(CGFloat)
    }

    struct Stage: View {
        @ObservedObject var offset: Model<CGPoint>
        @ObservedObject var height: Model<CGFloat>
        var body: some View {
            ScrollView { Color.red.frame(width: 300, height: height.value).scrollOffsetSource() }.scrollOffset($offset.value)
        }
    }

    /// Numbers by a linear congruence, the same on every machine.
    struct Lot {
        var state: UInt64
        mutating func next(_ range: ClosedRange<Int>) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Int(state >> 33) % range.count
        }
        mutating func step() -> Step {
            switch next(0...6) {
            case 0, 1: .wheel(CGFloat(next(-600...600)))
            case 2: .write(CGFloat(next(-200...2600)))
            case 3: .animate(CGFloat(next(-200...2600)))
            case 4: .content(CGFloat(next(100...3000)))
            case 5: .window(CGFloat(next(200...600)))
            default: .pull(CGFloat(next(-250...250)))
            }
        }
    }

    @Test("obs.binding.write obs.binding.range both sources end every step at the same place, and the binding tells it", arguments: 1...24)
    func sessions(_ seed: Int) {
        var lot = Lot(state: UInt64(seed))
        let steps = (0..<20).map { _ in lot.step() }
        let sides = bothSources.map { source in
            let offset = Model(CGPoint.zero)
            let height = Model(CGFloat(2000))
            let host = TestHost.window(source) { Stage(offset: offset, height: height) }
            return (host: host, offset: offset, height: height)
        }
        for (index, step) in steps.enumerated() {
            for side in sides { run(step, side.host, side.offset, side.height) }
            let (new, old) = (sides[0], sides[1])
            #expect(new.host.y == old.host.y, "step \(index): \(step)")
            #expect(new.offset.value == old.offset.value, "step \(index): \(step)")
            // The binding tells where the view is, or asks for what it cannot reach.
            let maximum = max(new.height.value - new.host.size.height, 0)
            #expect(near(min(max(new.offset.value.y, 0), maximum), new.host.y, 0.51), "step \(index): \(step)")
            for side in sides { #expect(side.host.warnings == []) }
        }
    }

    private func run(_ step: Step, _ host: TestHost, _ offset: Model<CGPoint>, _ height: Model<CGFloat>) {
        switch step {
        case .wheel(let delta): host.wheel(delta)
        case .write(let y): offset.value = CGPoint(x: 0, y: y)
        case .animate(let y): withAnimation(.easeInOut(duration: 0.3)) { offset.value = CGPoint(x: 0, y: y) }
        case .content(let value): height.value = value
        case .window(let value): host.resize(to: CGSize(width: 300, height: value))
        case .pull(let distance):
            host.pull(0, distance)
            host.letGo(0, distance)
        }
        host.frame()
        host.settle()
    }
}
