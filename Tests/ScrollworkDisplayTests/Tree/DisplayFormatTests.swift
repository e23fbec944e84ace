import Foundation
import ScrollworkBase
import Testing

@testable import ScrollworkDisplay

@Suite("Display text")
struct DisplayFormatTests {
    private func roundTrip(_ text: String) throws -> String {
        DisplayFormat.write(try DisplayFormat.parse(text, shaper: ExactTestFont()))
    }

    @Test("Defaults are left out, children are indented")
    func plain() {
        let list = list(2)
        list.childOffset = CGPoint(x: -0.0, y: -150.5)
        list.children[1].opacity = 0.5
        #expect(
            DisplayFormat.write(list) == """
                node "list" (10,20,100,200) childOffset=(0,-150.5) clip=rect(0,0,100,200) ordered=vertical
                  node "row 0" (0,0,100,40)
                    fill #000000 rect(0,0,100,40)
                  node "row 1" (0,40,100,40) opacity=0.5
                    fill #000000 rect(0,0,100,40)

                """)
    }

    @Test("Every attribute and item survives writing, reading and writing")
    func everything() throws {
        let root = node(CGRect(x: 1.5, y: -2, width: 300, height: 400), "a \"quoted\" \\ label\n\u{2028}", color: nil)
        root.transform = CGAffineTransform(a: 1, b: 0.25, c: -0.25, d: 1, tx: 3, ty: 1e-7)
        root.childOffset = CGPoint(x: 1, y: 2)
        root.clip = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 3)
        root.shadow = DisplayShadow(
            color: DisplayColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), radius: 2, offset: CGVector(dx: 1, dy: -1))
        root.blurRadius = 2.5
        root.childrenOrderedAlong = .horizontal
        let stops = [DisplayPaint.Stop(color: .white, location: 0), DisplayPaint.Stop(color: .clear, location: 1)]
        let area = Path(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 3))
        var options = TextLayoutOptions()
        options.lineLimit = 2
        options.minimumLines = 2
        options.alignment = .center
        options.truncation = .middle
        options.lineSpacing = 3
        options.minimumScaleFactor = 0.5
        options.allowsTightening = true
        options.evensTwoLineParagraphs = true
        options.pixelScale = 3
        let runs = [
            TextRun(
                string: "Line + \"one\"\nand é 👩🏽‍🚀 = ",
                font: FontDescription(size: 17, weight: 700, isItalic: true, design: .serif, family: "A B"),
                color: .white, underline: true, strikethrough: true, kerning: 1, baselineOffset: -2),
            TextRun(string: "", font: FontDescription(size: 12.5), color: .black),
        ]
        root.items = [
            .fill(area, .linear(stops, start: .zero, end: CGPoint(x: 1, y: 1)), evenOdd: true),
            .fill(area, .radial(stops, center: .zero, startRadius: 1, endRadius: 2), evenOdd: false),
            .fill(area, .angular([], center: .zero, startAngle: 0, endAngle: 1), evenOdd: false),
            .stroke(
                area, .color(DisplayColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)),
                DisplayStroke(width: 3, cap: .round, join: .bevel, miterLimit: 4, dash: [1, 2.5], dashPhase: 1)),
            .text(
                .make(ExactTestFont().shape(runs, isRightToLeft: true), proposedWidth: 100, proposedHeight: .infinity, options: options),
                origin: CGPoint(x: 3, y: 4)),
            .image(
                DisplayImage(pixelWidth: 2, pixelHeight: 1, pixels: [0xff00_ff00, 7]), rect: CGRect(x: 0, y: 0, width: 9, height: 9),
                tint: .black, smooth: false),
            .image(DisplayImage(pixelWidth: 0, pixelHeight: 0, pixels: []), rect: .zero, tint: nil, smooth: true),
        ]
        root.children = [node(.zero, color: nil)]
        let written = DisplayFormat.write(root)
        #expect(try roundTrip(written) == written)
        #expect(written.contains("stroke #ff000080 path\"3 1.5 m"))
        #expect(written.contains("image 2x1 (0,0,9,9) tint=#000000 pixelated pixels=ff00ff00,00000007"))
    }

    @Test("Large pictures are named by a fingerprint and found by it")
    func pictures() throws {
        let image = DisplayImage(pixelWidth: 10, pixelHeight: 10, pixels: (0..<100).map { UInt32($0) })
        let root = node(.zero, color: nil)
        root.items = [.image(image, rect: .zero, tint: nil, smooth: true)]
        let written = DisplayFormat.write(root)
        let read = try DisplayFormat.parse(written, shaper: ExactTestFont()) { $0 == DisplayFormat.fingerprint(of: image) ? image : nil }
        #expect(DisplayFormat.write(read) == written)
    }

    @Test("A text reads back with the same lines")
    func text() throws {
        let read = try DisplayFormat.parse("node (0,0,10,10)\n  text \"aaa bbb\" font=10 at=(0,0) width=40", shaper: ExactTestFont())
        guard case .text(let layout, _) = read.items[0] else {
            Issue.record("no text was read")
            return
        }
        #expect(layout.lineStrings == ["aaa ", "bbb"])
    }

    @Test(
        "What is no display text is refused with the line and the reason",
        arguments: [
            ("", 1, "no node"), ("fill #ffffff rect(0,0,1,1)", 1, "must be a node"), ("node (0,0,1)", 1, "4 numbers"),
            ("node (0,0,1,1)\n   node (0,0,1,1)", 2, "indentation"), ("node (0,0,1,1)\nnode (0,0,1,1)", 2, "single root"),
            ("node (0,0,1,1) colour=3", 1, "“colour”"), ("node (0,0,1,1)\n  fill #fff rect(0,0,1,1)", 2, "#rrggbb"),
            ("node \"a (0,0,1,1)", 1, "quotation mark"), ("node (0,0,1,1)\n  image 2x2 (0,0,1,1) pixels=1", 2, "needs 4 pixels"),
            ("node (0,0,1,1)\n  oval", 2, "no item"), ("node (a,0,1,1)", 1, "no number"),
        ])
    func refused(text: String, line: Int, reason: String) {
        let error = #expect(throws: DisplayFormatError.self) { try DisplayFormat.parse(text, shaper: ExactTestFont()) }
        #expect(error?.line == line)
        #expect(error?.description.contains(reason) == true)
    }
}
