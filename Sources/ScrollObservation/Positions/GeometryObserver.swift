import SwiftUI

/// Runs an action when something that a view's geometry tells changes, and once after the first layout.
///
/// The reader lies in the background of the view and is heard right there: nothing is passed up, so equal observers around or inside of it
/// never mix.
struct GeometryObserver<Value: Equatable & Sendable>: ViewModifier {
    let read: @Sendable (GeometryProxy) -> Value
    let action: (Value) -> Void

    @State private var memory = ObserverMemory<Value>()
    @Environment(\.scrollObservationSource) private var source

    func body(content: Content) -> some View {
        let _: Void = memory.follow({ $0 != $1 }, { _, new in action(new) })
        if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *), source != .contentReader {
            content.onGeometryChange(for: Value.self, of: read) { [memory] in memory.receive($0) }
        } else {
            content.background {
                GeometryReader { geometry in
                    Color.clear
                        .preference(key: MeasuredKey<Value>.self, value: read(geometry))
                        .onPreferenceChange(MeasuredKey<Value>.self) { [memory] value in
                            guard let value else { return }
                            // Preferences are delivered on the main thread; newer SDKs only no longer say so in the closure's type.
                            MainActor.assumeIsolated { memory.receive(value) }
                        }
                        .transformPreference(MeasuredKey<Value>.self) { $0 = nil }
                }
            }
        }
    }
}

/// A measured value on its way from a reader to the listener beside it.
private struct MeasuredKey<Value: Equatable & Sendable>: PreferenceKey {
    static var defaultValue: Value? { nil }
    static func reduce(value: inout Value?, nextValue: () -> Value?) { value = value ?? nextValue() }
}
