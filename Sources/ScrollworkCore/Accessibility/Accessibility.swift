/// What assistive technologies are told of a view. None reads it on this platform; tests and `--tree accessibility` do.
public struct AccessibilityAttachmentModifier: PrimitiveModifier {
    package enum Attachment: Equatable {
        case label(Text)
        case hint(Text)
        case value(Text)
        case identifier(String)
        case hidden(Bool)
        case traits(added: AccessibilityTraits, removed: AccessibilityTraits)
        case children(AccessibilityChildBehavior)
        /// One element, whatever it is made of: what it is, and its label and value in place of those that its parts give.
        case control(AccessibilityTraits, label: Text?, value: String?)
    }
    nonisolated package let attachment: Attachment
    nonisolated init(_ attachment: Attachment) { self.attachment = attachment }
    nonisolated public static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        AccessibilityNode(view, context)
    }
}

private final class AccessibilityNode<Inner: View>: WrapperNode<ModifiedContent<Inner, AccessibilityAttachmentModifier>, Inner>,
    AccessibilityAttaching
{
    var attachment: AccessibilityAttachmentModifier.Attachment { view.modifier.attachment }
    init(_ view: ModifiedContent<Inner, AccessibilityAttachmentModifier>, _ context: _NodeContext) {
        super.init(view, context, content: view.content)
    }
    override func update(_ new: ModifiedContent<Inner, AccessibilityAttachmentModifier>) {
        view = new
        content.update(new.content)
    }
    override var label: String { "accessibility \(view.modifier.attachment)" }
}

/// How the children of an element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    private nonisolated func attach(
        _ attachment: AccessibilityAttachmentModifier.Attachment
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { modifier(AccessibilityAttachmentModifier(attachment)) }

    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.label(label))
    }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.label(Text(labelKey)))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.label(Text(label)))
    }
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(hint))
    }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(Text(hintKey)))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(Text(hint)))
    }
    nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.value(value))
    }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.value(Text(valueKey)))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.value(Text(value)))
    }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.identifier(identifier))
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hidden(hidden))
    }
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.traits(added: traits, removed: [])) }
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.traits(added: [], removed: traits)) }
    /// Makes one element of the view; what is in it is left out, joined, or kept below it. Drawing and layout are not affected.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        attach(.children(children))
    }

    /// What a control is, whatever its style makes it of.
    /// - Parameters:
    ///   - label: nil for what the texts in it say.
    ///   - value: nil for none.
    nonisolated func accessibilityControl(_ traits: AccessibilityTraits, label: Text? = nil, value: String? = nil) -> some View {
        attach(.control(traits, label: label, value: value))
    }
}
