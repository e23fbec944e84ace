import Foundation
import ScrollworkBase

/// How far something is; a spinner where that is not known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// 0…1; nil where it is not known.
    nonisolated private let fraction: Double?
    nonisolated(unsafe) private let label: Label?
    nonisolated(unsafe) private let valueLabel: CurrentValueLabel?
    nonisolated(unsafe) private var style = Environment(\.progressViewStyleBox)

    nonisolated private init(fraction: Double?, label: Label?, valueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.valueLabel = valueLabel
    }

    public var body: some View {
        style.wrappedValue.makeBody(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
                currentValueLabel: valueLabel.map { ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0)) })
        )
        .accessibilityControl(.updatesFrequently, label: label as? Text, value: fraction.map { "\(Int(($0 * 100).rounded()))%" })
    }
}

/// A value's share of `total`, clipped to 0…1; nil where either is no number.
private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let share = Double(value) / Double(total)
    return share.isNaN ? nil : min(max(share, 0), 1)
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    nonisolated public init() { self.init(fraction: nil, label: nil, valueLabel: nil) }
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: share(value, of: total), label: nil, valueLabel: nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), valueLabel: nil) }
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: share(value, of: total), label: label(), valueLabel: nil)
    }
}

extension ProgressView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: share(value, of: total), label: label(), valueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(fraction: nil, label: Text(titleKey), valueLabel: nil) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init(fraction: nil, label: Text(title), valueLabel: nil) }
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(fraction: share(value, of: total), label: Text(titleKey), valueLabel: nil)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(fraction: share(value, of: total), label: Text(title), valueLabel: nil)
    }
}
