/// What kind of thing an element is for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32
    private init(bit: UInt32) { bits = 1 << bit }

    public init() { bits = 0 }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    public static let playsSound = AccessibilityTraits(bit: 6)
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    public static let isStaticText = AccessibilityTraits(bit: 8)
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    public static let isModal = AccessibilityTraits(bit: 14)
    public static let isToggle = AccessibilityTraits(bit: 15)
    public static let isTabBar = AccessibilityTraits(bit: 16)
    // Apple's systems know these from the control itself; there is no public name for them.
    package static let isTextField = AccessibilityTraits(bit: 17)
    package static let isAdjustable = AccessibilityTraits(bit: 18)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    @discardableResult
    public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let both = intersection(member)
        bits &= ~member.bits
        return both.isEmpty ? nil : both
    }
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let both = intersection(newMember)
        bits |= newMember.bits
        return both.isEmpty ? nil : both
    }
    private init(bits: UInt32) { self.bits = bits }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits | other.bits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits & other.bits) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    /// Names for dumps, in order of declaration.
    package var names: [String] {
        let all: [(AccessibilityTraits, String)] = [
            (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"), (.isSearchField, "searchField"),
            (.isImage, "image"), (.playsSound, "playsSound"), (.isKeyboardKey, "keyboardKey"), (.isStaticText, "text"),
            (.isSummaryElement, "summary"), (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
            (.allowsDirectInteraction, "directInteraction"), (.causesPageTurn, "pageTurn"), (.isModal, "modal"), (.isToggle, "toggle"),
            (.isTabBar, "tabBar"), (.isTextField, "textField"), (.isAdjustable, "adjustable"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
