import Foundation

/// What the machine can do at best, measured in the same run: times are compared with it, because machines and their load differ.
@MainActor enum Floor {
    /// A copy of one picture of the scene, from one buffer to another: 780 x 1688 pixels of 4 bytes.
    static func copy() -> Sample {
        let bytes = Int(Stage.size.width * Stage.scale) * Int(Stage.size.height * Stage.scale) * 4
        let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
        let target = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
        defer {
            source.deallocate()
            target.deallocate()
        }
        memset(source, 7, bytes)
        memset(target, 1, bytes)
        var sum = 0
        let sample = Sample.measure(repeats: 300) {
            memcpy(target, source, bytes)
            // The copy is used, so that it is made.
            sum &+= Int(target.load(fromByteOffset: bytes / 2, as: UInt8.self))
        }
        precondition(sum > 0)
        return sample
    }

    /// A dictionary from `count` ids to their places, reserved beforehand: what one pass over identified data cannot do without.
    static func identities(_ count: Int) -> Sample {
        let ids = Array(0..<count)
        var kept = 0
        let sample = Sample.measure(repeats: 20, limit: 0.5) {
            var places = [Int: Int](minimumCapacity: count)
            for (place, id) in ids.enumerated() { places[id] = place }
            kept += places.count
        }
        precondition(kept > 0)
        return sample
    }
}
