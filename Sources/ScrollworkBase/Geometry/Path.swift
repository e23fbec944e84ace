import Foundation

/// The outline of a 2-D shape, in points.
@frozen public struct Path: Equatable, Sendable {
    /// One step of a path.
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package var elements: [Element] = []
    /// Kept for paths that are a plain rectangle, which clip and draw cheaper.
    package var plainRect: CGRect?

    public init() {}
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public init(_ rect: CGRect) {
        addRect(rect)
        plainRect = rect
    }

    public var isEmpty: Bool { elements.isEmpty }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// The end of the last element; after a closed subpath its beginning.
    public var currentPoint: CGPoint? {
        let wasClosed = elements.last == .closeSubpath
        for element in elements.reversed() {
            switch element {
            case .move(let to): return to
            case .line(let to): if !wasClosed { return to }
            case .quadCurve(let to, _): if !wasClosed { return to }
            case .curve(let to, _, _): if !wasClosed { return to }
            case .closeSubpath: continue
            }
        }
        return nil
    }

    /// The box of all end and control points, in points.
    public var boundingRect: CGRect {
        if let plainRect { return plainRect }
        var result: CGRect?
        func add(_ point: CGPoint) {
            let dot = CGRect(origin: point, size: .zero)
            result = result?.union(dot) ?? dot
        }
        for element in elements {
            switch element {
            case .move(let to), .line(let to): add(to)
            case .quadCurve(let to, let control):
                add(to)
                add(control)
            case .curve(let to, let control1, let control2):
                add(to)
                add(control1)
                add(control2)
            case .closeSubpath: break
            }
        }
        return result ?? .null
    }

    public mutating func move(to point: CGPoint) { append(.move(to: point)) }
    public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { append(.quadCurve(to: point, control: control)) }
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: point, control1: control1, control2: control2))
    }
    public mutating func closeSubpath() { append(.closeSubpath) }

    package mutating func append(_ element: Element) {
        plainRect = nil
        elements.append(element)
    }
}
