/// Rows that belong together, with a header and a footer. Outside of lists and lazy containers these are plain siblings (M-061, M-178).
public struct Section<Parent, Content, Footer> {
    nonisolated(unsafe) let header: Parent
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let footer: Footer
    /// Stands for the section's identity: lists tell by it where one section ends and the next begins.
    nonisolated(unsafe) private var token = State(initialValue: SectionToken())

    nonisolated private init(header: Parent, content: Content, footer: Footer, isPlain: Void) {
        self.header = header
        self.content = content
        self.footer = footer
    }
}

package final class SectionToken {}

extension Section: View where Parent: View, Content: View, Footer: View {
    @ViewBuilder public var body: some View {
        let id = ObjectIdentifier(token.wrappedValue)
        header.modifier(EnvironmentModifier { $0.style(section: .header) })
            .modifier(TraitModifier(SectionPlaceKey.self, SectionPlace(role: .header, section: id)))
        content.modifier(TraitModifier(SectionPlaceKey.self, SectionPlace(role: .row, section: id)))
        footer.modifier(EnvironmentModifier { $0.style(section: .footer) })
            .modifier(TraitModifier(SectionPlaceKey.self, SectionPlace(role: .footer, section: id)))
    }
}

/// What an element is to the section it stands in.
package enum SectionRole: Sendable { case none, header, row, footer }

/// An element's role and the section that gives it.
package struct SectionPlace: Equatable, Sendable {
    package var role: SectionRole = .none
    package var section: ObjectIdentifier?
}

/// Key of an element's place in sections.
package struct SectionPlaceKey: LayoutValueKey {
    package static var defaultValue: SectionPlace { SectionPlace() }
}

extension LayoutNode {
    package final var sectionPlace: SectionPlace { trait(SectionPlaceKey.self) ?? SectionPlace() }
    package final var sectionRole: SectionRole { sectionPlace.role }
}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(header: header(), content: content(), footer: footer(), isPlain: ())
    }
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer, isPlain: ())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer(), isPlain: ())
    }
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer, isPlain: ())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isPlain: ())
    }
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView(), isPlain: ())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView(), isPlain: ())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isPlain: ())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isPlain: ())
    }
}
