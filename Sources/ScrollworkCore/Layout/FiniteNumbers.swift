import Foundation
import ScrollworkBase

/// Keeps numbers that are none out of layout (frame.nan).
package enum FiniteNumbers {
    /// `value` if it is finite, else `replacement`, with one warning per kind of value.
    /// - Parameter what: what the number is, as the author of a view would name it.
    package static func checked(_ value: CGFloat, _ what: String, or replacement: CGFloat = 0) -> CGFloat {
        if value.isFinite { return value }
        Warnings.once(
            "number.\(what)",
            "Invalid \(what): \(value) counts as \(replacement). A division by zero or a size that is not known yet gives such numbers; "
                + "check the value before it reaches the view.")
        return replacement
    }

    package static func checked(_ insets: EdgeInsets, _ what: String) -> EdgeInsets {
        EdgeInsets(
            top: checked(insets.top, what), leading: checked(insets.leading, what), bottom: checked(insets.bottom, what),
            trailing: checked(insets.trailing, what))
    }
}
