/// A small generator with a fixed seed (the 64-bit linear congruential generator of Knuth's MMIX), so that every run makes the same script.
package struct SeededRandom {
    private var state: UInt64
    package init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
        for _ in 0..<4 { _ = below(2) }
    }
    package mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(bound, 1)))
    }
    package mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }
    package mutating func isChosen(outOf count: Int) -> Bool { below(count) == 0 }
}
