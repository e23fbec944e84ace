/// GIF's variable-length LZW, with the string table as a small hash table that stays in the cache.
struct LZWEncoder {
    private static let tableSize = 1 << 13
    /// prefix << 8 | suffix, or `empty`.
    private var keys = [UInt32](repeating: empty, count: tableSize)
    private var codes = [UInt16](repeating: 0, count: tableSize)
    private static let empty = UInt32.max

    /// Appends the image data of `indexes`: the minimum code size, the sub-blocks and the terminator.
    /// - Parameter bits: minimum code size, 2…8.
    mutating func encode(_ indexes: [UInt8], bits: Int, into output: inout [UInt8]) {
        output.append(UInt8(bits))
        var writer = BitWriter()
        writer.bytes.reserveCapacity(indexes.count / 8 + 64)
        let clear = 1 << bits
        var size = bits + 1
        var next = clear + 2
        resetTable()
        writer.write(clear, size)
        if let first = indexes.first {
            var prefix = Int(first)
            keys.withUnsafeMutableBufferPointer { keys in
                codes.withUnsafeMutableBufferPointer { codes in
                    indexes.withUnsafeBufferPointer { indexes in
                        for place in 1..<max(indexes.count, 1) {
                            let key = UInt32(prefix) << 8 | UInt32(indexes[place])
                            var slot = Int((key &* 2_654_435_761) >> 19)
                            while keys[slot] != key, keys[slot] != Self.empty { slot = (slot &+ 1) & (Self.tableSize &- 1) }
                            if keys[slot] == key {
                                prefix = Int(codes[slot])
                                continue
                            }
                            writer.write(prefix, size)
                            if next < 4096 {
                                keys[slot] = key
                                codes[slot] = UInt16(next)
                                if next == 1 << size { size += 1 }
                                next += 1
                            } else {
                                writer.write(clear, size)
                                keys.update(repeating: Self.empty)
                                size = bits + 1
                                next = clear + 2
                            }
                            prefix = Int(indexes[place])
                        }
                    }
                }
            }
            writer.write(prefix, size)
            if next < 4096, next == 1 << size { size += 1 }
        }
        writer.write(clear + 1, size)
        writer.flush()
        var start = 0
        while start < writer.bytes.count {
            let end = min(start + 255, writer.bytes.count)
            output.append(UInt8(end - start))
            output.append(contentsOf: writer.bytes[start..<end])
            start = end
        }
        output.append(0)
    }

    private mutating func resetTable() {
        keys.withUnsafeMutableBufferPointer { $0.update(repeating: Self.empty) }
    }
}

/// Packs codes from the lowest bit up.
private struct BitWriter {
    var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    @inline(__always) mutating func write(_ code: Int, _ bits: Int) {
        pending |= UInt64(code) << UInt64(count)
        count &+= bits
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count &-= 8
        }
    }

    mutating func flush() {
        if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
        pending = 0
        count = 0
    }
}
