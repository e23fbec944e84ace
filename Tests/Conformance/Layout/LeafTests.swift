import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct LeafTests {
    @Test("L-04 a leaf without a size takes the proposal and 10 where there is none") func greedyLeaf() {
        let seen = frames(in: 100, 100) {
            ZStack {
                Color.red.fixedSize().probe("ideal")
                Color.red.fixedSize(horizontal: true, vertical: false).probe("narrow")
                Rectangle().fixedSize().probe("shape")
                Path().fixedSize().probe("path")
                GeometryReader { _ in EmptyView() }.fixedSize().probe("reader")
                Color.blue.probe("full")
            }
        }
        #expect(seen["ideal"] == rect(45, 45, 10, 10))
        #expect(seen["narrow"] == rect(45, 0, 10, 100))
        #expect(seen["shape"] == rect(45, 45, 10, 10))
        #expect(seen["path"] == rect(45, 45, 10, 10))
        #expect(seen["reader"] == rect(45, 45, 10, 10))
        #expect(seen["full"] == rect(0, 0, 100, 100))
    }
}
