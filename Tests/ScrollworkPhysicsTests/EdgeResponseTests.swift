import ScrollworkPhysics
import Testing

@Suite struct EdgeResponseTests {
    @Test("F-24 touch gives the rubber band, a trackpad the stiff stretch, wheel, keys and scroll bar stop")
    func devices() {
        #expect(isClose(EdgeResponse(device: .touch).overscroll(forTravel: -100, viewport: 400), -48.35))
        #expect(EdgeResponse(device: .trackpad).overscroll(forTravel: -200, viewport: 400) == -10)
        for device in [EdgeResponse.Device.wheel, .keyboard, .scrollBar] {
            #expect(EdgeResponse(device: device) == .clamp)
            #expect(EdgeResponse(device: device).overscroll(forTravel: -100, viewport: 400) == 0)
        }
    }

    @Test("hostile input stays finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for device in EdgeResponse.Device.allCases {
            #expect(EdgeResponse(device: device).overscroll(forTravel: number, viewport: number).isFinite)
        }
    }
}
