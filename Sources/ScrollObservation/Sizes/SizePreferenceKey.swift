import SwiftUI

/// The size of one view, in points, for code that hands sizes up by preference itself.
///
/// The first view that reports wins; with no view the value is zero. `onSizeChanged(perform:)` needs no key: it listens beside its reader and
/// passes nothing up.
public struct SizePreferenceKey: PreferenceKey {
    public static var defaultValue: CGSize { .zero }
    public static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}
