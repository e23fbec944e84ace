import Foundation

/// A linear change of colours: each new channel is a sum of the old ones, not premultiplied, and a constant; alpha stays.
package struct DisplayColorMatrix: Hashable, Sendable {
    /// Red, green and blue: weights of the old red, green and blue, and a constant.
    package var red: SIMD4<Double>
    package var green: SIMD4<Double>
    package var blue: SIMD4<Double>

    package init(red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    package static let identity = DisplayColorMatrix(red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0])

    /// This change and then `next`.
    package func followed(by next: DisplayColorMatrix) -> DisplayColorMatrix {
        func row(_ weights: SIMD4<Double>) -> SIMD4<Double> {
            red * weights.x + green * weights.y + blue * weights.z + SIMD4(0, 0, 0, weights.w)
        }
        return DisplayColorMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue))
    }

    /// A colour, channels 0…1 not premultiplied, clipped.
    package func apply(_ red: Double, _ green: Double, _ blue: Double) -> (red: Double, green: Double, blue: Double) {
        let color = SIMD4(red, green, blue, 1)
        func channel(_ row: SIMD4<Double>) -> Double { min(max((row * color).sum(), 0), 1) }
        return (channel(self.red), channel(self.green), channel(self.blue))
    }

    // MARK: Kinds

    /// Adds to every channel.
    package static func brightness(_ amount: Double) -> DisplayColorMatrix {
        DisplayColorMatrix(red: [1, 0, 0, amount], green: [0, 1, 0, amount], blue: [0, 0, 1, amount])
    }

    /// Moves every channel away from the middle grey.
    package static func contrast(_ amount: Double) -> DisplayColorMatrix {
        let rest = 0.5 - 0.5 * amount
        return DisplayColorMatrix(red: [amount, 0, 0, rest], green: [0, amount, 0, rest], blue: [0, 0, amount, rest])
    }

    /// Mixes with the grey of the same luminance: 0 is grey, 1 leaves the colour (weights of the Filter Effects specification of CSS).
    package static func saturation(_ amount: Double) -> DisplayColorMatrix {
        let grey = SIMD4(0.213, 0.715, 0.072, 0) * (1 - amount)
        return DisplayColorMatrix(
            red: grey + [amount, 0, 0, 0], green: grey + [0, amount, 0, 0], blue: grey + [0, 0, amount, 0])
    }

    /// Turns hues at the same luminance (matrix of the Filter Effects specification of CSS).
    /// - Parameter angle: radians.
    package static func hueRotation(_ angle: Double) -> DisplayColorMatrix {
        let c = cos(angle), s = sin(angle)
        return DisplayColorMatrix(
            red: [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0],
            green: [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0],
            blue: [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0])
    }

    /// Multiplies every channel.
    package static func multiply(red: Double, green: Double, blue: Double) -> DisplayColorMatrix {
        DisplayColorMatrix(red: [red, 0, 0, 0], green: [0, green, 0, 0], blue: [0, 0, blue, 0])
    }

    package static let inversion = DisplayColorMatrix(red: [-1, 0, 0, 1], green: [0, -1, 0, 1], blue: [0, 0, -1, 1])
}

/// How a node's picture is combined with what is behind it.
package enum DisplayBlendMode: String, CaseIterable, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue,
        saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusLighter
}
