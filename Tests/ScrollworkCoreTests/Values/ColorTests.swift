import ScrollworkDisplay
import Testing

@testable import ScrollworkCore

@Suite struct ColorTests {
    private let light = StyleContext()
    private let dark = StyleContext(isDark: true)

    @Test("System colours have the published values in both appearances")
    func systemColors() {
        #expect(Color.blue.resolved(in: light) == DisplayColor(red: 0, green: 122.0 / 255, blue: 1))
        #expect(Color.blue.resolved(in: dark) == DisplayColor(red: 10.0 / 255, green: 132.0 / 255, blue: 1))
        #expect(Color.primary.resolved(in: light) == .black)
        #expect(Color.primary.resolved(in: dark) == .white)
        #expect(Color.secondary.resolved(in: light).alpha == 0.6)
        #expect(Color.clear.resolved(in: light).alpha == 0)
    }

    @Test("The accent colour is the tint, also if the tint is made of the accent colour")
    func accent() {
        #expect(Color.accentColor.resolved(in: light) == Color.blue.resolved(in: light))
        #expect(Color.accentColor.resolved(in: StyleContext(tint: .red)) == Color.red.resolved(in: light))
        let tinted = StyleContext(tint: .accentColor.opacity(0.5))
        #expect(Color.accentColor.resolved(in: tinted).alpha == 0.5)
    }

    @Test("Opacities multiply")
    func opacity() {
        #expect(Color.red.opacity(0.5).opacity(0.5).resolved(in: light).alpha == 0.25)
        #expect(Color(white: 0.2, opacity: 0.5) == Color(red: 0.2, green: 0.2, blue: 0.2, opacity: 0.5))
    }

    @Test("Hue, saturation and brightness")
    func hue() {
        #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).description == "#00FF00FF")
        #expect(Color(hue: 0.5, saturation: 0.5, brightness: 0.8).description == "#66CCCCFF")
        #expect(Color(hue: 1, saturation: 1, brightness: 1).description == "#FF0000FF")
    }

    @Test("Mixing reaches both ends and is even between, in sRGB and in Oklab")
    func mix() {
        let mixed = Color.black.mix(with: .white, by: 0.5, in: .device).resolved(in: light)
        #expect(mixed == DisplayColor(red: 0.5, green: 0.5, blue: 0.5))
        let perceptual = Color.black.mix(with: .white, by: 0.5).resolved(in: light)
        #expect(abs(perceptual.red - 0.3885) < 1e-3)
        #expect(abs(perceptual.red - perceptual.blue) < 1e-6)
        #expect(Color.red.mix(with: .blue, by: 1).resolved(in: dark) == Color.blue.resolved(in: dark))
    }

    @Test("Components in other spaces become sRGB")
    func spaces() {
        #expect(abs(Color(.sRGBLinear, white: 0.214).resolved(in: light).red - 0.5) < 1e-3)
        #expect(Color(.displayP3, red: 1, green: 1, blue: 1).description == "#FFFFFFFF")
        #expect(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5).description == "#808080FF")
    }

    @Test("A resolved colour keeps linear components")
    func resolved() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let gray = Color(white: 0.5).resolve(in: environment)
        #expect(abs(gray.linearRed - 0.214) < 1e-3)
        #expect(abs(gray.red - 0.5) < 1e-6)
        #expect(Color.primary.resolve(in: environment).description == "#FFFFFFFF")
        #expect(Color(gray).resolve(in: environment).description == "#808080FF")
    }

    @Test("A fade from clear does not darken on the way")
    func interpolation() {
        let middle = Color.clear.interpolated(towards: .white, amount: 0.5, in: light).resolved(in: light)
        #expect(middle.alpha == 0.5)
        #expect(abs(middle.red - 1) < 1e-6)
    }

    @Test("Names of system colours work; other names are gray")
    func named() {
        #expect(Color("red").resolved(in: light) == Color.red.resolved(in: light))
        #expect(Color("No such colour in these tests").resolved(in: light) == Color.gray.resolved(in: light))
    }

    @Test("Colours describe themselves")
    func description() {
        #expect(Color.red.description == "red")
        #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
        #expect(Color.red.opacity(0.5).description == "50% red")
    }
}
