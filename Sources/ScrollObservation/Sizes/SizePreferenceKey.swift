import SwiftUI

/// The size of one view, in points, handed up to `onSizeChanged(perform:)`.
///
/// The first view that reports wins; with no view the value is zero.
public struct SizePreferenceKey: PreferenceKey {
    public static var defaultValue: CGSize { .zero }
    public static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}
