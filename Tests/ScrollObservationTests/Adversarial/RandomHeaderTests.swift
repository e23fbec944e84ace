import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Random sessions with a collapsing header.
@MainActor struct RandomHeaderTests {
    struct Settings: Equatable {
        var minHeight: CGFloat = 60
        var maxHeight: CGFloat = 200
        var stretches = true
        var rows = 50
        var padding: CGFloat = 0
        var isRightToLeft = false
        var identity = 0
    }

    struct Scene: View {
        @ObservedObject var settings: Model<Settings>
        let log: HeaderLog
        var body: some View {
            HeaderScene(
                log: log, minHeight: settings.value.minHeight, maxHeight: settings.value.maxHeight, stretches: settings.value.stretches,
                rows: settings.value.rows
            )
            .id(settings.value.identity)
            .padding(.top, settings.value.padding)
            .environment(\.layoutDirection, settings.value.isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    @Test("U-19 U-25 U-26 U-34 whatever happens, the header hangs at its container's top, as high as the offset says", arguments: 0..<10)
    func session(_ seed: Int) {
        var dice = RandomSessionTests.Dice(state: UInt64(seed) &* 6_700_417 &+ 17)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }
        let settings = Model(Settings())
        let log = HeaderLog()
        let host = headerHost { Scene(settings: settings, log: log) }
        var events: [String] = []
        for _ in 0..<60 {
            switch Int.random(in: 0..<12, using: &dice) {
            case 0:
                // Not lower than the button in the header is.
                let least = number(20...150)
                (settings.value.minHeight, settings.value.maxHeight) = (least, number(0...350))
                events.append("heights \(least) \(settings.value.maxHeight)")
            case 1:
                settings.value.rows = Int(number(0...60))
                events.append("rows \(settings.value.rows)")
            case 2:
                settings.value.padding = number(0...60)
                events.append("padding \(settings.value.padding)")
            case 3:
                settings.value.stretches.toggle()
                events.append("stretches \(settings.value.stretches)")
            case 4:
                settings.value.isRightToLeft.toggle()
                events.append("direction")
            case 5:
                let size = CGSize(width: number(200...500), height: number(250...600))
                events.append("size \(size)")
                host.resize(to: size)
            case 6:
                events.append("fling")
                host.fling(from: CGPoint(x: 100, y: 220), to: CGPoint(x: 100, y: 220 + number(-150...150)))
                host.advance(by: Double(number(0...20)) / 60)
            case 7:
                events.append("top")
                withAnimation(.linear(duration: 0.2)) { log.proxy?.scrollTo(CollapsingHeaderStop.expanded, anchor: .top) }
                host.advance(by: Double(number(0...20)) / 60)
            case 8:
                settings.value.identity += 1
                events.append("identity")
            case 9:
                events.append("settle")
                host.settle()
            default:
                let delta = number(-300...300)
                events.append("wheel \(delta)")
                host.wheel(at: CGPoint(x: 100, y: 220), by: CGPoint(x: 0, y: delta))
            }
            host.frame()
            let now = settings.value
            let wanted = CollapsingHeaderState.at(
                offset: host.scrolled, minHeight: now.minHeight, maxHeight: now.maxHeight, stretches: now.stretches)
            #expect(near(log.state.height, wanted.height, 0.001), "\(events.suffix(5))")
            #expect(near(log.state.progress, wanted.progress, 0.001), "\(events.suffix(5))")
            // Its first line, of 20 points, is where it begins.
            #expect(near(host.frame(ofText: "Back")?.midY ?? -1, now.padding + 10, 0.001), "\(events.suffix(5))")
            #expect(host.report.settled, "\(events.suffix(5))")
        }
        #expect(host.settle(), "\(events.suffix(5))")
        // Other heights while scrolled move the content and back within a frame, which an observer in the header sees as a cycle (P-40).
        #expect(host.warnings.allSatisfy { $0.contains("cycling") })
    }
}
