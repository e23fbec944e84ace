import ScrollworkDisplay
import Testing

@testable import ScrollworkRecorder

@Suite struct GIFFilmTests {
    @Test("frames at 60 a second make pictures at 20 a second, evenly")
    func pace() {
        var film = GIFFilm(width: 2, height: 2, downscale: 1)
        var drawn = 0
        for frame in 0...60 {
            film.add(at: Double(frame) / 60) {
                drawn += 1
                return PixelBuffer(width: 2, height: 2)
            }
        }
        #expect(drawn == 21)
        #expect(film.missing(at: 1) == 0)
        #expect(film.missing(at: 2) == 20)
    }
}
