import Testing

@testable import ScrollworkCore

struct GridTracksTests {
    @Test("L-157 fixed widths and gaps are taken off first, then flexible columns share from left to right")
    func mixed() {
        let tracks = GridTracks([GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))], cross: 280)
        #expect(tracks.tracks.map(\.length) == [60, 102, 80])
        #expect(tracks.tracks.map(\.start) == [0, 68, 178])
        #expect(tracks.total == 258)
    }

    @Test("L-157 an adaptive item makes at least one column", arguments: [(10, [30]), (100, [46, 46]), (0, [30])] as [(Double, [Double])])
    func adaptive(cross: Double, lengths: [Double]) {
        #expect(GridTracks([GridItem(.adaptive(minimum: 30))], cross: cross).tracks.map { Double($0.length) } == lengths)
    }

    @Test("without a proposal columns are as narrow as they can be; without items there is one column")
    func edges() {
        #expect(GridTracks([GridItem(.flexible()), GridItem(.fixed(5))], cross: nil).tracks.map(\.length) == [10, 5])
        #expect(GridTracks([], cross: 90).tracks.map(\.length) == [90])
    }
}
