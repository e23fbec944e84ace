/// Chooses at most 255 colours for the changed pixels of a frame and maps pixels to them.
struct ColorQuantizer {
    typealias Rectangle = (x: Int, y: Int, width: Int, height: Int)
    static let limit = 255

    /// 0xRRGGBB.
    private(set) var palette: [UInt32] = []
    /// The first colours of the palette: all of them, or those of flat areas where there were too many.
    private var exact = ColorTable()
    /// Palette index per 15-bit colour, where there were too many colours.
    private var lookup = [UInt8](repeating: 0, count: 1 << 15)
    private var bins = [Bin](repeating: Bin(), count: 1 << 15)
    private var votes = [Vote](repeating: Vote(), count: 1 << 10)

    /// Makes the palette for the pixels of `rect` that differ between `next` and `shown`.
    mutating func build(_ next: [UInt32], _ shown: [UInt32], rowLength: Int, _ rect: Rectangle) {
        exact.removeAll()
        var overflow = false
        next.withUnsafeBufferPointer { next in
            shown.withUnsafeBufferPointer { shown in
                Self.forEachRun(next, shown, rowLength, rect) { color, _ in
                    if !overflow, !exact.insert(color) { overflow = true }
                    return !overflow
                }
            }
        }
        guard overflow else {
            palette = exact.colors
            return
        }
        buildByMedianCut(next, shown, rowLength, rect)
    }

    /// Colours of flat areas get places of their own, so that they stay exact however close to each other they are; the rest is reduced.
    private mutating func buildByMedianCut(_ next: [UInt32], _ shown: [UInt32], _ rowLength: Int, _ rect: Rectangle) {
        exact.removeAll()
        for color in flatColors(next, shown, rowLength, rect) { _ = exact.insert(color) }
        let exact = self.exact
        var used: [Int] = []
        next.withUnsafeBufferPointer { next in
            shown.withUnsafeBufferPointer { shown in
                bins.withUnsafeMutableBufferPointer { bins in
                    bins.update(repeating: Bin())
                    Self.forEachRun(next, shown, rowLength, rect) { color, count in
                        if exact.find(color) != nil { return true }
                        let key = Self.key(color)
                        if bins[key].count == 0 { used.append(key) }
                        bins[key].add(color, count)
                        return true
                    }
                }
            }
        }
        let boxes = MedianCut.split(used.map { MedianCut.Entry(key: $0, count: bins[$0].count) }, limit: Self.limit - exact.colors.count)
        palette = exact.colors
        for box in boxes {
            for entry in box { lookup[entry.key] = UInt8(palette.count) }
            palette.append(Self.color(of: box.map { bins[$0.key] }))
        }
    }

    /// Up to 48 colours that have more than a five-hundredth of the changed pixels each, nearly all of those that do. Colours that share a
    /// place outvote each other there.
    private mutating func flatColors(_ next: [UInt32], _ shown: [UInt32], _ rowLength: Int, _ rect: Rectangle) -> [UInt32] {
        var total = 0
        next.withUnsafeBufferPointer { next in
            shown.withUnsafeBufferPointer { shown in
                votes.withUnsafeMutableBufferPointer { votes in
                    votes.update(repeating: Vote())
                    Self.forEachRun(next, shown, rowLength, rect) { color, count in
                        votes[Int((color &* 2_654_435_761) >> 22)].add(color, count)
                        total &+= count
                        return true
                    }
                }
            }
        }
        let frequent = votes.filter { $0.count * 500 > total }.sorted { ($0.count, $0.color) > ($1.count, $1.color) }
        return frequent.prefix(48).map(\.color)
    }

    /// The colour of most pixels where one has the majority, so that flat areas stay exact; else the mean.
    private static func color(of bins: [Bin]) -> UInt32 {
        let total = bins.reduce(0) { $0 + $1.count }
        if let main = bins.map(\.majority).max(by: { $0.count < $1.count }), main.count * 2 > total { return main.color }
        func mean(_ sum: (Bin) -> Int) -> UInt32 { UInt32((bins.reduce(0) { $0 + sum($1) } + total / 2) / max(total, 1)) }
        return mean { $0.red } << 16 | mean { $0.green } << 8 | mean { $0.blue }
    }

    /// Appends an index per pixel of `rect`, `transparent` for unchanged ones; returns whether there were any of those.
    func map(
        _ next: [UInt32], _ shown: [UInt32], rowLength: Int, _ rect: Rectangle, transparent: UInt8, into indexes: inout [UInt8]
    ) -> Bool {
        var hasTransparent = false
        let count = rect.width * rect.height
        indexes = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            next.withUnsafeBufferPointer { next in
                shown.withUnsafeBufferPointer { shown in
                    lookup.withUnsafeBufferPointer { lookup in
                        var last = UInt32.max
                        var lastIndex: UInt8 = 0
                        var place = 0
                        for y in rect.y..<rect.y + rect.height {
                            let row = y * rowLength
                            for x in row + rect.x..<row + rect.x + rect.width {
                                let color = next[x]
                                if color == shown[x] {
                                    hasTransparent = true
                                    target[place] = transparent
                                } else {
                                    if color != last {
                                        last = color
                                        lastIndex = exact.find(color) ?? lookup[Self.key(color)]
                                    }
                                    target[place] = lastIndex
                                }
                                place &+= 1
                            }
                        }
                    }
                }
            }
            initialized = count
        }
        return hasTransparent
    }

    @inline(__always) private static func key(_ color: UInt32) -> Int {
        let red = (color >> 9) & 0x7C00
        let green = (color >> 6) & 0x03E0
        let blue = (color >> 3) & 0x1F
        return Int(red | green | blue)
    }

    /// Calls `body` for stretches of one colour among changed pixels until it returns false.
    @inline(__always) private static func forEachRun(
        _ next: UnsafeBufferPointer<UInt32>, _ shown: UnsafeBufferPointer<UInt32>, _ rowLength: Int, _ rect: Rectangle,
        _ body: (UInt32, Int) -> Bool
    ) {
        var color: UInt32 = 0
        var count = 0
        for y in rect.y..<rect.y + rect.height {
            let row = y * rowLength
            for x in row + rect.x..<row + rect.x + rect.width where next[x] != shown[x] {
                if next[x] == color {
                    count &+= 1
                } else {
                    if count > 0, !body(color, count) { return }
                    color = next[x]
                    count = 1
                }
            }
        }
        if count > 0 { _ = body(color, count) }
    }

    /// The pixels of one 15-bit colour.
    private struct Bin {
        var count = 0
        var red = 0
        var green = 0
        var blue = 0
        var majority = Vote()

        mutating func add(_ color: UInt32, _ pixels: Int) {
            count &+= pixels
            red &+= Int(color >> 16 & 0xFF) &* pixels
            green &+= Int(color >> 8 & 0xFF) &* pixels
            blue &+= Int(color & 0xFF) &* pixels
            majority.add(color, pixels)
        }
    }

    /// Boyer and Moore's majority vote among exact colours.
    private struct Vote {
        var color: UInt32 = 0
        /// Pixels by which the colour leads.
        var count = 0

        mutating func add(_ new: UInt32, _ pixels: Int) {
            if new == color {
                count &+= pixels
            } else if count >= pixels {
                count &-= pixels
            } else {
                color = new
                count = pixels &- count
            }
        }
    }
}

/// Up to 255 colours and their numbers: open addressing, because it is asked for every change of colour.
private struct ColorTable {
    private(set) var colors: [UInt32] = []
    private var slots = [Int16](repeating: -1, count: 1024)

    mutating func removeAll() {
        colors.removeAll(keepingCapacity: true)
        for index in slots.indices { slots[index] = -1 }
    }

    private func slot(_ color: UInt32) -> Int {
        var place = Int((color &* 2_654_435_761) >> 22)
        while slots[place] >= 0, colors[Int(slots[place])] != color { place = (place &+ 1) & 1023 }
        return place
    }

    /// False where the table is full.
    mutating func insert(_ color: UInt32) -> Bool {
        let place = slot(color)
        if slots[place] >= 0 { return true }
        guard colors.count < ColorQuantizer.limit else { return false }
        slots[place] = Int16(colors.count)
        colors.append(color)
        return true
    }

    /// The number of a colour, nil where it is not in the table.
    func find(_ color: UInt32) -> UInt8? {
        let index = slots[slot(color)]
        return index < 0 ? nil : UInt8(index)
    }
}
