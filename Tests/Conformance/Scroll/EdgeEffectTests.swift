import ScrollworkTesting
import SwiftUI
import Testing

/// What is drawn over content under bars.
@MainActor struct EdgeEffectTests {
    private struct Scene: View {
        var style: ScrollEdgeEffectStyle?
        var isHidden = false
        var isBar = true
        var body: some View {
            let content = ScrollView { Rows() }
                .scrollEdgeEffectStyle(style, for: .all)
                .scrollEdgeEffectHidden(isHidden)
            if isBar {
                content.safeAreaBar(edge: .top, spacing: 0) { Color.clear.frame(height: 50) }
            } else {
                content.safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 50) }
            }
        }
    }

    private func host(_ scene: Scene, _ profile: PlatformProfile = .iOS) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400), profile: profile) { scene }
    }

    private func effects(_ host: TestHost) -> [String] {
        host.dump(.display).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("node \"edge effect") }
    }

    @Test("edge.effect under a safeAreaBar an effect comes with the first 16 points that content is beyond the edge")
    func strength() {
        let host = host(Scene())
        #expect(effects(host) == ["node \"edge effect top\" (0,-50,300,62) opacity=0"])
        host.wheel(4)
        #expect(effects(host) == ["node \"edge effect top\" (0,-50,300,62) opacity=0.25"])
        host.wheel(12)
        #expect(effects(host) == ["node \"edge effect top\" (0,-50,300,62)"])
        host.wheel(-1000)
        #expect(effects(host) == ["node \"edge effect top\" (0,-50,300,62) opacity=0"])
    }

    @Test("edge.effect automatic is soft on a phone, hard on a desktop and none under other bars; a style is drawn under these too")
    func kinds() {
        #expect(host(Scene(), .iOS).dump(.display).contains("(0,-50,300,62)"))
        // A hard edge ends with the bar, and with a line.
        #expect(effects(host(Scene(), .desktop)) == ["node \"edge effect top\" (0,-50,300,50) opacity=0"])
        #expect(effects(host(Scene(style: .hard))) == ["node \"edge effect top\" (0,-50,300,50) opacity=0"])
        #expect(effects(host(Scene(isBar: false))) == [])
        #expect(effects(host(Scene(style: .soft, isBar: false))).count == 1)
        #expect(effects(host(Scene(isHidden: true))) == [])
    }

    @Test("edge.effect at the bottom the effect goes where the content ends")
    func bottom() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { Rows() }.safeAreaBar(edge: .bottom, spacing: 0) { Color.clear.frame(height: 50) }
        }
        #expect(effects(host) == ["node \"edge effect bottom\" (0,338,300,62)"])
        host.wheel(100_000)
        #expect(effects(host) == ["node \"edge effect bottom\" (0,338,300,62) opacity=0"])
        #expect(host.warnings == [])
    }

    @Test("edge.effect.cost a step records nothing for it")
    func cost() {
        let host = host(Scene(style: .soft))
        host.wheel(100)
        for _ in 0..<3 {
            host.wheel(30)
            #expect(host.report.itemsRecorded == 0)
            #expect(host.report.measures == 0)
            #expect(host.report.spatialPatches == 1)
        }
    }

    @Test("scroll.input what no device here has is said once, and changes nothing")
    func inputs() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { Rows() }
                .scrollInputBehavior(.enabled, for: .handGestureShortcut)
                .scrollInputBehavior(.enabled, for: .look(axes: .vertical))
                .scrollInputBehavior(.disabled, for: .look)
                .backgroundExtensionEffect()
        }
        #expect(host.warnings.count == 2)
        host.wheel(100)
        #expect(host.y == 100)
    }
}
