import Foundation
import ScrollworkBase
import ScrollworkDisplay
import Testing

@testable import ScrollworkCore

@Suite struct ShapeStyleTests {
    private let light = StyleContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))

    private func color(_ style: some ShapeStyle, _ context: StyleContext? = nil) -> DisplayColor {
        style._makePaint(in: context ?? light).color
    }

    @Test("Levels without a foreground style are the system's labels")
    func labels() {
        #expect(color(.primary) == .black)
        #expect(color(.secondary) == Color.secondary.resolved(in: light))
        #expect(color(.tertiary).alpha == 0.3)
    }

    @Test("Levels under a foreground style are fainter forms of it, or the given ones")
    func levels() {
        let one = StyleContext(foreground: [AnyShapeStyle(Color.red)])
        #expect(color(.secondary, one) == Color.red.opacity(0.5).resolved(in: light))
        let two = StyleContext(foreground: [AnyShapeStyle(Color.red), AnyShapeStyle(Color.green)])
        #expect(color(.secondary, two) == Color.green.resolved(in: light))
        #expect(color(.foreground, two) == Color.red.resolved(in: light))
        let own = StyleContext(foreground: [AnyShapeStyle(.secondary)])
        #expect(color(.foreground, own) == Color.secondary.resolved(in: light))
        #expect(color(Color.blue.secondary) == Color.blue.opacity(0.5).resolved(in: light))
    }

    @Test("Tint, background and opacity")
    func places() {
        #expect(color(.tint, StyleContext(tint: .green)) == Color.green.resolved(in: light))
        #expect(color(.background) == .white)
        #expect(color(.background, StyleContext(background: AnyShapeStyle(.background.opacity(0.5)))).alpha == 0.5)
        #expect(color(.red.opacity(0.5)).alpha == 0.5)
        #expect(color(AnyShapeStyle(AnyShapeStyle(Color.red))) == Color.red.resolved(in: light))
    }

    @Test("Gradients span the box and keep the places of their stops")
    func gradients() {
        let paint = LinearGradient(colors: [.black, .white, .black], startPoint: .leading, endPoint: .trailing).paint(in: light)
        let stops = [(0.0, DisplayColor.black), (0.5, .white), (1, .black)].map { DisplayPaint.Stop(color: $1, location: $0) }
        #expect(paint == .linear(stops, start: CGPoint(x: 0, y: 25), end: CGPoint(x: 100, y: 25)))
        let radial = RadialGradient(colors: [.black, .black], center: .center, startRadius: 1, endRadius: 9).paint(in: light)
        guard case .radial(_, let center, 1, 9) = radial else { return #expect(Bool(false), "\(radial)") }
        #expect(center == CGPoint(x: 50, y: 25))
        let angular = AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90)).paint(in: light)
        guard case .angular(_, _, let start, let end) = angular else { return #expect(Bool(false), "\(angular)") }
        #expect(abs(end - start - 2 * .pi) < 1e-12)
    }

    @Test("A perceptual gradient is sampled between its stops")
    func perceptual() {
        let gradient = Gradient(colors: [.black, .white]).colorSpace(.perceptual)
        #expect(gradient.gradient.displayStops(in: light).count == 9)
    }

    private struct Warning: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.yellow : .red }
    }

    @Test("A style of the user's own resolves from the environment")
    func custom() {
        var environment = EnvironmentValues()
        #expect(color(Warning(), environment.styleContext) == Color.red.resolved(in: light))
        environment.colorScheme = .dark
        #expect(color(Warning(), environment.styleContext) == Color.yellow.resolved(in: StyleContext(isDark: true)))
    }

    @Test("A shadow travels with the paint; an inner one does not")
    func shadow() {
        let shadow = Color.red.shadow(.drop(radius: 4, y: 2))._makePaint(in: light).shadow
        #expect(shadow?.radius == 4)
        #expect(shadow?.offset.dy == 2)
        #expect(abs((shadow?.color.alpha ?? 0) - 0.33) < 1e-12)
        #expect(Color.red.shadow(.inner(radius: 4))._makePaint(in: light).shadow == nil)
    }
}
