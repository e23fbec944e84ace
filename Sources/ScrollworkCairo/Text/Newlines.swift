/// Paragraph ends and spaces in UTF-8.
enum Newlines {
    /// The paragraph that begins at `start`: where its text ends, and where the next begins after the newline.
    static func paragraph(in bytes: [UInt8], from start: Int) -> (end: Int, next: Int) {
        var index = start
        while index < bytes.count {
            let length = newlineLength(bytes, at: index)
            if length > 0 { return (index, index + length) }
            index += 1
        }
        return (bytes.count, bytes.count)
    }

    /// Bytes of the newline at `index`, 0 where there is none: LF, VT, FF, CR, CR LF, NEL, line and paragraph separator.
    private static func newlineLength(_ bytes: [UInt8], at index: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
        switch bytes[index] {
        case 0x0D: return byte(1) == 0x0A ? 2 : 1
        case 0x0A, 0x0B, 0x0C: return 1
        case 0xC2: return byte(1) == 0x85 ? 2 : 0
        case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
        default: return 0
        }
    }

    /// Whether a cluster is white space that hangs at the end of a line (L-10); no-break spaces do not.
    static func isHangingSpace(_ cluster: ArraySlice<UInt8>) -> Bool {
        let string = String(decoding: cluster, as: UTF8.self)
        return string.unicodeScalars.allSatisfy {
            $0.properties.isWhitespace && $0.value != 0xA0 && $0.value != 0x202F && $0.value != 0x2007
        }
    }
}
