import Foundation

// Rectangles, ellipses, lines and whole paths.
extension Path {
    /// A rectangle with the same circular radius at all corners; the radius is limited to half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// A rectangle with elliptical corners; each radius is limited to half its side.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
        if cornerSize.width <= 0 || cornerSize.height <= 0 { plainRect = rect }
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
        if cornerRadii == RectangleCornerRadii() { plainRect = rect }
    }

    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Adds a closed rectangle that begins at its origin and turns clockwise on a y-down plane.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
        closeSubpath()
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed rounded rectangle that begins in the middle of the right side and turns clockwise on a y-down plane.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        let radius = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2), height: min(max(cornerSize.height, 0), rect.height / 2))
        addRoundedRect(in: rect, corners: [radius, radius, radius, radius], transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = cornerRadii.fitted(in: rect.size)
        let corners = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing]
        addRoundedRect(in: rect, corners: corners.map { CGSize(width: $0, height: $0) }, transform: transform)
    }

    /// - Parameter corners: fitted radii of the right-bottom, left-bottom, left-top and right-top corner, points.
    private mutating func addRoundedRect(in rect: CGRect, corners: [CGSize], transform: CGAffineTransform) {
        guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect, transform: transform) }
        // Per corner: the corner itself and the directions in which the outline comes and leaves.
        let turns: [(corner: CGPoint, from: CGPoint, to: CGPoint)] = [
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
        ]
        move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
        for (turn, radius) in zip(turns, corners) {
            func beside(_ direction: CGPoint, _ factor: CGFloat) -> CGPoint {
                CGPoint(x: turn.corner.x + direction.x * radius.width * factor, y: turn.corner.y + direction.y * radius.height * factor)
                    .applying(transform)
            }
            addLine(to: beside(turn.from, -1))
            guard radius.width > 0, radius.height > 0 else { continue }
            addCurve(
                to: beside(turn.to, 1), control1: beside(turn.from, Self.quarterHandle - 1),
                control2: beside(turn.to, 1 - Self.quarterHandle))
        }
        closeSubpath()
    }

    /// Adds a closed ellipse that begins at its right end and turns clockwise on a y-down plane, which is what trimming a circle shows.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let unit = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        move(to: CGPoint(x: 1, y: 0).applying(unit.concatenating(transform)))
        appendArcCurves(start: 0, delta: 2 * .pi, unit: unit.concatenating(transform))
        closeSubpath()
    }

    /// Adds a new subpath through `lines`.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let wasEmpty = isEmpty
        let transformed = path.applying(transform)
        for element in transformed.elements { append(element) }
        if wasEmpty { plainRect = transformed.plainRect }
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// The path with `transform` applied to each of its points. A rectangle whose sides stay along the axes stays a plain rectangle.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var result = Path()
        result.elements = elements.map { element in
            switch element {
            case .move(let to): .move(to: to.applying(transform))
            case .line(let to): .line(to: to.applying(transform))
            case .quadCurve(let to, let control): .quadCurve(to: to.applying(transform), control: control.applying(transform))
            case .curve(let to, let control1, let control2):
                .curve(to: to.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
            case .closeSubpath: .closeSubpath
            }
        }
        if let plainRect, transform.isRectilinear { result.plainRect = plainRect.applying(transform) }
        return result
    }
}
