import Foundation
import ScrollworkDisplay

/// Conversions between colour spaces.
enum ColorMath {
    /// The sRGB transfer function (IEC 61966-2-1), mirrored for negative values.
    static func encoded(_ linear: Double) -> Double {
        let x = abs(linear)
        let y = x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
        return linear < 0 ? -y : y
    }

    static func linear(_ encoded: Double) -> Double {
        let x = abs(encoded)
        let y = x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -y : y
    }

    static func sRGB(from space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> DisplayColor {
        switch space {
        case .sRGB: return DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
        case .sRGBLinear: return DisplayColor(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
        case .displayP3:
            // Both spaces have the same white and transfer function; the matrix follows from their primaries.
            let r = linear(red)
            let g = linear(green)
            let b = linear(blue)
            return DisplayColor(
                red: encoded(1.2249 * r - 0.2249 * g), green: encoded(-0.0421 * r + 1.0421 * g),
                blue: encoded(-0.0196 * r - 0.0786 * g + 1.0982 * b), alpha: alpha)
        }
    }

    /// A point of Oklab with alpha; mixing there keeps lightness even (Ottosson's Oklab).
    struct Oklab {
        var l, a, b, alpha: Double

        init(_ color: DisplayColor) {
            let r = linear(color.red)
            let g = linear(color.green)
            let blue = linear(color.blue)
            let x = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * blue)
            let y = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * blue)
            let z = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * blue)
            l = 0.2104542553 * x + 0.7936177850 * y - 0.0040720468 * z
            a = 1.9779984951 * x - 2.4285922050 * y + 0.4505937099 * z
            b = 0.0259040371 * x + 0.7827717662 * y - 0.8086757660 * z
            alpha = color.alpha
        }

        var color: DisplayColor {
            let x = pow(l + 0.3963377774 * a + 0.2158037573 * b, 3)
            let y = pow(l - 0.1055613458 * a - 0.0638541728 * b, 3)
            let z = pow(l - 0.0894841775 * a - 1.2914855480 * b, 3)
            return DisplayColor(
                red: encoded(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
                green: encoded(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
                blue: encoded(-0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z), alpha: alpha)
        }
    }

    static func mix(_ from: DisplayColor, _ to: DisplayColor, by fraction: Double, perceptual: Bool) -> DisplayColor {
        let t = min(max(fraction, 0), 1)
        if t == 0 { return from }
        if t == 1 { return to }
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
        guard perceptual else {
            return DisplayColor(
                red: between(from.red, to.red), green: between(from.green, to.green), blue: between(from.blue, to.blue),
                alpha: between(from.alpha, to.alpha))
        }
        var result = Oklab(from)
        let end = Oklab(to)
        result.l = between(result.l, end.l)
        result.a = between(result.a, end.a)
        result.b = between(result.b, end.b)
        result.alpha = between(result.alpha, end.alpha)
        return result.color
    }
}

extension DisplayColor {
    /// The colour with its alpha multiplied.
    package func multipliedAlpha(_ factor: Double) -> DisplayColor {
        var result = self
        result.alpha = min(max(alpha * factor, 0), 1)
        return result
    }
}
