import ScrollworkPhysics
import Testing

@Suite struct ScrollBarTrackTests {
    private func track(offset: Double, content: Double = 2000) -> ScrollBarTrack {
        ScrollBarTrack(length: 400, metrics: ScrollMetrics(offset: offset, viewport: 400, content: content))
    }

    @Test("F-52 viewport 400, content 2000, track 400: the thumb is 80 long")
    func thumbLength() {
        #expect(track(offset: 0).thumbLength == 80)
        #expect(track(offset: 0, content: 1e6).thumbLength == 36)
        #expect(track(offset: 0, content: 300).thumbLength == 400)
    }

    @Test("F-52 dragging the thumb maps linearly to the range")
    func drag() {
        #expect(track(offset: 0).thumbPosition == 0)
        #expect(track(offset: 800).thumbPosition == 160)
        #expect(track(offset: 1600).thumbPosition == 320)
        #expect(track(offset: 0).offset(forThumbPosition: 160) == 800)
        #expect(track(offset: 0).offset(forThumbPosition: 1000) == 1600)
        #expect(track(offset: 0).offset(forThumbPosition: -5) == 0)
        #expect(track(offset: 0, content: 300).offset(forThumbPosition: 10) == 0)
    }

    @Test("F-52 a click in the track pages towards the pointer")
    func click() {
        #expect(track(offset: 800).offset(forClickAt: 390) == 1150)
        #expect(track(offset: 800).offset(forClickAt: 10) == 450)
        #expect(track(offset: 800).offset(forClickAt: 200) == 800)
    }

    @Test("hostile input stays finite", arguments: hostileNumbers)
    func hostile(number: Double) {
        for other in hostileNumbers {
            let metrics = ScrollMetrics(offset: number, viewport: other, content: number)
            let track = ScrollBarTrack(length: other, metrics: metrics, minimumThumb: number)
            #expect(track.thumbLength.isFinite && track.thumbPosition.isFinite)
            #expect(track.offset(forThumbPosition: number).isFinite)
            #expect(track.offset(forClickAt: other).isFinite)
        }
    }
}
