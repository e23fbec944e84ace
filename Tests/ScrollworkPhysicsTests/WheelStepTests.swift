import ScrollworkPhysics
import Testing

@Suite struct WheelStepTests {
    @Test(
        "F-40 GTK's notch is the viewport to the power of two thirds",
        arguments: [(300.0, 44.81), (400, 54.29), (600, 71.14), (1000, 100)])
    func gtkNotch(viewport: Double, expected: Double) {
        #expect(isClose(WheelStep.gtk.notch(viewport: viewport), expected))
    }

    @Test("F-41 a precise delta of 10 moves 10")
    func preciseDelta() {
        #expect(WheelStep.preciseDelta(10) == 10)
        #expect(WheelStep.preciseDelta(-10) == -10)
        #expect(WheelStep.gtkSurfaceScale == 2.5)
    }

    @Test("F-42 Chromium: line 40, page 87.5 %, notch 120, formerly 53")
    func chromium() {
        #expect(WheelStep.chromium.line(viewport: 400) == 40)
        #expect(WheelStep.chromium.page(viewport: 400) == 350)
        #expect(WheelStep.chromium.notch(viewport: 400) == 120)
        #expect(WheelStep.chromiumLegacyNotch == 53)
    }

    @Test("F-43 GTK: step 10 %, page 90 %; AppKit: line 10, overlap 10")
    func gtkKeys() {
        #expect(isClose(WheelStep.gtk.line(viewport: 400), 40, within: 1e-9))
        #expect(isClose(WheelStep.gtk.page(viewport: 400), 360, within: 1e-9))
        #expect(WheelStep.appKitLine == 10)
        #expect(WheelStep.appKitPageOverlap == 10)
    }

    @Test("F-48 a value120 of 60 is half a notch")
    func highResolution() {
        #expect(WheelStep.chromium.delta(value120: 60, viewport: 400) == 60)
        #expect(isClose(WheelStep.gtk.delta(value120: -60, viewport: 400), -54.29 / 2))
    }

    @Test("hostile input stays finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for step in WheelStep.allCases {
            #expect(step.notch(viewport: number).isFinite)
            #expect(step.line(viewport: number).isFinite)
            #expect(step.page(viewport: number).isFinite)
            #expect(step.delta(value120: number, viewport: number).isFinite)
        }
        #expect(WheelStep.preciseDelta(number).isFinite)
    }
}
