import Foundation
import ScrollworkPictures
import ScrollworkTesting
import SwiftUI
import Testing

/// Pictures that were made from the last one are those that are drawn from nothing.
@MainActor struct CameraTests {
    private static let size = CGSize(width: 200, height: 300)
    private static let pixels = 400 * 600

    private func host<V: View>(@ViewBuilder _ view: () -> V) -> TestHost { TestHost.withRealText(size: CameraTests.size, view) }

    /// How many pixels differ between the picture made from the last one and one drawn from nothing. Where antialiased edges are drawn
    /// through another clip a channel may be rounded otherwise, by one.
    private func differences(_ host: TestHost, _ camera: Camera) -> Int {
        let anew = Camera(scale: 2)
        let made = camera.picture(of: host)
        let drawn = anew.picture(of: host)
        #expect(made.width == drawn.width)
        #expect(made.height == drawn.height)
        func differ(_ a: UInt32, _ b: UInt32) -> Bool {
            a != b && [0, 8, 16, 24].contains { shift in abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) > 1 }
        }
        return made.withPixels { a in drawn.withPixels { b in zip(a, b).reduce(0) { $0 + (differ($1.0, $1.1) ? 1 : 0) } } }
    }

    private func wheel(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) {
        host.wheel(at: CGPoint(x: 100, y: 200), by: CGPoint(x: x, y: y))
    }

    struct Card: View {
        let index: Int
        var body: some View {
            HStack {
                Circle().fill(Color(hue: Double(index % 17) / 17, saturation: 0.8, brightness: 0.9)).frame(width: 30, height: 30)
                Text("Row \(index) fjord")
                Spacer()
            }
            .padding(8)
            .background(RoundedRectangle(cornerRadius: 9).fill(Color.white).shadow(radius: index % 4 == 0 ? 3 : 0))
            .padding(5)
            .frame(height: [51.3, 64, 80][index % 3])
        }
    }

    struct Cards: View {
        var indicators = true
        var body: some View {
            ScrollView(showsIndicators: indicators) {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Card(index: $0) } }
            }
            .background(Color(white: 0.9))
        }
    }

    @Test("perf.picture.step a scroll step moves pixels and draws what it uncovers") func step() {
        let host = host { Cards(indicators: false) }
        let camera = Camera(scale: 2)
        _ = camera.picture(of: host)
        #expect(camera.work.pixelsDrawn == CameraTests.pixels)
        wheel(host, 0, 20)
        #expect(differences(host, camera) == 0)
        #expect(camera.work.pixelsMoved == 400 * 560)
        // The strip, and a pixel around each piece of a row that came into it.
        #expect(camera.work.pixelsDrawn >= 400 * 40)
        #expect(camera.work.pixelsDrawn <= 400 * 80)
        wheel(host, 0, -7.5)
        #expect(differences(host, camera) == 0)
        #expect(camera.work.pixelsMoved == 400 * 585)
    }

    @Test("perf.picture.step with scroll bars over the content, up and down, a little and far", arguments: [1, 2, 3] as [UInt64])
    func manySteps(_ seed: UInt64) {
        let host = host { Cards() }
        let camera = Camera(scale: 2)
        _ = camera.picture(of: host)
        var random = seed
        for step in 0..<40 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            wheel(host, 0, CGFloat(Int(random >> 33) % 500 - 200) / 4)
            if step % 7 == 3 { host.advance(by: 0.4) }
            #expect(differences(host, camera) == 0, "step \(step)")
        }
    }

    struct Canvas: View {
        var body: some View {
            ScrollView([.horizontal, .vertical]) {
                VStack(spacing: 3) {
                    ForEach(0..<30, id: \.self) { row in
                        HStack(spacing: 3) {
                            ForEach(0..<30, id: \.self) { column in
                                Text("\(row)·\(column)").frame(width: 47.7, height: 33)
                                    .background(Color(hue: Double(row * 30 + column) / 900, saturation: 0.4, brightness: 1))
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("perf.picture.step along both axes at once") func bothAxes() {
        let host = host { Canvas() }
        let camera = Camera(scale: 2)
        _ = camera.picture(of: host)
        for (x, y) in [(10, 0), (0, 10), (13.5, 7), (-4, 9.5), (-6, -20), (150, 3), (200, 400)] as [(CGFloat, CGFloat)] {
            wheel(host, x, y)
            #expect(differences(host, camera) == 0, "\(x), \(y)")
        }
        wheel(host, -5, -5)
        _ = camera.picture(of: host)
        #expect(camera.work.pixelsDrawn < CameraTests.pixels / 3)
    }

    struct Layered: View {
        @State private var offset: CGFloat = 0
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<20, id: \.self) { section in
                        Section(header: Text("Section \(section)").frame(maxWidth: .infinity).background(Color.yellow)) {
                            ForEach(0..<6, id: \.self) { Card(index: section * 6 + $0) }
                        }
                    }
                }
            }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { offset = $1 }
            .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea())
            .overlay(alignment: .top) { Text("offset \(Int(offset))").padding(4).background(Color.white.opacity(0.7)) }
        }
    }

    @Test("perf.picture.step over a gradient, with pinned headers and a text that follows: all as if drawn anew") func layered() {
        let host = host { Layered() }
        let camera = Camera(scale: 2)
        _ = camera.picture(of: host)
        for y in [5, 30, 60, -20, 222.5, 7, -300, 11] as [CGFloat] {
            wheel(host, 0, y)
            #expect(differences(host, camera) == 0, "\(y)")
        }
    }

    struct Headed: View {
        @State private var offset: CGFloat = 0
        @State private var isMarked = false
        var body: some View {
            VStack(spacing: 0) {
                Text("offset \(Int(offset))").frame(height: 40)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<60, id: \.self) { index in
                            Card(index: index).opacity(index == 3 && isMarked ? 0.2 : 1)
                        }
                    }
                }
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) {
                    offset = $1
                    isMarked = $1 > 40
                }
            }
        }
    }

    @Test("perf.picture.step beside a text that changes, while a row changes, too") func headed() {
        let host = host { Headed() }
        let camera = Camera(scale: 2)
        _ = camera.picture(of: host)
        for y in [5, 30, 25, -40, 100] as [CGFloat] {
            wheel(host, 0, y)
            #expect(differences(host, camera) == 0, "\(y)")
            #expect(camera.work.pixelsMoved > 0)
        }
    }

    @Test("perf.picture.still a picture of the same frame draws nothing") func still() {
        let host = host { Cards() }
        let camera = Camera(scale: 2)
        _ = camera.picture(of: host)
        let first = camera.picture(of: host).png
        #expect(camera.work.pixelsDrawn == 0)
        #expect(camera.work.pixelsMoved == 0)
        #expect(camera.picture(of: host).png == first)
        camera.forget()
        #expect(camera.picture(of: host).png == first)
        #expect(camera.work.pixelsDrawn == CameraTests.pixels)
    }

    @Test("perf.picture.step a list of 20,000 rows that all exist costs the picture no more than its screen") func eager() {
        let host = host {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20_000, id: \.self) { Text("Row \($0)").frame(height: 30) } } }
        }
        let camera = Camera(scale: 2)
        _ = camera.picture(of: host)
        #expect(camera.work.fragmentsVisited < 250)
        wheel(host, 0, 300_000)
        #expect(differences(host, camera) == 0)
        wheel(host, 0, 10)
        #expect(differences(host, camera) == 0)
        #expect(camera.work.fragmentsVisited < 500)
    }

    @Test("A window of another size is drawn anew") func resized() {
        let host = host { Cards() }
        let camera = Camera(scale: 2)
        _ = camera.picture(of: host)
        host.resize(to: CGSize(width: 150, height: 310))
        #expect(differences(host, camera) == 0)
    }
}
