/// What tools look for when they search for previews.
@MainActor @preconcurrency
public protocol _PreviewProvider {}

/// A type that makes previews of views.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The view of a preview provider.
package func rootView<P: PreviewProvider>(of type: P.Type) -> AnyView {
    nonisolated(unsafe) var view: AnyView?
    MainActor.assumeIsolated { view = AnyView(P.previews) }
    return view!
}
