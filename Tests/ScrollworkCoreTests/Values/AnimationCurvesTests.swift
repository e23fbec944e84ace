import Testing

@testable import ScrollworkCore

@Suite struct AnimationCurvesTests {
    @Test("F-70 eased animations take 0.35 s and are half way at half time")
    func defaults() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] { #expect(animation.makeCurve().duration == 0.35) }
        #expect(abs(Animation.easeInOut.makeCurve().progress(at: 0.175) - 0.5) < 1e-9)
        #expect(abs(Animation.linear(duration: 2).makeCurve().progress(at: 0.5) - 0.25) < 1e-9)
        #expect(Animation.easeIn(duration: 1).makeCurve().progress(at: 0.5) < 0.5)
        #expect(Animation.easeOut(duration: 1).makeCurve().progress(at: 0.5) > 0.5)
    }

    @Test("F-70 the named curves have the published handles")
    func handles() {
        #expect(Animation.easeInOut(duration: 1) == .timingCurve(0.42, 0, 0.58, 1, duration: 1))
        #expect(Animation.easeIn(duration: 1) == .timingCurve(0.42, 0, 1, 1, duration: 1))
        #expect(Animation.easeOut(duration: 1) == .timingCurve(0, 0, 0.58, 1, duration: 1))
        #expect(Animation.timingCurve(.easeInOut, duration: 1) == .easeInOut(duration: 1))
    }

    @Test("A curve begins at 0, ends at exactly 1, and stands still afterwards")
    func ends() {
        let curve = Animation.timingCurve(0.3, -0.4, 0.6, 1.5, duration: 0.7).makeCurve()
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: 0.7) == 1)
        #expect(curve.velocity(at: 0.8) == 0)
    }

    @Test("Unit curves: circular ones, the inverse, and the slope")
    func unitCurves() {
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.5) - 0.5) < 1e-12)
        #expect(abs(UnitCurve.easeInOut.inverse.value(at: UnitCurve.easeInOut.value(at: 0.3)) - 0.3) < 1e-6)
        #expect(UnitCurve.linear.velocity(at: 0.2) == 1)
        #expect(UnitCurve.easeIn.inverse.inverse == .easeIn)
    }
}
