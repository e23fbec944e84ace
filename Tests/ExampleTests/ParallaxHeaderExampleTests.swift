import ScrollworkTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor struct ParallaxHeaderExampleTests {
    private func shown() -> TestHost {
        let host = TestHost(size: CGSize(width: 340, height: 560)) { LakePage() }
        host.settle()
        return host
    }
    private let headline = "An evening above the tree line"

    @Test("the picture moves by half of what the page scrolls", arguments: [20, 100, 180] as [CGFloat]) func half(offset: CGFloat) throws {
        let host = shown()
        let title = try #require(host.frame(ofText: "Silent Lake"))
        let page = try #require(host.frame(ofText: headline))
        host.wheel(at: CGPoint(x: 170, y: 400), by: CGPoint(x: 0, y: offset))
        host.settle()
        #expect(abs(try #require(host.frame(ofText: headline)).minY - (page.minY - offset)) < 0.001)
        #expect(abs(try #require(host.frame(ofText: "Silent Lake")).minY - (title.minY - offset / 2)) < 0.001)
    }

    @Test("a pull makes the picture higher by what the page is pulled") func pull() throws {
        let host = shown()
        let title = try #require(host.frame(ofText: "Silent Lake"))
        let page = try #require(host.frame(ofText: headline))
        host.touchDown(at: CGPoint(x: 170, y: 300))
        host.touchMove(to: CGPoint(x: 170, y: 380))
        host.touchMove(to: CGPoint(x: 170, y: 460))
        let pulled = -host.scrollView.offset.y
        #expect(pulled > 40)
        // Its lower edge, where the title is, goes along with the page.
        #expect(abs(try #require(host.frame(ofText: headline)).minY - page.minY - pulled) < 0.001)
        #expect(abs(try #require(host.frame(ofText: "Silent Lake")).minY - title.minY - pulled) < 0.001)
    }

    @Test("a change of the offset evaluates the header's reader and its picture, and no paragraph") func cost() {
        let host = shown()
        host.touchDown(at: CGPoint(x: 170, y: 400))
        host.touchMove(to: CGPoint(x: 170, y: 380))
        host.touchMove(to: CGPoint(x: 170, y: 360))
        #expect(host.report.bodyNames == ["GeometryReader": 1, "LakePicture": 1])
    }
}
