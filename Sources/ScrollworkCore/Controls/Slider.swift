import Foundation
import ScrollworkBase

/// A control for a value in a range: drag the knob, or touch the track.
public struct Slider<Label: View, ValueLabel: View>: View {
    /// 0…1 of the range.
    nonisolated(unsafe) private let share: Binding<Double>
    nonisolated(unsafe) private let editing: (Bool) -> Void
    nonisolated(unsafe) private let label: Label?
    nonisolated(unsafe) private var isEditing = State(initialValue: false)

    nonisolated private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, _ editing: @escaping (Bool) -> Void, _ label: Label?
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        share = Binding(
            get: { length > 0 ? min(max(Double(value.wrappedValue - bounds.lowerBound) / length, 0), 1) : 0 },
            set: { share in
                var distance = share * length
                if let step, step > 0 { distance = (distance / Double(step)).rounded() * Double(step) }
                value.wrappedValue = min(bounds.lowerBound + V(distance), bounds.upperBound)
            })
        self.editing = editing
        self.label = label
    }

    /// Diameter of the knob, points (UISlider).
    private static var knob: CGFloat { 28 }

    public var body: some View {
        let share = self.share
        let editing = self.editing
        let isEditing = self.isEditing
        GeometryReader { proxy in
            let track = max(proxy.size.width - Self.knob, 1)
            ZStack(alignment: .leading) {
                Capsule().fill(Color.gray.opacity(0.3)).frame(height: 4)
                Capsule().fill(TintShapeStyle()).frame(width: track * share.wrappedValue + Self.knob / 2, height: 4)
                Circle().fill(Color.white).shadow(radius: 2).frame(width: Self.knob, height: Self.knob).offset(
                    x: track * share.wrappedValue)
            }
            .frame(height: proxy.size.height)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        if !isEditing.wrappedValue {
                            isEditing.wrappedValue = true
                            editing(true)
                        }
                        share.wrappedValue = min(max(Double((value.location.x - Self.knob / 2) / track), 0), 1)
                    }
                    .onEnded { _ in
                        isEditing.wrappedValue = false
                        editing(false)
                    })
        }
        .frame(height: Self.knob)
        .accessibilityControl(
            .isAdjustable, label: label.flatMap { $0 as? Text }, value: "\(Int((share.wrappedValue * 100).rounded()))%")
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, onEditingChanged, nil)
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: V(step), onEditingChanged, nil)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// The label is for assistive technologies; it is not drawn.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, onEditingChanged, label())
    }
}
