import ScrollworkBase

// Modifiers of lists that a recording cannot show: they are accepted, so that files compile unchanged, and change nothing.

extension View {
    /// The look of headers is the list style's.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
    /// There is no index at the side of a list.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
    /// Rows cannot be swiped.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
}
