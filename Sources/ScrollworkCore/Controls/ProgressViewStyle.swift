import Foundation
import ScrollworkBase

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view style is given.
public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        nonisolated let content: AnyView
        public var body: some View { content }
    }
    public struct CurrentValueLabel: View {
        nonisolated let content: AnyView
        public var body: some View { content }
    }
    /// 0…1; nil where it is not known.
    public let fractionCompleted: Double?
    nonisolated(unsafe) public var label: ProgressViewStyleConfiguration.Label?
    nonisolated(unsafe) public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// A bar where the fraction is known, a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A spinner. It stands still: a movement without end would keep a recording from coming to rest.
public struct CircularProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            SpinnerShape().stroke(Color.gray, style: StrokeStyle(lineWidth: 2.5, lineCap: .round)).frame(width: 20, height: 20)
            configuration.label.foregroundStyle(.secondary)
        }
    }
}

/// Eight spokes in a circle (UIActivityIndicatorView, medium: 20 points).
struct SpinnerShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius = min(rect.width, rect.height) / 2
        for spoke in 0..<8 {
            let angle = Double(spoke) * .pi / 4
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            path.move(to: CGPoint(x: rect.midX + direction.x * radius * 0.5, y: rect.midY + direction.y * radius * 0.5))
            path.addLine(to: CGPoint(x: rect.midX + direction.x * radius * 0.9, y: rect.midY + direction.y * radius * 0.9))
        }
        return path
    }
}

/// A bar, four points high.
public struct LinearProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            Capsule().fill(Color.gray.opacity(0.3))
                .overlay(alignment: .leading) {
                    GeometryReader { proxy in
                        Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * CGFloat(configuration.fractionCompleted ?? 0))
                    }
                }
                .frame(height: 4)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static let standard = StyleBox<ProgressViewStyleConfiguration> { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
    static var defaultValue: StyleBox<ProgressViewStyleConfiguration> { standard }
}

extension EnvironmentValues {
    package var progressViewStyleBox: StyleBox<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return environment(\.progressViewStyleBox, StyleBox { AnyView(style.makeBody(configuration: $0)) })
    }
}
