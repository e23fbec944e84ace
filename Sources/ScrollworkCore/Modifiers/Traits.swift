import Foundation
import ScrollworkBase

/// A value that an element carries for its container.
package struct TraitModifier<K: LayoutValueKey>: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let value: K.Value
    nonisolated init(_ key: K.Type, _ value: K.Value) { self.value = value }
    nonisolated package func makeElement(_ owner: ViewNode) -> TraitLayout<K> { TraitLayout(owner: owner) }
    nonisolated package func configure(_ element: TraitLayout<K>, old: TraitModifier<K>?) {
        element.value = value
        guard old != nil else { return }
        // The container reads the trait, through any wrappers between, when it measures or orders its children.
        element.traitContainer?.traitsDidChange()
    }
}

package final class TraitLayout<K: LayoutValueKey>: TransparentLayout {
    var value: K.Value?
    override package func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
        if key == K.self, let value { return value as? Key.Value }
        return child.trait(key)
    }
}

/// Sets a guide of an element by a rule (L-100).
package struct AlignmentGuideModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let key: AlignmentKey
    nonisolated(unsafe) let compute: (ViewDimensions) -> CGFloat
    nonisolated init(_ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.compute = compute
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> AlignmentGuideLayout { AlignmentGuideLayout(owner: owner) }
    nonisolated package func configure(_ element: AlignmentGuideLayout, old: AlignmentGuideModifier?) {
        element.key = key
        element.compute = compute
        if old != nil { element.setNeedsMeasure() }
    }
}

package final class AlignmentGuideLayout: TransparentLayout {
    var key: AlignmentKey?
    var compute: ((ViewDimensions) -> CGFloat)?
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        if key == self.key, let compute { return compute(child.dimensions(for: dimensions.proposal)) }
        return super.explicitAlignment(key, in: dimensions)
    }
}

extension View {
    /// The order in which a stack serves its children; higher first (L-55).
    nonisolated public func layoutPriority(_ value: Double) -> some View { modifier(TraitModifier(LayoutPriorityKey.self, value)) }
    /// The order of drawing and hit testing among siblings (L-62).
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier(ZIndexKey.self, value)) }
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { modifier(TraitModifier(key, value)) }
    nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(AlignmentGuideModifier(g.key, computeValue))
    }
    nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(AlignmentGuideModifier(g.key, computeValue))
    }
    /// A value that pickers and tab views tell their content by.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { modifier(TraitModifier(TagKey.self, Optional(AnyHashable(tag)))) }
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier(TagKey.self, Optional(AnyHashable(tag))))
    }
}

/// Key of `tag`.
package struct TagKey: LayoutValueKey {
    package static var defaultValue: AnyHashable? { nil }
}
