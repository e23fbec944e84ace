import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Pixel grid")
struct PixelGridTests {
    @Test("L-105 edges are rounded, not sizes: x 0.25, width 10.5 at scale 2 becomes 0.5…11")
    func edges() {
        let rect = PixelGrid(scale: 2).round(CGRect(x: 0.25, y: 0, width: 10.5, height: 1))
        #expect(rect == CGRect(x: 0.5, y: 0, width: 10.5, height: 1))
        #expect(rect.maxX == 11)
    }

    @Test("L-105 ties go up, also below zero")
    func ties() {
        let grid = PixelGrid(scale: 1)
        #expect([-1.5, -0.5, 0.5, 1.5].map { grid.round(CGFloat($0)) } == [-1, 0, 1, 2])
    }

    @Test("L-105 neighbours never gap", arguments: [1, 1.5, 2, 3] as [CGFloat])
    func neighbours(scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        var x: CGFloat = 0
        for step in 1...50 {
            let width = CGFloat(step) * 0.377
            let left = grid.round(CGRect(x: x, y: 0, width: width, height: 1))
            let right = grid.round(CGRect(x: x + width, y: 0, width: 7, height: 1))
            #expect(abs(left.maxX - right.minX) < 1e-9)
            x += width
        }
    }

    @Test("L-19 lengths are rounded up; a thousandth of a pixel does not count")
    func up() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.ceil(10.1) == 10.5)
        #expect(grid.ceil(10.5) == 10.5)
        #expect(grid.ceil(10.5004) == 10.5)
        #expect(grid.ceil(0) == 0)
    }

    @Test("An impossible scale counts as 1")
    func badScale() {
        for scale in [0, -1, CGFloat.nan, .infinity] { #expect(PixelGrid(scale: scale).scale == 1) }
        #expect(PixelGrid(scale: 4).pixelLength == 0.25)
    }
}
