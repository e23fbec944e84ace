internal import CCairo
internal import CPango
import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// The work of shaping one text: paragraphs, items, clusters.
struct TextShaping {
    let runs: [TextRun]
    let isRightToLeft: Bool
    let library: FontLibrary
    let glyphs: ShapedGlyphs
    private(set) var clusters: [TextCluster] = []
    private(set) var strings: [String] = []

    /// The whole text.
    private var bytes: [UInt8] = []
    /// First byte of each run.
    private var runStarts: [Int] = []
    private var descriptions: [OpaquePointer] = []
    /// The run of the last cluster; clusters come in order, so the search goes on from here.
    private var currentRun = 0
    private var fontNumbers: [ObjectIdentifier: Int32] = [:]

    init(runs: [TextRun], isRightToLeft: Bool, library: FontLibrary) {
        self.runs = runs
        self.isRightToLeft = isRightToLeft
        self.library = library
        glyphs = ShapedGlyphs(library: library)
    }

    mutating func run() {
        for run in runs {
            runStarts.append(bytes.count)
            bytes.append(contentsOf: run.string.utf8)
        }
        guard !bytes.isEmpty else { return }
        descriptions = runs.map { library.makeDescription($0.font) }
        defer { for description in descriptions { pango_font_description_free(description) } }
        var start = 0
        while start < bytes.count {
            let (end, next) = Newlines.paragraph(in: bytes, from: start)
            if end > start { shapeParagraph(start..<end) }
            if next > end {
                appendCluster(end..<next, advance: 0, isWhitespace: true, breakAfter: .mandatory, font: -1, level: isRightToLeft ? 1 : 0)
            }
            start = next
        }
        glyphs.isPlain = glyphs.levels.allSatisfy { $0 == 0 }
    }

    private mutating func shapeParagraph(_ range: Range<Int>) {
        // NUL and other controls would end C strings or come out as boxes; the text that is kept has them still.
        var text = bytes[range].map { $0 < 0x20 && $0 != 9 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
        text.append(0)
        let length = Int32(range.count)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        for (index, run) in runs.enumerated() {
            let low = max(runStarts[index], range.lowerBound)
            let high = min(index + 1 < runs.count ? runStarts[index + 1] : bytes.count, range.upperBound)
            guard low < high else { continue }
            insert(pango_attr_font_desc_new(descriptions[index]), attributes, low - range.lowerBound, high - range.lowerBound)
            if run.kerning != 0 {
                // Letters that are spaced apart cannot be one ligature.
                insert(pango_attr_font_features_new("liga=0, clig=0"), attributes, low - range.lowerBound, high - range.lowerBound)
            }
        }
        text.withUnsafeBytes { raw in
            let base = raw.baseAddress!.assumingMemoryBound(to: CChar.self)
            let breaks = BreakOpportunities(base, length: range.count, language: library.language)
            let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
            let items = pango_itemize_with_base_dir(library.context, direction, base, 0, length, attributes, nil)
            let string = pango_glyph_string_new()!
            var link = items
            while let current = link {
                let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
                pango_shape_full(base + Int(item.pointee.offset), item.pointee.length, base, length, &item.pointee.analysis, string)
                append(item.pointee, string.pointee, offset: range.lowerBound, end: range.upperBound, breaks)
                pango_item_free(item)
                link = current.pointee.next
            }
            g_list_free(items)
            pango_glyph_string_free(string)
        }
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ list: OpaquePointer?, _ low: Int, _ high: Int) {
        guard let attribute else { return }
        attribute.pointee.start_index = guint(low)
        attribute.pointee.end_index = guint(high)
        pango_attr_list_insert(list, attribute)
    }

    /// Appends the clusters of one item, in logical order. `offset` and `end` are the paragraph's first byte and the one after its last.
    private mutating func append(_ item: PangoItem, _ string: PangoGlyphString, offset: Int, end: Int, _ breaks: BreakOpportunities) {
        let count = Int(string.num_glyphs)
        guard count > 0, let infos = string.glyphs, let logical = string.log_clusters else { return }
        let level = item.analysis.level
        let font = item.analysis.font.flatMap { library.glyphFont($0) }.map { number(of: $0) } ?? -1
        // Stretches of glyphs of one cluster, in visual order.
        var groups: [(glyphs: Range<Int>, byte: Int)] = []
        var index = 0
        while index < count {
            var next = index + 1
            while next < count, logical[next] == logical[index] { next += 1 }
            groups.append((index..<next, Int(logical[index])))
            index = next
        }
        if level % 2 == 1 { groups.reverse() }
        let itemStart = offset + Int(item.offset)
        for (place, group) in groups.enumerated() {
            let low = itemStart + group.byte
            let high = itemStart + (place + 1 < groups.count ? groups[place + 1].byte : Int(item.length))
            guard low < high else { continue }
            let run = runIndex(of: low)
            var advance: CGFloat = 0
            let isControl = bytes[low] < 0x20 || bytes[low] == 0x7F
            let isTab = bytes[low] == 9
            let kerning = runs[run].kerning.isFinite ? runs[run].kerning : 0
            for glyph in group.glyphs where !isControl {
                let info = infos[glyph]
                let left = advance + (level % 2 == 1 ? kerning : 0)
                advance += CGFloat(info.geometry.width) / CGFloat(PANGO_SCALE)
                if info.glyph == 0x0FFF_FFFF { continue }
                if info.attr.is_color != 0 { glyphs.hasColorGlyphs = true }
                let isMissing = info.glyph & 0x1000_0000 != 0
                glyphs.glyphs.append(
                    cairo_glyph_t(
                        index: isMissing ? ShapedGlyphs.missing : UInt(info.glyph),
                        x: left + CGFloat(info.geometry.x_offset) / CGFloat(PANGO_SCALE),
                        y: CGFloat(info.geometry.y_offset) / CGFloat(PANGO_SCALE)))
            }
            // A tab is four spaces wide; stops would depend on where the line begins.
            if isTab { advance = 4 * CGFloat(infos[group.glyphs.lowerBound].geometry.width) / CGFloat(PANGO_SCALE) }
            if isTab, advance <= 0 { advance = runs[run].font.size * 1.1 }
            if advance > 0 { advance += kerning }
            let canBreak = high < end && breaks.isAllowed(atByte: high - offset)
            appendCluster(
                low..<high, advance: advance, isWhitespace: Newlines.isHangingSpace(bytes[low..<high]),
                breakAfter: canBreak ? .allowed : .none,
                font: font, level: level)
        }
    }

    private mutating func appendCluster(
        _ range: Range<Int>, advance: CGFloat, isWhitespace: Bool, breakAfter: TextCluster.Break, font: Int32, level: UInt8
    ) {
        clusters.append(
            TextCluster(advance: advance, isWhitespace: isWhitespace, breakAfter: breakAfter, run: runIndex(of: range.lowerBound)))
        strings.append(String(decoding: bytes[range], as: UTF8.self))
        glyphs.starts.append(Int32(glyphs.glyphs.count))
        glyphs.fontIndexes.append(font)
        glyphs.levels.append(level)
    }

    private mutating func runIndex(of byte: Int) -> Int {
        while currentRun + 1 < runs.count, runStarts[currentRun + 1] <= byte { currentRun += 1 }
        return currentRun
    }

    private mutating func number(of font: GlyphFont) -> Int32 {
        if let known = fontNumbers[ObjectIdentifier(font)] { return known }
        let number = Int32(glyphs.fonts.count)
        glyphs.fonts.append(font)
        fontNumbers[ObjectIdentifier(font)] = number
        return number
    }
}

/// Where lines may break in a paragraph, by Unicode's line breaking algorithm as Pango has it.
private struct BreakOpportunities {
    /// Index of the scalar that begins at each byte.
    private var scalarIndex: [Int32]
    private var attributes: [PangoLogAttr]

    init(_ text: UnsafePointer<CChar>, length: Int, language: OpaquePointer?) {
        scalarIndex = [Int32](repeating: 0, count: length + 1)
        var count: Int32 = -1
        for byte in 0..<length {
            if UInt8(bitPattern: text[byte]) & 0xC0 != 0x80 { count += 1 }
            scalarIndex[byte] = count
        }
        scalarIndex[length] = count + 1
        attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: Int(count) + 2)
        pango_get_log_attrs(text, Int32(length), -1, language, &attributes, Int32(attributes.count))
    }

    func isAllowed(atByte byte: Int) -> Bool { attributes[Int(scalarIndex[byte])].is_line_break != 0 }
}
