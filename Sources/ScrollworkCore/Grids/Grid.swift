import Foundation
import ScrollworkBase

/// Rows of cells whose columns line up; every cell is made at once (M-170…M-173).
@frozen public struct Grid<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated let alignment: Alignment
    nonisolated let horizontalSpacing: CGFloat?
    nonisolated let verticalSpacing: CGFloat?
    nonisolated(unsafe) let content: Content

    /// - Parameters:
    ///   - alignment: of cells in their columns and rows, where these do not say otherwise.
    ///   - horizontalSpacing: points between columns; nil for the cells' own preferences.
    ///   - verticalSpacing: points between rows; nil for the cells' own preferences.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing.map { FiniteNumbers.checked($0, "grid spacing") }
        self.verticalSpacing = verticalSpacing.map { FiniteNumbers.checked($0, "grid spacing") }
        self.content = content()
    }

    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { GridNode(view, context) }
}

private final class GridNode<Content: View>: ContainerNode<Grid<Content>, Content, GridLayoutNode> {
    init(_ view: Grid<Content>, _ context: _NodeContext) {
        super.init(view, context, content: view.content) { GridLayoutNode(owner: $0) }
        configure()
    }
    private func configure() {
        layoutNode.configure(alignment: view.alignment, horizontalSpacing: view.horizontalSpacing, verticalSpacing: view.verticalSpacing)
    }
    override func update(_ new: Grid<Content>) {
        view = new
        configure()
        content.update(new.content)
    }
}

/// A row of a `Grid`: each of its views is a cell. Outside of grids it is a group.
@frozen public struct GridRow<Content: View>: View {
    nonisolated let alignment: VerticalAlignment?
    nonisolated(unsafe) let content: Content

    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
    public var body: some View { content.modifier(GridRowModifier(alignment: alignment)) }
}

/// Marks the elements of one row, each for itself, so that a modifier on the row reaches every cell (M-173).
package struct GridRowModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let alignment: VerticalAlignment?
    nonisolated init(alignment: VerticalAlignment?) { self.alignment = alignment }
    nonisolated package func makeElement(_ owner: ViewNode) -> GridCellLayout { GridCellLayout(owner: owner) }
    nonisolated package func configure(_ element: GridCellLayout, old: GridRowModifier?) {
        element.alignment = alignment
        if old != nil { element.setNeedsMeasure() }
    }
}

package final class GridCellLayout: TransparentLayout {
    var alignment: VerticalAlignment?
    override package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        key == GridRowKey.self ? GridRowTag(row: ObjectIdentifier(owner), alignment: alignment) as? K.Value : child.trait(key)
    }
}

/// Which row a cell belongs to.
package struct GridRowTag {
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
}

package struct GridRowKey: LayoutValueKey { package static var defaultValue: GridRowTag? { nil } }
package struct GridColumnsKey: LayoutValueKey { package static var defaultValue: Int { 1 } }
package struct GridUnsizedAxesKey: LayoutValueKey { package static var defaultValue: Axis.Set { [] } }
package struct GridAnchorKey: LayoutValueKey { package static var defaultValue: UnitPoint? { nil } }
package struct GridColumnAlignmentKey: LayoutValueKey { package static var defaultValue: HorizontalAlignment? { nil } }

extension View {
    /// The cell lies across `count` columns of its grid.
    nonisolated public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridColumnsKey.self, value: max(count, 1)) }
    /// The cell fills its column or row on `axes` and has no say in their size (M-173).
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { layoutValue(key: GridUnsizedAxesKey.self, value: axes) }
    /// Where the cell lies in its column and row.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridAnchorKey.self, value: anchor) }
    /// How all cells of this cell's column are aligned.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
}
