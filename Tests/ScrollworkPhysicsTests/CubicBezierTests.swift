import ScrollworkPhysics
import Testing

@Suite struct CubicBezierTests {
    static let curves: [CubicBezier] = [
        .linear, .easeIn, .easeOut, .easeInOut, CubicBezier(0.25, 0.1, 0.25, 1), CubicBezier(1, 0, 0, 1), CubicBezier(0, 1, 1, 0),
        CubicBezier(0.3, -0.6, 0.7, 1.6),
    ]

    @Test("F-70 easeInOut is 0.5 at half time; the presets have the documented handles")
    func presets() {
        #expect(isClose(CubicBezier.easeInOut.value(at: 0.5), 0.5, within: 1e-12))
        #expect(CubicBezier.easeInOut == CubicBezier(0.42, 0, 0.58, 1))
        #expect(CubicBezier.easeIn == CubicBezier(0.42, 0, 1, 1))
        #expect(CubicBezier.easeOut == CubicBezier(0, 0, 0.58, 1))
        #expect(CubicBezier.linear.value(at: 0.3) == 0.3)
        #expect(CubicBezier.defaultDuration == 0.35)
    }

    @Test("F-70 easeOut mirrors easeIn")
    func mirror() {
        for step in 0...20 {
            let x = Double(step) / 20
            #expect(isClose(CubicBezier.easeOut.value(at: x), 1 - CubicBezier.easeIn.value(at: 1 - x), within: 1e-9))
        }
    }

    @Test("F-70 every curve begins at 0, ends at 1 and passes through its own points", arguments: curves)
    func ends(curve: CubicBezier) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        for step in 1..<50 {
            let s = Double(step) / 50
            let r = 1 - s
            let x = 3 * r * r * s * curve.x1 + 3 * r * s * s * curve.x2 + s * s * s
            let y = 3 * r * r * s * curve.y1 + 3 * r * s * s * curve.y2 + s * s * s
            // Where a curve is vertical, many heights belong to nearly the same place.
            #expect(isClose(curve.value(at: x), y, within: 1e-4))
        }
    }

    @Test("F-70 the velocity is the slope of the value", arguments: curves)
    func velocity(curve: CubicBezier) {
        for x in [0.1, 0.25, 0.4, 0.77, 0.95] {
            let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
            #expect(isClose(curve.velocity(at: x), slope, within: 1e-3 * max(1, abs(slope))))
        }
        #expect(curve.velocity(at: 0).isFinite && curve.velocity(at: 1).isFinite && curve.velocity(at: 0.5).isFinite)
        #expect(isClose(CubicBezier.easeOut.velocity(at: 0), 1 / 0.58, within: 0.01))
    }

    @Test("hostile input stays finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            let curve = CubicBezier(x1: number, y1: other, x2: other, y2: number)
            for time in hostileTimes {
                #expect(curve.value(at: time).isFinite)
                #expect(curve.velocity(at: time).isFinite)
            }
        }
        for curve in Self.curves where (0...1).contains(curve.y1) && (0...1).contains(curve.y2) {
            #expect((0...1).contains(curve.value(at: number)))
        }
    }
}
