import ScrollworkTesting
import SwiftUI
import Testing

/// Section 8: what is in sight.
@MainActor struct VisibilityTests {
    func rows(_ heights: CGFloat..., threshold: Double = 0.5, log: Log) -> TestHost {
        host {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { index in
                        Color.red.frame(width: 300, height: heights[index % heights.count])
                            .onScrollVisibilityChange(threshold: threshold) { log.add("\(index) \($0)") }
                    }
                }
            }
        }
    }

    @Test("S-100 true once half of the view is in sight, false once it is less; at appearance if it is already") func half() {
        let log = Log()
        let host = rows(100, log: log)
        #expect(log.take() == ["0 true", "1 true", "2 true", "3 true"])
        host.wheel(49)
        #expect(log.take() == [])
        host.wheel(1)
        #expect(log.take() == ["4 true"])
        host.wheel(1)
        #expect(log.take() == ["0 false"])
        host.settle()
        host.rest(at: 450)
        _ = log.take()
        host.wheel(1)
        #expect(log.take() == ["4 false"])
    }

    @Test("S-100 the threshold is the caller's: wholly in sight") func whole() {
        let log = Log()
        let host = rows(100, threshold: 1, log: log)
        #expect(log.take() == ["0 true", "1 true", "2 true", "3 true"])
        host.wheel(1)
        #expect(log.take() == ["0 false"])
        host.wheel(99)
        #expect(log.take() == ["4 true"])
    }

    @Test("S-101 a view of 1000 in 400 never reaches a half") func tooLarge() {
        let log = Log()
        let host = rows(1000, log: log)
        for _ in 0..<20 { host.wheel(100) }
        #expect(log.take() == [])
        let quarter = rows(1000, threshold: 0.25, log: log)
        #expect(log.take() == ["0 true"])
        quarter.wheel(760)
        #expect(log.take() == ["0 false"])
        quarter.wheel(89)
        #expect(log.take() == [])
        quarter.wheel(1)
        #expect(log.take() == ["1 true"])
    }

    @Test("S-100 S-128 inside a strip that is out of sight itself nothing is in sight") func nested() {
        let log = Log()
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 300, height: 400)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<10, id: \.self) { index in
                                Color.red.frame(width: 100, height: 100).onScrollVisibilityChange { log.add("\(index) \($0)") }
                            }
                        }
                    }
                    Color.blue.frame(width: 300, height: 400)
                }
            }
        }
        #expect(log.take() == [])
        host.wheel(50)
        #expect(log.take() == ["0 true", "1 true", "2 true"])
        host.wheel(at: CGPoint(x: 150, y: 380), by: CGPoint(x: 51, y: 0))
        // Of the last view a half is inside the strip, but a quarter in sight.
        #expect(log.take() == ["0 false"])
    }

    struct Targets: View {
        let log: Recording<[Int]>
        var threshold = 0.5
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 300, height: 1).id("header")
                    ForEach(0..<50, id: \.self) { _ in Color.red.frame(width: 300, height: 44) }
                }
                .padding(.top, -1)
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { log.add($0) }
        }
    }

    @Test("S-102 S-103 U-91 the ids of the target views past the threshold, in layout order, on change only; of the asked type only")
    func targets() {
        let log = Recording<[Int]>()
        let host = host { Targets(log: log) }
        #expect(log.take() == [Array(0...8)])
        host.wheel(17)
        #expect(log.take() == [])
        host.wheel(1)
        #expect(log.take() == [Array(0...9)])
        host.wheel(4)
        #expect(log.take() == [])
        host.wheel(1)
        #expect(log.take() == [Array(1...9)])
        host.settle()
        #expect(log.entries.isEmpty)
    }

    @Test("S-102 no target view is in sight: an empty list, once") func none() {
        let log = Recording<[Int]>()
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    VStack(spacing: 0) { ForEach(0..<2, id: \.self) { _ in Color.red.frame(width: 300, height: 44) } }.scrollTargetLayout()
                    Color.blue.frame(width: 300, height: 1000)
                }
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { log.add($0) }
        }
        #expect(log.take() == [[0, 1]])
        host.wheel(500)
        host.wheel(20)
        #expect(log.take() == [[]])
    }

    /// The shift of each row by an interactive transition whose curve is linear: −100 hidden at the top, 100 hidden at the bottom.
    private func shifts(_ threshold: ScrollTransitionConfiguration.Threshold, at y: CGFloat) -> [CGFloat] {
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { index in
                        Text("\(index)").frame(width: 300, height: 100)
                            .scrollTransition(.interactive(timingCurve: .linear).threshold(threshold)) { content, phase in
                                content.offset(x: 100 * phase.value)
                            }
                    }
                }
            }
        }
        host.rest(at: y)
        return (0..<4).compactMap { row in host.frame(ofText: "\(row)").map { (($0.midX - 150) * 1000).rounded() / 1000 } }
    }

    @Test("S-106 thresholds: visible, hidden, a share, the centre, an inset, and in between two") func thresholds() {
        #expect(shifts(.visible, at: 0) == [0, 0, 0, 0])
        #expect(shifts(.visible, at: 40) == [-40, 0, 0, 0])
        #expect(shifts(.visible(0.5), at: 40) == [0, 0, 0, 0])
        #expect(shifts(.hidden, at: 40) == [0, 0, 0, 0])
        #expect(shifts(.visible(7), at: 40) == shifts(.visible, at: 40))
        // The middle needs 250 from an edge; rows lie 100, 200, 200 and 100 inside of the nearer one.
        #expect(shifts(.centered, at: 0) == [-60, -20, 20, 60])
        #expect(shifts(.centered, at: 50)[2] == 0)
        #expect(shifts(.visible.inset(by: 20), at: 0) == [-20, 0, 0, 20])
        #expect(shifts(.hidden.interpolated(towards: .visible, amount: 0.5), at: 40) == shifts(.visible(0.5), at: 40))
        #expect(shifts(.visible.interpolated(towards: .centered, amount: 0.5), at: 0) == [-42.857, 0, 0, 42.857])
    }

    /// The opacity of the vertical indicator as it is drawn; nil where it is not shown.
    private func indicator(_ host: TestHost) -> Double? {
        guard let line = host.dump(.display).split(separator: "\n").first(where: { $0.contains("indicator vertical") }) else { return nil }
        guard let mark = line.range(of: "opacity=") else { return 1 }
        return Double(line[mark.upperBound...].prefix { $0.isNumber || $0 == "." })
    }

    @Test("S-123 F-57 a flash shows the indicators: whole for a second, gone 0.3 s later; at appearance or for a changed value")
    func flash() {
        let model = Model(0)
        let quiet = host { ScrollView { Rows() } }
        #expect((indicator(quiet) ?? 0) == 0)
        let atOnce = host { ScrollView { Rows() }.scrollIndicatorsFlash(onAppear: true) }
        #expect(indicator(atOnce) == 1)
        let host = host { Showing(model: model) { value in ScrollView { Rows() }.scrollIndicatorsFlash(trigger: value) } }
        #expect((indicator(host) ?? 0) == 0)
        model.value = 1
        host.frame()
        #expect(indicator(host) == 1)
        host.advance(by: 1)
        #expect(indicator(host) == 1)
        host.advance(by: 0.15)
        #expect(near(CGFloat(indicator(host) ?? 0), 0.5, 0.06))
        host.advance(by: 0.2)
        #expect((indicator(host) ?? 0) == 0)
        #expect(host.y == 0)
    }
}
