import ScrollworkTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor struct CollapsingHeaderExampleTests {
    private func shown() -> TestHost {
        let host = TestHost(size: CGSize(width: 340, height: 560)) { MountainTrails() }
        host.settle()
        return host
    }

    @Test("the title shrinks with the header and stays at its lower edge, and the list goes under it") func title() throws {
        let host = shown()
        let large = try #require(host.frame(ofText: "Mountain trails"))
        #expect(large.height == 34)
        // 260 less padding 16, subtitle 22 and the gap of 6.
        #expect(large.maxY == 216)
        #expect(host.frame(ofText: "12 walks for a long weekend") != nil)
        host.wheel(at: CGPoint(x: 170, y: 400), by: CGPoint(x: 0, y: 84))
        host.settle()
        let half = try #require(host.frame(ofText: "Mountain trails"))
        #expect(abs(half.height - 34 * 0.79) < 0.001)
        #expect(abs(half.maxY - (176 - 16 - 11 - 6)) < 0.001)
        host.wheel(at: CGPoint(x: 170, y: 400), by: CGPoint(x: 0, y: 416))
        host.settle()
        let small = try #require(host.frame(ofText: "Mountain trails"))
        #expect(abs(small.height - 34 * 0.58) < 0.001)
        #expect(abs(small.maxY - (92 - 16 - 6)) < 0.001)
        // Texts that are not opaque are not listed, and the subtitle has faded.
        #expect(host.texts.allSatisfy { $0.string != "Lake Loop" || $0.frame.maxY < 92 })
    }

    @Test("a pull stretches the header down to the first card, which keeps its distance") func pull() throws {
        let host = shown()
        let rest = try #require(host.frame(ofText: "Lake Loop"))
        let title = try #require(host.frame(ofText: "Mountain trails"))
        host.touchDown(at: CGPoint(x: 170, y: 300))
        host.touchMove(to: CGPoint(x: 170, y: 380))
        host.touchMove(to: CGPoint(x: 170, y: 460))
        let pulled = try #require(host.frame(ofText: "Lake Loop")).minY - rest.minY
        #expect(pulled > 40)
        #expect(abs(try #require(host.frame(ofText: "Mountain trails")).minY - title.minY - pulled) < 0.001)
        host.touchUp(at: CGPoint(x: 170, y: 460))
        host.settle()
        #expect(host.frame(ofText: "Lake Loop") == rest)
    }
}
