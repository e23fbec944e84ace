import Foundation
import ScrollworkBase

/// The actions of a dialog, nil where the program declares none.
private func erased<A: View>(_ actions: A) -> AnyView? { A.self == EmptyView.self ? nil : AnyView(actions) }

extension Binding where Value == Bool {
    /// As this binding, but only while there is something to present.
    nonisolated func only(if isThere: Bool) -> Binding<Bool> {
        Binding(get: { isThere && wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension View {
    /// Shows an alert while the binding is true; each button ends it. Without actions there is an OK button.
    nonisolated public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
        dialog(.alert, isPresented: isPresented, DialogContent(title: title, message: nil, actions: erased(actions())))
    }
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            .alert, isPresented: isPresented, DialogContent(title: title, message: AnyView(message()), actions: erased(actions())))
    }
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
}

// With data: shown while there is some.
extension View {
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .alert, isPresented: isPresented.only(if: data != nil),
            data.map { DialogContent(title: title, message: nil, actions: erased(actions($0))) })
    }
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .alert, isPresented: isPresented.only(if: data != nil),
            data.map { DialogContent(title: title, message: AnyView(message($0)), actions: erased(actions($0))) })
    }
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message) }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message) }

    /// The error's description is the title.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .alert, isPresented: isPresented.only(if: error != nil),
            error.map { DialogContent(title: Text(verbatim: $0.errorDescription ?? "Error"), message: nil, actions: erased(actions())) })
    }
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(
            .alert, isPresented: isPresented.only(if: error != nil),
            error.map {
                DialogContent(
                    title: Text(verbatim: $0.errorDescription ?? "Error"), message: AnyView(message($0)), actions: erased(actions($0)))
            })
    }
}
