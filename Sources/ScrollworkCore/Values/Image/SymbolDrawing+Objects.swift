import Foundation
import ScrollworkBase

extension SymbolDrawing {
    /// Things, in a box of 1×1.
    static func object(_ name: String) -> SymbolDrawing? {
        switch name {
        case "star": return SymbolDrawing(outlines: [star])
        case "heart": return SymbolDrawing(outlines: [heart])
        case "triangle":
            return SymbolDrawing(outlines: [polygon([p(0.5, 0.12), p(0.92, 0.86), p(0.08, 0.86)])])
        case "play": return SymbolDrawing(outlines: [polygon([p(0.22, 0.1), p(0.86, 0.5), p(0.22, 0.9)])])
        case "pause":
            return SymbolDrawing(outlines: [0.2, 0.58].map { Path(CGRect(x: $0, y: 0.12, width: 0.22, height: 0.76)) })
        case "bookmark":
            return SymbolDrawing(outlines: [polygon([p(0.24, 0.08), p(0.76, 0.08), p(0.76, 0.92), p(0.5, 0.7), p(0.24, 0.92)])])
        case "magnifyingglass": return SymbolDrawing(lines: [[p(0.63, 0.63), p(0.9, 0.9)]] + circle(0.42, 0.42, 0.3).flattened())
        case "house":
            return SymbolDrawing(
                outlines: [
                    polygon([
                        p(0.5, 0.1), p(0.94, 0.5), p(0.82, 0.5), p(0.82, 0.9), p(0.18, 0.9), p(0.18, 0.5), p(0.06, 0.5),
                    ])
                ])
        case "gear", "gearshape": return SymbolDrawing(lines: teeth + circle(0.5, 0.5, 0.13).flattened(), outlines: [circle(0.5, 0.5, 0.3)])
        case "person":
            return SymbolDrawing(outlines: [circle(0.5, 0.3, 0.2), shoulders])
        case "trash":
            return SymbolDrawing(
                lines: [[p(0.12, 0.24), p(0.88, 0.24)], [p(0.38, 0.22), p(0.4, 0.1), p(0.6, 0.1), p(0.62, 0.22)]],
                outlines: [polygon([p(0.2, 0.26), p(0.8, 0.26), p(0.74, 0.92), p(0.26, 0.92)])])
        case "bell":
            return SymbolDrawing(outlines: [bell], dots: [circle(0.5, 0.9, 0.08)])
        case "folder":
            return SymbolDrawing(
                outlines: [
                    polygon([p(0.06, 0.2), p(0.4, 0.2), p(0.5, 0.3), p(0.94, 0.3), p(0.94, 0.84), p(0.06, 0.84)])
                ])
        case "photo":
            return SymbolDrawing(
                lines: [[p(0.08, 0.76), p(0.36, 0.46), p(0.58, 0.68), p(0.72, 0.54), p(0.92, 0.74)]],
                outlines: [Path(roundedRect: CGRect(x: 0.04, y: 0.16, width: 0.92, height: 0.68), cornerRadius: 0.1)],
                dots: [circle(0.7, 0.34, 0.07)])
        case "info":
            return SymbolDrawing(lines: [[p(0.5, 0.42), p(0.5, 0.86)]], dots: [circle(0.5, 0.18, 0.08)])
        case "exclamationmark":
            return SymbolDrawing(lines: [[p(0.5, 0.12), p(0.5, 0.62)]], dots: [circle(0.5, 0.84, 0.08)])
        case "pencil":
            return SymbolDrawing(outlines: [polygon([p(0.1, 0.9), p(0.16, 0.68), p(0.72, 0.12), p(0.88, 0.28), p(0.32, 0.84)])])
        case "globe":
            return SymbolDrawing(
                lines: [[p(0.08, 0.5), p(0.92, 0.5)]]
                    + Path(ellipseIn: CGRect(x: 0.32, y: 0.08, width: 0.36, height: 0.84)).flattened() + circle(0.5, 0.5, 0.42).flattened())
        case "clock":
            return SymbolDrawing(lines: [[p(0.5, 0.24), p(0.5, 0.52), p(0.7, 0.62)]] + circle(0.5, 0.5, 0.42).flattened())
        case "flag":
            return SymbolDrawing(
                lines: [[p(0.18, 0.08), p(0.18, 0.94)]],
                outlines: [polygon([p(0.18, 0.12), p(0.86, 0.12), p(0.7, 0.34), p(0.86, 0.56), p(0.18, 0.56)])])
        case "envelope":
            return SymbolDrawing(
                lines: [[p(0.08, 0.26), p(0.5, 0.58), p(0.92, 0.26)]],
                outlines: [Path(roundedRect: CGRect(x: 0.04, y: 0.2, width: 0.92, height: 0.62), cornerRadius: 0.1)])
        case "archivebox":
            return SymbolDrawing(
                lines: [[p(0.4, 0.54), p(0.6, 0.54)]],
                outlines: [
                    Path(CGRect(x: 0.06, y: 0.14, width: 0.88, height: 0.22)),
                    polygon([p(0.12, 0.36), p(0.88, 0.36), p(0.88, 0.88), p(0.12, 0.88)]),
                ])
        default: return nil
        }
    }

    private static var star: Path {
        polygon(
            (0..<10).map { index in
                let angle = CGFloat(index) * .pi / 5 - .pi / 2
                let radius: CGFloat = index.isMultiple(of: 2) ? 0.48 : 0.2
                return p(0.5 + radius * cos(angle), 0.53 + radius * sin(angle))
            })
    }

    private static var heart: Path {
        var path = Path()
        path.move(to: p(0.5, 0.9))
        path.addCurve(to: p(0.06, 0.36), control1: p(0.3, 0.76), control2: p(0.06, 0.6))
        path.addCurve(to: p(0.5, 0.28), control1: p(0.06, 0.06), control2: p(0.4, 0.04))
        path.addCurve(to: p(0.94, 0.36), control1: p(0.6, 0.04), control2: p(0.94, 0.06))
        path.addCurve(to: p(0.5, 0.9), control1: p(0.94, 0.6), control2: p(0.7, 0.76))
        path.closeSubpath()
        return path
    }

    private static var shoulders: Path {
        var path = Path()
        path.move(to: p(0.1, 0.92))
        path.addCurve(to: p(0.9, 0.92), control1: p(0.14, 0.46), control2: p(0.86, 0.46))
        path.closeSubpath()
        return path
    }

    private static var bell: Path {
        var path = Path()
        path.move(to: p(0.12, 0.76))
        path.addQuadCurve(to: p(0.24, 0.5), control: p(0.24, 0.68))
        path.addCurve(to: p(0.76, 0.5), control1: p(0.22, -0.04), control2: p(0.78, -0.04))
        path.addQuadCurve(to: p(0.88, 0.76), control: p(0.76, 0.68))
        path.closeSubpath()
        return path
    }

    private static var teeth: [[CGPoint]] {
        (0..<8).map { index in
            let angle = CGFloat(index) * .pi / 4
            return [0.32, 0.45].map { p(0.5 + $0 * cos(angle), 0.5 + $0 * sin(angle)) }
        }
    }
}
