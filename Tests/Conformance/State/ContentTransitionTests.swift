import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct ContentTransitionTests {
    private struct Counter: View {
        let transition: ContentTransition?
        let animation: Animation?
        @State private var count = 1
        var body: some View {
            VStack {
                if let transition { number.contentTransition(transition) } else { number }
                Button("more") { withAnimation(animation) { count += 99 } }
            }
        }
        private var number: some View { Text("\(count)") }
    }

    private func opacities(_ transition: ContentTransition?, _ animation: Animation? = .linear(duration: 1)) -> [String] {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Counter(transition: transition, animation: animation) }
        host.tap("more")
        host.advance(by: 0.25)
        let lines = host.dump(.display).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let shown = lines.filter { $0.hasPrefix("node \"former text\"") || $0.hasPrefix("node \"text\"") }
            .map { String($0.drop { $0 != ")" }.dropFirst(2)) }
        host.settle()
        #expect(host.strings == ["100", "more"])
        return shown
    }

    @Test("text.transition under an animation a text fades into the next one where that is asked for, and changes at once elsewhere")
    func fades() {
        #expect(opacities(.opacity) == ["opacity=0.75", "opacity=0.25"])
        #expect(opacities(.numericText()) == ["opacity=0.75", "opacity=0.25"])
        #expect(opacities(.interpolate).count == 2)
        #expect(opacities(.identity) == [])
        #expect(opacities(nil) == [])
        #expect(opacities(.opacity, nil) == [])
    }
}
