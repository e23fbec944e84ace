extension View {
    /// The title of the page in the bar around it.
    nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(NavigationBarModifier { $0.title = title }) }
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// The title is shown; this engine's bars do not let users edit it.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        modifier(NavigationBarModifier { $0.displayMode = displayMode })
    }
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(NavigationBarModifier { $0.hidesBackButton = hidesBackButton })
    }
    @available(*, deprecated, message: "Use toolbar(.hidden) instead.")
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { modifier(NavigationBarModifier { $0.isHidden = hidden }) }
}

// The first generation's names. They are not marked deprecated: the articles use them, and users should not see warnings for that.
extension View {
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        modifier(
            NavigationBarModifier {
                $0.title = title
                $0.displayMode = displayMode
            })
    }
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(NavigationBarModifier { $0.items = [ToolbarEntry(.topBarLeading, leading), ToolbarEntry(.topBarTrailing, trailing)] })
    }
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(NavigationBarModifier { $0.items = [ToolbarEntry(.topBarLeading, leading)] })
    }
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(NavigationBarModifier { $0.items = [ToolbarEntry(.topBarTrailing, trailing)] })
    }
}
