import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Physics section 8 as views show it.
@MainActor struct AnimationTests {
    /// A view that animates a number and writes down each value it shows.
    struct Meter: View, Animatable {
        var value: Double
        let log: Recording<Double>
        var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View {
            let _ = log.add(value)
            Color.red.frame(width: 10, height: 10)
        }
    }

    func meter(_ interval: Double = 1.0 / 60) -> (host: TestHost, model: Model<Double>, log: Recording<Double>) {
        let model = Model(0.0)
        let log = Recording<Double>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Showing(model: model) { Meter(value: $0, log: log) } }
        host.frameInterval = interval
        return (host, model, log)
    }

    /// The values shown at `times` seconds after a change from 0 to 1.
    func values(_ animation: Animation, at times: [Double]) -> [Double] {
        let (host, model, log) = meter()
        withAnimation(animation) { model.value = 1 }
        host.frame()
        return times.map { time in
            host.advance(by: time - host.time)
            return log.entries.last!
        }
    }

    func check(_ animation: Animation, _ expected: [(time: Double, value: Double)], _ tolerance: Double = 0.0006) {
        let shown = values(animation, at: expected.map(\.time))
        for (value, expected) in zip(shown, expected) { #expect(abs(value - expected.value) <= tolerance, "at \(expected.time): \(value)") }
    }

    @Test("F-70 easeInOut, easeIn, easeOut and linear take 0.35 s on their curves") func curves() {
        check(.easeInOut, [(0.175, 0.5), (0.35, 1)])
        check(.linear, [(0.0875, 0.25), (0.175, 0.5), (0.35, 1)])
        // The curve (0.42, 0, 1, 1) at half its time, and its mirror image.
        check(.easeIn, [(0.175, 0.3154), (0.35, 1)], 0.001)
        check(.easeOut, [(0.175, 1 - 0.3154), (0.35, 1)], 0.001)
        check(.easeInOut(duration: 2), [(1, 0.5), (2, 1)])
    }

    @Test("F-71 the default is a spring of response 0.55: 0.7783 at 0.25 s") func defaultAnimation() {
        check(.default, [(0.25, 0.7783)])
    }

    @Test("F-72 F-74 critical 0.5: 0.3577 at 0.1 s, 0.7154 at 0.2; damping 0.825: 0.3936, 0.7996, 1.0084 at 0.5") func springs() {
        check(.spring(response: 0.5, dampingFraction: 1, blendDuration: 0), [(0.1, 0.3577), (0.2, 0.7154)])
        check(.spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0), [(0.1, 0.3936), (0.2, 0.7996), (0.5, 1.0084)])
        check(.smooth, [(0.1, 0.3577)])
    }

    @Test("F-73 a bounce of 0.3 overshoots, one of 0 does not") func bounce() {
        let times = stride(from: 0.05, through: 1.5, by: 0.05).map { $0 }
        #expect(values(.bouncy, at: times).max()! > 1.03)
        #expect(values(.smooth, at: times).max()! <= 1)
    }

    @Test("F-75 a spring ends within finite time, exactly on the target") func end() {
        let (host, model, log) = meter()
        withAnimation(.bouncy) { model.value = 1 }
        host.frame()
        #expect(host.settle(limit: 10))
        #expect(host.time < 3)
        #expect(log.entries.last == 1)
    }

    @Test("F-76 a retargeted spring has no jump in value nor in velocity") func retargetedSpring() {
        let (host, model, log) = meter(0.001)
        withAnimation(.spring(duration: 0.5)) { model.value = 1 }
        host.frame()
        host.advance(by: 0.15)
        let last = log.entries.suffix(2)
        let speed = (last.last! - last.first!) / 0.001
        let before = log.entries.last!
        withAnimation(.spring(duration: 0.5)) { model.value = 0 }
        host.frame()
        #expect(abs(log.entries.last! - before) < 1e-9)
        host.step()
        #expect(abs((log.entries.last! - before) / 0.001 - speed) < abs(speed) * 0.06)
        host.settle()
        #expect(log.entries.last == 0)
    }

    @Test("F-76 a curve on top of another starts from the presented value") func retargetedCurve() {
        let (host, model, log) = meter()
        withAnimation(.linear(duration: 1)) { model.value = 1 }
        host.frame()
        host.advance(by: 0.5)
        withAnimation(.linear(duration: 1)) { model.value = 0 }
        host.frame()
        #expect(abs(log.entries.last! - 0.5) < 1e-9)
        host.advance(by: 0.5)
        #expect(abs(log.entries.last! - 0.25) < 1e-9)
        host.settle()
        #expect(log.entries.last == 0)
    }

    @Test("F-76 a change without animation on the way goes to its value at once") func replaced() {
        let (host, model, log) = meter()
        withAnimation(.linear(duration: 1)) { model.value = 1 }
        host.frame()
        host.advance(by: 0.5)
        model.value = 0.9
        host.frame()
        #expect(log.entries.last == 0.9)
        host.step()
        #expect(!host.isBusy)
        #expect(log.entries.last == 0.9)
    }

    @Test("F-79 60 and 120 Hz show the same curve", arguments: ["spring", "curve"]) func frameRates(_ kind: String) {
        let animation: Animation = kind == "spring" ? .bouncy : .easeInOut(duration: 0.8)
        var curves: [[Int: Double]] = []
        for interval in [1.0 / 60, 1.0 / 120] {
            let (host, model, log) = meter(interval)
            withAnimation(animation) { model.value = 1 }
            host.frame()
            var curve: [Int: Double] = [:]
            for _ in 0..<Int(0.7 / interval) {
                host.step()
                curve[Int((host.time * 120).rounded())] = log.entries.last!
            }
            curves.append(curve)
        }
        #expect(curves[0].count > 40)
        for (key, value) in curves[0] { #expect(abs(value - curves[1][key]!) < 1e-9) }
    }

    /// A view of a number, with the number half way through a linear second from 0 to 1.
    func halfWay<V: View>(@ViewBuilder _ view: @escaping (Double) -> V) -> TestHost {
        let model = Model(0.0)
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Showing(model: model, content: view) }
        withAnimation(.linear(duration: 1)) { model.value = 1 }
        host.frame()
        host.advance(by: 0.5)
        return host
    }

    @Test("F-70 opacity half way") func opacity() {
        let host = halfWay { Color.red.frame(width: 100, height: 100).opacity($0) }
        #expect(host.dump(.display).contains("opacity=0.5"))
        host.settle()
        #expect(!host.dump(.display).contains("opacity"))
    }

    @Test("F-70 a frame half way moves its neighbour in the same frame") func frame() {
        let host = halfWay { value in
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100 + 100 * value)
                Text("below")
            }
            .frame(height: 400, alignment: .top)
        }
        #expect(host.frame(ofText: "below")?.minY == 150)
        host.settle()
        #expect(host.frame(ofText: "below")?.minY == 200)
    }

    @Test("F-70 offset and padding half way") func offset() {
        let host = halfWay { value in
            Text("A").offset(x: 100 * value, y: -10 * value).padding(.top, 20 * value).frame(
                width: 300, height: 400, alignment: .topLeading)
        }
        #expect(host.frame(ofText: "A")?.origin == CGPoint(x: 50, y: 5))
        host.settle()
        #expect(host.frame(ofText: "A")?.origin == CGPoint(x: 100, y: 10))
    }

    @Test("F-70 scale and rotation half way") func transforms() {
        let scaled = halfWay { Text("A").frame(width: 100, height: 100).scaleEffect(1 + $0) }
        #expect(scaled.frame(ofText: "A")?.width == 17 * 1.5)
        scaled.settle()
        #expect(scaled.frame(ofText: "A")?.width == 34)
        let turned = halfWay { Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(180 * $0), anchor: .center) }
        // A quarter turn about (50, 50).
        let dump = turned.dump(.display)
        #expect(dump.contains(",1,-1,"))
        #expect(dump.contains(",100,0)"))
    }

    @Test("F-70 a fill's colour half way lies between the ends") func colour() {
        let host = halfWay { Rectangle().fill(Color(red: $0, green: 0, blue: 0)).frame(width: 100, height: 100) }
        let dump = host.dump(.display)
        #expect(!dump.contains("fill #000000"))
        #expect(!dump.contains("fill #ff0000"))
        host.settle()
        #expect(host.dump(.display).contains("fill #ff0000"))
    }

    @Test("F-70 a shape's corner radius half way") func shape() {
        struct Bar: Shape {
            var share: Double
            var animatableData: Double {
                get { share }
                set { share = newValue }
            }
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height)) }
        }
        let host = halfWay { Bar(share: $0).frame(width: 100, height: 10) }
        #expect(host.dump(.display).contains("rect(0,0,50,10)"))
    }
}
