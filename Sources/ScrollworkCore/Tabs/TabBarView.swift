import Foundation
import ScrollworkBase

/// A page as the bar shows it.
struct TabBarItem {
    let id: Int
    let label: AnyView?
    let badge: Text?
}

/// The bar of a tab view: icons over titles at the bottom of a phone, segments at the top of a desktop's view.
struct TabBarView: View {
    nonisolated let items: [TabBarItem]
    nonisolated let selected: Int
    nonisolated let profile: PlatformProfile
    nonisolated(unsafe) let choose: (Int) -> Void

    nonisolated init(items: [TabBarItem], selected: Int, profile: PlatformProfile, choose: @escaping (Int) -> Void) {
        self.items = items
        self.selected = selected
        self.profile = profile
        self.choose = choose
    }

    @ViewBuilder var body: some View {
        if profile.kind == .iOS {
            HStack(spacing: 0) { ForEach(items, id: \.id) { TabBarIcon(item: $0, isSelected: $0.id == selected, choose: choose) } }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Material.bar)
                .overlay(alignment: .top) { Divider() }
        } else {
            HStack(spacing: 0) { ForEach(items, id: \.id) { TabBarSegment(item: $0, isSelected: $0.id == selected, choose: choose) } }
                .padding(1)
                .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

private struct TabBarIcon: View {
    nonisolated let item: TabBarItem
    nonisolated let isSelected: Bool
    nonisolated(unsafe) let choose: (Int) -> Void

    var body: some View {
        VStack(spacing: 2) { item.label }
            .labelStyle(TabLabelStyle())
            .lineLimit(1)
            // UITabBarItem's title, and the size of its symbols.
            .font(.system(size: 10, weight: .medium))
            .environment(\.symbolPointSize, 20)
            .foregroundStyle(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .top) {
                if let badge = item.badge { BadgeMark(text: badge).offset(x: 14, y: 2) }
            }
            .contentShape(Rectangle())
            .onTapGesture { choose(item.id) }
    }
}

/// A short text on a red capsule.
private struct BadgeMark: View {
    nonisolated let text: Text
    var body: some View {
        text.font(.system(size: 11)).foregroundStyle(Color.white)
            .padding(.horizontal, 4)
            .frame(minWidth: 16, minHeight: 16)
            .background(Color.red, in: Capsule())
    }
}

private struct TabBarSegment: View {
    nonisolated let item: TabBarItem
    nonisolated let isSelected: Bool
    nonisolated(unsafe) let choose: (Int) -> Void

    var body: some View {
        HStack(spacing: 4) { item.label }
            .labelStyle(TitleOnlyLabelStyle())
            .lineLimit(1)
            .padding(EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10))
            .background(isSelected ? Color.white.opacity(0.9) : Color.clear, in: RoundedRectangle(cornerRadius: 5))
            .foregroundStyle(isSelected ? Color.black : Color.primary)
            .contentShape(Rectangle())
            .onTapGesture { choose(item.id) }
    }
}

/// The icon over the title.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon
            configuration.title
        }
    }
}

private struct SymbolPointSizeKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The size of symbols where it is not that of the text beside them, points.
    package var symbolPointSize: CGFloat? {
        get { self[SymbolPointSizeKey.self] }
        set { self[SymbolPointSizeKey.self] = newValue }
    }
}
