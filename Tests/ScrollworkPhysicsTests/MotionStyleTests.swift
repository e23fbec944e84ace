import ScrollworkPhysics
import Testing

@Suite struct MotionStyleTests {
    @Test("F-24 F-25 touch and touchpad overshoot in the GTK style; wheels, keys and bars stop in both")
    func edges() {
        for device in [EdgeResponse.Device.touch, .trackpad] { #expect(MotionStyle.gtk.edgeResponse(device) == .overshoot) }
        for device in [EdgeResponse.Device.wheel, .keyboard, .scrollBar] {
            for style in MotionStyle.allCases { #expect(style.edgeResponse(device) == .clamp) }
        }
        #expect(MotionStyle.standard.edgeResponse(.touch) == .rubberBand)
        #expect(MotionStyle.standard.edgeResponse(.trackpad) == .stiffStretch)
    }

    @Test("F-25 an overshoot follows the finger as it goes, up to 100, and back")
    func overshoot() {
        for travel in [0.0, 30, -60, 100, -250, .nan] {
            let shown = EdgeResponse.overshoot.overscroll(forTravel: travel, viewport: 400)
            #expect(shown == (travel.isNaN ? 0 : min(max(travel, -100), 100)))
            #expect(EdgeResponse.overshoot.travel(forOverscroll: shown, viewport: 400) == shown)
        }
    }

    @Test("F-47 what was stopped goes on to decay, and adds up to a flick in its direction")
    func accumulates() {
        #expect(MotionStyle.standard.accumulated(velocity: 1000, stopped: 1000, elapsed: 0) == 1000)
        #expect(isClose(MotionStyle.gtk.accumulated(velocity: 1000, stopped: 1000, elapsed: 0), 2000, within: 1e-6))
        #expect(MotionStyle.gtk.accumulated(velocity: -1000, stopped: 1000, elapsed: 0) == -1000)
        #expect(MotionStyle.gtk.accumulated(velocity: 1000, stopped: 1000, elapsed: 60) == 1000)
        for number in [Double.nan, .infinity, -.infinity] {
            #expect(MotionStyle.gtk.accumulated(velocity: number, stopped: number, elapsed: number).isFinite)
        }
    }

    @Test("F-25 F-47 a fling over the edge overshoots by 100 at most and rests at the edge; without an edge it is GTK's own")
    func fling() {
        let free = GTKFlingSimulation(position: 0, velocity: 1000, range: 0...5000)
        let own = GTKKineticSimulation(position: 0, velocity: 1000)
        for time in stride(from: 0.0, through: 3, by: 0.05) {
            #expect(isClose(free.position(at: time), own.position(at: time), within: 1e-9))
        }
        let over = GTKFlingSimulation(position: 900, velocity: 8000, range: 0...1000)
        var most = 0.0
        var last = 900.0
        for time in stride(from: 0.0, through: over.duration, by: 0.001) {
            most = max(most, over.position(at: time))
            #expect(abs(over.position(at: time) - last) < 10)
            last = over.position(at: time)
        }
        #expect(most == 1100)
        #expect(over.finalPosition == 1000 && over.position(at: over.duration) == 1000)
        let outside = GTKFlingSimulation(position: -50, velocity: 0, range: 0...1000)
        #expect(isClose(outside.position(at: 0.1), -36.79))
    }

    @Test("F-40 F-41 F-43 steps and factors of both styles")
    func steps() {
        #expect(MotionStyle.standard.steps == .chromium && MotionStyle.gtk.steps == .gtk)
        #expect(MotionStyle.standard.preciseScale == 1 && MotionStyle.gtk.preciseScale == 2.5)
        #expect(isClose(MotionStyle.gtk.rate.decay, -4, within: 1e-9))
    }
}
