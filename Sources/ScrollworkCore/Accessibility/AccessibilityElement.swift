import Foundation
import ScrollworkBase

/// One thing that an assistive technology can be on: what it is called, what it is, and where.
package struct AccessibilityElement {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits = []
    /// In the window, points.
    package var frame: CGRect
    /// For an element that contains others: those.
    package var children: [AccessibilityElement] = []

    /// One element in place of several: their labels one after the other, and of the rest what the first has.
    static func combined(_ parts: [AccessibilityElement], frame: CGRect) -> AccessibilityElement {
        var result = AccessibilityElement(frame: frame)
        result.label = joined(parts.compactMap(\.label))
        result.value = joined(parts.compactMap(\.value))
        result.hint = joined(parts.compactMap(\.hint))
        result.identifier = parts.lazy.compactMap(\.identifier).first
        for part in parts { result.traits.formUnion(part.traits) }
        return result
    }

    private static func joined(_ parts: [String]) -> String? { parts.isEmpty ? nil : parts.joined(separator: ", ") }

    mutating func apply(_ attachment: AccessibilityAttachmentModifier.Attachment) {
        switch attachment {
        case .label(let text): label = text.plainString
        case .hint(let text): hint = text.plainString
        case .value(let text): value = text.plainString
        case .identifier(let name): identifier = name
        case .traits(let added, let removed):
            traits.subtract(removed)
            traits.formUnion(added)
        case .hidden, .children, .control: break
        }
    }
}

extension Text {
    /// Its characters, without a look.
    fileprivate var plainString: String { string(in: TextContext()) }
}
