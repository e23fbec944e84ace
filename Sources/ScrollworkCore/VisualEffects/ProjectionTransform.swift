import Foundation
import ScrollworkBase

/// A projection of the plane: a row of three numbers (x, y, 1) times this matrix, divided by the third of the result.
///
/// Pictures are only ever moved, scaled, turned and slanted here: what makes parallels meet (the third column) is not drawn.
@frozen public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
    public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
    public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

    public init() {}
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    private var rows: [[CGFloat]] {
        get { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
        set {
            (m11, m12, m13) = (newValue[0][0], newValue[0][1], newValue[0][2])
            (m21, m22, m23) = (newValue[1][0], newValue[1][1], newValue[1][2])
            (m31, m32, m33) = (newValue[2][0], newValue[2][1], newValue[2][2])
        }
    }

    /// First this one, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (a, b) = (rows, rhs.rows)
        var result = ProjectionTransform()
        result.rows = (0..<3).map { row in (0..<3).map { column in (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] } } }
        return result
    }

    /// Replaces the matrix by its inverse. - Returns: whether there is one; else nothing changes.
    public mutating func invert() -> Bool {
        let m = rows
        /// What is left without a row and a column, with the sign of the place.
        func cofactor(_ row: Int, _ column: Int) -> CGFloat {
            let (r, c) = ([(row + 1) % 3, (row + 2) % 3], [(column + 1) % 3, (column + 2) % 3])
            return m[r[0]][c[0]] * m[r[1]][c[1]] - m[r[0]][c[1]] * m[r[1]][c[0]]
        }
        let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * cofactor(0, $1) }
        guard determinant != 0, determinant.isFinite else { return false }
        rows = (0..<3).map { row in (0..<3).map { column in cofactor(column, row) / determinant } }
        return true
    }

    /// The inverse, or the same matrix where there is none.
    public func inverted() -> ProjectionTransform {
        var result = self
        _ = result.invert()
        return result
    }

    /// What of it can be drawn.
    var affine: CGAffineTransform {
        if !isAffine, m33 != 0 {
            Warnings.once(
                "projection",
                "A projection that makes parallels meet is drawn without that: the third column of the matrix counts only as a scale. "
                    + "Use a CGAffineTransform, or rotation3DEffect for a turn out of the plane.")
        }
        let scale = m33 != 0 && m33.isFinite ? 1 / m33 : 1
        return CGAffineTransform(
            a: m11 * scale, b: m12 * scale, c: m21 * scale, d: m22 * scale, tx: m31 * scale, ty: m32 * scale)
    }
}

extension View {
    /// Draws the view through a projection; see `ProjectionTransform`.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }
}
