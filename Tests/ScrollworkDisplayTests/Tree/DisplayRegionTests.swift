import Foundation
import Testing

@testable import ScrollworkDisplay

@Suite("Regions")
struct DisplayRegionTests {
    @Test("Rectangles that overlap become one, others stay apart")
    func merge() {
        var region = DisplayRegion(CGRect(x: 0, y: 0, width: 10, height: 10))
        region.add(CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(region.rects.count == 2)
        #expect(region.area == 200)
        region.add(CGRect(x: 5, y: 0, width: 20, height: 10))
        #expect(region.rects == [CGRect(x: 0, y: 0, width: 30, height: 10)])
        region.add(.null)
        region.add(.zero)
        #expect(region.rects.count == 1)
    }

    @Test("Many rectangles become their box")
    func limit() {
        var region = DisplayRegion()
        for index in 0..<20 { region.add(CGRect(x: CGFloat(index) * 10, y: 0, width: 5, height: 5)) }
        #expect(region.rects.count <= DisplayRegion.limit)
        #expect(region.bounds == CGRect(x: 0, y: 0, width: 195, height: 5))
        #expect(region.intersection(CGRect(x: 190, y: 0, width: 100, height: 2)).bounds == CGRect(x: 190, y: 0, width: 5, height: 2))
    }
}
